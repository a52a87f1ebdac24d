/** What part of the table is seen: a point in the middle and the size of a cell. All lengths on the table in cells. */
import { type Cell, cellsOf, columnOf, type Lying, rowOf } from '../grid'

export interface Camera {
  /** The point of the table in the middle of the window. A cell reaches from its column to the next. */
  readonly x: number
  readonly y: number
  /** How many pixels a cell is wide. */
  readonly size: number
}

/** The window in pixels. */
export interface Window {
  readonly width: number
  readonly height: number
}

/** From the left upper corner up to, but without, the right lower one. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const SMALLEST = 22
export const LARGEST = 190
/** At rest a space is no smaller than a finger likes and no larger than an eye needs. */
const RESTING = { min: 40, max: 124 }
const MARGIN = 8
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

function grown({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

function clamp(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(Math.max(value, min), max)
}

function fit(area: Area, { width, height }: Window, sizes: { readonly min: number; readonly max: number }): Camera {
  const wide = (width - 2 * MARGIN) / (area.right - area.left)
  const high = (height - 2 * MARGIN) / (area.bottom - area.top)
  return {
    x: (area.left + area.right) / 2,
    y: (area.top + area.bottom) / 2,
    size: clamp(Math.floor(Math.min(wide, high)), sizes),
  }
}

/** A location and its spaces in the middle, with a glimpse of what lies around them. */
export function onLocation(lying: Lying, window: Window): Camera {
  return fit(grown(ringArea(lying), GLIMPSE), window, RESTING)
}

/** Everything in play. */
export function onEverything(cells: readonly Cell[], window: Window): Camera {
  return fit(grown(areaOf(cells), GLIMPSE), window, { min: SMALLEST, max: RESTING.max })
}

/** Dragged by so many pixels. */
export function panned(camera: Camera, x: number, y: number): Camera {
  return { ...camera, x: camera.x - x / camera.size, y: camera.y - y / camera.size }
}

/** The point under the pointer, in pixels from the middle of the window, stays where it is. */
export function zoomed(camera: Camera, factor: number, at: { readonly x: number; readonly y: number }): Camera {
  const size = clamp(camera.size * factor, { min: SMALLEST, max: LARGEST })
  return {
    x: camera.x + at.x / camera.size - at.x / size,
    y: camera.y + at.y / camera.size - at.y / size,
    size,
  }
}

/** The table cannot be lost: its nearest piece stays in the window. */
export function held(camera: Camera, cells: readonly Cell[], { width, height }: Window): Camera {
  const { left, top, right, bottom } = areaOf(cells)
  const [halfWidth, halfHeight] = [width / 2 / camera.size, height / 2 / camera.size]
  return {
    x: clamp(camera.x, { min: left + 1 - halfWidth, max: right - 1 + halfWidth }),
    y: clamp(camera.y, { min: top + 1 - halfHeight, max: bottom - 1 + halfHeight }),
    size: camera.size,
  }
}

/** Moved no more than is needed for the area to be seen; the same camera when it is. */
export function revealing(camera: Camera, area: Area, { width, height }: Window): Camera {
  const halfWidth = Math.max((width / 2 - MARGIN) / camera.size, 0.5)
  const halfHeight = Math.max((height / 2 - MARGIN) / camera.size, 0.5)
  const x = clamp(camera.x, {
    min: area.right - halfWidth,
    max: Math.max(area.left + halfWidth, area.right - halfWidth),
  })
  const y = clamp(camera.y, {
    min: area.bottom - halfHeight,
    max: Math.max(area.top + halfHeight, area.bottom - halfHeight),
  })
  return x === camera.x && y === camera.y ? camera : { ...camera, x, y }
}
