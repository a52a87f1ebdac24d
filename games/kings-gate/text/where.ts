/** Where a cell is, in words. */
import type { Language } from '@crownlands/core/room'
import { LOCATIONS, type LocationId } from '../content'
import type { Side, Where } from '../rules/whereabouts'
import { NAMES } from './names'
import { ofLocation } from './nouns.fr'

interface WhereWords {
  /** What stands before the location. */
  readonly sides: Readonly<Record<Side, string>>
  readonly of: (id: LocationId) => string
  readonly cells: (count: number) => string
  readonly right: string
  readonly left: string
  readonly up: string
  readonly down: string
  readonly and: string
  /** After steps across or, last, up or down. */
  readonly from: (id: LocationId, last: 'across' | 'along') => string
}

const WORDS: Readonly<Record<Language, WhereWords>> = {
  en: {
    sides: {
      'upper-left': 'at the upper left corner of',
      'upper-right': 'at the upper right corner of',
      'lower-right': 'at the lower right corner of',
      'lower-left': 'at the lower left corner of',
      above: 'above',
      'above-left': 'above the left half of',
      'above-right': 'above the right half of',
      below: 'below',
      'below-left': 'below the left half of',
      'below-right': 'below the right half of',
      left: 'left of',
      'left-upper': 'left of the upper half of',
      'left-lower': 'left of the lower half of',
      right: 'right of',
      'right-upper': 'right of the upper half of',
      'right-lower': 'right of the lower half of',
    },
    of: (id) => `the ${NAMES.en.locations[id]}`,
    cells: (count) => (count === 1 ? '1 cell' : `${count} cells`),
    right: 'to the right',
    left: 'to the left',
    up: 'up',
    down: 'down',
    and: 'and',
    from: (id, last) => `${last === 'across' ? 'of' : 'from'} the ${NAMES.en.locations[id]}`,
  },
  fr: {
    sides: {
      'upper-left': 'au coin supérieur gauche',
      'upper-right': 'au coin supérieur droit',
      'lower-right': 'au coin inférieur droit',
      'lower-left': 'au coin inférieur gauche',
      above: 'au-dessus',
      'above-left': 'au-dessus de la moitié gauche',
      'above-right': 'au-dessus de la moitié droite',
      below: 'au-dessous',
      'below-left': 'au-dessous de la moitié gauche',
      'below-right': 'au-dessous de la moitié droite',
      left: 'à gauche',
      'left-upper': 'à gauche de la moitié haute',
      'left-lower': 'à gauche de la moitié basse',
      right: 'à droite',
      'right-upper': 'à droite de la moitié haute',
      'right-lower': 'à droite de la moitié basse',
    },
    of: ofLocation,
    cells: (count) => (count === 1 ? '1 case' : `${count} cases`),
    right: 'à droite',
    left: 'à gauche',
    up: 'au-dessus',
    down: 'au-dessous',
    and: 'et',
    from: ofLocation,
  },
}

/** `above the left half of the Palace`, `3 cells to the right and 1 up from the Palace` */
export function whereWords(where: Where, language: Language): string {
  const words = WORDS[language]
  const { id } = LOCATIONS[where.location - 1] ?? { id: 'palace' }
  if (where.type === 'space') return `${words.sides[where.side]} ${words.of(id)}`
  const { right, down } = where
  const across = right > 0 ? words.right : words.left
  const along = down > 0 ? words.down : words.up
  const steps =
    right === 0
      ? `${words.cells(Math.abs(down))} ${along}`
      : `${words.cells(Math.abs(right))} ${across}${down === 0 ? '' : ` ${words.and} ${Math.abs(down)} ${along}`}`
  return `${steps} ${words.from(id, down === 0 ? 'across' : 'along')}`
}
