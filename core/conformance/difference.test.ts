import { describe, expect, it } from 'vitest'
import { difference } from './difference'

const PAIR = ['the original', 'the copy'] as const

describe('a difference', () => {
  it('names the first field that differs, and both values', () => {
    expect(difference({ a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 3] } }, PAIR)).toBe(
      'field `b.c[1]`: 2 in the original, 3 in the copy',
    )
    expect(difference(1, '1', PAIR)).toBe('1 in the original, "1" in the copy')
  })

  it('says what is missing on one side', () => {
    expect(difference({ a: [1] }, { a: [] }, PAIR)).toBe('field `a[0]`: 1 in the original, nothing in the copy')
    expect(difference({}, { b: null }, PAIR)).toBe('field `b`: nothing in the original, null in the copy')
  })

  it('cuts long values short', () => {
    expect(difference({ text: 'x'.repeat(500) }, {}, PAIR)?.length).toBeLessThan(150)
  })

  it('is none between the same data', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, PAIR)).toBeUndefined()
  })
})
