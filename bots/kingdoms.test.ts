/** Kingdoms with what its bots have learned: the search goes by a model of the game, and is as honest as by the rules. */
import { FastChance } from '@crownlands/core/chance-fast'
import { StateGlimpse } from '@crownlands/core/glimpse'
import { withLearned } from '@crownlands/core/room'
import type { Action, Options, State } from '@crownlands/games/kingdoms/rules/state'
import * as room from '@crownlands/games/kingdoms/version-1'
import { describe, expect, it } from 'vitest'
import { SearchBot } from './search'

const { game } = room
const rules = await withLearned(room)
const PLAIN: Options = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' }
const VARIANTS: readonly Options[] = [
  PLAIN,
  { ...PLAIN, noLuck: true },
  { ...PLAIN, lastCastle: true, edition: '2002' },
  { ...PLAIN, scoreAsYouGo: true },
  { noLuck: true, lastCastle: true, scoreAsYouGo: true, edition: '2011' },
]

function choose(state: State, seed: string): Action {
  const bot = new SearchBot(rules, new FastChance(seed).at(0), { iterations: 50 })
  return bot.choose(new StateGlimpse(game, state, state.turn))
}

/** Positions of random games, a few from each. */
function somePositions(options: Options, seats: number): State[] {
  const chance = new FastChance('positions').at(0)
  const state = game.setup(options, seats, chance)
  const positions: State[] = []
  for (let n = 0; !state.over; n++) {
    if (n % 9 === 0) positions.push(game.clone(state))
    const legal = game.legalActions(state, state.turn)
    game.apply(state, state.turn, legal[chance.below(legal.length)] ?? { type: 'draw' }, chance)
  }
  return positions
}

const POSITIONS = VARIANTS.flatMap((options) => [2, 3, 4].flatMap((seats) => somePositions(options, seats)))

describe('search in Kingdoms', () => {
  it('makes only legal choices, and the same again with the same seed', () => {
    for (const state of POSITIONS) {
      const action = choose(state, 'again')
      expect(game.check(state, state.turn, action)).toBeUndefined()
      expect(choose(state, 'again')).toEqual(action)
    }
  })

  it('K-H1: chooses the same whatever is hidden from it', () => {
    let compared = 0
    for (const [i, state] of POSITIONS.entries()) {
      const other = game.imagine(game.view(state, state.turn), new FastChance(`other ${i}`).at(0))
      if (JSON.stringify(other) === JSON.stringify(state)) continue
      compared++
      expect(choose(other, 'hidden')).toEqual(choose(state, 'hidden'))
    }
    expect(compared).toBeGreaterThan(20)
  })

  it('tells a line of legal actions that begins with its choice', () => {
    for (const state of POSITIONS) {
      const bot = new SearchBot(rules, new FastChance('line').at(0), { iterations: 50 })
      const { line, choices } = bot.search(new StateGlimpse(game, state, state.turn))
      expect(line[0]).toEqual(choices[0]?.turn[0])
      const seat = state.turn
      const after = game.clone(state)
      for (const action of line) {
        expect(game.check(after, seat, action)).toBeUndefined()
        game.apply(after, seat, action, new FastChance('line').at(0))
      }
    }
  })

  it('goes on from what it found out about the move before', () => {
    const state = game.setup(PLAIN, 2, new FastChance('reuse').at(0))
    const seat = state.turn
    const bot = new SearchBot(rules, new FastChance('reuse').at(0), { iterations: 2000 })
    const { line, choices } = bot.search(new StateGlimpse(game, state, seat))
    expect(line.length).toBeGreaterThan(0)
    const again = bot.search(new StateGlimpse(game, state, seat))
    expect(again.choices[0]?.visits).toBeGreaterThan(choices[0]?.visits ?? 0)
  })
})
