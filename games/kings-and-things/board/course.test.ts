import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/happenings'
import { course, courses } from './course'

const income = (seat: number, gold: number, hexes = gold, army = 0): Event => ({
  type: 'income',
  seat,
  lines: [{ what: 'hexes', gold: hexes }],
  gold,
  army,
})
const EVENTS: readonly Event[] = [
  { type: 'map-laid', terrains: [], order: [1, 0] },
  { type: 'turn-begun', turn: 1, order: [1, 0] },
  income(1, 5, 3, 6),
  income(0, 4, 2, 7),
  { type: 'turn-begun', turn: 2, order: [0, 1] },
  income(0, 7, 4, 9),
]

describe('the course', () => {
  it('is everybody’s income, turn by turn; who is out has none', () => {
    expect(course(EVENTS, 'en')).toEqual([
      { label: 'Turn 1', values: [4, 5] },
      { label: 'Turn 2', values: [7, 0] },
    ])
  })

  it('can be followed by strength and land too', () => {
    expect(courses(EVENTS, 'en').map(({ name, points }) => [name, points.map(({ values }) => values)])).toEqual([
      [
        'Income',
        [
          [4, 5],
          [7, 0],
        ],
      ],
      [
        'Army',
        [
          [7, 6],
          [9, 0],
        ],
      ],
      [
        'Land',
        [
          [2, 3],
          [4, 0],
        ],
      ],
    ])
  })
})
