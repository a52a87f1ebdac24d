import { expect, it } from 'vitest'
import { cellAt, PALACE } from '../rules/grid'
import { whereIs } from '../rules/whereabouts'
import { latestOf } from './latest'

it('what happened last is shown where it happened', () => {
  const cell = cellAt(1, 1)
  const where = whereIs([PALACE], cell)
  expect(
    latestOf([
      { type: 'tile-placed', seat: 1, tile: 'g4', cell, where },
      { type: 'sorceress-played', seat: 2, tile: 'r1', from: cell, fromWhere: where, to: cellAt(3, 0), where },
      { type: 'dragon-played', seat: 0, tile: 'yD', cell: cellAt(0, -1), burnt: 'g1' },
      { type: 'dragon-played', seat: 0, tile: 'yD' },
      { type: 'location-placed', seat: 0, location: 2, cell: cellAt(5, 0), where, orientation: 'vertical' },
    ]),
  ).toEqual({
    placed: [
      { place: cell, seat: 1 },
      { place: cellAt(3, 0), seat: 2 },
      { place: cellAt(5, 0), seat: 0 },
    ],
    burnt: [cellAt(0, -1)],
  })
})
