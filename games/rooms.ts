/** All rooms of the house at once, loaded, with what bots have learned: for programs that know every game. */

import { must } from '@crownlands/core/lists'
import { isPlayable, type Manifest, newestRules } from '@crownlands/core/manifest'
import type { GameLookup } from '@crownlands/core/record'
import { type WholeRoom, withLearned } from '@crownlands/core/room'
import { loadRoom } from './load-room'
import { GAMES } from './registry'

export const ROOMS: readonly WholeRoom[] = await Promise.all(GAMES.filter(isPlayable).map(wholeRoom))

async function wholeRoom(manifest: Manifest): Promise<WholeRoom> {
  const rules = await must(manifest.rules[newestRules(manifest)])()
  return { ...(await loadRoom(manifest.id)), ...(await withLearned(rules)) }
}

export function roomCalled(id: string): WholeRoom | undefined {
  return ROOMS.find((room) => room.game.id === id)
}

const VERSIONS = (
  await Promise.all(GAMES.flatMap(({ rules }) => Object.values(rules).map(async (load) => (await load()).game)))
).flat()

/** Also with earlier versions of its rules. */
export const gameCalled: GameLookup = (id, rules) =>
  VERSIONS.findLast((game) => game.id === id && (rules === undefined || game.rulesVersion === rules))
