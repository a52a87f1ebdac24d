import type { Options } from '@crownlands/games/kingdoms/rules/state'
import * as room from '@crownlands/games/kingdoms/version-1'
import * as kingsGate from '@crownlands/games/kings-gate/version-1'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addResult,
  addTally,
  botStats,
  type Contest,
  endingStats,
  type GameResult,
  lengthStats,
  newTally,
  playGame,
  seatOf,
  seatStats,
  type Tally,
  wilson,
} from './arena'
import { type BotSpec, parseBotSpec } from './levels'

const OPTIONS: Options = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' }

function bot(text: string): BotSpec {
  const spec = parseBotSpec(text)
  if (spec === undefined) throw new Error(`there is no bot ${text}`)
  return spec
}

function contest(bots: readonly string[], rotate = false, seed = 'arena'): Contest<Options> {
  return { seats: bots.length, options: OPTIONS, bots: bots.map(bot), seed, rotate }
}

function playAll(given: Contest<Options>, games: number): Tally {
  const tally = newTally(given.bots.length)
  for (let game = 0; game < games; game++) addResult(tally, given, game, playGame(room, given, game))
  return tally
}

it('breaks off a game that does not end, and says which', () => {
  const given = contest(['random', 'random'])
  const { actions } = playGame(room, given, 3)
  expect(playGame(room, { ...given, mostActions: actions }, 3).actions).toBe(actions)
  expect(() => playGame(room, { ...given, mostActions: actions - 1 }, 3)).toThrow(
    `game 3 of the seed "arena" has not ended after ${actions - 1} actions`,
  )
})

describe('a game of a contest', () => {
  it('depends on the contest and its number alone', () => {
    const given = contest(['greedy', 'random', 'search:20'])
    const first = [0, 1, 2].map((game) => playGame(room, given, game))
    expect([2, 0, 1].map((game) => playGame(room, given, game))).toEqual([first[2], first[0], first[1]])
    expect(new Set(first.map((result) => JSON.stringify(result))).size).toBe(3)
    expect(playGame(room, { ...given, seed: 'another' }, 0)).not.toEqual(first[0])
  })

  it('is dealt anew for every number and every seed', () => {
    const openings: string[] = []
    const setup: typeof room.game.setup = (...given) => {
      const state = room.game.setup(...given)
      openings.push(JSON.stringify(state))
      return state
    }
    const watched = { ...room, game: { ...room.game, setup } }
    for (const seed of ['a', 'b']) {
      for (let game = 0; game < 5; game++) playGame(watched, contest(['random', 'random'], false, seed), game)
    }
    expect(new Set(openings).size).toBe(10)
  })

  it('gives every bot its seat, which moves on by one with rotation', () => {
    const still = contest(['greedy', 'random', 'random'])
    const rotated = contest(['greedy', 'random', 'random'], true)
    for (let game = 0; game < 7; game++) {
      expect([0, 1, 2].map((one) => seatOf(still, one, game))).toEqual([0, 1, 2])
      expect([0, 1, 2].map((one) => seatOf(rotated, one, game))).toEqual([0, 1, 2].map((one) => (one + game) % 3))
    }
  })

  it('puts the bots where it says: greedy wins from whichever seat it has', () => {
    const given = contest(['greedy', 'random'], true)
    for (let game = 0; game < 6; game++) {
      expect(playGame(room, given, game).outcome.winners).toEqual([game % 2])
    }
  })
})

describe('strength', () => {
  it('greedy beats random in at least 95 of 100 games', () => {
    const { winShare } = botStats(playAll(contest(['greedy', 'random'], true), 200), 0)
    expect(winShare).toBeGreaterThanOrEqual(0.95)
  })

  it.each([2, 3, 4])('greedy beats random in King’s Gate with %i players in at least 85 of 100 games', (seats) => {
    const bots = ['greedy', 'random', 'random', 'random'].slice(0, seats).map(bot)
    const options = { graveyard: 'replace', hiddenVp: false, rotation: true } as const
    const given = { seats, options, bots, seed: 'gate', rotate: true }
    const tally = newTally(seats)
    for (let game = 0; game < 60; game++) addResult(tally, given, game, playGame(kingsGate, given, game))
    expect(botStats(tally, 0).winShare).toBeGreaterThanOrEqual(0.85)
  })

  it('search beats random every time', () => {
    expect(botStats(playAll(contest(['search:50', 'random'], true), 10), 0).wins).toBe(10)
  })
})

