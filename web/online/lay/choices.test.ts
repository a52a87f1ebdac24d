import { describe, expect, it } from 'vitest'
import { firstDraft, withSeat } from '../../setup/draft'
import { clockOf, draftFor, firstChoices, mayBeRated, newTable } from './choices'

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
    })
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
