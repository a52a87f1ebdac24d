/** Where hexes lie on the table. The unit is the length of a side; the middle of the board is the origin. */

import { at } from '@crownlands/core/lists'
import type { Area } from '@crownlands/kit/grid/camera'
import { boardSize, PLACES } from '../../rules/hexes'

/** From the middle of a hex to the middle of its flat upper side. */
export const HALF_HEIGHT = Math.sqrt(3) / 2

export const DIRECTIONS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const
export type Direction = (typeof DIRECTIONS)[number]

const STEPS: Readonly<Record<Direction, readonly [q: number, r: number]>> = {
  north: [0, -1],
  'north-east': [1, -1],
  'south-east': [1, 0],
  south: [0, 1],
  'south-west': [-1, 1],
  'north-west': [-1, 0],
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a hex. */
export function middleOf(hex: number): Point {
  const { q, r } = at(PLACES, hex)
  return { x: 1.5 * q, y: 2 * HALF_HEIGHT * (r + q / 2) }
}

/** What these hexes cover. */
export function areaOf(hexes: readonly number[]): Area {
  const middles = hexes.map(middleOf)
  return {
    left: Math.min(...middles.map(({ x }) => x)) - 1,
    top: Math.min(...middles.map(({ y }) => y)) - HALF_HEIGHT,
    right: Math.max(...middles.map(({ x }) => x)) + 1,
    bottom: Math.max(...middles.map(({ y }) => y)) + HALF_HEIGHT,
  }
}

export function allHexes(seats: number): readonly number[] {
  return Array.from({ length: boardSize(seats) }, (_, hex) => hex)
}

/** The hex on that side, if the board goes on there. */
export function towards(hex: number, direction: Direction, size: number): number | undefined {
  const { q, r } = at(PLACES, hex)
  const [right, down] = STEPS[direction]
  const found = PLACES.findIndex((place) => place.q === q + right && place.r === r + down)
  return found === -1 || found >= size ? undefined : found
}

export interface HexRow {
  /** Counted from 1. */
  readonly row: number
  readonly hexes: readonly { readonly hex: number; readonly column: number }[]
}

/** The board as rows for those who hear it: every other column lies half a hex lower, so it has rows of its own. */
export function rowsOf(size: number): readonly HexRow[] {
  const places = PLACES.slice(0, size).map(({ q, r }, hex) => ({ hex, q, height: 2 * r + q }))
  const [left, top] = [Math.min(...places.map(({ q }) => q)), Math.min(...places.map(({ height }) => height))]
  const heights = [...new Set(places.map(({ height }) => height))].toSorted((a, b) => a - b)
  return heights.map((height) => ({
    row: height - top + 1,
    hexes: places
      .filter((place) => place.height === height)
      .toSorted((a, b) => a.q - b.q)
      .map(({ hex, q }) => ({ hex, column: q - left + 1 })),
  }))
}
