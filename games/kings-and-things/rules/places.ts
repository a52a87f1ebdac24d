/** What hexes are called: columns from A on the left to G, in each the rows from above. D4 is the middle of every board. */
import { must } from '@crownlands/core/lists'
import { PLACES, type Place } from './hexes'

const FIRST_COLUMN = 'A'.charCodeAt(0)
const EDGE = 3

function rowOf({ q, r }: Place): number {
  return r - Math.max(-EDGE, -EDGE - q) + 1
}

const NAMES: readonly string[] = PLACES.map(
  (place) => `${String.fromCharCode(FIRST_COLUMN + EDGE + place.q)}${rowOf(place)}`,
)

/** `D4` */
export function hexName(hex: number): string {
  return must(NAMES[hex])
}

/** The hex of this name, in large letters or small. */
export function hexNamed(name: string): number | undefined {
  const hex = NAMES.indexOf(name.toUpperCase())
  return hex === -1 ? undefined : hex
}
