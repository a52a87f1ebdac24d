import type { MyTable, SeatInfo } from '@crownlands/table/online'
import { describe, expect, it } from 'vitest'
import { inOrder, isBehind, standingOf, timeLeft, withWaiting } from './my-tables'

const DAY = 86_400_000

function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  const house = (['azure', 'gules', 'or', 'vert'] as const)[number] ?? 'or'
  return { seat: number, house, name: `P${number}`, taken: true, ready: false, hasWord: false, ...more }
}

function table(code: string, more: Partial<MyTable> = {}): MyTable {
  return {
    ...{ code, game: 'kingdoms', rules: 1, options: {}, status: 'running', listed: false, rated: false },
    ...{
      clock: { type: 'none' },
      whenGone: 'bot',
      goneAfter: 15,
      lost: [],
      commitment: '',
      questions: [],
      incidents: [],
      chatClosed: false,
    },
    ...{ seats: [seat(0), seat(1)], mine: [0], isHost: false, createdAt: 0, myTurn: false, toAct: [1], left: [] },
    ...more,
  }
}

describe('where a table stands', () => {
  it.each([
    ['it waits for you', { myTurn: true, toAct: [0] }, { kind: 'yours' }],
    ['it waits for others', {}, { kind: 'others', seats: [1] }],
    ['it stands still', { pausedAt: 5, myTurn: true }, { kind: 'paused' }],
    ['a bot plays for you', { seats: [seat(0, { standIn: 'steward' }), seat(1)] }, { kind: 'stood-in' }],
    ['it is being laid', { status: 'open', seats: [seat(0), seat(1, { taken: false })] }, { kind: 'open', free: 1 }],
    ['it was ended', { status: 'ended' }, { kind: 'ended' }],
  ] as const)('%s', (_, more, standing) => {
    expect(standingOf(table('a', more))).toEqual(standing)
  })

  it.each([
    [[0], 'won'],
    [[0, 1], 'shared'],
    [[1], 'lost'],
    [[], 'lost'],
  ] as const)('with the winners %j it is %s', (winners, kind) => {
    const over = table('a', { status: 'over', outcome: { winners, scores: [1, 2], ending: 'x' } })
    expect(standingOf(over)).toEqual({ kind, winners })
  })
})

describe('the time left', () => {
  const running = table('a', { clock: { type: 'days', per: 2 }, left: [2 * DAY, DAY], toAct: [0, 1], turnAt: 1000 })

  it('is that of whoever runs out first, counted from when the turn began', () => {
    expect(timeLeft(running, 1000 + DAY / 4)).toBe((DAY * 3) / 4)
    expect(timeLeft(running, 1000 + 3 * DAY)).toBe(0)
  })

  it('is nobody’s where no clock runs', () => {
    expect(timeLeft(table('a', { turnAt: 0 }), 5)).toBeUndefined()
    expect(timeLeft({ ...running, pausedAt: 5 }, 5)).toBeUndefined()
    expect(timeLeft({ ...running, toAct: [] }, 5)).toBeUndefined()
  })
})

describe('the list', () => {
  it('begins with what waits, the most urgent first, and ends with what is over', () => {
    const days = { clock: { type: 'days', per: 2 }, myTurn: true, toAct: [0], turnAt: 0 } as const
    const tables = [
      table('over', { status: 'over', endedAt: 9 }),
      table('older over', { status: 'over', endedAt: 8 }),
      table('laid', { status: 'open' }),
      table('others'),
      table('calm', { ...days, left: [2 * DAY, 0] }),
      table('no clock', { myTurn: true }),
      table('urgent', { ...days, left: [1000, 0] }),
    ]
    expect(inOrder(tables, 10).map(({ code }) => code)).toEqual([
      ...['urgent', 'calm', 'no clock', 'others', 'laid', 'over', 'older over'],
    ])
  })

  it('knows when the line tells more than it has', () => {
    const tables = [table('a', { myTurn: true }), table('b')]
    expect(isBehind(tables, ['a'])).toBe(false)
    expect(isBehind(tables, ['a', 'b'])).toBe(true)
    expect(isBehind(tables, [])).toBe(true)
    expect(isBehind(tables, ['new one'])).toBe(true)
    expect(withWaiting(tables, ['b']).map(({ myTurn }) => myTurn)).toEqual([false, true])
  })
})
