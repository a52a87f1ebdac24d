/** The course of the game for the chart. */
import type { Language } from '@crownlands/core/room'
import type { CoursePoint } from '@crownlands/kit/room-ui'
import type { Event } from '../rules/state'
import { nameOf } from './scoring/ledger'
import { BOARD_TEXT } from './text/text'

/**
 * Everybody's VP at the start and after each location. While they were hidden only what each won is known: it is
 * added up, and the loss at the Tourney Grounds taken off as the rules say (KG-L3, KG-P6).
 */
export function course(events: readonly Event[], language: Language): readonly CoursePoint[] {
  const points: CoursePoint[] = []
  for (const event of events) {
    if (event.type !== 'scored') continue
    const before = points.at(-1)?.values ?? event.players.map(() => 0)
    const values = event.players.map(({ won, vp }, seat) => {
      const loss = event.tourney?.seat === seat ? event.tourney.loss : 0
      return vp ?? Math.max(0, (before[seat] ?? 0) + won - loss)
    })
    if (points.length === 0) points.push({ label: BOARD_TEXT[language].start, values: before })
    points.push({ label: nameOf(event, language), values })
  }
  return points
}
