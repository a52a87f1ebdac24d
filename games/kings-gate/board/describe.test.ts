import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import { cellAt } from '../rules/grid'
import { position } from '../testing/positions'
import {
  aboutCell,
  aboutTile,
  type Cast,
  cellLabel,
  colourLabel,
  heldPrompt,
  locationFacts,
  pieceLabel,
  prizesPaid,
  tileName,
  whyGrey,
} from './describe'
import { liveriesOf } from './livery'
import { type GridCell, gridOf } from './places/cells'
import { previewOf, standingNow } from './preview'

const THREE = [
  { name: 'Ada', house: 'or' },
  { name: 'Bruno', house: 'azure' },
  { name: 'Cleo', house: 'gules' },
] as const

function cast(nameplates: Cast['nameplates'], language: Cast['language'] = 'en'): Cast {
  return { nameplates, liveries: liveriesOf(nameplates), language }
}

const en = cast(THREE)
const fr = cast(THREE, 'fr')
const view = kingsGate.view(
  position({ around: 'y4 . g3 .\n. .\n. . . r1K', hands: 'y15 g1 r1', counters: 'M - -', stacks: 'all' }),
  0,
)
const NO_MARKS = { target: undefined, source: undefined, hinted: false, justPlaced: false, preview: undefined }

function at(cell: number): GridCell {
  const found = gridOf(view, [])
    .flatMap(({ cells }) => cells)
    .find((one) => one.cell === cell)
  if (found === undefined) throw new Error('there is nothing')
  return found
}

describe('a piece', () => {
  it('is told by name, value and owner', () => {
    expect(pieceLabel('y4', en)).toBe('Manor 4 of Ada')
    expect(pieceLabel('y4', fr)).toBe('Manoir 4, à Ada')
    expect([tileName('bD', 'en'), tileName('b0', 'fr')]).toEqual(['Dragon', 'Taverne 0'])
  })

  it('is told to be safe from others when it is', () => {
    expect(pieceLabel('g3', en)).toBe('Barracks 3 of Bruno, nobody can cover or burn it')
    expect(pieceLabel('r1K', en)).toBe('House 1 of Cleo, under the King: nobody can cover or burn it')
  })

  it('with two players is told by its charge too', () => {
    const two = cast(THREE.slice(0, 2))
    expect([colourLabel('y', two), colourLabel('g', two)]).toEqual(['Ada (sun)', 'Ada (lion)'])
    expect(colourLabel('b', cast(THREE.slice(0, 2), 'fr'))).toBe('Bruno (feuille de chêne)')
  })
})

describe('a cell', () => {
  it('is told by its place at the location and what lies there', () => {
    expect(cellLabel(at(cellAt(-1, -1)), view, en, NO_MARKS)).toBe(
      'at the upper left corner of the Palace, Manor 4 of Ada',
    )
    expect(cellLabel(at(cellAt(0, -1)), view, en, NO_MARKS)).toBe('above the left half of the Palace, free')
    expect(cellLabel(at(cellAt(0, 0)), view, fr, NO_MARKS)).toBe('Palais, lieu 1, le lieu en cours')
  })

  it('invites, and tells how it would stand', () => {
    const target = { type: 'tile', tile: 'y5', cell: cellAt(0, -1) } as const
    const label = cellLabel(at(target.cell), view, en, { ...NO_MARKS, target, preview: previewOf(view, 0, target) })
    expect(label).toBe(
      'above the left half of the Palace, free, you can place here, then Ada 9, first, 2 VP; Bruno 3, second, 2 VP; Cleo 1, third',
    )
  })

  it('tells what dragon and Sorceress could do there', () => {
    const burn = { type: 'dragon', tile: 'yD', cell: cellAt(-1, -1) } as const
    const label = (marks: Partial<typeof NO_MARKS>) =>
      cellLabel(at(cellAt(-1, -1)), view, en, { ...NO_MARKS, ...marks })
    expect(cellLabel(at(burn.cell), view, en, { ...NO_MARKS, target: burn })).toMatch(/the dragon can burn it$/)
    expect(cellLabel(at(burn.cell), view, en, { ...NO_MARKS, source: 'possible' })).toMatch(/Sorceress can move it$/)
    expect(label({ justPlaced: true })).toMatch(/just placed$/)
    expect(label({ hinted: true })).toMatch(/Manor 4 of Ada, the hint$/)
  })
})

describe('the rest', () => {
  it('tells what is held', () => {
    expect(heldPrompt({ kind: 'tile', slot: 0, tile: 'y4', counter: 'merchant' }, view, en)).toBe(
      'Manor 4 with the Merchant in hand: choose a free space around the Palace, or a lower tile to cover.',
    )
    expect(heldPrompt({ kind: 'dragon', slot: 0, tile: 'yD' }, view, fr)).toBe(
      'Dragon en main\u00a0: choisissez une tuile à brûler, ou défaussez-le.',
    )
    expect(heldPrompt(undefined, view, en)).toBeUndefined()
  })

  it('KG-T2: tells what a tile may do, and why it is grey', () => {
    expect(aboutTile('y1', 'en', undefined)).toBe('House 1\nThe star: as many Houses as you like in one turn.')
    expect(whyGrey({ ...view, played: ['y1'] }, true, 'en')).toBe(
      'Not now: it does not go with what you have played this turn.',
    )
    expect(whyGrey({ ...view, phase: 'end' }, true, 'en')).toMatch(/nothing more can be placed/)
    expect(whyGrey(view, false, 'fr')).toMatch(/ce n’est pas à vous/)
  })

  it('KG-P2: tells what a location pays, and whether it is safe', () => {
    const current = gridOf(view, [])
      .flatMap(({ cells }) => cells)
      .find(({ kind }) => kind === 'location')
    expect(current && aboutCell(current, view, en)).toBe(
      'Palace, location 1, the current location\npays 2, 2. Victory points for the first, the second and the third.\nLower tiles of others can be covered.',
    )
  })

  it('tells what is particular about the location', () => {
    expect(locationFacts(view, standingNow(view), 'en')).toEqual([
      'Lower tiles of others can be covered.',
      'Dangerous, turned by the King.',
      'The first wins the King.',
    ])
    const graveyard = kingsGate.view(position({ location: 4, hands: 'y1 g1 r1' }), 0)
    expect(locationFacts(graveyard, standingNow(graveyard), 'fr')).toContain(
      'Une ou deux tuiles par tour, quelles qu’elles soient.',
    )
  })

  it('KG-P2: with three players the third number is not paid', () => {
    expect([prizesPaid([4, 3, 2], 2), prizesPaid([4, 3, 2], 3), prizesPaid([4, 3, 2], 4)]).toEqual([
      [4, 3, 2],
      [4, 3],
      [4, 3, 2],
    ])
  })
})
