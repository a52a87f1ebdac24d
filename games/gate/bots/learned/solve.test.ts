import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { gate } from '../../game'
import type { State } from '../../rules/state'
import { attack, type Drawing, position, STRICT } from '../../testing/positions'
import { heuristics } from './heuristics'

/** Plays what is worked out for as long as anything is. */
function playSolved(state: State): void {
  for (let step = 1; state.ending === undefined; step++) {
    const action = heuristics.solve?.(gate.view(state, 0), 0)
    if (action === undefined) return
    expect(gate.check(state, 0, action)).toBeUndefined()
    gate.apply(state, 0, action, new FastChance('solve').at(step))
  }
}

/** The Tower's 1, the Champion's 3 doubled and a Volley that Monk and Blacksmith pay for: 8 health, not one to spare. */
const TO_THE_LAST: Drawing = {
  ...{ left: 'grave-lord 3', right: 'rat-lord 2', enemies: '', gate: 1, farm: 0, tower: 1, fear: 8 },
  ...{ hand: 'blacksmith champion monk', draw: 'guard' },
}

describe('the last turn of a siege', () => {
  it('G-E2: is won if there is any way to', () => {
    const state = position(TO_THE_LAST)
    playSolved(state)
    expect(state.ending).toBe('victory')
  })

  it('G-T3: is won in the order of strict phases', () => {
    const state = position({ ...TO_THE_LAST, options: STRICT, phase: 'commands' })
    playSolved(state)
    expect(state.ending).toBe('victory')
  })

  it('is left to the search where no way is certain', () => {
    expect(heuristics.solve?.(position({ ...TO_THE_LAST, hand: 'blacksmith champion' }), 0)).toBeUndefined()
    expect(heuristics.solve?.(position({ ...TO_THE_LAST, enemies: 'abomination' }), 0)).toBeUndefined()
  })

  it('G-U7: does not wait for a card that might be drawn', () => {
    const state = position({ left: 'grave-lord 6', enemies: '', tower: 0, hand: 'swindler', draw: 'guard monk' })
    expect(heuristics.solve?.(state, 0)).toEqual(attack('swindler', 'grave-lord'))
  })
})
