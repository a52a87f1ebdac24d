/** Which house a colour of the rules wears, and how its tiles are cut: an owner is seen by shape and by colour. */
import type { Seat } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import { HOUSES, type House } from '@crownlands/kit/houses'
import type { Nameplate } from '@crownlands/kit/room-ui'
import { COLOUR_LETTERS, type ColourLetter } from '../content'
import { ownerOfColour } from '../rules/pieces'
import { BOARD_TEXT } from './text/text'

/** One for each seat, so that the two colours of a seat have the same. */
export const CUTS = ['square', 'octagon', 'ticket', 'arch'] as const
export type Cut = (typeof CUTS)[number]

export interface Livery {
  readonly seat: Seat
  readonly house: House
  readonly cut: Cut
  /** The house of who plays it, when that is another: the second colour of a player (KG-S2). */
  readonly of?: House
}

export type Liveries = Readonly<Record<ColourLetter, Livery>>

/**
 * Every seat's tiles are in its house. With two players each has a second colour: the houses that nobody plays, the
 * first of them for the first seat (KG-S2).
 */
export function liveriesOf(nameplates: readonly { readonly house: House }[]): Liveries {
  const taken = nameplates.map(({ house }) => house)
  const spare = HOUSES.filter((house) => !taken.includes(house))
  const [y, g, r, b] = COLOUR_LETTERS.map((_, number): Livery => {
    const seat = ownerOfColour(number, nameplates.length)
    const second = nameplates.length === 2 && number % 2 === 1
    const own = taken[seat] ?? spare[0] ?? 'or'
    const livery = { seat, cut: CUTS[seat] ?? 'square' }
    return second ? { ...livery, house: spare[seat] ?? 'or', of: own } : { ...livery, house: own }
  }) as [Livery, Livery, Livery, Livery]
  return { y, g, r, b }
}

/** KG-S2: with two players a tile is told apart by the charge of its house; with more its player says it all. */
export function colourNames(nameplates: readonly Nameplate[], language: Language): readonly string[] | undefined {
  if (nameplates.length !== 2) return undefined
  const liveries = liveriesOf(nameplates)
  return COLOUR_LETTERS.map((letter) => BOARD_TEXT[language].charges[liveries[letter].house])
}
