/** How castles are cut, on a square of 100: for the pieces and for the picture on the shelf. */
import { type Point, rectangle } from '@crownlands/kit/hatch'
import type { Rank } from '../content'

interface Tower {
  readonly x: number
  readonly width: number
  readonly top: number
}

/** A tower for each rank; where there are several the inner ones are taller. */
export const TOWERS: Readonly<Record<Rank, readonly Tower[]>> = {
  1: [{ x: 31, width: 38, top: 12 }],
  2: [
    { x: 10, width: 34, top: 14 },
    { x: 56, width: 34, top: 14 },
  ],
  3: [
    { x: 5, width: 26, top: 26 },
    { x: 66, width: 26, top: 26 },
    { x: 34.5, width: 28, top: 5 },
  ].map((tower) => ({ ...tower, x: tower.x + 1.5 })),
  4: [
    { x: 3, width: 22, top: 26 },
    { x: 75, width: 22, top: 26 },
    { x: 26.5, width: 22, top: 6 },
    { x: 51.5, width: 22, top: 6 },
  ],
}
export const WALL_TOP = 53
export const GROUND = 95

/** From the ground up, with merlons on top. */
export function outline({ x, width, top }: Tower): string {
  const merlons = width > 30 ? 3 : 2
  const step = width / (merlons * 2 - 1)
  let path = `M${x} ${WALL_TOP + 6}V${top}`
  for (let i = 0; i < merlons; i++) {
    path += `h${step}`
    if (i < merlons - 1) path += `v7h${step}v-7`
  }
  return `${path}V${WALL_TOP + 6}Z`
}

export function shaft({ x, width, top }: Tower): readonly Point[] {
  return rectangle(x, top + 8, width, WALL_TOP - top - 8)
}

export const WALL = `M4 ${WALL_TOP}H96V${GROUND - 5}Q96 ${GROUND} 91 ${GROUND}H9Q4 ${GROUND} 4 ${GROUND - 5}Z`
