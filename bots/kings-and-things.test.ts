import { FastChance } from '@crownlands/core/chance-fast'
import { StateGlimpse } from '@crownlands/core/glimpse'
import { withDefaults } from '@crownlands/core/schema'
import * as room from '@crownlands/games/kings-and-things/version-1'
import { expect, it } from 'vitest'
import { GreedyBot } from './greedy'
import { SearchBot } from './search'
import { countThoughts } from './testing/thoughts'

const { game } = room

/** Plays until the search means to do several things one after the other. */
function beforeLongTurn() {
  const options = withDefaults(game.options, {})
  if (!('value' in options)) throw new Error('there are no options')
  const chance = new FastChance('long').at(0)
  const state = game.setup(options.value, 2, chance)
  const greedy = new GreedyBot(room, chance)
  for (let actions = 0; actions < 300; actions++) {
    const [seat = 0] = game.toAct(state)
    const glimpse = new StateGlimpse(game, state, seat)
    const { choices } = new SearchBot(room, new FastChance('turn').at(0), { iterations: 20 }).search(glimpse)
    const turn = choices[0]?.turn ?? []
    if (turn.length > 2) return { state, seat, turn }
    game.apply(state, seat, greedy.choose(glimpse), chance)
  }
  throw new Error('nobody means to do more than two things')
}

it('keeps to a movement that it has chosen, without another thought', () => {
  const { state, seat, turn } = beforeLongTurn()
  const { counting, thoughts } = countThoughts(room)
  const bot = new SearchBot(counting, new FastChance('turn').at(0), { iterations: 20 })
  const [first, second] = turn
  for (const action of [first, second]) {
    const chosen = bot.choose(new StateGlimpse(game, state, seat))
    expect(chosen).toEqual(action)
    game.apply(state, seat, chosen, new FastChance('on').at(0))
  }
  expect(thoughts.count).toBe(1)
})
