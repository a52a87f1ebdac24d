/** A table with the room it is played in: what the table and the replay open. */
import type { Room } from '@crownlands/core/room'
import { hostProblem, type TableSummary } from '@crownlands/table/protocol'
import { loadRoom } from '../../rooms/load-room'
import { loadRoomUi, type TableUi } from '../../rooms/room-uis'
import type { Hosts } from '../host/host-context'
import { type Trouble, troubleOf } from './trouble'

export interface OpenRoom {
  readonly table: TableSummary
  readonly ui: TableUi
  readonly room: Room
}

/** Why there is no table to be seen. */
export interface NotOpen {
  readonly trouble: Trouble
}

export async function openRoom(
  { play, tables }: Pick<Hosts, 'play' | 'tables'>,
  id: string,
): Promise<OpenRoom | NotOpen> {
  try {
    const table = await play.summary(id)
    if (table === undefined) return { trouble: await whyNotListed(tables, id) }
    if (table.unplayable !== undefined) return { trouble: table.unplayable }
    const [ui, room] = await Promise.all([loadRoomUi(table.game), loadRoom(table.game)])
    return room === undefined || ui === undefined ? { trouble: 'unknown-game' } : { table, ui, room }
  } catch (error) {
    return { trouble: troubleOf(hostProblem(error)) }
  }
}

/** A table that cannot be read, or not from here, is not gone. */
async function whyNotListed(tables: Hosts['tables'], id: string): Promise<Trouble> {
  if (tables === undefined) return 'missing'
  const { damaged, persistent } = await tables.status()
  if (damaged.includes(id)) return 'damaged'
  return persistent ? 'missing' : 'not-kept'
}
