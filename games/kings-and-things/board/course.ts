/** The course of the game for the chart: everybody's income, strength and land, turn by turn. */
import type { Language } from '@crownlands/core/room'
import type { CoursePoint, NamedCourse } from '@crownlands/kit/room-ui'
import type { Event } from '../rules/happenings'
import { TABLE_TEXT } from './text/table'

type Collected = Extract<Event, { readonly type: 'income' }>

export function course(events: readonly Event[], language: Language): readonly CoursePoint[] {
  return followed(events, language, ({ gold }) => gold)
}

export function courses(events: readonly Event[], language: Language): readonly NamedCourse[] {
  const words = TABLE_TEXT[language].courses
  return [
    { name: words.income, points: course(events, language) },
    { name: words.strength, points: followed(events, language, ({ army }) => army) },
    { name: words.land, points: followed(events, language, landOf) },
  ]
}

/** KT-G1: a piece of gold for every hex. */
function landOf({ lines }: Collected): number {
  return lines.find(({ what }) => what === 'hexes')?.gold ?? 0
}

/** Who collects nothing any more is out (KT-W7). */
function followed(
  events: readonly Event[],
  language: Language,
  measure: (collected: Collected) => number,
): readonly CoursePoint[] {
  const points: CoursePoint[] = []
  let seats = 0
  let measured = new Map<number, number>()
  let turn = 0
  const note = () => {
    if (measured.size === 0) return
    const values = Array.from({ length: seats }, (_, seat) => measured.get(seat) ?? 0)
    points.push({ label: TABLE_TEXT[language].turn(turn), values })
    measured = new Map()
  }
  for (const event of events) {
    if (event.type === 'map-laid') seats = event.order.length
    if (event.type === 'income') measured.set(event.seat, measure(event))
    if (event.type === 'turn-begun') {
      note()
      turn = event.turn
    }
  }
  note()
  return points
}
