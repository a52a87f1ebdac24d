/** Of the suite itself; what it catches is in `conformance-rules.test.ts` and `conformance-secrets.test.ts`. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type Chance, pick } from '../chance'
import type { Seat } from '../game'
import { family, subject, type Toy } from '../testing/planted-bugs'
import { firstTowers } from '../testing/positions'
import { sealedBids } from '../testing/sealed-bids'
import type { Action, Options, State } from '../testing/sealed-bids-data'
import { conform } from './conformance'
import { ConformanceError, type Family, type Report } from './subject'

const FAMILIES: readonly Family<Options>[] = [2, 3].flatMap((seats) =>
  (['together', 'in-turn'] as const).flatMap((bidding) =>
    [true, false].map((replenish) => ({
      ...{ seats, options: { bidding, replenish }, games: 63 },
      ...{ seed: `${seats} ${bidding} ${replenish}`, thoroughPercent: 25 },
    })),
  ),
)

describe('a game that keeps the contract', () => {
  const reports: Report[] = []
  beforeAll(() => {
    reports.push(...FAMILIES.map((one) => conform(subject, one)))
  })

  it('passes in every variant, with something to check in each', () => {
    for (const report of reports) {
      expect(report.games).toBe(63)
      expect(report.actions).toBeGreaterThan(63 * 8)
      expect(report.thoroughSteps).toBeGreaterThan(63 * 2)
      expect(report.secretsCompared).toBeGreaterThan(100)
      expect(report.refusals).toBeGreaterThan(100)
    }
    expect(reports.reduce((sum, { games }) => sum + games, 0)).toBeGreaterThan(500)
  })

  it('shows all its endings and shared victories', () => {
    for (const { endings, games } of reports) {
      expect([...endings.keys()].sort()).toEqual(['full-tower', 'last-card'])
      expect([...endings.values()].reduce((sum, count) => sum + count)).toBe(games)
    }
    expect(reports.some(({ sharedVictories }) => sharedVictories > 0)).toBe(true)
  })

  it('is looked at as thoroughly as asked', () => {
    expect(conform(subject, { ...family, thoroughPercent: 0 })).toMatchObject({ thoroughSteps: 0, secretsCompared: 0 })
    const { thoroughSteps, actions } = conform(subject, { ...family, thoroughPercent: 100 })
    expect(thoroughSteps).toBe(actions)
  })

  it('is played the same way again under the same seed, and another way under another', () => {
    const few = { ...family, games: 8 }
    const report = conform(subject, few)
    expect(conform(subject, few)).toEqual(report)
    expect(conform(subject, { ...few, seed: 'another' })).not.toEqual(report)
  })

  it('needs no notation, and may choose at random on its own', () => {
    const { notation: _, ...plain } = subject
    const randomAction = (state: State, seat: Seat, chance: Chance) =>
      pick(sealedBids.legalActions(state, seat), chance)
    expect(conform({ ...plain, game: { ...sealedBids, randomAction } }, family).games).toBe(30)
  })
})

describe('a violation', () => {
  it('names the game, the seats, the options, the seed and the action, so that it can be seen again', () => {
    const game: Toy = { ...sealedBids, outcome: () => undefined }
    const run = () => conform({ ...subject, game }, family)
    expect(run).toThrow(ConformanceError)
    expect(run).toThrow(
      /\n {2}sealed-bids, 3 seats, \{"bidding":"together","replenish":true\}, seed planted\/0, action \d+$/,
    )
  })
})

describe('a secret that is told', () => {
  it('is named with its event and its field, and both states are shown', () => {
    const viewEvent: Toy['viewEvent'] = (event) => event
    const run = () => conform({ ...subject, game: { ...sealedBids, viewEvent } }, family)
    expect(run).toThrow(
      /^Secrecy: an event shown to (seat \d|a spectator) reveals what its view hides \(event `dealt`, field `cards\[\d\]`: \d in one state, \d in the other\)\n {2}one state: \{.*\}\n {2}the other state, with the same view: \{.*\}\n {2}sealed-bids/,
    )
  })
})

describe('a family of games', () => {
  it('can start from a position, and its matches and records then do too', () => {
    const start = firstTowers()
    const seen: State[] = []
    const policy = (state: State, _seat: Seat, legal: readonly Action[], dice: Chance) => {
      seen.push(sealedBids.clone(state))
      return pick(legal, dice)
    }
    const { games } = conform(subject, { ...family, ...sealedBids.setupOf(start), games: 25, start, policy })
    expect(games).toBe(25)
    expect(seen.filter(({ builders }) => builders.length === 2).length).toBeGreaterThan(24)
    expect(seen[0]).toEqual(start)
    expect(start).toEqual(firstTowers())
  })

  it('can be played by a policy, which the checks go along with', () => {
    const quick = { ...family, options: { bidding: 'together', replenish: false }, games: 10 } as const
    const policy = (_state: State, _seat: Seat, legal: readonly Action[]) => legal.at(-1) as Action
    const { actions, games } = conform(subject, { ...quick, policy })
    // Nobody builds: two rounds of as many bids and as often done.
    expect(actions).toBe(games * 2 * 2 * 3)
  })

  it('can be left after a number of actions, without an end', () => {
    const { actions, endings, thoroughSteps } = conform(subject, { ...family, games: 20, upTo: 3 })
    expect([actions, endings.size]).toEqual([60, 0])
    expect(thoroughSteps).toBeGreaterThan(10)
  })
})
