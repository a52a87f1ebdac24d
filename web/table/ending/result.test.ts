import { describe, expect, it } from 'vitest'
import { resultAt } from './result'

const over = (...winners: readonly number[]) => ({ winners, scores: [1, 1], ending: 'x' })

describe('the result', () => {
  it('is a victory, a shared one or a defeat to the one who looks', () => {
    expect(resultAt({ mine: [1], outcome: over(1) })).toBe('won')
    expect(resultAt({ mine: [1], outcome: over(0, 1) })).toBe('shared')
    expect(resultAt({ mine: [1], outcome: over(0) })).toBe('lost')
    expect(resultAt({ mine: [0], outcome: over() })).toBe('lost')
  })

  it('is nobody’s around one device, or where one only watches, and before the end', () => {
    expect(resultAt({ mine: [0, 1], outcome: over(1) })).toBeUndefined()
    expect(resultAt({ mine: [], outcome: over(1) })).toBeUndefined()
    expect(resultAt({ mine: [1] })).toBeUndefined()
  })
})
