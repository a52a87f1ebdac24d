import type { TableInfo } from '@crownlands/table/online'
import { describe, expect, it } from 'vitest'
import { ANY, choicesIn, shown } from './open-tables'

function table(code: string, taken: readonly boolean[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    ...{ code, game: 'kingdoms', rules: 1, options: {}, status: 'open', listed: true, rated: false },
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
    seats: taken.map((isTaken, seat) => ({
      ...{ seat, house: (['or', 'azure', 'gules', 'vert'] as const)[seat] ?? 'or' },
      ...{ name: '', taken: isTaken, ready: false, hasWord: false },
    })),
    ...more,
  }
}

const TABLES = [
  table('full', [true, true]),
  table('two missing', [true, false, false], { clock: { type: 'days', per: 2 } }),
  table('old', [true, false], { createdAt: 1 }),
  table('new', [true, false], { createdAt: 2, game: 'kings-gate', clock: { type: 'live', each: 600, plus: 0 } }),
]

describe('the open tables', () => {
  it('begin with those where one is missing, the newest first; full ones are last', () => {
    expect(shown(TABLES, ANY).map(({ code }) => code)).toEqual(['new', 'old', 'two missing', 'full'])
  })

  it('are shown by game, pace and seats', () => {
    const codes = (wanted: Partial<typeof ANY>) => shown(TABLES, { ...ANY, ...wanted }).map(({ code }) => code)
    expect(codes({ game: 'kings-gate' })).toEqual(['new'])
    expect(codes({ pace: 'days' })).toEqual(['two missing'])
    expect(codes({ seats: 2 })).toEqual(['new', 'old', 'full'])
  })

  it('offer only what there is', () => {
    expect(choicesIn(TABLES)).toEqual({
      games: ['kingdoms', 'kings-gate'],
      paces: ['none', 'live', 'days'],
      seats: [2, 3],
    })
  })
})
