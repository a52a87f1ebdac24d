import type { Viewer } from '@crownlands/core/game'
import { peopleAt } from '@crownlands/table/people'
import type { Look, SeatPlan, TableSummary } from '@crownlands/table/protocol'
import { describe, expect, it } from 'vitest'
import {
  canExport,
  expected,
  lookAsSeen,
  openTable,
  presentOf,
  type Scoring,
  shownLook,
  type TableState,
  tableReducer,
} from './flow'

const PERSON: SeatPlan = { house: 'or', name: 'Ada' }
const OTHER: SeatPlan = { house: 'azure', name: 'Ben' }
const BOT: SeatPlan = { house: 'gules', name: 'Marshal', bot: 'marshal' }
const ASK = { confirmTurns: true }
const DO_NOT_ASK = { confirmTurns: false }

function table(seats: readonly SeatPlan[], toAct: readonly number[], more?: Partial<TableSummary>): TableSummary {
  const mine = peopleAt({ seats })
  const plan = { id: 't', game: 'toy', options: {}, seats, startedAt: 0, changedAt: 0 }
  return { ...plan, actions: 0, toAct, mine, isQuestion: false, ...more }
}

let looks = 0

/** With a story of ten events, one a step, of which so many are known to whoever comes back. */
function look(
  of: TableSummary,
  viewer: Viewer,
  { known = 10, ...more }: Partial<Look> & { known?: number } = {},
): Look {
  const steps = Array.from({ length: 10 }, (_, step) => [{ type: `step ${step}` }])
  return {
    table: of,
    viewer,
    at: `${looks++}.0`,
    view: {},
    legal: [],
    awaitsEnd: false,
    mayEnd: false,
    canUndo: false,
    story: { after: -1, steps },
    since: known - 1,
    ...more,
  }
}

const opening = (of: TableSummary) => openTable(of, () => [])

/** The look arrives and is shown; in its story there are these scorings. */
function looked(shown: Look, scorings: readonly Scoring[] = [], before = opening(shown.table)): TableState {
  const arrived = tableReducer({ ...before, scoringsOf: () => scorings }, { type: 'arrived', look: shown })
  return tableReducer(arrived, { type: 'shown' })
}

const OVER = { outcome: { winners: [0], scores: [3, 1], ending: 'epochs' } }

describe('who looks', () => {
  it('is always the only person at the table', () => {
    expect(expected(opening(table([BOT, PERSON], [0])), ASK)).toEqual({ kind: 'look', viewer: 1 })
    expect(expected(opening(table([BOT, PERSON], [1])), ASK)).toEqual({ kind: 'look', viewer: 1 })
    expect(expected(opening(table([BOT, PERSON], [], OVER)), ASK)).toEqual({ kind: 'look', viewer: 1 })
  })

  it('is a spectator when only bots play', () => {
    expect(expected(opening(table([BOT, BOT], [0])), ASK)).toEqual({ kind: 'look', viewer: 'spectator' })
  })

  it('is, of several people, the one to act, who is asked to take the device first', () => {
    expect(expected(opening(table([PERSON, OTHER], [1])), ASK)).toEqual({ kind: 'hand-over', to: 1 })
    expect(expected(opening(table([BOT, PERSON, OTHER], [1])), ASK)).toEqual({ kind: 'hand-over', to: 1 })
  })

  it('is a spectator while the device lies on the table and a bot begins', () => {
    expect(expected(opening(table([BOT, PERSON, OTHER], [0])), ASK)).toEqual({ kind: 'look', viewer: 'spectator' })
  })

  it('is a spectator when several people come back to a finished match', () => {
    expect(expected(opening(table([PERSON, OTHER], [], OVER)), ASK)).toEqual({ kind: 'look', viewer: 'spectator' })
  })
})

