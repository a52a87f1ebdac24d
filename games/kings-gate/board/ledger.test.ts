import { describe, expect, it } from 'vitest'
import type { Event } from '../state'
import { play, position } from '../testing/positions'
import { course, ledgerOf, scorings, standing } from './ledger'

/** The last tile of a location is placed; y, g and r have 8, 8 and 4 there. */
function scoredAt(location: number, more: Partial<Parameters<typeof position>[0]> = {}): Event[] {
  const state = position({
    location,
    around: 'y4 g1 g1 g2\n. y2\ng4 r1 r2 r1',
    hands: 'y2 g1 r1',
    stacks: 'all',
    vp: [5, 1, 1],
    ...more,
  })
  return play(state, 'y2@-1,0')
}

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

describe('the course of the game', () => {
  it('is everybody’s VP at the start and after each location', () => {
    expect(course([...scoredAt(1, { vp: [0, 0, 0] }), ...scoredAt(2, { vp: [2, 2, 0] })], 'en')).toEqual([
      { label: 'Start', values: [0, 0, 0] },
      { label: 'Palace', values: [2, 2, 0] },
      { label: 'Cathedral', values: [5, 5, 0] },
    ])
    expect(course([], 'en')).toEqual([])
  })

  it('KG-P6: is added up from what each won while VP are hidden', () => {
    const hidden = [...scoredAt(1), ...scoredAt(8)].map((event) =>
      event.type === 'scored' ? { ...event, players: event.players.map(({ won }) => ({ won })) } : event,
    )
    expect(course(hidden, 'en').map(({ values }) => values)).toEqual([
      [0, 0, 0],
      [2, 2, 0],
      [2, 5, 0],
    ])
  })
})
