/** Which game brings which board. Loaded when a table of it is opened; a new game is one more line. */
import type { RoomUi } from '@crownlands/kit/room-ui'

export type TableUi = RoomUi

const ROOM_UIS: Readonly<Record<string, () => Promise<TableUi>>> = {
  kingdoms: async () => (await import('@crownlands/games/kingdoms/board/ui.tsx')).kingdomsUi as unknown as RoomUi,
  'kings-gate': async () =>
    (await import('@crownlands/games/kings-gate/board/ui.tsx')).kingsGateUi as unknown as RoomUi,
  gate: async () => (await import('@crownlands/games/gate/board/ui.tsx')).gateUi as unknown as RoomUi,
}

const loaded = new Map<string, Promise<TableUi>>()

export function loadRoomUi(game: string): Promise<TableUi> | undefined {
  const load = ROOM_UIS[game]
  if (load === undefined) return undefined
  const ui = loaded.get(game) ?? load()
  loaded.set(game, ui)
  // What failed to load (offline, a new version) may succeed later.
  ui.catch(() => loaded.delete(game))
  return ui
}
