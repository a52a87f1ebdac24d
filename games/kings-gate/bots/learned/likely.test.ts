import { FastChance } from '@crownlands/core/chance-fast'
import { expect, it } from 'vitest'
import { likely } from './likely'

it('what is one more promising is e times as likely', () => {
  const chance = new FastChance('likely').at(0)
  const counts = [0, 0, 0]
  for (let i = 0; i < 60_000; i++) {
    const which = likely([2, 1, -1], chance)
    counts[which] = (counts[which] ?? 0) + 1
  }
  const [first = 0, second = 0, third = 0] = counts
  expect(first + second + third).toBe(60_000)
  expect(first / second).toBeCloseTo(Math.E, 1)
  expect(second / third).toBeGreaterThan(6.9)
  expect(second / third).toBeLessThan(7.9)
})

it('the only one is the one, and the last is met even by the largest number', () => {
  const last = { below: (bound: number) => bound - 1 }
  expect(likely([3], last)).toBe(0)
  expect(likely([1, 1, 1], last)).toBe(2)
  expect(likely([1, 1, 1], { below: () => 0 })).toBe(0)
})
