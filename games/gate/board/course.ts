/** The course of a siege for the chart: fear and health as they stood when each turn began, and at the end. */
import type { Language } from '@crownlands/core/room'
import type { CoursePoint } from '@crownlands/kit/room-ui'
import { HEALTH } from '../content'
import type { Event, Town } from '../rules/state'
import { BOARD_TEXT } from './text/text'

/** The order of the values of a point. */
export const COURSE_LINES = ['gate', 'tower', 'farm', 'fear'] as const

export function course(events: readonly Event[], language: Language): readonly CoursePoint[] {
  const words = BOARD_TEXT[language]
  const town: Town = { ...HEALTH, fear: 0 }
  const points: CoursePoint[] = []
  const note = (label: string) => points.push({ label, values: COURSE_LINES.map((line) => town[line]) })
  for (const event of events) {
    switch (event.type) {
      case 'turn-started':
        note(words.courseTurn(event.turn))
        break
      case 'damaged':
        town[event.location] = event.health
        break
      case 'repaired':
        town.farm = event.farm
        town.tower = event.tower
        town.gate = event.gate
        break
      case 'calmed':
      case 'fear-rose':
        town.fear = event.to
        break
      case 'game-ended':
        note(words.courseEnd)
        break
    }
  }
  return points
}

/** The turn that cost the town most, in a sentence; undefined when nothing was lost. */
export function hardestTurn(events: readonly Event[], language: Language): string | undefined {
  let turn = 0
  const losses = new Map<number, number>()
  for (const event of events) {
    if (event.type === 'turn-started') turn = event.turn
    else if (event.type === 'damaged') losses.set(turn, (losses.get(turn) ?? 0) + event.amount - event.lost)
  }
  const most = Math.max(0, ...losses.values())
  const hardest = [...losses].find(([, loss]) => loss === most)
  return hardest === undefined ? undefined : BOARD_TEXT[language].hardest(...hardest)
}
