/** What is spoken of in King's Gate, in English. */
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

export function list(items: readonly (string | number)[]): string {
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : items.join('')
}
