import { describe, expect, it } from 'vitest'
import { contestOdds, resultOf } from './contest'

describe('the contest of a power (KT-P3)', () => {
  it('succeeds 44 times in 100, and five times in 100 the character is lost', () => {
    expect(contestOdds()).toEqual({ succeeds: 44, lost: 5 })
  })

  it('is won by the higher sum', () => {
    const contest = { type: 'contest', seat: 0, other: 1 } as const
    expect(resultOf({ ...contest, own: [6, 1], others: [3, 3] })).toBe('won')
    expect(resultOf({ ...contest, own: [2, 1], others: [3, 3] })).toBe('lost')
    expect(resultOf({ ...contest, own: [5, 1], others: [3, 3] })).toBe('tied')
  })
})
