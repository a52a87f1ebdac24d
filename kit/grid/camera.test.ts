import { describe, expect, it } from 'vitest'
import { fit, grown, held, panned, revealing, zoomed } from './camera'

const PHONE = { width: 360, height: 320 }
const SIZES = { min: 22, max: 190 }
const unit = (x: number, y: number) => ({ left: x, top: y, right: x + 1, bottom: y + 1 })

describe('the camera', () => {
  it('puts an area in the middle, as large as the window allows', () => {
    const camera = fit({ left: -1, top: -1, right: 3, bottom: 2 }, PHONE, SIZES)
    expect([camera.x, camera.y]).toEqual([1, 0.5])
    expect(4 * camera.size).toBeLessThanOrEqual(PHONE.width)
    expect(3 * camera.size).toBeLessThanOrEqual(PHONE.height)
    expect(4 * (camera.size + 2)).toBeGreaterThan(PHONE.width - 16)
  })

  it('keeps to its sizes', () => {
    expect(fit(grown(unit(0, 0), 100), PHONE, SIZES).size).toBe(SIZES.min)
    expect(fit(unit(0, 0), { width: 4000, height: 3000 }, SIZES).size).toBe(SIZES.max)
  })

  it('is dragged with the hand', () => {
    expect(panned({ x: 1, y: 2, size: 50 }, 100, -25)).toEqual({ x: -1, y: 2.5, size: 50 })
  })

  it('zooms around the pointer, within bounds', () => {
    const camera = { x: 1, y: 2, size: 50 }
    const closer = zoomed(camera, 2, { x: 100, y: -50 }, SIZES)
    expect(closer.size).toBe(100)
    // What was under the pointer is still there.
    expect(closer.x + 100 / closer.size).toBeCloseTo(camera.x + 100 / camera.size)
    expect(closer.y - 50 / closer.size).toBeCloseTo(camera.y - 50 / camera.size)
    expect(zoomed(camera, 100, { x: 0, y: 0 }, SIZES).size).toBe(SIZES.max)
    expect(zoomed(camera, 0.01, { x: 0, y: 0 }, SIZES).size).toBe(SIZES.min)
  })

  it('cannot lose the table', () => {
    const area = { left: 0, top: 0, right: 2, bottom: 1 }
    const lost = held({ x: 500, y: -500, size: 40 }, area, PHONE)
    expect(lost.x).toBeLessThanOrEqual(2 + PHONE.width / 40 / 2)
    expect(lost.y).toBeGreaterThanOrEqual(-PHONE.height / 40 / 2)
    const near = { x: 1, y: 0.5, size: 40 }
    expect(held(near, area, PHONE)).toEqual(near)
  })

  it('moves no more than is needed for what has the focus to be seen', () => {
    const camera = { x: 0, y: 0, size: 40 }
    expect(revealing(camera, unit(1, 1), PHONE)).toBe(camera)
    const moved = revealing(camera, unit(8, 0), PHONE)
    expect(moved.y).toBe(0)
    expect((9 - moved.x) * 40).toBeLessThanOrEqual(PHONE.width / 2)
    expect(revealing(camera, unit(-9, 0), PHONE).x).toBeLessThan(0)
  })
})