describe('a turn', () => {
  const mine = table([PERSON, BOT], [0])

  it('is the person’s to play', () => {
    expect(expected(looked(look(mine, 0)), ASK)).toEqual({ kind: 'act', seat: 0 })
  })

  it('waits, once complete, for the person to end it', () => {
    expect(expected(looked(look(mine, 0, { awaitsEnd: true, canUndo: true })), ASK)).toEqual({
      kind: 'end-turn',
      seat: 0,
      by: 'person',
    })
  })

  it('ends by itself for those who do not want to be asked', () => {
    expect(expected(looked(look(mine, 0, { awaitsEnd: true, canUndo: true })), DO_NOT_ASK)).toEqual({
      kind: 'end-turn',
      seat: 0,
      by: 'table',
    })
  })

  it('is a bot’s while the person watches', () => {
    expect(expected(looked(look(table([PERSON, BOT], [1]), 0)), ASK)).toEqual({ kind: 'wait', seat: 1 })
  })

  it('goes on with the person when all decide at the same time, and then with the bots', () => {
    expect(expected(looked(look(table([BOT, PERSON], [0, 1]), 1)), ASK)).toEqual({ kind: 'act', seat: 1 })
    expect(expected(looked(look(table([BOT, PERSON], [0]), 1)), ASK)).toEqual({ kind: 'wait', seat: 0 })
  })

  it('is nobody’s here while the game is paused, or a bot plays for whoever looks', () => {
    for (const still of ['paused', 'away'] as const)
      for (const toAct of [[0], [1]]) {
        const of = table([PERSON, OTHER], toAct, { mine: [0], still })
        expect(expected(looked(look(of, 0, { awaitsEnd: true })), ASK)).toEqual({ kind: 'wait', seat: toAct[0] })
      }
  })

  it('is waited for when somebody elsewhere has it, and never handed over', () => {
    const of = table([PERSON, OTHER], [1], { mine: [0] })
    expect(expected(opening(of), ASK)).toEqual({ kind: 'look', viewer: 0 })
    expect(expected(looked(look(of, 0)), ASK)).toEqual({ kind: 'wait', seat: 1 })
    const watching = table([PERSON, OTHER], [1], { mine: [] })
    expect(expected(opening(watching), ASK)).toEqual({ kind: 'look', viewer: 'spectator' })
    expect(expected(looked(look(watching, 'spectator')), ASK)).toEqual({ kind: 'wait', seat: 1 })
  })

  it('is over, without a result, when the game was ended', () => {
    expect(expected(looked(look(table([PERSON, OTHER], [], { mine: [0] }), 0)), ASK)).toEqual({ kind: 'over' })
  })

  it('never comes again once the match is over', () => {
    expect(expected(looked(look(table([PERSON, BOT], [], OVER), 0)), ASK)).toEqual({ kind: 'over' })
  })
})

describe('around one device', () => {
  it('the one who looks keeps the device through the own turn', () => {
    expect(expected(looked(look(table([PERSON, OTHER], [0]), 0)), ASK)).toEqual({ kind: 'act', seat: 0 })
  })

  it('the one who looks keeps it while bots act', () => {
    expect(expected(looked(look(table([PERSON, BOT, OTHER], [1]), 0)), ASK)).toEqual({ kind: 'wait', seat: 1 })
  })

  it('it is put down when another person is to act, and then nothing of the table is held', () => {
    const scoring = { from: 0, to: 0, title: 'Epoch 1' }
    const state = looked(look(table([PERSON, OTHER], [1]), 0, { view: { secret: 'dragon' }, known: 0 }), [scoring])
    const again = looked(look(state.table, 0, { view: { secret: 'dragon' } }), [], state)
    const done = tableReducer(again, { type: 'celebrated', scoring: 0 })
    expect(expected(done, ASK)).toEqual({ kind: 'pass' })
    const between = tableReducer(done, { type: 'passed' })
    expect(between.look).toBeUndefined()
    expect(JSON.stringify(between)).not.toContain('dragon')
    expect(expected(between, ASK)).toEqual({ kind: 'hand-over', to: 1 })
  })

  it('the next person looks once the device was taken', () => {
    const between = tableReducer(looked(look(table([PERSON, OTHER], [1]), 0)), { type: 'passed' })
    expect(expected(looked(look(between.table, 1), [], between), ASK)).toEqual({ kind: 'act', seat: 1 })
  })

  it('it is put down too when bots began and a person is next', () => {
    expect(expected(looked(look(table([BOT, PERSON, OTHER], [1]), 'spectator')), ASK)).toEqual({ kind: 'pass' })
  })

  it('a person decides in turn when several decide at the same time', () => {
    const both = table([PERSON, OTHER], [0, 1])
    expect(expected(opening(both), ASK)).toEqual({ kind: 'hand-over', to: 0 })
    expect(expected(looked(look(table([PERSON, OTHER], [1]), 0)), ASK)).toEqual({ kind: 'pass' })
  })
})

