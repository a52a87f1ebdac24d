import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pick } from './chance'
import { FastChance } from './chance-fast'
import { digest } from './digest'
import type { Game, Viewer } from './game'
import { canonicalJson, LONGEST_JSON } from './json'
import { Match, type MatchSetup, openChance } from './match'
import {
  checkSetup,
  checkState,
  isProblem,
  type MatchRecord,
  parseRecord,
  readRecord,
  recordSchema,
  replay,
  writeRecord,
} from './record'
import { fits } from './schema'
import { BUILD, bid, DONE, firstBids, firstTowers, GAMBLE, TOGETHER } from './testing/positions'
import { sealedBids } from './testing/sealed-bids'
import type { Action, Options, State } from './testing/sealed-bids-data'
import { detailBeside, explainProblem } from './text/record'

/** Replay knows games by their id alone, so it takes them without their types. */
const asGame = sealedBids as unknown as Game
const games = (id: string) => (id === 'sealed-bids' ? asGame : undefined)

const REPLENISH: Options = { bidding: 'together', replenish: true }
const chance = { kind: 'keyed', seed: 'a word from A, a word from B' } as const

type ToyMatch = ReturnType<typeof newMatch>
function newMatch(setup: Partial<MatchSetup<State, Options>> = {}) {
  return new Match(sealedBids, { seats: 2, options: REPLENISH, chance, ...setup })
}

function playOn(match: ToyMatch, most: number, seed = 'play'): ToyMatch {
  for (let step = 0; step < most && match.outcome() === undefined; step++) {
    const dice = new FastChance(seed).at(step)
    const seat = pick(match.toAct(), dice)
    match.act(seat, pick(match.legalActions(seat), dice))
    match.endTurn(seat)
  }
  return match
}

const finished = writeRecord(playOn(newMatch(), 1000))

/** The sentence for the problem that was found. */
function said(result: object): string {
  if (!isProblem(result)) throw new Error(`no problem was found: ${canonicalJson(Object.keys(result))}`)
  const french = explainProblem(result, 'fr')
  expect(french).toMatch(/\.$/)
  // What only English has words for is set beside the sentence, never into it.
  expect(french).not.toMatch(/\b(must|the|are|field|whole number)\b/)
  expect(detailBeside(result, 'fr')).toBe(result.detail)
  return explainProblem(result, 'en')
}

/** The record as somebody else would get it: written to a file and read again. */
function sent(record: unknown): MatchRecord {
  const read = parseRecord(JSON.stringify(record))
  if (isProblem(read)) throw new Error(explainProblem(read, 'en'))
  return read
}

function changedAction(index: number, change: Partial<MatchRecord['actions'][number]>): MatchRecord {
  return { ...finished, actions: finished.actions.map((one, i) => (i === index ? { ...one, ...change } : one)) }
}

