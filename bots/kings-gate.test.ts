import { FastChance } from '@crownlands/core/chance-fast'
import { StateGlimpse } from '@crownlands/core/glimpse'
import { type Rules, withLearned } from '@crownlands/core/room'
import type { Action, Event, Options, State, View } from '@crownlands/games/kings-gate/rules/state'
import * as room from '@crownlands/games/kings-gate/version-1'
import { beforeAll, expect, it } from 'vitest'
import type { Bot } from './bot'
import { GreedyBot } from './greedy'
import { SearchBot } from './search'
import { countThoughts } from './testing/thoughts'

const STANDARD: Options = { graveyard: 'replace', hiddenVp: false, rotation: true }
const { game } = room
let rules: Rules<State, Action, View, Options, Event> = room

beforeAll(async () => {
  rules = await withLearned<State, Action, View, Options, Event>(room)
})

type AnyBot = Bot<ReturnType<typeof game.legalActions>[number], ReturnType<typeof game.view>>

/** Plays a game; the bots sit in order. Every action has to be legal. */
function play(bots: readonly AnyBot[], options: Options, seed: string): State {
  const chance = new FastChance(seed)
  const state = game.setup(options, bots.length, chance.at(0))
  for (let actions = 1; state.phase !== 'over'; actions++) {
    const seat = state.turn
    const action = bots[seat]?.choose(new StateGlimpse(game, state, seat))
    if (action === undefined) throw new Error('somebody has nothing to do')
    expect(game.check(state, seat, action)).toBeUndefined()
    game.apply(state, seat, action, chance.at(actions))
  }
  return state
}

it.each([2, 3, 4])(
  'search with what was learned plays whole games, with %i players and all that is hidden',
  (seats) => {
    const bots = Array.from(
      { length: seats },
      (_, seat) => new SearchBot(rules, new FastChance(`bot ${seat}`).at(0), { iterations: 10 }),
    )
    const state = play(bots, { ...STANDARD, hiddenVp: true }, `whole ${seats}`)
    expect(game.outcome(state)).toBeDefined()
  },
)

it('the same seed and iterations give the same answer, and what it begins with is then played', () => {
  const chance = new FastChance('answer').at(0)
  const state = game.setup(STANDARD, 3, chance)
  const glimpse = new StateGlimpse(game, state, state.turn)
  const bot = () => new SearchBot(rules, new FastChance('same').at(0), { iterations: 100 })
  const [one, other] = [bot().search(glimpse), bot().search(glimpse)]
  expect(one).toEqual(other)
  const turn = one.choices[0]?.turn ?? []
  expect(one.line).toEqual(turn)
  expect(bot().choose(glimpse)).toEqual(turn[0])
})

it('thinks about every action of a turn anew', () => {
  const { counting, thoughts } = countThoughts(rules)
  const bots = [0, 1, 2].map((seat) => new SearchBot(counting, new FastChance(`anew ${seat}`).at(0), { iterations: 5 }))
  let decisions = 0
  let turns = 0
  const counted = bots.map(
    (bot): AnyBot => ({
      choose: (glimpse) => {
        const { played } = glimpse.view()
        if (glimpse.legal().length > 1) decisions++
        if (played.length === 0) turns++
        return bot.choose(glimpse)
      },
    }),
  )
  play(counted, STANDARD, 'anew')
  expect(decisions).toBeGreaterThan(turns)
  expect(thoughts.count).toBe(decisions)
})

it('in the middle of a turn it thinks about the rest of it', () => {
  const chance = new FastChance('middle').at(0)
  const state = game.setup(STANDARD, 2, chance)
  const [first] = game.legalActions(state, state.turn)
  if (first === undefined) throw new Error('there is nothing to do')
  game.apply(state, state.turn, first, chance)
  const glimpse = new StateGlimpse(game, state, state.turn)
  const { choices } = new SearchBot(rules, new FastChance('rest').at(0), { iterations: 50 }).search(glimpse)
  expect(choices[0]?.turn.at(-1)).toEqual({ type: 'end' })
  expect(choices.some(({ turn: [first] }) => first.type === 'end')).toBe(true)
})

it('greedy with what was learned beats greedy without', () => {
  let won = 0
  const games = 12
  for (let number = 0; number < games; number++) {
    const chance = new FastChance(`greedy ${number}`).at(0)
    const learned = new GreedyBot(rules, chance)
    const without = new GreedyBot({ game, heuristics: room.heuristics }, chance)
    const seat = number % 2
    const state = play(seat === 0 ? [learned, without] : [without, learned], STANDARD, `greedy ${number}`)
    if (game.outcome(state)?.winners.includes(seat)) won++
  }
  expect(won).toBeGreaterThanOrEqual(0.75 * games)
})
