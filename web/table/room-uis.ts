/** The boards of the rooms, each found where it lies and loaded when a table of its game is opened. */
import type { RoomUi } from '@crownlands/kit/room-ui'
import { loadOnce } from '@crownlands/table/load-once'

export type TableUi = RoomUi

const boards = import.meta.glob<{ readonly ui: RoomUi }>('../../games/*/board/ui.tsx')

/** Undefined when the game has no board. */
export const loadRoomUi = loadOnce<TableUi>(
  Object.fromEntries(Object.entries(boards).map(([path, load]) => [folderOf(path), async () => (await load()).ui])),
)

/** A room's folder is called as its game. */
function folderOf(path: string): string {
  return path.split('/').at(-3) ?? ''
}
