import { FastChance } from '@crownlands/core/chance-fast'
import { StateGlimpse } from '@crownlands/core/glimpse'
import * as gate from '@crownlands/games/gate/version-1'
import * as room from '@crownlands/games/kingdoms/version-1'
import { describe, expect, it } from 'vitest'
import { TEMPERAMENTS } from '../protocol'
import { loadRules } from '../rules'
import { RoomThinker } from './room-thinker'
import { botOf } from './temperaments'
import type { Question } from './thinker'

const { game } = room
const OPTIONS = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' } as const

function question(seed = 'a question'): Question {
  const state = game.setup(OPTIONS, 2, new FastChance(seed).at(0))
  const seat = state.turn
  return { game: 'kingdoms', rules: 1, seat, view: game.view(state, seat), legal: game.legalActions(state, seat), seed }
}

describe('a bot', () => {
  it.each(TEMPERAMENTS)('makes a legal choice: the %s', async (temperament) => {
    const asked = question()
    expect(asked.legal).toContainEqual(await new RoomThinker(loadRules).choose(asked, temperament))
  })

  // Those who search may be cut short by the clock.
  it.each(['squire', 'steward'] as const)('chooses the same again from the same seed: the %s', async (one) => {
    const thinker = new RoomThinker(loadRules)
    const asked = question()
    expect(await thinker.choose(structuredClone(asked), one)).toEqual(await thinker.choose(asked, one))
  })
})

describe('a hint', () => {
  it('comes with what would be good to do after it', async () => {
    const state = gate.game.setup({ difficulty: 'standard', strictPhases: false }, 1, new FastChance('b').at(0))
    const legal = gate.game.legalActions(state, 0)
    const asked = { game: 'gate', rules: 1, seat: 0, view: gate.game.view(state, 0), legal, seed: 'b' }
    const hint = await new RoomThinker(loadRules).hint(asked)
    expect(legal).toContainEqual(hint?.action)
    expect(hint?.line[0]).toEqual(hint?.action)
    expect(hint?.line.length).toBeGreaterThan(1)
  })
})

describe('the squire', () => {
  /** Of how many games the first wins, changing seats. */
  async function wins(games: number, bots: readonly ['squire' | 'steward', 'squire' | 'random']): Promise<number> {
    let won = 0
    for (let n = 0; n < games; n++) {
      const chance = new FastChance(`game ${n}`)
      const state = game.setup(OPTIONS, 2, chance.at(0))
      const players = await Promise.all(
        bots.map(async (bot, i) =>
          bot === 'random' ? undefined : await botOf(room, bot, new FastChance(`bot ${i} of ${n}`).at(0)),
        ),
      )
      const luck = new FastChance(`luck ${n}`).at(0)
      for (let step = 1; game.toAct(state).length > 0; step++) {
        const glimpse = new StateGlimpse(game, state, state.turn)
        const action = players[(state.turn + n) % 2]?.choose(glimpse) ?? glimpse.random(luck)
        game.apply(state, state.turn, action, chance.at(step))
      }
      if (game.outcome(state)?.winners.includes(n % 2) === true) won++
    }
    return won
  }

  it('knows more than chance does', async () => {
    expect(await wins(40, ['squire', 'random'])).toBeGreaterThan(30)
  })

  it('still has to learn from the steward', async () => {
    expect(await wins(40, ['steward', 'squire'])).toBeGreaterThan(30)
  })
})
