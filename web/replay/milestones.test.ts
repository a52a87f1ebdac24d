import { describe, expect, it } from 'vitest'
import { milestoneAt, milestonesOf, neighbour } from './milestones'

const epoch = (number: number) => ({ type: `epoch ${number}` })
const label = ({ type }: { readonly type: string }) => (type.startsWith('epoch') ? type : undefined)
const PARTS = [
  { after: 3, steps: [[{ type: 'd' }], [{ type: 'e' }, epoch(2)]] },
  { after: -1, steps: [[epoch(1)], [{ type: 'a' }], [{ type: 'b' }], [{ type: 'c' }]] },
]
const FOUND = [
  { step: 0, label: 'epoch 1' },
  { step: 5, label: 'epoch 2' },
]

describe('the marks of a replay', () => {
  it('stand at the steps with which something begins, whatever part came first', () => {
    expect(milestonesOf(PARTS, label)).toEqual(FOUND)
    expect(milestonesOf([], label)).toEqual([])
  })

  it('tell what a step belongs to', () => {
    expect(milestoneAt(FOUND, 4)?.label).toBe('epoch 1')
    expect(milestoneAt(FOUND, 5)?.label).toBe('epoch 2')
    expect(milestoneAt([], 5)).toBeUndefined()
  })

  it('lead from one to the next, and from the middle back to the beginning', () => {
    expect(neighbour(FOUND, 0, 'after')).toBe(5)
    expect(neighbour(FOUND, 5, 'after')).toBeUndefined()
    expect(neighbour(FOUND, 3, 'before')).toBe(0)
    expect(neighbour(FOUND, 5, 'before')).toBe(0)
  })
})
