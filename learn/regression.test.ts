import { FastChance } from '@crownlands/core/chance-fast'
import { expect, it } from 'vitest'
import { dot, linear, logistic } from './regression'

const WEIGHTS = [-1, 2, 0.5]

/** Samples spread over the square, the first column always 1. */
function samplesOf(count: number): { readonly samples: number[][]; readonly chance: () => number } {
  const source = new FastChance('samples').at(0)
  const chance = () => source.below(1_000_000) / 1_000_000
  return { samples: Array.from({ length: count }, () => [1, chance() * 4 - 2, chance() * 4 - 2]), chance }
}

it('finds the line that the points lie on', () => {
  const { samples } = samplesOf(5000)
  const found = linear(
    samples,
    samples.map((sample) => dot(sample, WEIGHTS)),
  )
  for (const [i, weight] of WEIGHTS.entries()) expect(found[i]).toBeCloseTo(weight, 2)
})

it('finds the odds that chance was given', () => {
  const { samples, chance } = samplesOf(40_000)
  const found = logistic(
    samples,
    samples.map((sample) => chance() < 1 / (1 + Math.exp(-dot(sample, WEIGHTS)))),
  )
  for (const [i, weight] of WEIGHTS.entries()) expect(Math.abs((found[i] ?? 0) - weight)).toBeLessThan(0.1)
})

it('says nothing about a column that never changes anything', () => {
  const found = linear(
    [
      [1, 0],
      [1, 0],
    ],
    [3, 3],
  )
  expect(found[1]).toBe(0)
})
