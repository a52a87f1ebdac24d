import { describe, expect, it } from 'vitest'
import {
  type DailyEntry,
  dayBefore,
  dayOf,
  entryAt,
  entryOf,
  readHistory,
  recentDays,
  seedOf,
  streakOf,
  withBegun,
  withResult,
  writeHistory,
} from './daily'

const won = (day: string): DailyEntry => ({ day, game: 'gate', table: day, result: { won: true, score: 30 } })
const lost = (day: string): DailyEntry => ({ day, game: 'gate', table: day, result: { won: false, score: 0 } })

describe('the day', () => {
  it('is the one on the player’s own calendar, also late in the evening and early in the morning', () => {
    expect(dayOf(new Date(2026, 10, 15, 23, 59))).toBe('2026-11-15')
    expect(dayOf(new Date(2026, 10, 16, 0, 0))).toBe('2026-11-16')
    expect(dayOf(new Date(2026, 0, 5))).toBe('2026-01-05')
  })

  it('follows the one before, over months, years, leap days and the change of the clock', () => {
    expect(dayBefore('2026-11-15')).toBe('2026-11-14')
    expect(dayBefore('2027-01-01')).toBe('2026-12-31')
    expect(dayBefore('2028-03-01')).toBe('2028-02-29')
    expect(dayBefore('2026-03-30')).toBe('2026-03-29')
  })

  it('has one seed for everybody', () => {
    expect(seedOf('2026-11-15')).toBe('daily 2026-11-15')
  })
})

describe('the history', () => {
  it('knows on which table the day is played, and its first result', () => {
    const begun = withBegun([], 'gate', '2026-11-15', 'a')
    expect(entryOf(begun, 'gate', '2026-11-15')).toEqual({ day: '2026-11-15', game: 'gate', table: 'a' })
    expect(entryOf(withBegun(begun, 'gate', '2026-11-15', 'b'), 'gate', '2026-11-15')?.table).toBe('b')
    expect(entryAt(begun, 'a')?.day).toBe('2026-11-15')
    expect(entryAt(begun, 'b')).toBeUndefined()
    const over = withResult(begun, 'a', { won: false, score: 0 })
    expect(withBegun(over, 'gate', '2026-11-15', 'c')).toBe(over)
    expect(withResult(over, 'a', { won: true, score: 40 })).toEqual(over)
    expect(withResult(over, 'elsewhere', { won: true, score: 40 })).toEqual(over)
  })

  it('outlives the page, and nothing foreign gets in', () => {
    const history = [won('2026-11-14'), { day: '2026-11-15', game: 'gate', table: 'x' }]
    expect(readHistory(writeHistory(history))).toEqual(history)
    expect(readHistory(null)).toEqual([])
    expect(readHistory('{')).toEqual([])
    expect(readHistory('{"entries":[{"day":3}]}')).toEqual([])
  })
})

it('a day that is none is left out of the history: nobody could write it out', () => {
  const days = ['2026-11-15', 'yesterday', '2026-99-99', '1', '']
  const entries = days.map((day) => ({ day, game: 'gate', table: 't' }))
  expect(readHistory(JSON.stringify({ version: 1, entries })).map(({ day }) => day)).toEqual(['2026-11-15'])
})

describe('the streak', () => {
  const days = ['2026-11-12', '2026-11-13', '2026-11-14']

  it('counts the days won in a row up to today', () => {
    expect(streakOf([...days.map(won), won('2026-11-15')], 'gate', '2026-11-15')).toBe(4)
  })

  it('waits for today’s game until the day is over', () => {
    expect(streakOf(days.map(won), 'gate', '2026-11-15')).toBe(3)
    expect(streakOf(withBegun(days.map(won), 'gate', '2026-11-15', 't'), 'gate', '2026-11-15')).toBe(3)
    expect(streakOf(days.map(won), 'gate', '2026-11-16')).toBe(0)
  })

  it('ends with a defeat, a day off, and belongs to one game', () => {
    expect(streakOf([...days.map(won), lost('2026-11-15')], 'gate', '2026-11-15')).toBe(0)
    expect(streakOf([won('2026-11-12'), won('2026-11-14')], 'gate', '2026-11-14')).toBe(1)
    expect(streakOf(days.map(won), 'kingdoms', '2026-11-15')).toBe(0)
  })
})

it('shows the last days, today at the end', () => {
  const history = [won('2026-11-13'), lost('2026-11-14'), { day: '2026-11-15', game: 'gate', table: 't' }]
  expect(recentDays(history, 'gate', '2026-11-15', 4)).toEqual([
    { day: '2026-11-12', mark: 'none' },
    { day: '2026-11-13', mark: 'won' },
    { day: '2026-11-14', mark: 'lost' },
    { day: '2026-11-15', mark: 'begun' },
  ])
})
