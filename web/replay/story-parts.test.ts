import { describe, expect, it } from 'vitest'
import { partsFor, rangeOf, toldUpTo } from './story-parts'

/** A part in which every step tells its own number. */
function part(number: number, steps: number) {
  const { after, to } = rangeOf(number, steps)
  return { after, steps: Array.from({ length: to - after }, (_, i) => [{ type: `step ${after + 1 + i}` }]) }
}

describe('the story of a replay', () => {
  it('is fetched in parts: the one with the step and the one before', () => {
    expect([0, 1, 500, 501, 1000, 1001].map(partsFor)).toEqual([[0], [0], [0], [0, 1], [0, 1], [1, 2]])
    expect([0, 1, 2].map((number) => rangeOf(number, 1100))).toEqual([
      { after: -1, to: 500 },
      { after: 500, to: 1000 },
      { after: 1000, to: 1100 },
    ])
    expect(rangeOf(0, 120)).toEqual({ after: -1, to: 120 })
  })

  it('goes up to the step that is looked at, and no further', () => {
    const parts = new Map([0, 1, 2].map((number) => [number, part(number, 1100)]))
    for (const step of [0, 1, 499, 500, 501, 1000, 1100]) {
      const told = toldUpTo(step, parts)
      expect(told?.events.at(-1)).toEqual({ type: `step ${step}` })
      expect(told?.events).toHaveLength(step - (told?.after ?? 0))
    }
    expect(toldUpTo(1001, new Map([[2, part(2, 1100)]]))).toBeUndefined()
  })
})