describe('what others do', () => {
  const bots = table([PERSON, BOT], [1])
  const mine = table([PERSON, BOT], [0])
  const arrive = (state: TableState, arrived: Look) => tableReducer(state, { type: 'arrived', look: arrived })

  it('is shown one after the other, however fast it comes', () => {
    const [one, two] = [look(bots, 0, { view: 'one' }), look(mine, 0, { view: 'two' })]
    const waiting = arrive(arrive(looked(look(bots, 0, { view: 'start' })), one), two)
    expect([waiting.look?.view, expected(waiting, ASK)]).toEqual(['start', { kind: 'show' }])
    const first = tableReducer(waiting, { type: 'shown' })
    expect([first.look?.view, expected(first, ASK)]).toEqual(['one', { kind: 'show' }])
    const second = tableReducer(first, { type: 'shown' })
    expect([second.look?.view, expected(second, ASK)]).toEqual(['two', { kind: 'act', seat: 0 }])
  })

  it('is shown once, although it is told by the answer and by the news', () => {
    const own = look(bots, 0, { view: 'placed' })
    const placed = arrive(looked(look(mine, 0)), own)
    expect(placed.look?.view).toBe('placed')
    expect(arrive(placed, own)).toBe(placed)
    const next = look(mine, 0)
    const queued = arrive(placed, next)
    expect(arrive(queued, next)).toBe(queued)
  })

  it('does not keep anybody waiting who is to decide as well', () => {
    const both = table([PERSON, BOT], [0, 1])
    const state = arrive(looked(look(both, 0)), look(mine, 0, { view: 'the bot has decided' }))
    expect([state.look?.view, state.coming]).toEqual(['the bot has decided', []])
  })

  it('waits until a scoring was celebrated', () => {
    const state = looked(look(bots, 0, { known: 0 }), [{ from: 1, to: 2, title: 'Epoch 1' }])
    const queued = arrive(state, look(bots, 0))
    expect(expected(queued, ASK).kind).toBe('celebrate')
    expect(expected(tableReducer(queued, { type: 'celebrated', scoring: 0 }), ASK)).toEqual({ kind: 'show' })
  })

  it('is somebody’s elsewhere when the seat is not mine', () => {
    const online = table([PERSON, OTHER], [1], { mine: [0] })
    expect(expected(looked(look(online, 0)), ASK)).toEqual({ kind: 'wait', seat: 1 })
    expect(expected(opening(table([PERSON, OTHER], [1], { mine: [] })), ASK)).toEqual({
      kind: 'look',
      viewer: 'spectator',
    })
  })
})

describe('a question out of turn', () => {
  const asked = table([BOT, PERSON, OTHER], [1, 2], { isQuestion: true })

  it('is put to all who share the device at once (T-Q2)', () => {
    expect(expected(opening(asked), ASK)).toEqual({ kind: 'ask', of: [1, 2] })
    const passed = tableReducer(opening(asked), { type: 'went-on', table: { ...asked, toAct: [2] } })
    expect(expected(passed, ASK)).toEqual({ kind: 'ask', of: [2] })
  })

  it('is put to the only person there without more ado', () => {
    expect(expected(opening({ ...asked, mine: [1] }), ASK)).toEqual({ kind: 'look', viewer: 1 })
  })
})

