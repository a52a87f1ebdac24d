import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import { ALL_OPTIONS } from '../testing/configurations'
import { drawn, FIRST, play, player, STANDARD } from '../testing/positions'
import { cellAt } from './grid'
import { byTileOrder } from './pieces'
import type { State } from './state'

const start = () => kingsGate.setup(STANDARD, 3, new FastChance('audit').at(0))

function changed(change: (state: State) => Partial<State> | undefined, from: State = start()): string | undefined {
  const state = kingsGate.clone(from)
  return kingsGate.audit({ ...state, ...change(state) })
}

/** After the first scoring. */
const placing = () =>
  drawn('g1 g2 g3 g4\ny1 L1 L1 y2\nr1 r1 r2 r2', {
    hands: 'y11345 g111111 r113345',
    stacks: 'all',
    phase: 'location',
    played: 'y2',
  })

/** After the second location was placed. */
const second = () => {
  const state = placing()
  play(state, 'h@3,0')
  play(state, 'end', FIRST)
  return state
}

describe('nothing is impossible', () => {
  it('about a start, a scoring and a second location', () => {
    for (const state of [start(), placing(), second()]) expect(kingsGate.audit(state)).toBeUndefined()
  })

  it('about any step of any game', () => {
    for (const [i, options] of ALL_OPTIONS.entries()) {
      for (const seats of [2, 3, 4]) {
        const chance = new FastChance(`audit ${i}`).at(0)
        const state = kingsGate.setup(options, seats, chance)
        while (state.phase !== 'over') {
          expect(kingsGate.audit(state)).toBeUndefined()
          const action = kingsGate.randomAction?.(state, state.turn, chance)
          if (action !== undefined) kingsGate.apply(state, state.turn, action, chance)
        }
        expect(kingsGate.audit(state)).toBeUndefined()
      }
    }
  })

  it('KG-T7: about a space of two locations that a dragon has freed', () => {
    const state = second()
    const tile = state.spaces.indexOf('r2')
    expect(tile).toBeGreaterThan(0)
    state.spaces[tile] = '.'
    state.discarded.push('r2')
    expect(kingsGate.audit(state)).toBeUndefined()
  })
})

