import { describe, expect, it } from 'vitest'
import type { Heuristics } from '../heuristics'
import { integer, object, withDefault } from '../schema'
import { MOST_ACTIONS, notation, type Toy } from '../testing/planted-bugs'
import { sealedBids } from '../testing/sealed-bids'
import { auditWithout } from '../testing/sealed-bids-audit'
import type { Action, Event, Options, State, View } from '../testing/sealed-bids-data'
import { type MutantSubject, playMutants, waysToPlay } from './mutants'
import { ConformanceError } from './subject'

type ToySubject = MutantSubject<State, Action, View, Options, Event>

const family = {
  seats: 3,
  options: { bidding: 'together', replenish: true },
  mutants: 1500,
  seed: 'planted',
  mostActions: MOST_ACTIONS,
} as const

/** The first claim under each of some seeds that does not hold. */
function complaints(planted: Partial<ToySubject>, game: Partial<Toy> = {}, seats = 3): string[] {
  return Array.from({ length: 12 }, (_, i) => {
    try {
      playMutants(
        { game: { ...sealedBids, ...game }, notation, ...planted },
        { ...family, seats, seed: `planted ${i}` },
      )
      return []
    } catch (error) {
      if (!(error instanceof ConformanceError)) throw error
      return error.message.split('\n')[0] ?? []
    }
  }).flat()
}

describe('a game whose audit bounds everything', () => {
  it.each(waysToPlay(sealedBids))('carries every position that it lets in: %j', (way) => {
    const report = playMutants({ game: sealedBids, notation }, { ...family, ...way })
    expect(report.made).toBe(family.mutants)
    expect(report.possible).toBeGreaterThan(50)
    expect(report.actions).toBeGreaterThan(100)
  })

  it('meets the same mutants again under the same seed, and others under another', () => {
    const few = { ...family, mutants: 300 }
    const report = playMutants({ game: sealedBids }, few)
    expect(playMutants({ game: sealedBids }, few)).toEqual(report)
    expect(playMutants({ game: sealedBids }, { ...few, seed: 'another' })).not.toEqual(report)
  })
})

describe('an audit that has not thought of everything is found out', () => {
  it.each<[what: string, audit: Toy['audit'], claim: RegExp, seats?: number]>([
    [
      'more coins than a number can count',
      auditWithout('coins'),
      /^Schema: a state does not fit its schema: coins\[\d\]/,
    ],
    ['fewer bids than seats', auditWithout('seats', 'bids', 'coins'), /^Error: RangeError: there is no place/],
    [
      'a seat that is not there',
      auditWithout('builders'),
      /^Turns: toAct\(\) lists a seat that is not in the match: /,
      2,
    ],
    ['a turn that comes again and again', auditWithout('builders'), /^Length: the match goes on after 30 actions/],
    ['bids that are all made', auditWithout('bids'), /^Outcome: nobody is to act, but outcome\(\) is undefined$/],
    ['hands without cards', auditWithout('bids'), /^Turns: seat \d is to act, but has no legal action$/],
    [
      'a card that is there twice',
      auditWithout('cards', 'hands'),
      /^Imagination: imagine\(\) of .* gives a state that audit\(\) refuses: /,
    ],
    ['hands of different sizes', auditWithout('hands'), /^Schema: a view does not fit its schema: handSizes/],
  ])('%s', (_what, audit, claim, seats) => {
    expect(complaints({}, { audit }, seats).filter((found) => claim.test(found))).not.toEqual([])
  })
})

describe('so are', () => {
  const calm: Heuristics<State, Action> = {
    stage: () => 0,
    evaluate: ({ hands }) => hands.map(() => 0.5),
    judge: (_state, _seat, actions) => actions.map(() => 0),
    playout: (state, seat) => sealedBids.legalActions(state, seat)[0] ?? { type: 'done' },
  }

  it('rules that lead to where the audit does not', () => {
    const apply: Toy['apply'] = (state, seat, action, chance, events) => {
      sealedBids.apply(state, seat, action, chance, events)
      if (action.type === 'done') state.coins[seat] = 99
    }
    expect(complaints({}, { apply })[0]).toMatch(
      /^Audit: the rules lead from .* to one that it refuses: nobody has more than \d coins$/,
    )
  })

  it('a notation that cannot write all that is possible', () => {
    const short = {
      ...notation,
      parsePosition: (text: string) => ({ ...notation.parsePosition(text), discards: [] }) as State,
    }
    expect(complaints({ notation: short })[0]).toMatch(
      /^Notation: the position .* reads back as another state \(field `discards\[0\]`: \d in the state, nothing in what is read\)$/,
    )
  })

  it('heuristics that lose their heads', () => {
    expect(complaints({ heuristics: calm })).toEqual([])
    const evaluate = ({ coins }: State) => coins.map((coin) => coin / 3)
    expect(complaints({ heuristics: { ...calm, evaluate } })[0]).toMatch(
      /^Heuristics: evaluate\(\) gives a value that is not between 0 and 1: /,
    )
    const judge = ({ coins }: State, _: number, actions: readonly Action[]) =>
      actions.map(() => 1 / (3 - (coins[0] ?? 0)))
    expect(complaints({ heuristics: { ...calm, judge } })).toContain(
      'Heuristics: judge() does not give a number for every action',
    )
    const playout = (): Action => ({ type: 'build' })
    expect(complaints({ heuristics: { ...calm, playout } })[0]).toBe(
      'Heuristics: playout() gives an action that is not legal',
    )
  })
})

describe('a violation', () => {
  it('shows the mutant and what was done with it, so that it can be seen again', () => {
    const run = () => playMutants({ game: { ...sealedBids, audit: auditWithout('bids') } }, family)
    expect(run).toThrow(/\n {2}sealed-bids, mutant \d+ of seed planted, after the actions \[.*\]\n {2}\{"bids":/)
  })
})

describe('the ways to play', () => {
  it('are all numbers of seats with all combinations of options', () => {
    const ways = waysToPlay(sealedBids)
    expect(ways).toHaveLength(2 * 2 * 2)
    expect(ways).toContainEqual({ seats: 3, options: { bidding: 'in-turn', replenish: false } })
    expect(waysToPlay({ seats: { min: 1, max: 1 }, options: object({}) })).toEqual([{ seats: 1, options: {} }])
  })

  it('can only be told of options that can be counted', () => {
    const options = object({ rounds: withDefault(integer(1), 3) })
    expect(() => waysToPlay({ seats: { min: 1, max: 1 }, options })).toThrow('option rounds')
  })

  it('are told which numbers are tried where an option is one', () => {
    const options = object({ rounds: withDefault(integer(1), 3) })
    expect(waysToPlay({ seats: { min: 1, max: 1 }, options }, { rounds: [1, 5] })).toEqual([
      { seats: 1, options: { rounds: 1 } },
      { seats: 1, options: { rounds: 5 } },
    ])
  })
})
