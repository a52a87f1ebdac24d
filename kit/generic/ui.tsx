/** The board of a game that brings none of its own: its text board, and every legal action as a button. */
import type { Room } from '@crownlands/core/room'
import type { RoomUi } from '../room-ui'
import { GenericSurface } from './surface.tsx'
import { GENERIC_TEXT } from './text'

export function genericUi(room: Room): RoomUi {
  return {
    Surface: (props) => <GenericSurface room={room} {...props} />,
    SeatFacts: () => null,
    course: () => [],
    keys: (language) => [{ does: GENERIC_TEXT[language].digits, key: '1–9' }],
  }
}
