/** Which game brings which board. Loaded when a table of it is opened; a new game is one more line. */
import type { GameEvent } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import type { RoomUi } from '@crownlands/kit/room-ui'
import type { Scoring } from './flow'

/** What a room brings, with the titles of its scorings in the reader’s language. */
export interface TableUi extends Omit<RoomUi, 'scorings'> {
  scorings(events: readonly GameEvent[], language: Language): readonly Scoring[]
}

const ROOM_UIS: Readonly<Record<string, () => Promise<TableUi>>> = {
  kingdoms: async () => (await import('@crownlands/games/kingdoms/board/ui.tsx')).kingdomsUi as unknown as TableUi,
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
