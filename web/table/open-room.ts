/** A table with the room it is played in: what the table and the replay open. */
import type { Room } from '@crownlands/core/room'
import type { TableHost, TableSummary } from '@crownlands/table/protocol'
import { loadRoom } from '../rooms'
import { loadRoomUi, type TableUi } from './room-uis'

export interface OpenRoom {
  readonly table: TableSummary
  readonly ui: TableUi
  readonly room: Room
}

/** Why there is no table to be seen, or not yet. */
export type NotOpenStatus = 'loading' | 'missing' | 'failed' | 'other-rules'

export async function openRoom(host: TableHost, id: string): Promise<OpenRoom | NotOpenStatus> {
  try {
    const table = (await host.list()).find((one) => one.id === id)
    if (table === undefined) return 'missing'
    if (table.unplayable === 'other-rules') return 'other-rules'
    const [ui, room] = await Promise.all([loadRoomUi(table.game), loadRoom(table.game)])
    return ui === undefined || room === undefined ? 'missing' : { table, ui, room }
  } catch {
    return 'failed'
  }
}
