import { describe, expect, it } from 'vitest'
import { scoredAt } from '../testing/positions'
import { course } from './course'

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