describe('reading back', () => {
  it('puts the earlier part before the story, and what was celebrated stays so', () => {
    const late = { after: 5, steps: [[{ type: 'scored' }], [{ type: 'e' }]] }
    const scoringsOf = (events: readonly { readonly type: string }[]) =>
      events.flatMap(({ type }, i) => (type === 'scored' ? [{ from: i, to: i + 1, title: '' }] : []))
    const start = { ...opening(table([PERSON, BOT], [1])), scoringsOf }
    const state = tableReducer(start, { type: 'arrived', look: look(start.table, 0, { story: late, since: 7 }) })
    expect([state.celebrated, state.look?.since]).toEqual([1, 2])
    const part = { after: -1, steps: [...Array.from({ length: 5 }, () => []), [{ type: 'scored' }]] }
    const longer = tableReducer(state, { type: 'read-back', viewer: 0, part })
    expect(longer.look?.story.map(({ type }) => type)).toEqual(['scored', 'scored', 'e'])
    expect([longer.celebrated, longer.look?.since, longer.look?.told.after]).toEqual([2, 3, -1])
    expect(tableReducer(state, { type: 'read-back', viewer: 1, part })).toBe(state)
  })
})

describe('a scoring', () => {
  const EPOCH = { from: 1, to: 5, title: 'Epoch 1' }
  const SECOND = { from: 7, to: 9, title: 'Epoch 2' }
  const bots = table([PERSON, BOT], [1])

  it('is celebrated before the next turn', () => {
    const before = looked(look(bots, 0))
    const after = looked(look(bots, 0), [EPOCH], before)
    expect(expected(after, ASK)).toEqual({ kind: 'celebrate', scoring: 0, until: 'reader' })
    expect(expected(tableReducer(after, { type: 'celebrated', scoring: 0 }), ASK)).toEqual({ kind: 'wait', seat: 1 })
  })

  it('is celebrated once, however often the table is looked at', () => {
    const celebrated = tableReducer(looked(look(bots, 0), [EPOCH], looked(look(bots, 0))), {
      type: 'celebrated',
      scoring: 0,
    })
    expect(expected(looked(look(bots, 0), [EPOCH], celebrated), ASK)).toEqual({ kind: 'wait', seat: 1 })
  })

  it('is celebrated after another, one by one', () => {
    const both = looked(look(bots, 0), [EPOCH, SECOND], looked(look(bots, 0)))
    expect(expected(both, ASK)).toEqual({ kind: 'celebrate', scoring: 0, until: 'reader' })
    expect(expected(tableReducer(both, { type: 'celebrated', scoring: 0 }), ASK)).toEqual({
      kind: 'celebrate',
      scoring: 1,
      until: 'reader',
    })
  })

  it('is over once, however often that is said', () => {
    const both = looked(look(bots, 0), [EPOCH, SECOND], looked(look(bots, 0)))
    const once = tableReducer(both, { type: 'celebrated', scoring: 0 })
    expect(tableReducer(once, { type: 'celebrated', scoring: 0 })).toEqual(once)
  })

  it('that was shown before is not celebrated again when somebody comes back', () => {
    expect(expected(looked(look(bots, 0, { known: 6 }), [EPOCH]), ASK)).toEqual({ kind: 'wait', seat: 1 })
    expect(expected(looked(look(bots, 0, { known: 6 }), [EPOCH, SECOND]), ASK)).toEqual({
      kind: 'celebrate',
      scoring: 1,
      until: 'reader',
    })
  })

  it('is told before what came of it: until it is over the story ends where it begins', () => {
    const state = looked(look(bots, 0), [EPOCH], looked(look(bots, 0, { story: { after: -1, steps: [] } })))
    expect(shownLook(state)?.story.map(({ type }) => type)).toEqual(['step 0'])
    expect(shownLook(state)?.since).toBe(0)
    const over = tableReducer(state, { type: 'celebrated', scoring: 0 })
    expect(shownLook(over)?.story).toHaveLength(10)
    // The piece that led to it has been seen.
    expect(shownLook(over)?.since).toBe(EPOCH.to)
  })

  it('is not told ahead while the turn that brings it can be taken back', () => {
    const mine = table([PERSON, BOT], [0])
    const tentative = looked(look(mine, 0, { awaitsEnd: true, canUndo: true }), [EPOCH], looked(look(mine, 0)))
    expect(shownLook(tentative)?.story).toHaveLength(EPOCH.from)
  })

  it('is nothing that a board shows step by step: of that no more is told than is to be seen', () => {
    const state = looked(look(bots, 0, { known: 4 }))
    const all = shownLook(state)
    if (all === undefined) throw new Error('nobody looks')
    expect(lookAsSeen(all, 2).story).toHaveLength(all.since + 2)
    expect(lookAsSeen(all, undefined)).toBe(all)
  })

  it('leaves a table without one as it is', () => {
    const plain = looked(look(bots, 0))
    expect(shownLook(plain)).toBe(plain.look)
  })

  it('waits while it can still be taken back', () => {
    const mine = table([PERSON, BOT], [0])
    const tentative = looked(look(mine, 0, { awaitsEnd: true, canUndo: true }), [EPOCH], looked(look(mine, 0)))
    expect(expected(tentative, ASK).kind).toBe('end-turn')
    const ended = looked(look(bots, 0), [EPOCH], tentative)
    expect(expected(ended, ASK).kind).toBe('celebrate')
  })

  it('is celebrated at once in the middle of a turn, and again when it was taken back and comes again', () => {
    const mine = table([PERSON, BOT], [0])
    const inTurn = (scorings: readonly Scoring[], before?: TableState) =>
      looked(look(mine, 0, { canUndo: true }), scorings, before)
    const scored = inTurn([EPOCH], looked(look(mine, 0)))
    expect(expected(scored, ASK)).toEqual({ kind: 'celebrate', scoring: 0, until: 'reader' })
    const read = tableReducer(scored, { type: 'celebrated', scoring: 0 })
    expect(expected(read, ASK)).toEqual({ kind: 'act', seat: 0 })
    const takenBack = inTurn([], read)
    expect(expected(takenBack, ASK)).toEqual({ kind: 'act', seat: 0 })
    expect(expected(inTurn([EPOCH], takenBack), ASK)).toEqual({ kind: 'celebrate', scoring: 0, until: 'reader' })
  })

  it('is celebrated by all before the device is passed, and not again by the next person', () => {
    const next = table([PERSON, OTHER], [1])
    const scored = looked(look(next, 0), [EPOCH], looked(look(table([PERSON, OTHER], [0]), 0)))
    expect(expected(scored, ASK).kind).toBe('celebrate')
    const passed = tableReducer(tableReducer(scored, { type: 'celebrated', scoring: 0 }), { type: 'passed' })
    expect(expected(looked(look(next, 1), [EPOCH], passed), ASK)).toEqual({ kind: 'act', seat: 1 })
  })

  it('comes before the end of the match', () => {
    const over = table([PERSON, BOT], [], OVER)
    const state = looked(look(over, 0), [EPOCH], looked(look(bots, 0)))
    expect(expected(state, ASK).kind).toBe('celebrate')
    expect(expected(tableReducer(state, { type: 'celebrated', scoring: 0 }), ASK)).toEqual({ kind: 'over' })
  })
})

