/** What holds for every bot: it plays by the rules, the same seed gives the same choice, and it knows what its seat knows. */
import { type Chance, pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { StateGlimpse } from '@crownlands/core/glimpse'
import type { Heuristics } from '@crownlands/core/heuristics'
import { canonicalJson } from '@crownlands/core/json'
import { boasts } from '@crownlands/core/testing/boasts'
import type { Action as BoastsAction, State as BoastsState } from '@crownlands/core/testing/boasts-data'
import { sealedBids } from '@crownlands/core/testing/sealed-bids'
import type { Action as ToyAction, State as ToyState } from '@crownlands/core/testing/sealed-bids-data'
import { parsePosition } from '@crownlands/games/kingdoms/rules/notation'
import type { Action, Options, State, View } from '@crownlands/games/kingdoms/rules/state'
import * as room from '@crownlands/games/kingdoms/version-1'
import { describe, expect, it } from 'vitest'
import type { Bot } from './bot'
import type { Budget } from './budget'
import { cautiousValue } from './caution'
import { createBot, LEVELS, type Level } from './levels'
import { RandomBot } from './random'
import { SearchBot } from './search'

const { game } = room
const FEW: Budget = { iterations: 4 }
const YES_NO = [false, true]

const VARIANTS: readonly Options[] = YES_NO.flatMap((noLuck) =>
  YES_NO.flatMap((lastCastle) =>
    YES_NO.flatMap((scoreAsYouGo) =>
      (['2011', '2002'] as const).map((edition) => ({ noLuck, lastCastle, scoreAsYouGo, edition })),
    ),
  ),
)
const PLAIN: Options = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' }

function botOf(level: Level, seed: string, budget: Budget = FEW): Bot<Action, View> {
  return createBot(room, { level, budget }, new FastChance(seed).at(0))
}

function actor(state: State): number {
  const seat = game.toAct(state)[0]
  if (seat === undefined) throw new Error('the match is over')
  return seat
}

/** Plays a game, showing every decision before it is made. */
function play(
  options: Options,
  seats: number,
  seed: string,
  bot: Bot<Action, View>,
  see: (state: State) => void,
): State {
  const chance = new FastChance(seed)
  const state = game.setup(options, seats, chance.at(0))
  for (let n = 1; game.toAct(state).length > 0; n++) {
    see(state)
    const seat = actor(state)
    game.apply(state, seat, bot.choose(new StateGlimpse(game, state, seat)), chance.at(n))
  }
  return state
}

/** Positions of random games, a dozen from each. */
function somePositions(options: Options, seats: number, seed: string): State[] {
  const positions: State[] = []
  let n = 0
  play(options, seats, seed, new RandomBot(new FastChance(seed).at(0)), (state) => {
    if (n++ % 11 === 0) positions.push(game.clone(state))
  })
  return positions
}

describe.each(LEVELS)('%s', (level) => {
  it('makes only legal choices, in every variant and with every number of players', () => {
    let choices = 0
    for (const options of VARIANTS) {
      for (const seats of [2, 3, 4]) {
        const inner = botOf(level, 'legal')
        const watched: Bot<Action, View> = {
          choose: (glimpse) => {
            const action = inner.choose(glimpse)
            expect(glimpse.legal()).toContainEqual(action)
            choices++
            return action
          },
        }
        // The search thinks longer: let it decide here and there instead of all along.
        if (level === 'search') {
          for (const state of somePositions(options, seats, 'legal')) {
            watched.choose(new StateGlimpse(game, state, actor(state)))
          }
        } else expect(play(options, seats, 'legal', watched, () => {}).over).toBe(true)
      }
    }
    expect(choices).toBeGreaterThan(300)
  })

  it('leaves the position as it is', () => {
    for (const state of somePositions(PLAIN, 3, 'untouched')) {
      const before = canonicalJson(state)
      botOf(level, 'untouched').choose(new StateGlimpse(game, state, actor(state)))
      expect(canonicalJson(state)).toBe(before)
    }
  })

  it('chooses the same again with the same seed', () => {
    for (const state of somePositions(PLAIN, 2, 'again')) {
      const glimpse = new StateGlimpse(game, state, actor(state))
      expect(botOf(level, 'again').choose(glimpse)).toEqual(botOf(level, 'again').choose(glimpse))
    }
  })

  it('knows only what its seat knows: whatever is hidden, it chooses the same (T-H1, K-H1)', () => {
    const choose = (state: State, seat: number, seed: string) =>
      botOf(level, seed, { iterations: 30 }).choose(new StateGlimpse(game, state, seat))
    expect(choicesByHiddenThings(choose)).toEqual({ compared: expect.any(Number), different: 0 })
  })
})

/** In how many positions the choice changed with what the seat cannot know. */
function choicesByHiddenThings(choose: (state: State, seat: number, seed: string) => Action): {
  readonly compared: number
  readonly different: number
} {
  let [compared, different] = [0, 0]
  for (const [i, state] of [2, 3, 4].flatMap((seats) => somePositions(PLAIN, seats, 'secret')).entries()) {
    const seat = actor(state)
    const other = game.imagine(game.view(state, seat), new FastChance(`other ${i}`).at(0))
    if (canonicalJson(other) === canonicalJson(state)) continue
    compared++
    if (canonicalJson(choose(state, seat, `${i}`)) !== canonicalJson(choose(other, seat, `${i}`))) different++
  }
  expect(compared).toBeGreaterThan(10)
  return { compared, different }
}

describe('the secrecy test', () => {
  it('finds a bot that peeks', () => {
    // Places a castle by the number on another player's hidden tile.
    const peek = (state: State, seat: number): Action => {
      const hidden = state.players[(seat + 1) % state.players.length]?.startingTile ?? ''
      const legal = game.legalActions(state, seat)
      return legal[hidden.charCodeAt(1) % legal.length] ?? { type: 'draw' }
    }
    expect(choicesByHiddenThings(peek).different).toBeGreaterThan(0)
  })
})

describe('search where several decide at the same time', () => {
  const TOY = { bidding: 'together', replenish: true } as const
  /** Judges nothing: the toy game is only there for its secrets. */
  const toyRoom = {
    game: sealedBids,
    heuristics: {
      evaluate: (state: ToyState) => state.coins.map((coins) => coins / 100),
      judge: (_: ToyState, __: number, actions: readonly ToyAction[]) => actions.map(() => 0),
      playout: (state: ToyState, seat: number, chance: Chance) => pick(sealedBids.legalActions(state, seat), chance),
      stage: (state: ToyState) => (state.over ? 1 : 0),
    },
  }

  it('chooses an action of its own, whichever seat it has, until the end', () => {
    for (let n = 0; n < 20; n++) {
      const chance = new FastChance(`together ${n}`)
      const state = sealedBids.setup(TOY, 3, chance.at(0))
      const bot = new SearchBot(toyRoom, new FastChance(`bot ${n}`).at(0), { iterations: 20 })
      for (let step = 1; sealedBids.toAct(state).length > 0; step++) {
        // The last of those who are to act, so that others are to act before it.
        const seat = sealedBids.toAct(state).at(-1) ?? 0
        const action = bot.choose(new StateGlimpse(sealedBids, state, seat))
        expect(sealedBids.check(state, seat, action)).toBeUndefined()
        sealedBids.apply(state, seat, action, chance.at(step))
      }
    }
  })
})

describe('search', () => {
  function firstPosition(seed: string): State {
    return game.setup(PLAIN, 2, new FastChance(seed).at(0))
  }

  function search(state: State, seed: string, budget: Budget) {
    return new SearchBot(room, new FastChance(seed).at(0), budget).search(new StateGlimpse(game, state, actor(state)))
  }

  it('gives the same report for the same seed and a budget in iterations', () => {
    const state = firstPosition('report')
    const report = search(state, 'x', { iterations: 200 })
    expect(search(state, 'x', { iterations: 200 })).toEqual(report)
    expect(search(state, 'y', { iterations: 200 })).not.toEqual(report)
  })

  it('spends its iterations, each on one choice, and tells first which to make', () => {
    const { iterations, spread, choices } = search(firstPosition('spend'), 'x', { iterations: 150 })
    expect(iterations).toBe(150)
    expect(choices.reduce((sum, { visits }) => sum + visits, 0)).toBe(150)
    const worths = choices.map(({ value, visits }) => cautiousValue(value, visits, spread))
    expect(worths).toEqual(worths.toSorted((a, b) => b - a))
    for (const { value } of choices) expect(value >= 0 && value <= 1).toBe(true)
  })

  it('stops when the time is up, and thinks at least once', () => {
    const started = performance.now()
    expect(search(firstPosition('time'), 'x', { milliseconds: 60 }).iterations).toBeGreaterThan(1)
    expect(performance.now() - started).toBeLessThan(2000)
    expect(search(firstPosition('time'), 'x', { iterations: 0 }).iterations).toBe(1)
  })

  it('sees what is plainly best: the last space beside a fortune', () => {
    // Seat A alone can fill e5, and both lines through it are worth a lot to the highest castle.
    const position =
      '+6,+6,+5,+5,+4,+4/+3,+3,+2,+2,+1,+1/A1,A1,A1,A1,-1,B1/B1,B1,B1,mountain,-2,-3/-4,-5,-6,mountain,1,dragon ' +
      'epoch3 A A:50:0001:mine B:50:0000:wizard 2011'
    const state = parsePosition(position)
    if ('problem' in state) throw new Error(state.problem)
    const bot = new SearchBot(room, new FastChance('best').at(0), { iterations: 300 })
    const best = bot.choose(new StateGlimpse(game, state, 0))
    const gold = (action: Action) => {
      const after = game.clone(state)
      game.apply(after, 0, action, new FastChance('best').at(1))
      return (after.players[0]?.gold ?? 0) - (after.players[1]?.gold ?? 0)
    }
    const margins = game.legalActions(state, 0).map(gold)
    expect(new Set(margins).size).toBeGreaterThan(1)
    expect(gold(best)).toBe(Math.max(...margins))
  })
})

describe('a choice of one', () => {
  it('costs a search neither an iteration nor a first impression', () => {
    const judged: number[] = []
    const heuristics: Heuristics<BoastsState, BoastsAction> = {
      evaluate: ({ points }) => points.map((count) => count / 24),
      judge: (_state, _seat, actions) => {
        judged.push(actions.length)
        return actions.map(() => 0)
      },
      playout: (state, seat, chance) => pick(boasts.legalActions(state, seat), chance),
      stage: () => 0,
    }
    const search = new SearchBot({ game: boasts, heuristics }, new FastChance('one').at(0), { iterations: 300 })
    const state = boasts.setup({ standing: 'ask' }, 3, new FastChance('one').at(0))
    const report = search.search(new StateGlimpse(boasts, state, 0))
    expect(report.iterations).toBe(300)
    expect(report.line.length).toBeGreaterThan(0)
    // Whoever has no witness can only pass, and is asked again and again.
    expect(judged.length).toBeGreaterThan(50)
    expect(judged).not.toContain(1)
    const asked: BoastsState = {
      ...state,
      hands: [
        [2, 4],
        [1, 3],
        [5, 7],
      ],
      boast: 6,
      waiting: [1, 2],
    }
    const alone = search.search(new StateGlimpse(boasts, asked, 1))
    expect(alone).toMatchObject({ iterations: 0, choices: [{ turn: [{ type: 'done' }] }], line: [{ type: 'done' }] })
  })
})
