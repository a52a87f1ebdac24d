/** The rooms of the house, each loaded when it is wanted: nobody waits for games they do not play. */

import { isPlayable } from '@crownlands/core/manifest'
import type { Room } from '@crownlands/core/room'
import { loadRoom as load } from '@crownlands/games/load-room'
import { GAMES } from '@crownlands/games/registry'
import { loadOnce } from '@crownlands/table/load-once'

/** Undefined when there is no such game. The same promise as long as it holds, so that a component can use it. */
export const loadRoom = loadOnce<Room>(
  Object.fromEntries(GAMES.filter(isPlayable).map(({ id }) => [id, () => load(id)])),
)