describe('a scoring where others play elsewhere', () => {
  const EPOCH = { from: 1, to: 5, title: 'Epoch 1' }
  const asOne = (earlier: Look, later: Look): Look =>
    later.story.after <= earlier.story.after ? later : { ...later, story: earlier.story }
  const ELSEWHERE = { gather: (coming: readonly Look[]) => coming, asOne }
  const others = table([PERSON, OTHER], [1], { mine: [0] })
  const mine = table([PERSON, OTHER], [0], { mine: [0] })
  const arrive = (state: TableState, arrived: Look) => tableReducer(state, { type: 'arrived', look: arrived })
  /** A story of so many steps, an event each. The scoring is the whole of the second step. */
  const story = (steps: number) => ({
    after: -1,
    steps: Array.from({ length: steps }, (_, step) =>
      step === 1 ? [...'abcd'].map((type) => ({ type })) : [{ type: `step ${step}` }],
    ),
  })
  const scoringsOf: TableState['scoringsOf'] = (events) => (events.length >= 5 ? [EPOCH] : [])
  const begun = (of: TableSummary, viewer: Viewer = 0) =>
    arrive({ ...openTable(of, scoringsOf, ELSEWHERE) }, look(of, viewer, { story: story(1) }))
  const at = (of: TableSummary, steps: number, viewer: Viewer = 0, more: Partial<Look> = {}) =>
    look({ ...of, actions: steps }, viewer, { story: story(steps), ...more })
  const scored = (of: TableSummary, viewer: Viewer = 0) =>
    tableReducer(arrive(begun(others, viewer), at(of, 2, viewer)), { type: 'shown' })

  it('goes on by itself, for players and for those who watch', () => {
    const watched = table([PERSON, OTHER], [1], { mine: [] })
    for (const [of, viewer] of [
      [others, 0],
      [watched, 'spectator'],
      [{ ...others, still: 'away' }, 0],
    ] as const)
      expect(expected(scored(of, viewer), ASK)).toEqual({ kind: 'celebrate', scoring: 0, until: 'read' })
  })

  it('ends soon once the table has gone on, and then the present is shown, whatever has happened', () => {
    let state = scored(others)
    for (const steps of [3, 4, 5]) state = arrive(state, at(others, steps))
    expect(expected(state, ASK)).toEqual({ kind: 'celebrate', scoring: 0, until: 'sum-read' })
    const after = tableReducer(state, { type: 'celebrated', scoring: 0 })
    expect([after.look?.table.actions, after.coming, expected(after, ASK).kind]).toEqual([5, [], 'wait'])
  })

  it('shows at once whose turn it is by now, and that the game is over', () => {
    const state = arrive(scored(others), at(table([PERSON, OTHER], [], { ...OVER, mine: [0] }), 3))
    expect(presentOf(state).outcome).toEqual(OVER.outcome)
    expect(expected(tableReducer(state, { type: 'celebrated', scoring: 0 }), ASK)).toEqual({ kind: 'over' })
  })

  it('never costs time: with a clock running the turn is there at once, and the scoring can be read later', () => {
    const hurried = { ...mine, isTimed: true } as const
    for (const state of [scored(hurried), arrive(scored({ ...others, isTimed: true }), at(hurried, 3))]) {
      expect(expected(state, ASK)).toEqual({ kind: 'act', seat: 0 })
      expect(state.passedBy?.scoring).toBe(0)
      expect(shownLook(state)?.story).toHaveLength(state.look?.story.length ?? 0)
    }
    // Without a clock it is told first.
    expect(expected(scored(mine), ASK).kind).toBe('celebrate')
  })

  it('that was passed by is offered until the reader has acted again', () => {
    const hurried = { ...mine, isTimed: true } as const
    const passed = scored(hurried)
    const still = arrive(passed, at({ ...hurried, toAct: [1] }, 3))
    expect(tableReducer(still, { type: 'shown' }).passedBy?.scoring).toBe(0)
    const acted = arrive(passed, at({ ...hurried, toAct: [1] }, 3, 0, { since: 12 }))
    expect(tableReducer(acted, { type: 'shown' }).passedBy).toBeUndefined()
  })

  it('that is long past holds nobody up who comes back', () => {
    const state = arrive(openTable(others, scoringsOf, ELSEWHERE), at(others, 4, 0, { since: -1 }))
    expect([expected(state, ASK).kind, state.passedBy]).toEqual(['wait', undefined])
    // What has just happened is told.
    const fresh = arrive(openTable(others, scoringsOf, ELSEWHERE), at(others, 2, 0, { since: -1 }))
    expect(expected(fresh, ASK).kind).toBe('celebrate')
  })
})

describe('the table around the match', () => {
  it('changes without a move: a pause is known at once, also while something is still to be shown', () => {
    const of = table([PERSON, OTHER], [0], { mine: [0] })
    const shown = look(of, 0)
    const state = looked(shown)
    const paused: TableSummary = { ...of, still: 'paused' }
    const told = tableReducer(state, { type: 'arrived', look: { ...shown, table: paused } })
    expect(expected(told, ASK)).toEqual({ kind: 'wait', seat: 0 })
    const waiting = looked(look({ ...of, toAct: [1] }, 0))
    const next = look(of, 0)
    const queued = tableReducer(waiting, { type: 'arrived', look: next })
    const both = tableReducer(queued, { type: 'arrived', look: { ...next, table: paused } })
    expect(presentOf(both).still).toBe('paused')
  })
})

describe('the record', () => {
  it('can be taken along by whoever plays alone, and by several people when the match is over', () => {
    expect(canExport(table([PERSON, BOT], [0]))).toBe(true)
    expect(canExport(table([PERSON, OTHER], [0]))).toBe(false)
    expect(canExport(table([PERSON, OTHER], [], OVER))).toBe(true)
  })
})
