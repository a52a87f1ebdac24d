/** The boards of the games, each loaded when a table of its game is opened: their own, or else the generic one. */
import { isPlayable } from '@crownlands/core/manifest'
import { GAMES } from '@crownlands/games/registry'
import type { RoomUi } from '@crownlands/kit/room-ui'
import { loadOnce } from '@crownlands/table/load-once'
import { loadRoom } from './load-room'
import { byRoom } from './room-files'

export type TableUi = RoomUi

const boards = byRoom(import.meta.glob<RoomUi>('../../games/*/board/ui.tsx', { import: 'ui' }))

/** Undefined when there is no such game. */
export const loadRoomUi = loadOnce<TableUi>(
  Object.fromEntries(GAMES.filter(isPlayable).map(({ id }) => [id, boards[id] ?? (() => loadGenericUi(id))])),
)

async function loadGenericUi(id: string): Promise<TableUi> {
  const [{ genericUi }, room] = await Promise.all([import('@crownlands/kit/generic/ui.tsx'), loadRoom(id)])
  if (room === undefined) throw new TypeError(`there is no room for ${id}`)
  return genericUi(room)
}