describe('a record', () => {
  it('holds set-up, seed and actions, and proves by replay where they lead (T-R1)', () => {
    const seats = fc.integer({ min: 2, max: 3 })
    const options = fc.record({ bidding: fc.constantFrom('together', 'in-turn'), replenish: fc.boolean() })
    const turns = fc.constantFrom('final', 'tentative')
    const kinds = fc.constantFrom('keyed', 'fast')
    fc.assert(
      fc.property(
        seats,
        options,
        turns,
        kinds,
        fc.string(),
        fc.nat(40),
        (seats, options, turns, kind, seed, length) => {
          const match = playOn(newMatch({ seats, options, turns, chance: { kind, seed } }), length, seed)
          const again = replay(sent(writeRecord(match)), games)
          if (isProblem(again)) throw new Error(explainProblem(again, 'en'))
          expect(again.match.settledState()).toEqual(match.settledState())
          expect(again.outcome).toEqual(match.outcome())
          const viewers: readonly Viewer[] = [0, 1, 'spectator']
          for (const viewer of viewers) expect(again.match.story(viewer)).toEqual(storyOfFinalSteps(match, viewer))
        },
      ),
    )
  })

  function storyOfFinalSteps(match: ToyMatch, viewer: Viewer): unknown[] {
    const told = match.settledSteps().flatMap(({ events }) => events)
    const opening = match.story(viewer).slice(0, match.setup.seats)
    return [...opening, ...told.map((event) => sealedBids.viewEvent(event, viewer))]
  }

  it('fits its schema and is plain JSON', () => {
    expect(fits(recordSchema, finished)).toBe(true)
    expect(sent(finished)).toEqual(finished)
    expect(finished).toMatchObject({
      format: 'crownlands-record',
      version: 2,
      game: 'sealed-bids',
      rules: 1,
      seats: 2,
      options: REPLENISH,
      chance,
    })
  })

  it('holds every secret, so that nothing in a view helps to write it before the end (T-R1)', () => {
    const match = playOn(newMatch(), 1)
    expect(canonicalJson(writeRecord(match))).toContain(chance.seed)
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(canonicalJson([match.view(viewer), match.story(viewer)])).not.toContain(chance.seed)
    }
  })

  it('of a match under way has no outcome and holds nothing of a tentative turn', () => {
    const match = newMatch({ turns: 'tentative', options: TOGETHER, start: firstTowers() })
    match.act(0, BUILD)
    match.act(0, DONE)
    const record = writeRecord(match)
    expect(record.actions).toEqual([])
    expect(record.end).toEqual({ digest: digest(firstTowers()), chain: record.end.chain })
    expect(isProblem(replay(sent(record), games))).toBe(false)
  })

  it('of a match that started from a position holds the position', () => {
    const match = playOn(newMatch({ options: TOGETHER, start: firstTowers() }), 1000)
    const record = sent(writeRecord(match))
    expect(record.start).toEqual(firstTowers())
    const again = replay(record, games)
    expect(again).toMatchObject({ outcome: match.outcome() })
    const { start: _, ...withoutStart } = record
    expect(isProblem(replay(withoutStart, games))).toBe(true)
  })

  it('shows a replay step by step, the set-up first', () => {
    const seen: unknown[] = []
    replay(finished, games, (match, action) => seen.push([match.length, action]))
    const steps = finished.actions.map((_, i) => [i + 1, i + 1])
    expect(seen).toEqual([[0, 0], ...steps])
  })
})

describe('reading a record', () => {
  const { version: _, ...withoutVersion } = finished

  it.each<[what: string, json: string, problem: string]>([
    ['nothing', '', 'This is not a Crownlands record: the file is not JSON.'],
    ['what is no JSON', 'GIF89a', 'This is not a Crownlands record: the file is not JSON.'],
    ['half a file', JSON.stringify(finished).slice(0, 300), 'This is not a Crownlands record: the file is not JSON.'],
    ['a file without end', ' '.repeat(LONGEST_JSON + 1), 'This is not a Crownlands record: it is too large.'],
    ['a number', '42', 'This is not a Crownlands record.'],
    ['null', 'null', 'This is not a Crownlands record.'],
    ['a list', JSON.stringify([finished]), 'This is not a Crownlands record.'],
    [
      'what was rescued of a damaged table',
      '{"format": "crownlands-rescued-table"}',
      'This file holds what was left of a damaged table. It is kept for mending and cannot be opened.',
    ],
    ['the file of another program', '{"format": "pgn", "version": 1}', 'This is not a Crownlands record.'],
    [
      'a record without a version',
      JSON.stringify(withoutVersion),
      'This record is damaged: must have a field "version".',
    ],
    [
      'a record of a later version',
      JSON.stringify({ ...finished, version: 4, novelty: true }),
      'This record was written by a newer Crownlands (format 4). Update to read it.',
    ],
    [
      'a version that never was',
      JSON.stringify({ ...finished, version: 0 }),
      'This record is damaged: version: must be a whole number of at least 1.',
    ],
    [
      'an added field',
      JSON.stringify({ ...finished, note: '' }),
      'This record is damaged: must not have a field "note".',
    ],
    [
      'a field __proto__',
      JSON.stringify(finished).replace('{', '{"__proto__": {},'),
      'This record is damaged: must not have a field "__proto__".',
    ],
    [
      'an action without a seat',
      JSON.stringify({ ...finished, actions: [{ action: DONE }] }),
      'This record is damaged: actions[0]: must have a field "seat".',
    ],
    [
      'an unknown kind of chance',
      JSON.stringify({ ...finished, chance: { kind: 'loaded', seed: '' } }),
      'This record is damaged: chance.kind: must be "keyed" or "fast".',
    ],
  ])('refuses %s with a sentence', (_, json, problem) => {
    expect(said(parseRecord(json))).toBe(problem)
  })

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(isProblem(parseRecord(text))).toBe(true)
      }),
    )
  })

  it('never throws, whatever takes the place of a part, and finds a problem there or on replay', () => {
    const part = fc.constantFrom(...Object.keys(finished))
    fc.assert(
      fc.property(part, fc.jsonValue(), (name, value) => {
        const record = readRecord({ ...finished, [name]: value })
        if (canonicalJson(value) === canonicalJson(Object.entries(finished).find(([key]) => key === name)?.[1])) return
        // The options that were played are the defaults, so that null and {} stand for them.
        if (name === 'options') return
        expect(isProblem(record) || isProblem(replay(record, games))).toBe(true)
      }),
    )
  })

  it('survives lists in lists in lists: as many as are read, and as many as are not', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
    for (const name of ['options', 'start', 'actions', 'end', 'game']) {
      const rest = Object.entries(finished).filter(([key]) => key !== name)
      const withDeep = (depth: number) =>
        parseRecord(`{"${name}": ${nested(depth)}, ${JSON.stringify(Object.fromEntries(rest)).slice(1)}`)
      const record = withDeep(60)
      expect(isProblem(record) || isProblem(replay(record, games))).toBe(true)
      expect(withDeep(100_000)).toEqual({ problem: 'not-a-record' })
    }
    const end = { ...finished.end, outcome: 'deep' }
    const inOutcome = JSON.stringify({ ...finished, end }).replace('"deep"', nested(60))
    expect(said(parseRecord(inOutcome))).toBe('This record is damaged: end.outcome: must be an object.')
  })

  it('names a field that does not belong there, but does not repeat a book', () => {
    const named = (name: string) => said(parseRecord(JSON.stringify({ ...finished, [name]: 1 })))
    expect(named('colour')).toBe('This record is damaged: must not have a field "colour".')
    expect(named('x'.repeat(100_000))).toBe(`This record is damaged: must not have a field "${'x'.repeat(60)}…".`)
  })
})

