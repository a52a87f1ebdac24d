import type { SeatInfo, TableInfo } from '@crownlands/table/online'
import { describe, expect, it } from 'vitest'
import type { MatchStep } from '../play/sync'
import type { OnlineState } from '../play/table-line'
import { infoOf } from '../play/testing/simulated-server'
import { firstLine } from '../stream/stream'
import { noticesOf } from './notices'

function stateWith(info: TableInfo, more: Partial<OnlineState> = {}): OnlineState {
  const nothing = { sight: undefined, clock: undefined, ahead: undefined, unsent: undefined, found: undefined }
  return {
    info,
    ...nothing,
    present: { here: [], watching: [], spectators: 0 },
    chat: [],
    waiting: [],
    line: firstLine(0),
    ...more,
  }
}

const kinds = (state: OnlineState, status: Parameters<typeof noticesOf>[1] = 'connected') =>
  noticesOf(state, status, 0).map(({ kind }) => kind)

function withSeat(own: number, seat: number, change: Partial<SeatInfo>, more: Partial<TableInfo> = {}): TableInfo {
  const info = infoOf(own, more)
  return { ...info, seats: info.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)) }
}

const COMMAND = { code: 'x', since: 0, seat: 0, at: '1.0', key: 'k', deed: { type: 'undo' } } as const

describe('the line', () => {
  it('says nothing while it stands', () => {
    expect(kinds(stateWith(infoOf(0)))).toEqual([])
  })

  it('says what is not sent before that it is being mended, and what to do before either', () => {
    const state = stateWith(infoOf(0), { unsent: COMMAND })
    expect(noticesOf(stateWith(infoOf(0)), 'reconnecting', 0)).toEqual([{ kind: 'line', status: 'reconnecting' }])
    expect(kinds(state, 'reconnecting')).toEqual(['unsent'])
    expect(noticesOf(state, 'lost', 0)).toEqual([{ kind: 'line', status: 'lost' }])
  })

  it('says what became of a move that an earlier page had made', () => {
    expect(noticesOf(stateWith(infoOf(0), { found: 'overtaken' }), 'connected', 0)).toEqual([
      { kind: 'found', outcome: 'overtaken' },
    ])
  })
})

describe('a flag fall', () => {
  const incident = { what: 'time-out', seat: 1, after: 3, at: 1000 } as const
  const fallen = (own: number, change: Partial<SeatInfo> = {}, more: Partial<OnlineState> = {}) =>
    stateWith(withSeat(own, 1, change, { incidents: [incident] }), more)
  const first = (state: OnlineState, now = 2000) => noticesOf(state, 'connected', now)[0]

  it('is announced to everybody, those who watch too', () => {
    const bot = { standIn: 'steward', missed: 1 } as const
    expect(first(fallen(0, bot))).toEqual({ kind: 'flag', whose: 'other', incident, standIn: true })
    const watching = fallen(0, bot)
    expect(first({ ...watching, info: { ...watching.info, mine: [] } })).toMatchObject({ kind: 'flag', standIn: true })
  })

  it('is said to whoever ran out of time, with the way back', () => {
    expect(first(fallen(1, { missed: 1 }))).toMatchObject({ kind: 'flag', whose: 'own' })
    expect(first(fallen(1, { standIn: 'steward', missed: 1 }))).toEqual({ kind: 'own-seat', gone: 'out-of-time' })
    const left = [incident, { ...incident, what: 'returned' }, { ...incident, what: 'left' }] as const
    const state = stateWith(withSeat(1, 1, { standIn: 'steward' }, { incidents: left }))
    expect(first(state)).toEqual({ kind: 'own-seat', gone: 'stand-in' })
  })

  it('is not announced for ever, nor to those who have read it, nor beside the question what becomes of the seat', () => {
    expect(first(fallen(0), 1000 + 60_000)).toBeUndefined()
    expect(first(fallen(0, {}, { flagRead: 1000 }))).toBeUndefined()
    expect(noticesOf(fallen(0, { missed: 1 }), 'connected', 2000)).toEqual([{ kind: 'missed', seat: 1 }])
  })

  it('that has ended the game stays', () => {
    const state = fallen(0)
    const outcome = { winners: [0], scores: [50, 50], ending: 'out-of-time', outOfTime: [1] }
    const step = { outcome } as unknown as MatchStep
    const over = { ...state, info: { ...state.info, status: 'over' }, sight: { step } } as const
    expect(noticesOf(over, 'connected', 1_000_000)).toEqual([{ kind: 'out-of-time', seats: [1] }])
  })
})

