/** Actions of Kingdoms as numbers, for the searching tree. */
import { RANKS, SPACES } from '../content'
import type { Action } from '../state'
import { TILE_KINDS, tileCalled } from './pieces'

export const DRAW = 0
/** Then `take` by tile, `place` by space, `castle` by rank and space, `start` by space. */
const PLACE = TILE_KINDS + 1
const CASTLE = PLACE + SPACES
const START = CASTLE + RANKS.length * SPACES
/** Of somebody whose starting tile is hidden: where it looks best, whatever it is. So choices tell nothing about it. */
export const START_SOMEWHERE = START + SPACES

export function takeChoice(tile: number): number {
  return tile
}

export function placeChoice(space: number): number {
  return PLACE + space
}

export function castleChoice(rank: number, space: number): number {
  return CASTLE + (rank - 1) * SPACES + space
}

export function startChoice(space: number): number {
  return START + space
}

export function spaceOf(choice: number): number {
  return (choice - PLACE) % SPACES
}

export type Kind = 'draw' | 'take' | 'place' | 'castle' | 'start'

export function kindOf(choice: number): Kind {
  if (choice === DRAW) return 'draw'
  if (choice < PLACE) return 'take'
  if (choice < CASTLE) return 'place'
  return choice < START ? 'castle' : 'start'
}

/** Of a castle. */
export function rankOf(choice: number): number {
  return Math.floor((choice - CASTLE) / SPACES) + 1
}

export function actionOf(choice: number): Action {
  const space = spaceOf(choice)
  switch (kindOf(choice)) {
    case 'draw':
      return { type: 'draw' }
    case 'take':
      return { type: 'take', tile: tileCalled(choice) }
    case 'place':
      return { type: 'place', space }
    case 'castle':
      return { type: 'castle', rank: RANKS[rankOf(choice) - 1] ?? 1, space }
    case 'start':
      return { type: 'start', space }
  }
}
