/** What holds for every bot in every game: legal choices, the same again from the same seed, and no peeking. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { StateGlimpse } from '@crownlands/core/glimpse'
import { canonicalJson } from '@crownlands/core/json'
import type { WholeRoom } from '@crownlands/core/room'
import { withDefaults } from '@crownlands/core/schema'
import { ROOMS } from '@crownlands/games/rooms'
import { describe, expect, it } from 'vitest'
import { createBot, LEVELS, type Level } from './levels'

interface Position {
  readonly state: unknown
  readonly seat: number
}

function defaults({ game }: WholeRoom): unknown {
  const options = withDefaults(game.options, {})
  if (!('value' in options)) throw new Error(`${game.id} has no default options`)
  return options.value
}

/** Enough of a game that goes on for thousands of actions. */
const MOST = 60
/** Where a game is shorter, there are as many as its actions. */
const FEWEST = 5

/** Positions of random games with every number of players, some from each, spread over all of it. */
function positionsOf(room: WholeRoom): Position[] {
  const { game } = room
  const all: Position[] = []
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const chance = new FastChance(`positions ${seats}`)
    const state = game.setup(defaults(room), seats, chance.at(0))
    const found: Position[] = []
    for (let n = 1; ; n++) {
      const [seat] = game.toAct(state)
      if (seat === undefined) break
      found.push({ state: game.clone(state), seat })
      game.apply(state, seat, pick(game.legalActions(state, seat), chance.at(2 * n)), chance.at(2 * n + 1))
    }
    // Every seventh, more of a short game, fewer of a long one.
    const every = Math.max(1, Math.min(7, Math.floor(found.length / FEWEST)), Math.ceil(found.length / MOST))
    all.push(...found.filter((_, i) => i % every === Math.min(2, every - 1)))
  }
  return all
}

function choose(room: WholeRoom, level: Level, { state, seat }: Position): unknown {
  const bot = createBot(room, { level, budget: { iterations: 12 } }, new FastChance('all games').at(0))
  return bot.choose(new StateGlimpse(room.game, state, seat))
}

describe.each(ROOMS.map((room) => [room.game.id, room] as const))('%s', (_, room) => {
  const { game } = room
  const positions = positionsOf(room)

  it.each(LEVELS)('%s chooses by the rules, the same again, and touches nothing', (level) => {
    expect(positions.length).toBeGreaterThan(2)
    for (const position of positions) {
      const before = canonicalJson(position.state)
      const action = choose(room, level, position)
      expect(game.check(position.state, position.seat, action)).toBeUndefined()
      expect(choose(room, level, position)).toEqual(action)
      expect(canonicalJson(position.state)).toBe(before)
    }
  })

  it.each(LEVELS)('%s knows only what its seat knows (T-H1)', (level) => {
    for (const [i, position] of positions.entries()) {
      const { state, seat } = position
      const other = game.imagine(game.view(state, seat), new FastChance(`other ${i}`).at(0))
      expect(choose(room, level, { state: other, seat })).toEqual(choose(room, level, position))
    }
  })
})
