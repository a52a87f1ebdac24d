import { describe, expect, it } from 'vitest'
import {
  featsOf,
  type History,
  kindsOf,
  ofKind,
  type PlayedGame,
  readHistory,
  tallyOf,
  withGame,
  writeHistory,
} from './history'

const game = (at: number, result: PlayedGame['result'], more: Partial<PlayedGame> = {}): PlayedGame => ({
  table: `table ${at}`,
  game: 'kingdoms',
  at,
  seats: 2,
  level: 'marshal',
  result,
  score: 10 * at,
  feats: [],
  ...more,
})

const HISTORY: History = [
  game(1, 'won'),
  game(2, 'lost'),
  game(3, 'won'),
  game(4, undefined, { seats: 3, level: undefined }),
  game(5, 'won'),
]

describe('the history', () => {
  it('reads as it was written, and anything broken as empty', () => {
    expect(readHistory(writeHistory(HISTORY))).toEqual(HISTORY)
    expect(readHistory(null)).toEqual([])
    expect(readHistory('{"games":[{"table":7}]}')).toEqual([])
    expect(readHistory('not JSON')).toEqual([])
  })

  it('counts each table once, and stays in the order in which games ended', () => {
    expect(withGame(HISTORY, game(3, 'lost'))).toBe(HISTORY)
    expect(withGame([game(5, 'won')], game(2, 'lost')).map(({ at }) => at)).toEqual([2, 5])
  })

  it('adds up games, victories and how many there were in a row', () => {
    expect(tallyOf(HISTORY)).toEqual({ games: 4, won: 3, shared: 0, streak: 2, longest: 2, best: 50 })
    expect(tallyOf([game(1, 'won'), game(2, 'won'), game(3, 'shared')])).toMatchObject({
      streak: 0,
      longest: 2,
      shared: 1,
    })
    expect(tallyOf([])).toMatchObject({ games: 0, best: undefined })
  })

  it('tells games apart by level and number of seats', () => {
    expect(kindsOf(HISTORY, 'kingdoms')).toEqual([
      { game: 'kingdoms', seats: 2, level: 'marshal' },
      { game: 'kingdoms', seats: 3, level: undefined },
    ])
    expect(ofKind(HISTORY, { game: 'kingdoms', seats: 2, level: 'marshal' })).toHaveLength(4)
    expect(kindsOf(HISTORY, 'gate')).toEqual([])
  })

  it('keeps when each feat was first done', () => {
    const feats = featsOf([game(1, 'won', { feats: ['a'] }), game(2, 'won', { feats: ['a', 'b'] })], 'kingdoms')
    expect([...feats]).toEqual([
      ['a', 1],
      ['b', 2],
    ])
  })
})
