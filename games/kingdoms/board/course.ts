/** The course of the game for the chart: everybody's gold at the start and after each epoch. */
import type { Language } from '@crownlands/core/room'
import type { CoursePoint } from '@crownlands/kit/room-ui'
import { STARTING_GOLD } from '../content'
import type { Event } from '../rules/state'
import { BOARD_TEXT } from './text/text'

export function course(events: readonly Event[], language: Language): readonly CoursePoint[] {
  const words = BOARD_TEXT[language]
  const ends = events.flatMap((event) =>
    event.type === 'epoch-ended' ? [{ label: words.epoch(event.epoch), values: event.gold }] : [],
  )
  const [first] = ends
  if (first === undefined) return []
  return [{ label: words.start, values: first.values.map(() => STARTING_GOLD) }, ...ends]
}
