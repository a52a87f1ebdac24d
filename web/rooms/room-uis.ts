/** The boards of the rooms, each found where it lies and loaded when a table of its game is opened. */
import type { RoomUi } from '@crownlands/kit/room-ui'
import { loadOnce } from '@crownlands/table/load-once'
import { byRoom } from './room-files'

export type TableUi = RoomUi

const boards = import.meta.glob<RoomUi>('../../games/*/board/ui.tsx', { import: 'ui' })

/** Undefined when the game has no board. */
export const loadRoomUi = loadOnce<TableUi>(byRoom(boards))
