import type { Language } from '@crownlands/core/room'
import { describe, expect, it } from 'vitest'
import { SIDES, type Where } from '../rules/whereabouts'
import { whereWords } from './where'

const LANGUAGES: readonly Language[] = ['en', 'fr']

describe('where a cell is, in words', () => {
  it.each<[where: Where, english: string, french: string]>([
    [
      { type: 'space', location: 1, side: 'above-left' },
      'above the left half of the Palace',
      'au-dessus de la moitié gauche du Palais',
    ],
    [
      { type: 'space', location: 2, side: 'lower-right' },
      'at the lower right corner of the Cathedral',
      'au coin inférieur droit de la Cathédrale',
    ],
    [{ type: 'space', location: 7, side: 'left' }, 'left of the Docks', 'à gauche du Port'],
    [
      { type: 'space', location: 10, side: 'right-upper' },
      'right of the upper half of the King’s Gate',
      'à droite de la moitié haute de la Porte du Roi',
    ],
    [
      { type: 'steps', location: 4, right: 3, down: -1 },
      '3 cells to the right and 1 up from the Graveyard',
      '3 cases à droite et 1 au-dessus du Cimetière',
    ],
    [
      { type: 'steps', location: 3, right: -1, down: 0 },
      '1 cell to the left of the Wizard’s Tower',
      '1 case à gauche de la Tour du Magicien',
    ],
    [
      { type: 'steps', location: 6, right: 0, down: 2 },
      '2 cells down from the Garrison',
      '2 cases au-dessous de la Garnison',
    ],
  ])('KG-C1: %j', (where, english, french) => {
    expect([whereWords(where, 'en'), whereWords(where, 'fr')]).toEqual([english, french])
  })

  it.each(LANGUAGES)('KG-C1: no two spaces are called the same in %s', (language) => {
    const names = SIDES.map((side) => whereWords({ type: 'space', location: 1, side }, language))
    expect(new Set(names).size).toBe(SIDES.length)
  })
})
