import { describe, expect, it } from 'vitest'
import { placeOfTip } from './tip-place'

const SCREEN = { width: 360, height: 740 }
const TIP = { width: 200, height: 80 }

describe('a tip', () => {
  it('stands above the middle of what it is about', () => {
    expect(placeOfTip({ left: 130, top: 500, width: 100, height: 60 }, TIP, SCREEN)).toEqual({ left: 80, top: 412 })
  })

  it('stands below where there is no room above', () => {
    expect(placeOfTip({ left: 130, top: 50, width: 100, height: 60 }, TIP, SCREEN)).toEqual({ left: 80, top: 118 })
  })

  it('never leaves the screen', () => {
    expect(placeOfTip({ left: 0, top: 500, width: 40, height: 60 }, TIP, SCREEN).left).toBe(6)
    expect(placeOfTip({ left: 320, top: 500, width: 40, height: 60 }, TIP, SCREEN).left).toBe(154)
    expect(placeOfTip({ left: 80, top: 20, width: 40, height: 700 }, TIP, SCREEN).top).toBe(654)
  })
})
