/** What Kings & Things brings to the table in the browser. */
import type { RoomUi } from '@crownlands/kit/room-ui'
import type { Action } from '../rules/actions'
import type { Event } from '../rules/happenings'
import type { View } from '../rules/view/view'
import './tokens.css'
import { breathIn } from './breath'
import { course, courses } from './course'
import { hexTitle } from './map/describe'
import { newsOf } from './news'
import { groupOf } from './phases/march'
import { SeatFacts } from './seat-facts.tsx'
import { Surface } from './surface.tsx'
import { TABLE_TEXT } from './text/table'
import { storyLines } from './words'

export const ui: RoomUi<View, Action, Event> = {
  Surface,
  SeatFacts,
  chapter: (event, language) => (event.type === 'turn-begun' ? TABLE_TEXT[language].turn(event.turn) : undefined),
  news: (view, events, nameplates, language) => {
    const cast = { nameplates, language, edition: view.options.edition }
    return newsOf(view, events).map(({ hex, seat, events: here }) => ({
      place: hex === undefined ? undefined : hexTitle(hex, view, cast),
      seat,
      lines: here.flatMap((event) => storyLines(event, cast)),
    }))
  },
  course,
  courses,
  // A march is picked, goes step by step and stops.
  isHalfDone: (view) => groupOf(view)?.at !== undefined,
  breath: breathIn,
  keys: (language) => TABLE_TEXT[language].keys,
}