describe('people who leave', () => {
  it('are told of with since when, where the others decide', () => {
    const info = withSeat(0, 1, { leftAt: 77 }, { whenGone: 'vote' })
    expect(noticesOf(stateWith(info), 'connected', 0)).toEqual([{ kind: 'left', seat: 1, since: 77 }])
  })

  it('are waited for by nobody once a bot stands in', () => {
    expect(kinds(stateWith(withSeat(0, 1, { leftAt: 77, standIn: 'steward' })))).toEqual([])
  })

  it('can take their own seat back', () => {
    const gone = (change: Partial<SeatInfo>) => noticesOf(stateWith(withSeat(1, 1, change)), 'connected', 0)[0]
    expect(gone({ leftAt: 77 })).toEqual({ kind: 'own-seat', gone: 'left' })
    expect(gone({ leftAt: 77, standIn: 'steward' })).toEqual({ kind: 'own-seat', gone: 'stand-in' })
  })

  it('are told of when the game waits for them, and are not asked', () => {
    const gone = withSeat(0, 1, { goneAt: 77 })
    const waiting = (toAct: readonly number[]) => ({ sight: { step: { toAct } as unknown as MatchStep } })
    const calls = (toAct: readonly number[]) => noticesOf(stateWith(gone, waiting(toAct)), 'connected', 0)
    expect(calls([1])).toEqual([{ kind: 'away', seat: 1, since: 77 }])
    expect(calls([0])).toEqual([])
    const asked = (what: 'end' | 'go-on') => [{ what, about: 0, yes: [0], no: [], until: 99 }]
    expect(noticesOf(stateWith({ ...gone, questions: asked('end') }), 'connected', 0)[0]).toMatchObject({ for: [] })
    expect(noticesOf(stateWith({ ...gone, questions: asked('go-on') }), 'connected', 0)[0]).toMatchObject({ for: [1] })
    expect(kinds(stateWith(withSeat(0, 1, { goneAt: 77, standIn: 'steward' })))).toEqual([])
  })

  it('need not be waited for after a clock has run out once', () => {
    expect(kinds(stateWith(withSeat(0, 1, { missed: 1 })))).toEqual(['missed'])
    expect(kinds(stateWith(withSeat(1, 1, { missed: 1 })))).toEqual([])
  })
})

describe('what is asked', () => {
  const question = (yes: readonly number[], no: readonly number[] = []) =>
    ({ what: 'pause', about: 0, yes, no, until: 99 }) as const
  const first = (own: number, one: ReturnType<typeof question>) =>
    noticesOf(stateWith(infoOf(own, { questions: [one] })), 'connected', 0)[0]

  it('is answered by those who were asked, and waited for by those who have', () => {
    expect(first(1, question([0]))).toMatchObject({ kind: 'asked', by: 0 })
    expect(first(0, question([0]))).toMatchObject({ kind: 'waits', for: [1] })
  })

  it('is over with the first no', () => {
    expect(first(0, question([0], [1]))).toMatchObject({ kind: 'denied' })
  })

  it('is shown once: who is gone is not told of beside the question about them', () => {
    const asked = { what: 'stand-in', about: 1, yes: [0], no: [], until: 99 } as const
    const info = withSeat(0, 1, { leftAt: 77 }, { questions: [asked] })
    expect(kinds(stateWith(info))).toEqual(['waits'])
  })

  it('can be to go on with a game that stands still', () => {
    expect(kinds(stateWith(infoOf(0, { pausedAt: 5 })))).toEqual(['paused'])
  })
})

describe('around the table', () => {
  it('whoever only watches is told so', () => {
    expect(kinds(stateWith({ ...infoOf(0), mine: [] }))).toEqual(['watching'])
  })

  it('whoever may be a player in another browser is told whom to ask, and whose seat was taken may take it back', () => {
    const watcher = { ...infoOf(0), mine: [] }
    const first = (info: typeof watcher, here: readonly string[]) =>
      noticesOf(stateWith(info, { present: { here, watching: [], spectators: 1 } }), 'connected', 0)[0]
    expect(first(watcher, ['player 0', 'player 1'])).toEqual({ kind: 'watching', mayPlay: false })
    expect(first(watcher, ['player 0'])).toEqual({ kind: 'watching', mayPlay: true })
    expect(first({ ...watcher, lost: [1] }, [])).toEqual({ kind: 'lost-seat', seat: 1 })
  })

  it('a game that was ended says so', () => {
    expect(kinds(stateWith(infoOf(0, { status: 'ended' })))).toEqual(['ended'])
    expect(kinds(stateWith(infoOf(0, { status: 'over' })))).toEqual([])
  })

  it('a bot that failed, and other tables that wait, come last', () => {
    expect(kinds(stateWith(infoOf(0, { trouble: 'bot' }), { waiting: ['a', 'b'] }))).toEqual(['trouble', 'elsewhere'])
  })
})
