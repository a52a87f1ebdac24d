/** The first games of the rooms, each found where it lies and loaded when somebody wants to learn. */
import type { FirstGame } from '@crownlands/core/first-game'
import { loadOnce } from '@crownlands/table/load-once'
import { byRoom } from '../rooms/room-files'

const scripts = byRoom(import.meta.glob<FirstGame>('../../games/*/first-game/script.ts', { import: 'firstGame' }))

export function hasFirstGame(game: string): boolean {
  return Object.hasOwn(scripts, game)
}

/** Undefined when the game has none. */
export const loadFirstGame = loadOnce<FirstGame>(scripts)
