/** All rooms of the house at once, loaded: for programs that know every game. */

import { isPlayable } from '@crownlands/core/manifest'
import type { GameLookup } from '@crownlands/core/record'
import type { Room } from '@crownlands/core/room'
import { loadRoom } from './load-room'
import { GAMES } from './registry'

export const ROOMS: readonly Room[] = await Promise.all(GAMES.filter(isPlayable).map(({ id }) => loadRoom(id)))

export function roomCalled(id: string): Room | undefined {
  return ROOMS.find((room) => room.game.id === id)
}

const VERSIONS = (
  await Promise.all(GAMES.flatMap(({ rules }) => Object.values(rules).map(async (load) => (await load()).game)))
).flat()

/** Also with earlier versions of its rules. */
export const gameCalled: GameLookup = (id, rules) =>
  VERSIONS.findLast((game) => game.id === id && (rules === undefined || game.rulesVersion === rules))
