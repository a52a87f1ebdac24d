import { expect, it } from 'vitest'
import { gate } from '../game'
import type { Event, State } from '../rules/state'
import { STANDARD } from '../testing/positions'
import { COURSE_LINES, course, hardestTurn } from './course'

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

it('finds the turn that cost the town most', () => {
  const damaged = (location: 'farm' | 'gate', amount: number): Event => ({
    type: 'damaged',
    by: 'fear',
    aimedAt: location,
    location,
    amount,
    lost: 0,
    health: 1,
  })
  const turn = (number: number): Event => ({ type: 'turn-started', turn: number, finalStand: false })
  const events = [
    turn(1),
    damaged('farm', 1),
    turn(2),
    damaged('farm', 1),
    damaged('gate', 2),
    turn(3),
    damaged('gate', 1),
  ]
  expect(hardestTurn(events, 'en')).toBe('Turn 2 was the hardest: it cost the town 3.')
  expect(hardestTurn([turn(1)], 'en')).toBeUndefined()
})
