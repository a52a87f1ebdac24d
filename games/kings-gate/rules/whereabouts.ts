/** Where a cell is, as people say it: by the location it belongs to. Coordinates are for those who type. */
import { type Infer, integer, named, object, oneOf, variants } from '@crownlands/core/schema'
import { LOCATIONS } from '../content'
import { type Cell, columnOf, GRID, type Lying, type Orientation, rowOf, spaceAt } from './grid'

/**
 * The ten spaces of a location, clockwise from the upper left corner. A side that is two spaces long has a space at each
 * half of the location: `above-left` lies above its left half.
 */
const AROUND = {
  horizontal: [
    ...(['upper-left', 'above-left', 'above-right', 'upper-right', 'right'] as const),
    ...(['lower-right', 'below-right', 'below-left', 'lower-left', 'left'] as const),
  ],
  vertical: [
    ...(['upper-left', 'above', 'upper-right', 'right-upper', 'right-lower'] as const),
    ...(['lower-right', 'below', 'lower-left', 'left-lower', 'left-upper'] as const),
  ],
} as const satisfies Readonly<Record<Orientation, readonly string[]>>

export const SIDES = [...new Set([...AROUND.horizontal, ...AROUND.vertical])]
export type Side = (typeof SIDES)[number]

const location = integer(1, LOCATIONS.length)
const steps = integer(-GRID, GRID)

export const whereSchema = named(
  'where',
  variants(
    /** One of the ten spaces of a location. */
    object({ type: oneOf(['space']), location, side: oneOf(SIDES) }),
    /** So many cells from the left or upper half of a location. */
    object({ type: oneOf(['steps']), location, right: steps, down: steps }),
  ),
)
export type Where = Infer<typeof whereSchema>

/** Of the latest location with this space; of a cell that is a space of none, the way from the nearest location. */
export function whereIs(locations: readonly Lying[], cell: Cell): Where {
  const last = locations.findLastIndex((lying) => spaceAt(lying, cell) >= 0)
  const lying = locations[last]
  const side = lying === undefined ? undefined : AROUND[lying.orientation][spaceAt(lying, cell)]
  return side === undefined ? wayTo(locations, cell) : { type: 'space', location: last + 1, side }
}

function wayTo(locations: readonly Lying[], cell: Cell): Where {
  const ways = locations.map((lying, i) => ({
    location: i + 1,
    right: columnOf(cell) - columnOf(lying.cell),
    down: rowOf(cell) - rowOf(lying.cell),
  }))
  const length = ({ right, down }: (typeof ways)[number]) => Math.abs(right) + Math.abs(down)
  const shortest = ways.reduce((best, way) => (length(way) <= length(best) ? way : best))
  return { type: 'steps', ...shortest }
}