describe('a record that was tampered with is found out', () => {
  it('when an action is against the rules: which one, and by which clause (T-R1)', () => {
    expect(replay(changedAction(0, { action: BUILD }), games)).toEqual({
      problem: 'against-the-rules',
      facts: { action: 1 },
      action: 1,
      refusal: { clause: 'S-B1', reason: 'bid-first' },
    })
    expect(replay(changedAction(1, { action: 'nonsense' }), games)).toMatchObject({
      action: 2,
      refusal: { clause: 'T-A2' },
    })
  })

  it('when any action is another one, even if the match could have come to the same end by it (T-R1)', () => {
    const others = [...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(bid), BUILD, GAMBLE, DONE]
    let found = 0
    let sameEnd = 0
    finished.actions.forEach(({ action }, index) => {
      for (const other of others) {
        if (canonicalJson(other) === canonicalJson(action)) continue
        const changed = changedAction(index, { action: other })
        expect(isProblem(replay(changed, games))).toBe(true)
        found++
        if (digestByRulesAlone(changed) !== finished.end.digest) continue
        sameEnd++
        expect(said(replay(changed, games))).toBe(
          'The start or the actions are not those that the record was written with.',
        )
      }
    })
    expect(found).toBeGreaterThan(100)
    expect(sameEnd).toBeGreaterThan(0)
  })

  it('when neighbouring actions are swapped that come to the same (T-R1)', () => {
    const match = newMatch({ options: TOGETHER })
    const [own, others] = [match.legalActions(0)[0], match.legalActions(1)[0]]
    match.act(0, own)
    match.act(1, others)
    const record = writeRecord(match)
    expect(isProblem(replay(record, games))).toBe(false)
    const swapped = { ...record, actions: record.actions.toReversed() }
    expect(said(replay(swapped, games))).toMatch(/^The start or the actions are not those/)
  })

  it('when incidents at the table or the words in the seed are added or changed (T-R1)', () => {
    const fair = { secret: 'x', words: [{ seat: 0, word: 'rose' }] }
    const incidents = [{ after: 1, seat: 0, what: 'stand-in', bot: 'steward' }] as const
    for (const added of [{ fair }, { incidents }]) {
      expect(fits(recordSchema, { ...finished, ...added })).toBe(true)
      expect(said(replay({ ...finished, ...added }, games))).toMatch(/^The start or the actions are not those/)
    }
  })

  it('when somebody is said to have run out of time who has not', () => {
    const counting = { ...sealedBids, scores: ({ towers }: State) => towers }
    const lookup = (id: string) => (id === 'sealed-bids' ? (counting as unknown as Game) : undefined)
    const match = playOn(new Match(counting, { seats: 3, options: REPLENISH, chance }), 12)
    const [, one = 0, other = 0] = match.settledState().towers
    const after = match.settledSteps().length
    const incidents = [{ after, seat: 0, what: 'time-out' }] as const
    const record = writeRecord(match, [], { incidents, outOfTime: [0] })
    // Players who were in time are ranked by score; players who ran out of time come last whatever their score.
    const winners = one === other ? [1, 2] : one > other ? [1] : [2]
    expect(record).toMatchObject({ version: 3, end: { outcome: { winners, ending: 'out-of-time', outOfTime: [0] } } })
    expect(isProblem(replay(sent(record), lookup))).toBe(false)
    const claims = (outcome: object, more: object = {}) =>
      replay(
        sent({ ...record, ...more, end: { ...record.end, outcome: { ...record.end.outcome, ...outcome } } }),
        lookup,
      )
    expect(isProblem(claims({ outOfTime: [1] }))).toBe(true)
    expect(isProblem(claims({ winners: [0] }))).toBe(true)
    expect(isProblem(claims({}, { incidents: [] }))).toBe(true)
    expect(isProblem(claims({}, { incidents: [{ after: after - 1, seat: 0, what: 'time-out' }] }))).toBe(true)
    // Nor can the end of a match be taken from the rules.
    const lost = { ...finished.end.outcome, outOfTime: [0] }
    expect(isProblem(replay(sent({ ...finished, end: { ...finished.end, outcome: lost } }), games))).toBe(true)
  })

  it('unless it is of version 1, which proves only where the actions lead', () => {
    const { chain: _, ...end } = finished.end
    const first = sent({ ...finished, version: 1, end })
    expect(isProblem(replay(first, games))).toBe(false)
    expect(isProblem(replay({ ...first, version: 2 }, games))).toBe(true)
  })

  /** Where the actions lead without a match; undefined when one of them is against the rules. */
  function digestByRulesAlone(record: MatchRecord): string | undefined {
    const source = openChance(record.chance)
    const state = sealedBids.setup(REPLENISH, record.seats, source.at(0))
    for (const [i, { seat, action }] of record.actions.entries()) {
      if (sealedBids.check(state, seat, action) !== undefined) return undefined
      sealedBids.apply(state, seat, action as Action, source.at(i + 1))
    }
    return digest(state)
  }

  it('when any action is that of another seat (T-R1)', () => {
    finished.actions.forEach(({ seat }, index) => {
      for (const other of [1 - seat, 2, 99]) {
        expect(isProblem(replay(changedAction(index, { seat: other }), games))).toBe(true)
      }
    })
  })

  it('when actions are left out, added or put after the end (T-R1)', () => {
    const { actions } = finished
    for (let cut = 0; cut < actions.length; cut++) {
      expect(isProblem(replay({ ...finished, actions: actions.toSpliced(cut, 1) }, games))).toBe(true)
      expect(isProblem(replay({ ...finished, actions: actions.slice(0, cut) }, games))).toBe(true)
    }
    const longer = { ...finished, actions: [...actions, { seat: 0, action: DONE }] }
    expect(replay(longer, games)).toMatchObject({ action: actions.length + 1, refusal: { clause: 'T-A3' } })
  })

  it('when steps of a turn that was never completed are added at the end (T-R1)', () => {
    const match = newMatch({ options: TOGETHER, start: firstTowers() })
    const record = writeRecord(match)
    const longer = { ...record, actions: [{ seat: 0, action: BUILD }] }
    expect(replay(longer, games)).toEqual({ problem: 'turn-unfinished', action: 1 })
  })

  it.each<[what: string, change: Partial<MatchRecord>, problem: string]>([
    ['the seed', { chance: { ...chance, seed: 'another' } }, 'Action 2 is against the rules.'],
    ['the kind of chance', { chance: { ...chance, kind: 'fast' } }, 'Action 1 is against the rules.'],
    [
      'the options',
      { options: { ...REPLENISH, bidding: 'in-turn' } },
      'The actions lead to another position than the record says.',
    ],
    [
      'the digest',
      { end: { ...finished.end, digest: digest('x') } },
      'The actions lead to another position than the record says.',
    ],
    [
      'the winner',
      { end: { ...finished.end, outcome: { winners: [0, 1], scores: [9, 9], ending: 'last-card' } } },
      'The match ended in another way than the record says.',
    ],
    [
      'the fact that there is an outcome',
      { end: { digest: finished.end.digest } },
      'The match ended in another way than the record says.',
    ],
    ['the version of the rules', { rules: 2 }, 'The record was played with version 2 of the rules; this is version 1.'],
    ['the game', { game: 'chess' }, 'There is no game called "chess" here.'],
    ['the number of seats', { seats: 4 }, 'sealed-bids is played with 2 to 3 seats, not 4.'],
  ])('when %s was changed (T-R1)', (_, change, problem) => {
    expect(said(replay({ ...finished, ...change }, games))).toBe(problem)
  })

  it('when the position it started from was changed (T-R1)', () => {
    const record = writeRecord(playOn(newMatch({ options: TOGETHER, start: firstTowers() }), 1000))
    const start = { ...firstTowers(), coins: [2, 2] }
    expect(said(replay({ ...record, start }, games))).toMatch(/another position|against the rules/)
  })
})

