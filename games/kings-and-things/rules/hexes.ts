/** The hexes of the board: where they lie, who is next to whom, and where players start (KT-S4, KT-S5, KT-S15, KT-S16). */
import { at, must } from '@crownlands/core/lists'

/** Axial: q to the right, r down. */
export interface Place {
  readonly q: number
  readonly r: number
}

/** Clockwise from above. */
const DIRECTIONS: readonly Place[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

const LARGEST_RING = 3

/** KT-S4: the centre, then ring by ring, each clockwise from one step behind its upper-left corner. */
export const PLACES: readonly Place[] = [
  { q: 0, r: 0 },
  ...Array.from({ length: LARGEST_RING }, (_, i) => ring(i + 1)).flat(),
]

function ring(k: number): Place[] {
  const places: Place[] = []
  let place: Place = { q: -k, r: 0 }
  // Along the sides: up and right, right and down, and so on, back to the corner.
  for (const side of [1, 2, 3, 4, 5, 0]) {
    for (let step = 0; step < k; step++) {
      const { q, r } = must(DIRECTIONS[side])
      place = { q: place.q + q, r: place.r + r }
      places.push(place)
    }
  }
  return places
}

/** How many hexes the board has: four players have a ring more. */
export function boardSize(seats: number): number {
  return seats === 4 ? 37 : 19
}

const DISTANCES: readonly (readonly number[])[] = PLACES.map((one) => PLACES.map((other) => stepsBetween(one, other)))

function stepsBetween(one: Place, other: Place): number {
  const [dq, dr] = [one.q - other.q, one.r - other.r]
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

/** KT-C5 */
export function distance(a: number, b: number): number {
  return at(at(DISTANCES, a), b)
}

function neighboursIn(size: number): readonly (readonly number[])[] {
  return PLACES.slice(0, size).map((_, hex) =>
    PLACES.slice(0, size).flatMap((__, other) => (distance(hex, other) === 1 ? [other] : [])),
  )
}

const SMALL = neighboursIn(boardSize(2))
const LARGE = neighboursIn(boardSize(4))

/** The hexes next to one, on a board of so many, in rising order. */
export function neighbours(hex: number, size: number): readonly number[] {
  return must((size === LARGE.length ? LARGE : SMALL)[hex])
}

/** KT-S5 */
const FOUR_STARTS: readonly number[] = [19, 23, 28, 32]
/** KT-S15: two sets of corners, each clockwise. */
const THREE_STARTS: readonly (readonly number[])[] = [
  [10, 14, 18],
  [8, 12, 16],
]
/** Clockwise round the small board. */
const CORNERS: readonly number[] = [8, 10, 12, 14, 16, 18]

/** Where a player may start when others have picked these already. */
export function openStarts(seats: number, picked: readonly number[]): readonly number[] {
  const [first] = picked
  if (seats === 4) return FOUR_STARTS.filter((hex) => !picked.includes(hex))
  if (first === undefined) return CORNERS
  // KT-S16: opposite the first, which lies in the other set.
  if (seats === 2) return [must(CORNERS[(CORNERS.indexOf(first) + 3) % CORNERS.length])]
  const set = THREE_STARTS.find((corners) => corners.includes(first)) ?? []
  return set.filter((hex) => !picked.includes(hex))
}

/** KT-S6: all starts clockwise round the board. */
export function clockwise(seats: number): readonly number[] {
  return seats === 4 ? FOUR_STARTS : CORNERS
}