describe('it is impossible', () => {
  it('KG-S1: that it is the turn of nobody', () => {
    expect(changed(() => ({ turn: 3 }))).toContain('no player D')
  })

  it('KG-S1: that the Palace lies elsewhere', () => {
    expect(changed(() => ({ locations: [{ cell: cellAt(1, 1), orientation: 'horizontal' }] }))).toContain('KG-S1')
  })

  it('KG-N3: that a location is turned when none is', () => {
    const state = placing()
    play(state, 'v@3,0')
    expect(changed(() => ({ options: { ...STANDARD, rotation: false } }), state)).toContain('KG-N3')
  })

  it('KG-C1: that two things lie on one cell, or one beyond the reach of ten locations', () => {
    const state = second()
    expect(changed(() => ({ elsewhere: [{ cell: cellAt(0, 0), piece: 'y1' }] }), state)).toContain('KG-C1')
    expect(changed(() => ({ elsewhere: [{ cell: cellAt(31, 0), piece: 'y1' }] }), state)).toContain('KG-N2')
  })

  it('KG-C1: that a tile at the current location is listed elsewhere, or the list is not in order', () => {
    const state = second()
    const out = [...state.elsewhere, { cell: cellAt(5, 0), piece: 'y1' } as const].toSorted((a, b) => a.cell - b.cell)
    expect(changed(() => ({ elsewhere: out }), state)).toContain('KG-C1')
    expect(changed(() => ({ elsewhere: state.elsewhere.toReversed() }), state)).toContain('rising cell')
  })

  it('KG-T4: that a tile lies at no location', () => {
    expect(changed(() => ({ elsewhere: [{ cell: cellAt(7, 7), piece: 'y1' }] }))).toContain('KG-T4')
  })

  it('KG-N2: that a scored location has a free space, or that a location lies on a space of another', () => {
    const state = second()
    expect(changed(() => ({ elsewhere: state.elsewhere.slice(1) }), state)).toContain('KG-N2')
    const onTop = [...start().locations, { cell: cellAt(0, -1), orientation: 'horizontal' } as const]
    expect(changed(() => ({ locations: onTop, spaces: Array(10).fill('.') }))).toContain('KG-N2')
  })

  it('KG-N2: that a location shares no edge with what was there before', () => {
    for (const cell of [cellAt(5, 0), cellAt(20, 20), cellAt(3, 2)]) {
      const state = placing()
      play(state, 'h@3,0')
      state.locations[1] = { cell, orientation: 'horizontal' }
      expect(kingsGate.audit(state)).toBe('location 2 shares no edge with anything (KG-N2)')
    }
  })

  it('KG-X8: that more than one tile was moved away by the Sorceress', () => {
    const state = second()
    const free = state.spaces.indexOf('.')
    state.spaces[free] = 'y1S'
    expect(changed(() => ({ elsewhere: state.elsewhere.slice(2) }), state)).toContain('KG-N2')
    // One would do; then it is the tiles and counters that do not add up.
    expect(changed(() => ({ elsewhere: state.elsewhere.slice(1) }), state)).not.toContain('KG-N2')
  })

  it('KG-C3: that a tile is missing or there twice', () => {
    expect(changed(({ players }) => void players[0]?.stack.shift())).toContain('KG-C3')
    expect(changed(() => ({ discarded: ['y5'] }))).toContain('KG-C3')
    expect(changed(() => ({ discarded: ['b1'] }))).toContain('there are 1 tiles b1, not 0')
  })

  it('KG-S1: that somebody has tiles of another', () => {
    expect(changed(({ players }) => ({ players: players.toReversed() }))).toContain('KG-S1')
  })

  it('KG-H1: that lists are in an order that could tell something', () => {
    expect(changed(({ players }) => void players[0]?.stack.reverse())).toContain('must be listed in the order y0')
    const state = second()
    expect(changed(({ players }) => void players[0]?.counters.push('king', 'king'), state)).toContain('KG-C2')
    expect(changed(({ players }) => void players[0]?.counters.push('bishop', 'king'), state)).toContain('order king')
  })

  it('KG-P4: that a counter is there before its location was scored', () => {
    expect(changed(({ players }) => void players[0]?.counters.push('king'))).toContain('KG-P4')
    expect(changed(({ players }) => void players[0]?.counters.push('bishop'), second())).toContain('KG-P4')
  })

  it('KG-E1: that somebody without tiles has a counter', () => {
    const state = second()
    const { hand, stack, counters } = player(state, 2)
    state.discarded.push(...hand.splice(0), ...stack.splice(0))
    state.discarded.sort(byTileOrder)
    expect(kingsGate.audit(state)).toBeUndefined()
    counters.push('king')
    expect(kingsGate.audit(state)).toContain('KG-E1')
  })

  it('KG-T1: that a hand is not full, or that somebody played what was never there', () => {
    expect(
      changed(({ players }) => {
        const tile = players[1]?.hand.pop()
        return tile === undefined ? undefined : void players[1]?.stack.push(tile)
      }),
    ).toContain('KG-T1')
    const state = start()
    expect(changed(() => ({ played: [state.turn === 0 ? 'g1' : 'y1'] }))).toContain('cannot have played')
    expect(changed(() => ({ played: ['y5'] }), placing())).toBe('y5 was played and is nowhere to be seen (KG-T1)')
  })

  it('KG-T9: that the phase does not fit the spaces', () => {
    expect(changed(() => ({ phase: 'location' }))).toContain('KG-T9')
    expect(changed(() => ({ phase: 'tiles' }), placing())).toContain('KG-T9')
  })

  it('KG-E2: that the match is over while it could go on', () => {
    expect(changed(() => ({ phase: 'over' }))).toContain('KG-E2')
    expect(changed(() => ({ phase: 'over' }), placing())).toContain('KG-E2')
  })

  it('KG-E3: that there is no last scoring after one, or one before', () => {
    expect(changed(() => ({ lastScoring: undefined }), placing())).toContain('KG-E3')
    expect(changed(() => ({ lastScoring: { vp: [0, 0, 0], ranks: [0, 0, 0] } }))).toContain('KG-E3')
    expect(changed(() => ({ lastScoring: { vp: [0, 0], ranks: [0, 0] } }))).toContain('every player')
  })

  it('KG-P2, KG-P3: that the last scoring is none of this location', () => {
    const last = (vp: readonly number[], ranks: readonly number[]) =>
      changed(() => ({ lastScoring: { vp, ranks } }), placing())
    // The Palace pays 2 and 2 to three players.
    expect(last([2, 2, 0], [1, 2, 3])).toBeUndefined()
    expect(last([0, 3, 0], [2, 1, 3])).toBe('player B cannot have won 3 VP last (KG-P2)')
    expect(last([1000, 0, 0], [1, 2, 3])).toContain('KG-P2')
    expect(last([2, 1, 0], [1, 0, 0])).toBe('player B cannot have won 1 VP last (KG-P2)')
    expect(last([2, 2, 0], [1, 1, 0])).toBe('no two players have the same rank (KG-P3)')
  })

  it('KG-P2: that somebody has more VP than there were to win', () => {
    expect(
      changed(({ players }) => {
        for (const player of players) player.vp = 3
        return undefined
      }, placing()),
    ).toContain('KG-P2')
  })
})
