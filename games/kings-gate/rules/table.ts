/** What lies on the table and what follows from it; asked of states and of views alike. */
import { must } from '@crownlands/core/lists'
import { LOCATIONS, type LocationCard, type Piece } from '../content'
import { type Cell, type Lying, SPACES, spaceCell } from './grid'
import { hasBishop, hasKing } from './pieces'
import { type Elsewhere, FREE, type Player, type Space, type State } from './state'

type Table = Pick<State, 'elsewhere'> & { readonly locations: readonly Lying[]; readonly spaces: readonly Space[] }

/** KG-S1: where the location that was placed last lies. */
export function currentLying({ locations }: Pick<Table, 'locations'>): Lying {
  return must(locations[locations.length - 1])
}

export function currentCard({ locations }: Pick<Table, 'locations'>): LocationCard {
  return must(LOCATIONS[locations.length - 1])
}

/** KG-X3: a King at one of the ten spaces turns what is printed into its reverse. */
export function isDangerous(table: Pick<Table, 'locations' | 'spaces'>): boolean {
  let dangerous = currentCard(table).dangerous
  for (const space of table.spaces) if (space !== FREE && hasKing(space)) dangerous = !dangerous
  return dangerous
}

/** KG-X4 */
export function bishopThere({ spaces }: Pick<Table, 'spaces'>): boolean {
  return spaces.some((space) => space !== FREE && hasBishop(space))
}

export function isSurrounded({ spaces }: Pick<Table, 'spaces'>): boolean {
  return !spaces.includes(FREE)
}

/** Every tile in play with its cell: those at the current location first. */
export function tilesInPlay(table: Table): Elsewhere[] {
  const lying = currentLying(table)
  const tiles: Elsewhere[] = []
  for (let space = 0; space < SPACES; space++) {
    const piece = table.spaces[space]
    if (piece !== undefined && piece !== FREE) tiles.push({ cell: spaceCell(lying, space), piece })
  }
  for (const tile of table.elsewhere) tiles.push(tile)
  return tiles
}

export function pieceOn(table: Table, cell: Cell): Piece | undefined {
  return tilesInPlay(table).find((one) => one.cell === cell)?.piece
}

/** KG-E2: in hand or stack, the dragon included. */
export function hasTiles({ hand, stack }: Player): boolean {
  return hand.length > 0 || stack.length > 0
}
