/**
 * The grid (KG-C1). It has no edge in the rules; a cell is still one small number. The ten spaces of a location reach
 * at most three cells beyond what lay there before (KG-N2: it shares an edge, and is two cells and a space long), so
 * after ten locations no column but -28 to 29 and no row but -28 to 28 can be in use. 64 by 64 cells hold them all.
 */

export const GRID = 64
const MIDDLE = GRID / 2
export const CELLS = GRID * GRID

/** Columns grow to the right, rows downwards. */
export type Cell = number

export function cellAt(x: number, y: number): Cell {
  return (y + MIDDLE) * GRID + x + MIDDLE
}

export function columnOf(cell: Cell): number {
  return (cell % GRID) - MIDDLE
}

export function rowOf(cell: Cell): number {
  return Math.floor(cell / GRID) - MIDDLE
}

export const ORIENTATIONS = ['horizontal', 'vertical'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

/** Where a location lies: its left or upper cell, and which way the other one is. */
export interface Lying {
  readonly cell: Cell
  readonly orientation: Orientation
}

/** KG-S1: the Palace lies in the middle of the table. */
export const PALACE: Lying = { cell: cellAt(0, 0), orientation: 'horizontal' }

/** KG-C1: the ten spaces of a location, clockwise from the upper left corner, as steps from its cell. */
export const SPACES = 10
const AROUND: Readonly<Record<Orientation, readonly number[]>> = {
  horizontal: [-GRID - 1, -GRID, -GRID + 1, -GRID + 2, 2, GRID + 2, GRID + 1, GRID, GRID - 1, -1],
  vertical: [-GRID - 1, -GRID, -GRID + 1, 1, GRID + 1, 2 * GRID + 1, 2 * GRID, 2 * GRID - 1, GRID - 1, -1],
}

/** From a location's cell to its other one. */
export function stepOf(orientation: Orientation): number {
  return orientation === 'horizontal' ? 1 : GRID
}

/** The two cells of a location. */
export function cellsOf({ cell, orientation }: Lying): readonly [Cell, Cell] {
  return [cell, cell + stepOf(orientation)]
}

/** The cell of one of the ten spaces. */
export function spaceCell({ cell, orientation }: Lying, space: number): Cell {
  return cell + (AROUND[orientation][space] ?? 0)
}

/** Which of the ten spaces the cell is; -1: none of them. */
export function spaceAt({ cell, orientation }: Lying, at: Cell): number {
  return AROUND[orientation].indexOf(at - cell)
}

/** The cells that share an edge with a cell. */
export const BESIDE: readonly number[] = [-GRID, -1, 1, GRID]
