import { expect, it } from 'vitest'
import { gate } from '../game'
import type { Event, State } from '../state'
import { STANDARD } from '../testing/positions'
import { COURSE_LINES, course } from './course'

it('follows fear and health from turn to turn to the end', () => {
  const events: Event[] = []
  const chance = { below: () => 0 }
  const state: State = gate.setup(STANDARD, 1, chance, events)
  while (state.ending === undefined) gate.apply(state, 0, { type: 'end' }, chance, events)
  const points = course(events, 'fr')
  expect(points[0]).toEqual({ label: '1', values: [12, 6, 6, 0] })
  expect(points.at(-1)).toEqual({ label: 'Fin', values: COURSE_LINES.map((line) => state[line]) })
  expect(points).toHaveLength(state.turn + 1)
})
