import { describe, expect, it } from 'vitest'
import { cellAt, PALACE } from '../grid'
import {
  areaOf,
  held,
  LARGEST,
  onEverything,
  onLocation,
  panned,
  revealing,
  ringArea,
  SMALLEST,
  zoomed,
} from './camera'

const PHONE = { width: 360, height: 320 }
const DESK = { width: 900, height: 640 }
const STANDING = { cell: cellAt(4, 3), orientation: 'vertical' } as const

describe('the area of cells', () => {
  it('reaches to the far edges of the outermost cells', () => {
    expect(areaOf([cellAt(-1, 2), cellAt(3, 0)])).toEqual({ left: -1, top: 0, right: 4, bottom: 3 })
  })

  it('of a location is it and its ten spaces', () => {
    expect(ringArea(PALACE)).toEqual({ left: -1, top: -1, right: 3, bottom: 2 })
    expect(ringArea(STANDING)).toEqual({ left: 3, top: 2, right: 6, bottom: 6 })
  })
})

describe('the camera', () => {
  it('puts the current location in the middle, with spaces that a finger can hit on a phone', () => {
    for (const lying of [PALACE, STANDING]) {
      const camera = onLocation(lying, PHONE)
      expect(camera.size).toBeGreaterThanOrEqual(44)
      const { left, top, right, bottom } = ringArea(lying)
      expect([camera.x, camera.y]).toEqual([(left + right) / 2, (top + bottom) / 2])
      expect((right - left) * camera.size).toBeLessThanOrEqual(PHONE.width)
      expect((bottom - top) * camera.size).toBeLessThanOrEqual(PHONE.height)
    }
  })

  it('never makes a space smaller than 40 pixels at rest, and not huge on a wall', () => {
    expect(onLocation(PALACE, { width: 100, height: 100 }).size).toBe(40)
    expect(onLocation(PALACE, { width: 4000, height: 3000 }).size).toBeLessThan(LARGEST)
  })

  it('sees everything at once', () => {
    const cells = [cellAt(-3, -2), cellAt(9, 4)]
    const { x, y, size } = onEverything(cells, DESK)
    expect([x, y]).toEqual([3.5, 1.5])
    expect(13 * size).toBeLessThanOrEqual(DESK.width)
    expect(onEverything([cellAt(-28, -28), cellAt(28, 28)], PHONE).size).toBe(SMALLEST)
  })

  it('is dragged with the hand', () => {
    expect(panned({ x: 1, y: 2, size: 50 }, 100, -25)).toEqual({ x: -1, y: 2.5, size: 50 })
  })

  it('zooms around the pointer, within bounds', () => {
    const camera = { x: 1, y: 2, size: 50 }
    const closer = zoomed(camera, 2, { x: 100, y: -50 })
    expect(closer.size).toBe(100)
    // What was under the pointer is still there.
    expect(closer.x + 100 / closer.size).toBeCloseTo(camera.x + 100 / camera.size)
    expect(closer.y - 50 / closer.size).toBeCloseTo(camera.y - 50 / camera.size)
    expect(zoomed(camera, 100, { x: 0, y: 0 }).size).toBe(LARGEST)
    expect(zoomed(camera, 0.01, { x: 0, y: 0 }).size).toBe(SMALLEST)
  })

  it('cannot lose the table', () => {
    const cells = [cellAt(0, 0), cellAt(1, 0)]
    const lost = held({ x: 500, y: -500, size: 40 }, cells, PHONE)
    expect(lost.x).toBeLessThanOrEqual(2 + PHONE.width / 40 / 2)
    expect(lost.y).toBeGreaterThanOrEqual(-PHONE.height / 40 / 2)
    const near = { x: 1, y: 0.5, size: 40 }
    expect(held(near, cells, PHONE)).toEqual(near)
  })

  it('moves no more than is needed for what has the focus to be seen', () => {
    const camera = { x: 0, y: 0, size: 40 }
    expect(revealing(camera, areaOf([cellAt(1, 1)]), PHONE)).toBe(camera)
    const moved = revealing(camera, areaOf([cellAt(8, 0)]), PHONE)
    expect(moved.y).toBe(0)
    expect((9 - moved.x) * 40).toBeLessThanOrEqual(PHONE.width / 2)
    expect(revealing(camera, areaOf([cellAt(-9, 0)]), PHONE).x).toBeLessThan(0)
  })
})