describe('the tally', () => {
  const given = contest(['random', 'random', 'random'], true)
  const outcome = fc.record({
    winners: fc.subarray([0, 1, 2], { minLength: 1 }),
    scores: fc.array(fc.integer({ min: -500, max: 900 }), { minLength: 3, maxLength: 3 }),
    ending: fc.constantFrom('third-epoch', 'last-castle'),
  })
  const results: fc.Arbitrary<GameResult[]> = fc.array(fc.record({ outcome, actions: fc.nat(300) }), { minLength: 1 })

  function tallyOf(games: readonly (readonly [number, GameResult])[]): Tally {
    const tally = newTally(3)
    for (const [game, result] of games) addResult(tally, given, game, result)
    return tally
  }

  function statsOf(tally: Tally) {
    const told = [lengthStats(tally), endingStats(tally), seatStats(tally)]
    return [tally.games, ...told, ...tally.bots.map((_, one) => botStats(tally, one))]
  }

  it('adds up to exactly the same in any order and in any batches', () => {
    const shuffled = results.chain((list) => {
      const games = list.map((result, game) => [game, result] as const)
      return fc.tuple(fc.constant(games), fc.shuffledSubarray(games, { minLength: games.length }), fc.nat(games.length))
    })
    fc.assert(
      fc.property(shuffled, ([games, mixed, cut]) => {
        const whole = tallyOf(games)
        const parts = newTally(3)
        addTally(parts, tallyOf(mixed.slice(cut)))
        addTally(parts, tallyOf(mixed.slice(0, cut)))
        expect(statsOf(parts)).toEqual(statsOf(whole))
      }),
    )
  })

  it('shares out one victory a game', () => {
    fc.assert(
      fc.property(results, (list) => {
        const tally = tallyOf(list.map((result, game) => [game, result] as const))
        const wins = tally.bots.reduce((sum, _, one) => sum + botStats(tally, one).wins, 0)
        expect(wins).toBeCloseTo(list.length, 9)
      }),
    )
  })

  it('knows mean and deviation of the scores, by bot and not by seat', () => {
    const tally = newTally(3)
    addResult(tally, given, 0, { outcome: { winners: [0], scores: [2, 10, 5], ending: 'e' }, actions: 7 })
    // Everybody has moved on by one seat.
    addResult(tally, given, 1, { outcome: { winners: [1, 2], scores: [5, 4, 10], ending: 'e' }, actions: 9 })
    addResult(tally, given, 2, { outcome: { winners: [1], scores: [10, 5, 9], ending: 'e' }, actions: 9 })
    expect(botStats(tally, 0)).toMatchObject({ wins: 1.5, winShare: 0.5, meanScore: 5 })
    expect(botStats(tally, 0).sdScore).toBeCloseTo(Math.sqrt(13), 12)
    expect(botStats(tally, 1)).toMatchObject({ wins: 0.5, meanScore: 10, sdScore: 0 })
    expect(botStats(tally, 2)).toMatchObject({ wins: 1, meanScore: 5, sdScore: 0 })
    expect([tally.games, tally.actions]).toEqual([3, 25])
    // The first seat won once, the second once and a half, whoever sat there.
    expect(seatStats(tally).map(({ wins }) => wins)).toEqual([1, 1.5, 0.5])
  })

  it('knows how games ended and how long they were', () => {
    const tally = newTally(3)
    for (const [game, actions] of [4, 8, 8, 20].entries()) {
      const ending = actions === 20 ? 'late' : 'early'
      addResult(tally, given, game, { outcome: { winners: [0], scores: [1, 0, 0], ending }, actions })
    }
    expect(endingStats(tally)).toMatchObject([
      { ending: 'early', games: 3, share: 0.75 },
      { ending: 'late', games: 1, share: 0.25 },
    ])
    const lengths = { mean: 10, shortest: 4, quarter: 4, half: 8, threeQuarters: 8, longest: 20 }
    expect(lengthStats(tally)).toEqual(lengths)
  })

  it('does not mix contests of different size', () => {
    expect(() => addTally(newTally(3), newTally(2))).toThrow('different contests')
  })
})

describe('Wilson’s interval', () => {
  // Without continuity correction; worked out separately, with z = 1.959963985.
  it.each([
    [0, 10, 0, 0.2775328],
    [10, 10, 0.7224672, 1],
    [5, 10, 0.2365931, 0.7634069],
    [8, 10, 0.4901625, 0.9433178],
    [50, 100, 0.4038315, 0.5961685],
    [1, 1, 0.2065493, 1],
  ])('for %i of %i is %f to %f', (successes, trials, low, high) => {
    const interval = wilson(successes, trials)
    expect(interval[0]).toBeCloseTo(low, 5)
    expect(interval[1]).toBeCloseTo(high, 5)
  })

  it('knows nothing without trials and never leaves 0 to 1', () => {
    expect(wilson(0, 0)).toEqual([0, 1])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (trials, share) => {
        const [low, high] = wilson(share * trials, trials)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        expect(low).toBeLessThanOrEqual(share + 1e-9)
        expect(high).toBeGreaterThanOrEqual(share - 1e-9)
      }),
    )
    for (let trials = 1; trials <= 2000; trials++) {
      expect([wilson(0, trials)[0], wilson(trials, trials)[1]]).toEqual([0, 1])
    }
  })
})
