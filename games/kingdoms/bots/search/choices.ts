/** Actions of Kingdoms as numbers, as a search wants them. */
import { RANKS, SPACES } from '../../content'
import type { Action } from '../../rules/state'
import { NOTHING, pieceNumber, RANK_COUNT, TILE_KINDS, tileCalled } from './pieces'
import type { Position } from './position'

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

export function choiceOf(action: Action): number {
  switch (action.type) {
    case 'draw':
      return DRAW
    case 'take':
      return takeChoice(pieceNumber(action.tile))
    case 'place':
      return placeChoice(action.space)
    case 'castle':
      return castleChoice(action.rank, action.space)
    case 'start':
      return startChoice(action.space)
  }
}

/** Any but a draw, which is left to chance, and a start somewhere. */
export function makeChoice(position: Position, choice: number): void {
  switch (kindOf(choice)) {
    case 'take':
      position.take(choice)
      return
    case 'place':
      position.placeDrawn(spaceOf(choice))
      return
    case 'castle':
      position.placeCastle(rankOf(choice), spaceOf(choice))
      return
    case 'start':
      position.placeStart(spaceOf(choice))
      return
    case 'draw':
      throw new RangeError('a draw is left to chance')
  }
}

/** All that the seat to act may do, as `legalActions` of the rules. */
export function legalChoices(position: Position): number[] {
  const { board, drawn, start, turn, castles, supply, supplyCount, options } = position
  const choices: number[] = []
  const onEmptySpaces = (choiceAt: (space: number) => number) => {
    for (let space = 0; space < SPACES; space++) if (board[space] === NOTHING) choices.push(choiceAt(space))
  }
  if (drawn !== NOTHING) {
    onEmptySpaces(placeChoice)
    return choices
  }
  if (!options.noLuck && supplyCount > 0) choices.push(DRAW)
  for (let tile = 1; options.noLuck && tile <= TILE_KINDS; tile++)
    if (supply[tile] !== 0) choices.push(takeChoice(tile))
  if (start[turn] !== NOTHING) onEmptySpaces(startChoice)
  for (let rank = 1; rank <= RANK_COUNT; rank++) {
    if (castles[turn * RANK_COUNT + rank - 1] !== 0) onEmptySpaces((space) => castleChoice(rank, space))
  }
  return choices
}
