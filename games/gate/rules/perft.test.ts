/** The number of ways to go on from some positions: a change of these counts is a change of the rules. */
import { perft } from '@crownlands/core/conformance/perft'
import { describe, expect, it } from 'vitest'
import { gate } from '../game'
import { type Drawing, FIRST, position, STANDARD, STRICT } from '../testing/positions'

const MIDDLE: Drawing = {
  left: 'rat-lord 2',
  right: 'dark-priest',
  hand: 'craftsman swindler warden',
  draw: 'guard',
  discard: 'monk tax-collector',
  farm: 3,
  gate: 8,
  fear: 4,
  gold: 3,
}
const LAST: Drawing = {
  enemies: '',
  right: 'grave-lord 3',
  hand: 'alchemist blacksmith knight',
  discard: 'druid druid guard',
  tower: 0,
  gate: 3,
  fear: 8,
  gold: 1,
}

const LEFT_OVER: Drawing = {
  left: 'giant-spider 2',
  right: 'plague-rat 1',
  hand: 'blacksmith champion knight',
  gold: 2,
}

const POSITIONS: readonly (readonly [name: string, drawing: Drawing, counts: readonly number[]])[] = [
  ['in mid-game', MIDDLE, [39, 854, 12948]],
  ['in mid-game with strict phases', { ...MIDDLE, options: STRICT }, [39, 657, 7168]],
  ['with something left over for another enemy', LEFT_OVER, [32, 529, 5547]],
  ['at the last enemy', LAST, [12, 71, 357]],
  ['with nothing in hand and no market', { right: 'giant-spider', market: '', citizens: '', gold: 2 }, [4, 5, 11]],
]

describe('the number of ways to go on', () => {
  it.each(POSITIONS)('G-T3, G-U1, G-U4: is what it was when it was counted %s', (_name, drawing, counts) => {
    const state = position(drawing)
    expect([1, 2, 3].map((depth) => perft(gate, state, depth))).toEqual(counts)
  })

  it('G-T3: is at the start what three cards and one gold allow', () => {
    // Guard: income, attack with the Tower and without. Monk: income, calm. Farmer: income, repair. Town Crier. End.
    const state = gate.setup(STANDARD, 1, FIRST)
    expect(perft(gate, state, 1)).toBe(3 + 2 + 2 + 1 + 1)
  })
})
