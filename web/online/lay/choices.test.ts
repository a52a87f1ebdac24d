import { describe, expect, it } from 'vitest'
import { firstDraft, withSeat } from '../../setup/draft/draft'
import { clockHint, clockOf, draftFor, firstChoices, liveClock, mayBeRated, newTable, whenOutOf } from './choices'

const DRAFT = firstDraft({ playerName: 'Ada', opponent: 'marshal' }, { variant: 'x' }, { min: 2, max: 4 })

describe('a table for the line', () => {
  it('has people around it until a bot is asked, and bots again on this device', () => {
    const online = draftFor('online', DRAFT)
    expect(online.seats.map(({ player }) => player)).toEqual(['person', 'person', 'person', 'person'])
    expect(draftFor('device', online)).toEqual(DRAFT)
  })

  it('sits whoever lays it on the first seat for a person, and names no others', () => {
    const draft = { ...draftFor('online', DRAFT), count: 3 }
    const withBot = withSeat(draft, 0, { player: 'bot' })
    expect(newTable(withBot, 'kingdoms', { ...firstChoices('Ada'), clock: clockOf('days') })).toEqual({
      game: 'kingdoms',
      options: { variant: 'x' },
      seats: [{ house: 'azure', bot: 'marshal' }, { house: 'gules' }, { house: 'or' }],
      sit: 1,
      listed: false,
      rated: false,
      clock: { type: 'days', per: 2 },
      whenGone: 'bot',
      goneAfter: 15,
    })
  })

  it('of a live clock may end when time runs out, whatever time it gives', () => {
    expect(whenOutOf(clockOf('live'))).toBe('gone')
    expect(liveClock(5, 'gone')).toEqual({ type: 'live', each: 300, plus: 10 })
    expect(liveClock(5, 'end')).toEqual({ type: 'live', each: 300, plus: 10, whenOut: 'end' })
    expect(whenOutOf(liveClock(5, 'end'))).toBe('end')
  })

  it('over days promises notices only where the server sends them', () => {
    expect(clockHint('days', true)).toBe('days-with-notices')
    expect(clockHint('days', false)).toBe('days')
    expect(clockHint('live', true)).toBe('live')
  })

  it('of bots alone has nobody to sit', () => {
    const bots = withSeat(DRAFT, 0, { player: 'bot' })
    expect(newTable(bots, 'kingdoms', firstChoices(''))).not.toHaveProperty('sit')
  })

  it('is rated only among people', () => {
    const rated = { ...firstChoices('Ada'), rated: true }
    expect(mayBeRated(DRAFT)).toBe(false)
    expect(newTable(DRAFT, 'kingdoms', rated).rated).toBe(false)
    expect(newTable(draftFor('online', DRAFT), 'kingdoms', rated).rated).toBe(true)
  })
})
