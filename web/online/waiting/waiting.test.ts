import type { SeatInfo, TableInfo } from '@crownlands/table/online'
import { describe, expect, it } from 'vitest'
import { anyOf, comings, freeSeats, notReady, pepper, sideOf, startOf, wasSentAway } from './waiting'

const HOUSES = ['or', 'azure', 'gules', 'vert'] as const

function table(seats: readonly Partial<SeatInfo>[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    ...{ code: 'abc', game: 'kingdoms', rules: 1, status: 'open', listed: false, rated: false, options: {} },
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
    ...{ mine: [], isHost: false, createdAt: 0 },
    ...more,
    seats: seats.map((one, seat) => ({
      ...{ seat, house: HOUSES[seat] ?? 'or', name: '', taken: false, ready: false, hasWord: false },
      ...one,
    })),
  }
}

const ADA = { taken: true, name: 'Ada' } as const
const BELA = { taken: true, name: 'Bela' } as const
const BOT = { taken: true, bot: 'steward' } as const

describe('around the table', () => {
  it('everybody has their own side near to them, and the others in the same order', () => {
    const sides = (mine: readonly number[]) =>
      [0, 1, 2, 3].map((seat) => sideOf(seat, table([{}, {}, {}, {}], { mine })))
    expect(sides([])).toEqual(['near', 'left', 'far', 'right'])
    expect(sides([2])).toEqual(['far', 'right', 'near', 'left'])
  })

  it('two face each other', () => {
    expect([0, 1].map((seat) => sideOf(seat, table([{}, {}], { mine: [1] })))).toEqual(['far', 'near'])
  })
})

describe('the start', () => {
  const host = { isHost: true, mine: [0] }

  it('waits for empty seats', () => {
    const open = table([ADA, {}], host)
    expect(startOf(open)).toBe('seats')
    expect(freeSeats(open).map(({ seat }) => seat)).toEqual([1])
  })

  it('may be made before all have said that they are ready, and is told who has not', () => {
    const full = table([ADA, BELA, BOT], host)
    expect(startOf(full)).toBe('others')
    expect(notReady(full).map(({ name }) => name)).toEqual(['Bela'])
  })

  it('of another game with the same people waits until everybody has said yes', () => {
    expect(startOf(table([ADA, BELA], { ...host, rematchOf: 'old' }))).toBe('yes')
    expect(startOf(table([ADA, { ...BELA, ready: true }], { ...host, rematchOf: 'old' }))).toBe('go')
  })

  it('asks bots for nothing, nor whoever laid the table', () => {
    expect(startOf(table([ADA, BOT], host))).toBe('go')
  })
})

describe('comings and goings', () => {
  const at = (...codes: readonly (string | undefined)[]) =>
    table(codes.map((code) => (code === undefined ? {} : { taken: true, name: code, player: { code, kind: 'guest' } })))

  it('are told of people, not of those who change places', () => {
    expect(comings(at('ada', undefined), at('ada', 'bela'))).toEqual({ came: ['bela'], left: [] })
    expect(comings(at('ada', 'bela'), at('bela', 'ada'))).toEqual({ came: [], left: [] })
    expect(comings(at('ada', 'bela'), at('cleo', 'bela'))).toEqual({ came: ['cleo'], left: ['ada'] })
  })

  it('are not told of bots', () => {
    expect(comings(table([{}]), table([BOT]))).toEqual({ came: [], left: [] })
  })
})

describe('somebody who sat', () => {
  it('was sent away, unless they got up or still sit', () => {
    expect(wasSentAway([1], [], false)).toBe(true)
    expect(wasSentAway([1], [], true)).toBe(false)
    expect(wasSentAway([1], [0], false)).toBe(false)
    expect(wasSentAway([], [], false)).toBe(false)
  })
})

describe('for the chance', () => {
  it('a device adds 16 bytes as hexadecimal digits', () => {
    expect(pepper(new Uint8Array(16).fill(10))).toBe('0a'.repeat(16))
    expect(pepper()).toMatch(/^[0-9a-f]{32}$/)
  })

  it('there is a word for whoever thinks of none', () => {
    expect(anyOf(['heron', 'ash'], () => 0.99)).toBe('ash')
  })
})
