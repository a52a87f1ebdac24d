import { expect, it } from 'vitest'
import { cautiousValue } from './caution'

const SPREAD = 0.2

it('trusts what was tried often over what fared a little better in a few tries', () => {
  expect(cautiousValue(0.5, 400, SPREAD)).toBeGreaterThan(cautiousValue(0.55, 10, SPREAD))
})

it('trusts what is clearly better over what was tried most', () => {
  expect(cautiousValue(0.56, 100, SPREAD)).toBeGreaterThan(cautiousValue(0.5, 400, SPREAD))
})

it('takes what was worked out for what it is', () => {
  expect(cautiousValue(0.7, 0, 0)).toBe(0.7)
})
