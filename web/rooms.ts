/** The rooms of the house, each loaded when it is wanted: nobody waits for games they do not play. */
import type { Room } from '@crownlands/core/room'

export const ROOM_LOADERS: Readonly<Record<string, () => Promise<Room>>> = {
  kingdoms: async () => (await import('@crownlands/games/kingdoms/room')).room,
  'kings-gate': async () => (await import('@crownlands/games/kings-gate/room')).room,
  gate: async () => (await import('@crownlands/games/gate/room')).room,
}

const loaded = new Map<string, Promise<Room | undefined>>()

/** Undefined when there is no such game. The same promise as long as it holds, so that a component can use it. */
export function loadRoom(id: string): Promise<Room | undefined> {
  const known = loaded.get(id)
  if (known !== undefined) return known
  const load = Object.hasOwn(ROOM_LOADERS, id) ? ROOM_LOADERS[id] : undefined
  const room = load === undefined ? Promise.resolve(undefined) : load()
  loaded.set(id, room)
  // What failed to load (offline, a new version) may succeed later.
  room.catch(() => loaded.delete(id))
  return room
}
