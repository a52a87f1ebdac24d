import { describe, expect, it } from 'vitest'
import { aheadAfter, type ClockTold, leftNow, nextChange, timeLeft } from './clock'

const DAY = 86_400_000

describe('the server’s time', () => {
  it('is known though the device’s clock is wrong by a day', () => {
    const device = 1_000_000
    const ahead = aheadAfter(undefined, device + DAY + 30, device + 50)
    expect(device + 2000 + ahead).toBe(device + DAY + 1980)
  })

  it('is told best by the message that was on its way least', () => {
    let ahead = aheadAfter(undefined, 10_000, 10_400)
    ahead = aheadAfter(ahead, 20_000, 20_030)
    ahead = aheadAfter(ahead, 30_000, 30_900)
    expect(ahead).toBe(-30)
  })

  it('is learned anew when the device’s clock was set, forward or back', () => {
    const ahead = aheadAfter(undefined, 10_000, 10_020)
    expect(aheadAfter(ahead, 20_000, 20_000 + DAY)).toBe(-DAY)
    expect(aheadAfter(ahead, 20_000, 20_000 - DAY)).toBe(DAY)
  })
})

describe('a clock', () => {
  const told: ClockTold = { now: 100_000, left: [60_000, 30_000], since: 100_000 }

  it('runs only for whoever is to act', () => {
    expect(leftNow(told, 0, [0], 110_000)).toBe(50_000)
    expect(leftNow(told, 1, [0], 110_000)).toBe(30_000)
  })

  it('stands while the game does, and never shows less than nothing', () => {
    expect(leftNow({ ...told, paused: true }, 0, [0], 110_000)).toBe(60_000)
    expect(leftNow(told, 0, [0], 900_000)).toBe(0)
    expect(leftNow(told, 0, [0], 90_000)).toBe(60_000)
  })

  it('is not there where there is none', () => {
    expect(leftNow({ now: 0 }, 0, [0], 0)).toBeUndefined()
  })

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [9000, '0:09'],
    [247_000, '4:07'],
    [3_909_000, '1:05:09'],
  ])('of %d ms is read as %s', (ms, text) => {
    expect(timeLeft(ms)).toEqual({ kind: 'clock', text })
  })

  it('of days is read in days and hours', () => {
    expect(timeLeft(2 * DAY + 3.5 * 3_600_000)).toEqual({ kind: 'days', days: 2, hours: 3 })
  })

  it('is drawn again when what it shows has changed, and no more often', () => {
    expect(nextChange(4250)).toBe(250)
    expect(nextChange(4000)).toBe(1000)
    expect(nextChange(3 * DAY + 1000)).toBe(1000)
    expect(nextChange(0)).toBe(Number.POSITIVE_INFINITY)
  })
})
