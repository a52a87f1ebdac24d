/** The rooms of the house, each loaded when it is wanted: nobody waits for games they do not play. */
import type { Room } from '@crownlands/core/room'
import { loadOnce } from '@crownlands/table/load-once'

export const ROOM_LOADERS: Readonly<Record<string, () => Promise<Room>>> = {
  kingdoms: async () => (await import('@crownlands/games/kingdoms/room')).room,
  'kings-gate': async () => (await import('@crownlands/games/kings-gate/room')).room,
  gate: async () => (await import('@crownlands/games/gate/room')).room,
}

/** Undefined when there is no such game. The same promise as long as it holds, so that a component can use it. */
export const loadRoom = loadOnce(ROOM_LOADERS)
