import type { SeatPlan } from '@crownlands/table/protocol'
import { describe, expect, it } from 'vitest'
import { resultAt } from './result'

const PERSON: SeatPlan = { house: 'or', name: 'Ada' }
const BOT: SeatPlan = { house: 'gules', name: 'Rufus', bot: 'marshal' }
const over = (...winners: readonly number[]) => ({ winners, scores: [1, 1], ending: 'x' })

describe('the result', () => {
  it('is a victory, a shared one or a defeat to the only person', () => {
    expect(resultAt({ seats: [BOT, PERSON], outcome: over(1) })).toBe('won')
    expect(resultAt({ seats: [BOT, PERSON], outcome: over(0, 1) })).toBe('shared')
    expect(resultAt({ seats: [BOT, PERSON], outcome: over(0) })).toBe('lost')
    expect(resultAt({ seats: [PERSON], outcome: over() })).toBe('lost')
  })

  it('is nobody’s among several people or none, and before the end', () => {
    expect(resultAt({ seats: [PERSON, PERSON], outcome: over(1) })).toBeUndefined()
    expect(resultAt({ seats: [BOT, BOT], outcome: over(1) })).toBeUndefined()
    expect(resultAt({ seats: [BOT, PERSON] })).toBeUndefined()
  })
})
