import type { SeatInfo, TableInfo } from '@crownlands/table/online'
import { describe, expect, it } from 'vitest'
import { callsOf } from './calls'
import { firstLine } from './stream'
import type { OnlineState } from './table-line'
import { infoOf } from './testing/simulated-server'

function stateWith(info: TableInfo, more: Partial<OnlineState> = {}): OnlineState {
  const nothing = { sight: undefined, clock: undefined, ahead: undefined, unsent: undefined, found: undefined }
  return { info, ...nothing, here: [], watching: [], chat: [], waiting: [], line: firstLine(0), ...more }
}

const kinds = (state: OnlineState, status: Parameters<typeof callsOf>[1] = 'connected') =>
  callsOf(state, status).map(({ kind }) => kind)

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
    expect(callsOf(stateWith(infoOf(0)), 'reconnecting')).toEqual([{ kind: 'line', status: 'reconnecting' }])
    expect(kinds(state, 'reconnecting')).toEqual(['unsent'])
    expect(callsOf(state, 'lost')).toEqual([{ kind: 'line', status: 'lost' }])
  })

  it('says what became of a move that an earlier page had made', () => {
    expect(callsOf(stateWith(infoOf(0), { found: 'overtaken' }), 'connected')).toEqual([
      { kind: 'found', outcome: 'overtaken' },
    ])
  })
})

describe('people who leave', () => {
  it('are told of with since when, where the others decide', () => {
    const info = withSeat(0, 1, { leftAt: 77 }, { whenGone: 'vote' })
    expect(callsOf(stateWith(info), 'connected')).toEqual([{ kind: 'left', seat: 1, since: 77 }])
  })

  it('are waited for by nobody once a bot stands in', () => {
    expect(kinds(stateWith(withSeat(0, 1, { leftAt: 77, standIn: 'steward' })))).toEqual([])
  })

  it('can take their own seat back', () => {
    const gone = (change: Partial<SeatInfo>) => callsOf(stateWith(withSeat(1, 1, change)), 'connected')[0]
    expect(gone({ leftAt: 77 })).toEqual({ kind: 'own-seat', gone: 'left' })
    expect(gone({ leftAt: 77, standIn: 'steward' })).toEqual({ kind: 'own-seat', gone: 'stand-in' })
  })

  it('need not be waited for after a clock has run out once', () => {
    expect(kinds(stateWith(withSeat(0, 1, { missed: 1 })))).toEqual(['missed'])
    expect(kinds(stateWith(withSeat(1, 1, { missed: 1 })))).toEqual([])
  })
})

describe('what is asked', () => {
  const question = (yes: readonly number[], no: readonly number[] = []) =>
    ({ what: 'pause', about: 0, yes, no }) as const
  const first = (own: number, one: ReturnType<typeof question>) =>
    callsOf(stateWith(infoOf(own, { questions: [one] })), 'connected')[0]

  it('is answered by those who were asked, and waited for by those who have', () => {
    expect(first(1, question([0]))).toMatchObject({ kind: 'asked', by: 0 })
    expect(first(0, question([0]))).toMatchObject({ kind: 'waits', for: [1] })
  })

  it('is over with the first no', () => {
    expect(first(0, question([0], [1]))).toMatchObject({ kind: 'denied' })
  })

  it('is shown once: who is gone is not told of beside the question about them', () => {
    const asked = { what: 'stand-in', about: 1, yes: [0], no: [] } as const
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

  it('a game that was ended says so', () => {
    expect(kinds(stateWith(infoOf(0, { status: 'ended' })))).toEqual(['ended'])
    expect(kinds(stateWith(infoOf(0, { status: 'over' })))).toEqual([])
  })

  it('a bot that failed, and other tables that wait, come last', () => {
    expect(kinds(stateWith(infoOf(0, { trouble: 'bot' }), { waiting: ['a', 'b'] }))).toEqual(['trouble', 'elsewhere'])
  })
})
