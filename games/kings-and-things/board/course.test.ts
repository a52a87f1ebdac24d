import { expect, it } from 'vitest'
import type { Event } from '../happenings'
import { course } from './course'

const income = (seat: number, gold: number): Event => ({ type: 'income', seat, lines: [], gold })

it('the course is everybody’s income, turn by turn; who is out has none', () => {
  const events: Event[] = [
    { type: 'map-laid', terrains: [], order: [1, 0] },
    { type: 'turn-begun', turn: 1, order: [1, 0] },
    income(1, 5),
    income(0, 4),
    { type: 'turn-begun', turn: 2, order: [0, 1] },
    income(0, 7),
  ]
  expect(course(events, 'en')).toEqual([
    { label: 'Turn 1', values: [4, 5] },
    { label: 'Turn 2', values: [7, 0] },
  ])
})
