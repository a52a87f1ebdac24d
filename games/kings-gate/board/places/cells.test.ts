import { describe, expect, it } from 'vitest'
import { kingsGate } from '../../game'
import { cellAt, PALACE } from '../../rules/grid'
import { pieceOn } from '../../rules/table'
import { position } from '../../testing/positions'
import { cellsInPlay, gridOf, spaceOf } from './cells'

const table = kingsGate.view(
  position({ location: 2, around: 'y4 . . .\n. .\n. . . r1K', elsewhere: '5,0 g2', hands: 'y1 g1 r1' }),
  0,
)

describe('the grid', () => {
  const rows = gridOf(table, [])
  const cells = rows.flatMap((row) => row.cells)

  it('goes row by row, each from the left', () => {
    expect(rows.map(({ row }) => row)).toEqual(rows.map(({ row }) => row).toSorted((a, b) => a - b))
    for (const row of rows) {
      expect(row.cells.map(({ cell }) => cell)).toEqual(row.cells.map(({ cell }) => cell).toSorted((a, b) => a - b))
    }
  })

  it('has tiles at the current location and elsewhere, locations and free spaces, each once', () => {
    expect(cells).toContainEqual({ kind: 'tile', cell: cellAt(-1, -1), piece: 'y4', current: true })
    expect(cells).toContainEqual({ kind: 'tile', cell: cellAt(2, 1), piece: 'r1K', current: true })
    expect(cells).toContainEqual({ kind: 'tile', cell: cellAt(5, 0), piece: 'g2', current: false })
    expect(cells).toContainEqual({ kind: 'location', cell: cellAt(0, 0), number: 2, lying: PALACE })
    expect(cells.filter(({ kind }) => kind === 'space')).toHaveLength(8)
    expect(new Set(cells.map(({ cell }) => cell)).size).toBe(cells.length)
  })

  it('offers the cells of the next location where nothing lies', () => {
    const sites = gridOf(table, [cellAt(0, -1), cellAt(6, 0)]).flatMap((row) => row.cells)
    expect(sites.filter(({ kind }) => kind === 'site').map(({ cell }) => cell)).toEqual([cellAt(0, -1), cellAt(6, 0)])
    expect(sites.filter(({ kind }) => kind === 'space')).toHaveLength(7)
  })

  it('knows what lies where', () => {
    expect(pieceOn(table, cellAt(5, 0))).toBe('g2')
    expect(pieceOn(table, cellAt(0, -1))).toBeUndefined()
    expect(spaceOf(table, cellAt(-1, -1))).toBe(0)
    expect(spaceOf(table, cellAt(5, 0))).toBeUndefined()
    expect(cellsInPlay(table)).toEqual(
      expect.arrayContaining([cellAt(0, 0), cellAt(1, 0), cellAt(5, 0), cellAt(3 - 1, 1)]),
    )
  })
})
