/** What the camera sees of the table, in cells: a cell reaches from its column to the next. */
import { type Area, grown, type Sizes } from '@crownlands/kit/grid/camera'
import { type Cell, cellsOf, columnOf, type Lying, rowOf } from '../../rules/grid'

export const SIZES: Sizes = { any: { min: 22, max: 190 }, resting: { min: 40, max: 124 } }
/** What is seen around what matters, in cells. */
const GLIMPSE = 0.25

export function areaOf(cells: readonly Cell[]): Area {
  const columns = cells.map(columnOf)
  const rows = cells.map(rowOf)
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  }
}

/** A location with its ten spaces. */
export function ringArea(lying: Lying): Area {
  return grown(areaOf(cellsOf(lying)), 1)
}

/** A location and its spaces, with a glimpse of what lies around them. */
export function locationArea(lying: Lying): Area {
  return grown(ringArea(lying), GLIMPSE)
}

/** Everything in play. */
export function wholeArea(cells: readonly Cell[]): Area {
  return grown(areaOf(cells), GLIMPSE)
}
