/** What is spoken of in King's Gate, in English. */
import { joinedBy } from '@crownlands/core/text/typesetting'
import { LOCATIONS, type Tile } from '../content'
import { NAMES, printOf } from './names'

const { tiles, locations } = NAMES.en

/** `Manor 4`, `Dragon` */
export function tileName(tile: Tile): string {
  const print = printOf(tile)
  return print === 'D' ? tiles.D : `${tiles[print]} ${print}`
}

export function locationName(number: number): string {
  const card = LOCATIONS[number - 1]
  return card === undefined ? '' : locations[card.id]
}

export const list = joinedBy('and')
