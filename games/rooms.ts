/** All rooms of the house at once, loaded, with what bots have learned: for programs that know every game. */

import { isPlayable, type Manifest } from '@crownlands/core/manifest'
import type { GameLookup } from '@crownlands/core/record'
import { type WholeRoom, withLearned } from '@crownlands/core/room'
import { loadRoom } from './load-room'
import { GAMES } from './registry'

/** In every version of the rules, the newest of a game last. */
const VERSIONS: readonly WholeRoom[] = (await Promise.all(GAMES.map(versionsOf))).flat()

async function versionsOf(manifest: Manifest): Promise<WholeRoom[]> {
  if (!isPlayable(manifest)) return []
  const room = await loadRoom(manifest.id)
  return Promise.all(
    // Numbers as names come in rising order.
    Object.values(manifest.rules).map(async (load) => ({ ...room, ...(await withLearned(await load())) })),
  )
}

/** The room of a game; with an earlier version of its rules if one is named. */
export function roomCalled(id: string, rules?: number): WholeRoom | undefined {
  return VERSIONS.findLast(({ game }) => game.id === id && (rules === undefined || game.rulesVersion === rules))
}

export const ROOMS: readonly WholeRoom[] = GAMES.flatMap(({ id }) => roomCalled(id) ?? [])

export const gameCalled: GameLookup = (id, rules) => roomCalled(id, rules)?.game
