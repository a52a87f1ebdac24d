import { fit } from '@crownlands/kit/grid/camera'
import { describe, expect, it } from 'vitest'
import { cellAt, PALACE } from '../../rules/grid'
import { areaOf, locationArea, ringArea, SIZES, wholeArea } from './camera'

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
      const camera = fit(locationArea(lying), PHONE, SIZES.resting)
      expect(camera.size).toBeGreaterThanOrEqual(44)
      const { left, top, right, bottom } = ringArea(lying)
      expect([camera.x, camera.y]).toEqual([(left + right) / 2, (top + bottom) / 2])
      expect((right - left) * camera.size).toBeLessThanOrEqual(PHONE.width)
      expect((bottom - top) * camera.size).toBeLessThanOrEqual(PHONE.height)
    }
  })

  it('never makes a space smaller than 40 pixels at rest, and not huge on a wall', () => {
    expect(fit(locationArea(PALACE), { width: 100, height: 100 }, SIZES.resting).size).toBe(40)
    expect(fit(locationArea(PALACE), { width: 4000, height: 3000 }, SIZES.resting).size).toBeLessThan(SIZES.any.max)
  })

  it('sees everything at once', () => {
    const { x, y, size } = fit(wholeArea([cellAt(-3, -2), cellAt(9, 4)]), DESK, SIZES.any)
    expect([x, y]).toEqual([3.5, 1.5])
    expect(13 * size).toBeLessThanOrEqual(DESK.width)
  })
})
