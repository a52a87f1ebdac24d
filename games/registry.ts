/** The rooms of the house. A new game is one more line. */
import type { Room } from '@crownlands/core/room'
import { room as gate } from './gate/room'
import { room as kingdoms } from './kingdoms/room'
import { room as kingsGate } from './kings-gate/room'

export const ROOMS: readonly Room[] = [kingdoms, kingsGate, gate]

export function roomCalled(id: string): Room | undefined {
  return ROOMS.find((room) => room.game.id === id)
}
