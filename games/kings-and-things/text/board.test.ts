import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { CITADEL } from '../content'
import type { State } from '../rules/state'
import { view } from '../rules/view/view'
import { playAtRandom } from '../testing/told-games'
import { en } from './words.en'
import { fr } from './words.fr'

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora']

/** A match of four whose first turn has begun. */
function begun(): State {
  for (const { state } of playAtRandom({ edition: '1986', autoCall: false, turnLimit: 2 }, 4, 'board')) {
    if (state.turn === 1) return state
  }
  throw new Error('no turn has begun')
}

function giveCitadel(state: State, hex: number, owner: number, turn: number): void {
  Object.assign(must(state.hexes[hex]), { owner, fort: CITADEL, got: { turn, how: 'built' } })
}

describe('the text board', () => {
  it('KT-N6, KT-W1, KT-W3: tells the income goal, then the win clock, then that only conquest wins', () => {
    const state = begun()
    expect(en.board(view(state, 0), NAMES)).toMatch(/income of 20/)
    giveCitadel(state, 0, 1, 5)
    expect(en.board(view(state, 0), NAMES)).toMatch(/Ben’s in D4: held until the end of construction in turn 6/)
    expect(fr.board(view(state, 0), NAMES)).toMatch(/celle de Ben en D4.*tour 6/)
    giveCitadel(state, 1, 2, 6)
    expect(en.board(view(state, 0), NAMES)).toMatch(/Citadels: Ben: D4, Cleo: D3\. Whoever owns two wins/)
  })

  it('KT-U1, KT-H2: tells own counters real or bluff, those of others by their number', () => {
    const state = begun()
    const hex = must(state.hexes.find(({ owner }) => owner === 0))
    hex.terrain = 'forest'
    for (const other of state.hexes) if (other.owner === 0 && other !== hex) other.owner = undefined
    hex.armies.splice(0, 9, { seat: 0, down: ['forest_bears', 'mountain_cyclops'], up: [] })
    expect(en.board(view(state, 0), NAMES)).toMatch(/Bears 2, Cyclops 5 \(bluff\)/)
    const seenByBen = en.board(view(state, 1), NAMES)
    expect(seenByBen).toMatch(/forest:.* 2 counters/)
    expect(seenByBen).not.toMatch(/Bears 2, Cyclops 5/)
  })

  it('marks who decides, and tells them alone what can be typed', () => {
    const state = begun()
    const asked = must(state.order[0])
    const board = en.board(view(state, asked), NAMES)
    expect(board).toMatch(new RegExp(`▸ ${asked + 1} ${must(NAMES[asked])} \\(you\\)`))
    expect(board).toMatch(/You can type.*\n(?: {6}.*\n)* {6}done$/)
    expect(en.board(view(state, 'spectator'), NAMES)).not.toMatch(/You can type/)
  })

  it('is narrow enough for a terminal', () => {
    const [map = ''] = en.board(view(begun(), 'spectator'), NAMES).split('1 to 4:')
    expect(
      Math.max(
        ...map
          .split('\n')
          .slice(2)
          .map(({ length }) => length),
      ),
    ).toBeLessThanOrEqual(80)
  })
})