describe('a set-up as sent', () => {
  const check = (sent: object) => checkSetup(sealedBids, { seats: 2, chance, ...sent })

  it('gets the defaults of the options that it does not name (T-P1)', () => {
    const options = { bidding: 'together', replenish: true }
    expect(check({})).toEqual({ seats: 2, options, chance })
    expect(check({ seats: 3, options: { replenish: false } })).toEqual({
      seats: 3,
      options: { ...options, replenish: false },
      chance,
    })
  })

  it.each([
    ['too few seats', { seats: 1 }, 'sealed-bids is played with 2 to 3 seats, not 1.'],
    ['too many seats', { seats: 4 }, 'sealed-bids is played with 2 to 3 seats, not 4.'],
    ['half a seat', { seats: 2.5 }, 'sealed-bids is played with 2 to 3 seats, not 2.5.'],
    [
      'an unknown option',
      { options: { jokers: true } },
      'These options do not fit sealed-bids: must not have a field "jokers".',
    ],
    [
      'an option out of range',
      { options: { bidding: 'aloud' } },
      'These options do not fit sealed-bids: bidding: must be "together" or "in-turn".',
    ],
    ['options that are none', { options: 'all' }, 'These options do not fit sealed-bids: must be an object.'],
    ['a position that is none', { start: {} }, 'This is not a state of sealed-bids: must have a field "options".'],
    [
      'an impossible position',
      { options: TOGETHER, start: { ...firstBids(), deck: [1, 2, 4, 6, 8] } },
      'This state of sealed-bids is impossible: the cards are 1 2 3 4 5 6 7 8 8.',
    ],
    [
      'a position with other options',
      { start: firstBids() },
      'The position does not fit the seats and options beside it.',
    ],
    [
      'a position with other seats',
      { seats: 3, options: TOGETHER, start: firstBids() },
      'The position does not fit the seats and options beside it.',
    ],
  ])('is refused with a sentence for %s (T-P1)', (_, sent, problem) => {
    expect(said(check(sent))).toBe(problem)
  })

  it('names the one number of seats of a game that has only one', () => {
    const duel = { ...sealedBids, seats: { min: 2, max: 2 } }
    expect(said(checkSetup(duel, { seats: 3, chance }))).toBe('sealed-bids is played with 2 seats, not 3.')
  })

  it('may start from a possible position, of which it keeps a copy (T-P1)', () => {
    const start = firstBids()
    const setup = check({ options: TOGETHER, start })
    start.coins[0] = 5
    expect(setup).toEqual({ seats: 2, options: TOGETHER, chance, start: firstBids() })
  })
})

describe('a state as sent', () => {
  it('is copied when it is possible and refused with a sentence when not (T-P1)', () => {
    const state = firstTowers()
    const checked = checkState(sealedBids, state)
    expect(checked).toEqual({ state })
    expect('state' in checked && checked.state).not.toBe(state)
    expect(said(checkState(sealedBids, { ...state, deck: [] }))).toBe(
      'This state of sealed-bids is impossible: the cards are 3 5 7 8.',
    )
    expect(said(checkState(sealedBids, { ...state, towers: [0, 4] }))).toBe(
      'This is not a state of sealed-bids: towers[1]: must be a whole number from 0 to 3.',
    )
    expect(said(checkState(sealedBids, 'state'))).toBe('This is not a state of sealed-bids: must be an object.')
  })
})
