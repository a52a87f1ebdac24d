/** The pattern of a house inside a shape, worked out as a path: no ids, no definitions that must be on the page. */
import type { House } from './houses'

export type Point = readonly [x: number, y: number]

export type Pattern = 'plain' | 'horizontal' | 'diagonal' | 'dots'

export const PATTERNS: Readonly<Record<House, Pattern>> = {
  or: 'plain',
  azure: 'horizontal',
  gules: 'diagonal',
  vert: 'dots',
}

export function rectangle(x: number, y: number, width: number, height: number): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** Lines to be stroked (a dot is a line of no length with round caps) inside a convex shape, `step` apart. */
export function hatch(pattern: Pattern, shape: readonly Point[], step: number): string {
  switch (pattern) {
    case 'plain':
      return ''
    case 'horizontal':
      return lines(shape, [0, 1], step)
    case 'diagonal':
      return lines(shape, [Math.SQRT1_2, Math.SQRT1_2], step)
    case 'dots':
      return dots(shape, step)
  }
}

/** Every line across the direction `normal`, cut to the shape. */
function lines(shape: readonly Point[], normal: Point, step: number): string {
  const depths = shape.map((point) => depth(point, normal))
  const deepest = Math.max(...depths)
  let path = ''
  for (let at = Math.min(...depths) + step / 2; at < deepest; at += step) {
    const [from, to] = crossings(shape, normal, at)
    if (from !== undefined && to !== undefined) path += `M${text(from)}L${text(to)}`
  }
  return path
}

function depth([x, y]: Point, [nx, ny]: Point): number {
  return x * nx + y * ny
}

/** Where the outline of a convex shape meets the line at this depth: two points. */
function crossings(shape: readonly Point[], normal: Point, at: number): Point[] {
  return shape.flatMap((a, i): Point[] => {
    const b = shape[(i + 1) % shape.length] ?? a
    const [da, db] = [depth(a, normal) - at, depth(b, normal) - at]
    if (da < 0 === db < 0) return []
    const share = da / (da - db)
    return [[a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]]
  })
}

/** Rows of dots, every other row shifted by half a step. */
function dots(shape: readonly Point[], step: number): string {
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  let path = ''
  let shifted = false
  for (let y = top + step / 2; y < bottom; y += step, shifted = !shifted) {
    for (let x = left + (shifted ? step : step / 2); x < right; x += step) {
      if (contains(shape, [x, y], step / 4)) path += `M${text([x, y])}h0`
    }
  }
  return path
}

/** Inside a convex shape whose corners go clockwise, and this far from its edge. */
function contains(shape: readonly Point[], [x, y]: Point, margin: number): boolean {
  return shape.every(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length] ?? [ax, ay]
    const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    return cross / Math.hypot(bx - ax, by - ay) >= margin
  })
}

function text([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
