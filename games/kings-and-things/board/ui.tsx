/** What Kings & Things brings to the table in the browser. */
import type { RoomUi } from '@crownlands/kit/room-ui'
import type { Action } from '../actions'
import type { Event } from '../happenings'
import type { View } from '../view'
import './tokens.css'
import { course } from './course'
import { groupOf } from './phases/march'
import { SeatFacts } from './seat-facts.tsx'
import { Surface } from './surface.tsx'
import { TABLE_TEXT } from './text/table'

export const ui: RoomUi<View, Action, Event> = {
  Surface,
  SeatFacts,
  chapter: (event, language) => (event.type === 'turn-begun' ? TABLE_TEXT[language].turn(event.turn) : undefined),
  course,
  // A march is picked, goes step by step and stops.
  isHalfDone: (view) => groupOf(view)?.at !== undefined,
  keys: (language) => TABLE_TEXT[language].keys,
}
