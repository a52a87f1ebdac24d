/** All rooms of the house at once, loaded, with what bots have learned: for programs that know every game. */

import { isPlayable } from '@crownlands/core/manifest'
import type { GameLookup } from '@crownlands/core/record'
import { type Room, withLearned } from '@crownlands/core/room'
import { loadRoom } from './load-room'
import { GAMES } from './registry'

export const ROOMS: readonly Room[] = await Promise.all(GAMES.filter(isPlayable).map(({ id }) => learnedRoom(id)))

async function learnedRoom(id: string): Promise<Room> {
  const room = await loadRoom(id)
  return { ...room, ...(await withLearned(room)) }
}

export function roomCalled(id: string): Room | undefined {
  return ROOMS.find((room) => room.game.id === id)
}

const VERSIONS = (
  await Promise.all(GAMES.flatMap(({ rules }) => Object.values(rules).map(async (load) => (await load()).game)))
).flat()

/** Also with earlier versions of its rules. */
export const gameCalled: GameLookup = (id, rules) =>
  VERSIONS.findLast((game) => game.id === id && (rules === undefined || game.rulesVersion === rules))
