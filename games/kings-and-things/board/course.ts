/** The course of the game for the chart. */
import type { Language } from '@crownlands/core/room'
import type { CoursePoint } from '@crownlands/kit/room-ui'
import type { Event } from '../happenings'
import { TABLE_TEXT } from './text/table'

/** Everybody's income, turn by turn. Who receives none any more is out (KT-W7). */
export function course(events: readonly Event[], language: Language): readonly CoursePoint[] {
  const points: CoursePoint[] = []
  let seats = 0
  let incomes = new Map<number, number>()
  let turn = 0
  const note = () => {
    if (incomes.size === 0) return
    const values = Array.from({ length: seats }, (_, seat) => incomes.get(seat) ?? 0)
    points.push({ label: TABLE_TEXT[language].turn(turn), values })
    incomes = new Map()
  }
  for (const event of events) {
    if (event.type === 'map-laid') seats = event.order.length
    if (event.type === 'income') incomes.set(event.seat, event.gold)
    if (event.type === 'turn-begun') {
      note()
      turn = event.turn
    }
  }
  note()
  return points
}
