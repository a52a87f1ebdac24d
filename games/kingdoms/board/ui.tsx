/** What Kingdoms brings to the table in the browser. */
import type { RoomUi } from '@crownlands/kit/room-ui'
import type { Action, Event, View } from '../rules/state'
import './tokens.css'
import { course } from './course'
import { gains, scorings } from './scoring/ledger'
import { Ledger } from './scoring/ledger-view.tsx'
import { scene } from './scoring/scene'
import { SeatFacts } from './seat-facts.tsx'
import { Surface } from './surface.tsx'
import { BOARD_TEXT } from './text/text'

export const ui: RoomUi<View, Action, Event> = {
  Surface,
  SeatFacts,
  scoring: { parts: scorings, Ledger, gains, scene },
  milestone: (event, language) =>
    event.type === 'epoch-started' ? BOARD_TEXT[language].epoch(event.epoch) : undefined,
  course,
  keys: (language) => BOARD_TEXT[language].keys,
}
