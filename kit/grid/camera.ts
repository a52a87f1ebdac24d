/** What part of a table without an edge is seen: a point in the middle and the size of a unit, in which all lengths are. */

export interface Camera {
  /** The point of the table in the middle of the window. */
  readonly x: number
  readonly y: number
  /** How many pixels a unit is wide. */
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

interface Range {
  readonly min: number
  readonly max: number
}

/** How many pixels a unit may have. */
export interface Sizes {
  /** By hand. */
  readonly any: Range
  /** At rest it is no smaller than a finger likes and no larger than an eye needs. */
  readonly resting: Range
}

const MARGIN = 8

export function grown({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

function clamp(value: number, { min, max }: Range): number {
  return Math.min(Math.max(value, min), max)
}

/** The area in the middle, as large as the window and these sizes allow. */
export function fit(area: Area, { width, height }: Window, sizes: Range): Camera {
  const wide = (width - 2 * MARGIN) / (area.right - area.left)
  const high = (height - 2 * MARGIN) / (area.bottom - area.top)
  return {
    x: (area.left + area.right) / 2,
    y: (area.top + area.bottom) / 2,
    size: clamp(Math.floor(Math.min(wide, high)), sizes),
  }
}

/** Dragged by so many pixels. */
export function panned(camera: Camera, x: number, y: number): Camera {
  return { ...camera, x: camera.x - x / camera.size, y: camera.y - y / camera.size }
}

/** The point under the pointer, in pixels from the middle of the window, stays where it is. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: { readonly x: number; readonly y: number },
  sizes: Range,
): Camera {
  const size = clamp(camera.size * factor, sizes)
  return {
    x: camera.x + at.x / camera.size - at.x / size,
    y: camera.y + at.y / camera.size - at.y / size,
    size,
  }
}

/** The table cannot be lost: what is nearest stays in the window. */
export function held(camera: Camera, { left, top, right, bottom }: Area, { width, height }: Window): Camera {
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
