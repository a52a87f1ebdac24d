/** What King's Gate brings to the table in the browser. */
import type { RoomUi } from '@crownlands/kit/room-ui'
import { LOCATIONS } from '../content'
import type { Action, Event, View } from '../rules/state'
import './tokens.css'
import { course } from './course'
import { colourNames } from './livery'
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
  milestone: (event, language) => {
    const location = event.type === 'game-started' ? 1 : event.type === 'location-placed' ? event.location : undefined
    const card = location === undefined ? undefined : LOCATIONS[location - 1]
    return card && BOARD_TEXT[language].locations[card.id]
  },
  course,
  colourNames,
  keys: (language) => BOARD_TEXT[language].keys,
}
