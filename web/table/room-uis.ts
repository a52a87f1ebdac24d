/** Which game brings which board. Loaded when a table of it is opened; a new game is one more line. */
import type { RoomUi } from '@crownlands/kit/room-ui'
import { loadOnce } from '@crownlands/table/load-once'

export type TableUi = RoomUi

export const loadRoomUi = loadOnce<TableUi>({
  kingdoms: async () => (await import('@crownlands/games/kingdoms/board/ui.tsx')).kingdomsUi as unknown as RoomUi,
  'kings-gate': async () =>
    (await import('@crownlands/games/kings-gate/board/ui.tsx')).kingsGateUi as unknown as RoomUi,
  gate: async () => (await import('@crownlands/games/gate/board/ui.tsx')).gateUi as unknown as RoomUi,
})
