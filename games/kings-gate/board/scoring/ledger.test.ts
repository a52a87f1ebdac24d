import { describe, expect, it } from 'vitest'
import { scoredAt } from '../../testing/positions'
import { ledgerOf, scorings, standing } from './ledger'

describe('the ledger', () => {
  it('has a line for each colour, from the first, and one for the sum', () => {
    const lines = ledgerOf(scoredAt(1))
    expect(lines.map((line) => (line.type === 'place' ? line.standing.colour : line.type))).toEqual([
      'g',
      'y',
      'r',
      'sum',
    ])
  })

  it('KG-L3: tells the loss at the Tourney Grounds before the sum', () => {
    expect(ledgerOf(scoredAt(8)).map(({ type }) => type)).toEqual(['place', 'place', 'place', 'tourney', 'sum'])
  })

  it('has no lines where nothing was scored', () => {
    expect(ledgerOf([{ type: 'skipped', seat: 0 }])).toEqual([])
    expect(standing([], 0)).toBeUndefined()
  })
})

describe('what everybody has while it is written', () => {
  it('begins with what they had and ends with what they have', () => {
    const events = scoredAt(1)
    expect(standing(events, 0)).toEqual([5, 1, 1])
    expect(standing(events, 1)).toEqual([5, 3, 1])
    expect(standing(events, 4)).toEqual([7, 3, 1])
  })

  it('KG-L3: falls by what was really lost', () => {
    const events = scoredAt(8)
    expect(standing(events, 0)).toEqual([5, 1, 1])
    expect(standing(events, 3)).toEqual([5, 4, 1])
    expect(standing(events, 5)).toEqual([5, 4, 0])
  })

  it('KG-P6: is not told while VP are hidden', () => {
    const events = scoredAt(1).map((event) =>
      event.type === 'scored' ? { ...event, players: event.players.map(({ won }) => ({ won })) } : event,
    )
    expect(standing(events, 4)).toBeUndefined()
  })
})

describe('the scorings of a story', () => {
  it('are the locations, by name', () => {
    const events = scoredAt(3)
    const [only] = scorings(events, 'fr')
    expect(only?.title).toBe('Tour du Magicien')
    expect(events.slice(only?.from, only?.to).map(({ type }) => type)).toEqual(['scored'])
    expect(scorings([...events, ...events])).toHaveLength(2)
  })
})
