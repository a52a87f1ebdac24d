/** What lies on which cell, row by row: the grid that eyes, fingers, keys and screen readers move in. */
import type { Piece } from '../../content'
import { type Cell, cellsOf, type Lying, rowOf, SPACES, spaceAt, spaceCell } from '../../rules/grid'
import { FREE, type View } from '../../rules/state'
import { currentLying, tilesInPlay } from '../../rules/table'

export type GridCell =
  /** `number` counts from 1, in the order in which they were placed. */
  | { readonly kind: 'location'; readonly cell: Cell; readonly number: number; readonly lying: Lying }
  | { readonly kind: 'tile'; readonly cell: Cell; readonly piece: Piece; readonly current: boolean }
  /** A free space of the current location. */
  | { readonly kind: 'space'; readonly cell: Cell }
  /** A free cell that the next location could cover. */
  | { readonly kind: 'site'; readonly cell: Cell }

export interface GridRow {
  readonly row: number
  readonly cells: readonly GridCell[]
}

export type Table = Pick<View, 'locations' | 'spaces' | 'elsewhere'>

/** Rows from the top, each from the left. */
export function gridOf(table: Table, sites: Iterable<Cell>): readonly GridRow[] {
  const lying = currentLying(table)
  const cells = new Map<Cell, GridCell>()
  for (const cell of sites) cells.set(cell, { kind: 'site', cell })
  for (let space = 0; space < SPACES; space++) {
    const cell = spaceCell(lying, space)
    if (table.spaces[space] === FREE && !cells.has(cell)) cells.set(cell, { kind: 'space', cell })
  }
  for (const { cell, piece } of tilesInPlay(table)) {
    cells.set(cell, { kind: 'tile', cell, piece, current: spaceAt(lying, cell) >= 0 })
  }
  table.locations.forEach((one, i) => {
    cells.set(one.cell, { kind: 'location', cell: one.cell, number: i + 1, lying: one })
  })
  const rows = new Map<number, GridCell[]>()
  for (const one of [...cells.values()].sort((a, b) => a.cell - b.cell)) {
    const row = rowOf(one.cell)
    rows.set(row, [...(rows.get(row) ?? []), one])
  }
  return [...rows].map(([row, inRow]) => ({ row, cells: inRow }))
}

/** All cells on which something lies, or that are spaces of the current location. */
export function cellsInPlay(table: Table): readonly Cell[] {
  const lying = currentLying(table)
  return [
    ...Array.from({ length: SPACES }, (_, space) => spaceCell(lying, space)),
    ...table.elsewhere.map(({ cell }) => cell),
    ...table.locations.flatMap(cellsOf),
  ]
}

/** The space of the current location that the cell is; undefined when it is none. */
export function spaceOf(table: Table, cell: Cell): number | undefined {
  const space = spaceAt(currentLying(table), cell)
  return space < 0 ? undefined : space
}
