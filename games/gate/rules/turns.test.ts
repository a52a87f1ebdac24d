/** Turns of a match of Gate: what can be taken back, and when a turn is complete. */
import { Match } from '@crownlands/core/match'
import { describe, expect, it } from 'vitest'
import { gate } from '../game'
import {
  attack,
  DECLINE,
  END,
  FESTIVAL,
  income,
  position,
  power,
  recruit,
  repair,
  STANDARD,
  TOWN_CRIER,
} from '../testing/positions'
import type { State } from './state'

function matchFrom(start: State, turns: 'final' | 'tentative' = 'tentative') {
  return new Match(gate, { seats: 1, options: STANDARD, chance: { kind: 'fast', seed: 'turns' }, start, turns })
}

const START = () =>
  position({ right: 'rat-lord', hand: 'guard minstrel druid', draw: 'monk warden', gate: 9, fear: 3, gold: 1 })
const REVEALED = { clause: 'T-U2', reason: 'something-was-revealed' }

describe('taking back', () => {
  it('T-U1, G-T3: all that was not left to chance', () => {
    const match = matchFrom(START())
    for (const action of [income('minstrel'), FESTIVAL, repair('druid', { gate: 2 }), attack('guard', 'rat-lord')]) {
      expect(match.act(0, action)).toBeUndefined()
    }
    expect(match.undo(0)).toBeUndefined()
    expect(match.view(0).hand).toEqual(['guard'])
    expect(match.undoTurn(0)).toBeUndefined()
    expect(match.view(0)).toEqual(gate.view(START(), 0))
  })

  it.each([
    ['G-M3, T-U2: not a recruit, for the market was refilled', [income('minstrel'), recruit('mercenary')]],
    ['G-M3, T-U2: not a new market', [TOWN_CRIER]],
    ['G-T5, T-U2: not the end of a turn, for cards were drawn and an enemy came', [END]],
  ])('%s', (_name, actions) => {
    const match = matchFrom(START())
    for (const action of actions) expect(match.act(0, action)).toBeUndefined()
    expect(match.undo(0)).toEqual(REVEALED)
  })

  it('G-U7, T-U2: not a drawn card, but the decision not to draw', () => {
    const match = matchFrom(position({ right: 'rat-lord', hand: 'swindler', draw: 'monk warden' }))
    match.act(0, income('swindler'))
    match.act(0, DECLINE)
    expect(match.undo(0)).toBeUndefined()
    match.act(0, power('swindler'))
    expect(match.undo(0)).toEqual(REVEALED)
  })

  it('T-U4, G-E2: a victory waits for its player and can be taken back until then', () => {
    const match = matchFrom(position({ enemies: '', right: 'grave-lord 6', hand: 'guard' }))
    match.act(0, attack('guard', 'grave-lord'))
    expect(match.outcome()).toBeUndefined()
    expect(match.awaitsEndOfTurn()).toBe(0)
    match.endTurn(0)
    expect(match.outcome()).toEqual({ winners: [0], scores: [9], ending: 'victory' })
  })

  it('T-U4, G-A2: so does a defeat that nothing was left to chance in', () => {
    const match = matchFrom(position({ right: 'rat-lord', hand: 'guard', gate: 2 }))
    match.act(0, END)
    expect(match.undo(0)).toBeUndefined()
    expect(match.view(0).gate).toBe(2)
  })

  it('T-U3, G-T5: a turn ends with the enemies having attacked, even when nothing was drawn', () => {
    const match = matchFrom(position({ enemies: '', right: 'rat-lord' }))
    match.act(0, END)
    expect(match.awaitsEndOfTurn()).toBe(0)
    match.endTurn(0)
    expect(match.undo(0)).toEqual({ clause: 'T-U3', reason: 'turn-has-ended' })
  })
})
