/** Turns of a match of Kingdoms: when they are complete, what can be taken back, and who sees what meanwhile. */
import { Match } from '@crownlands/core/match'
import { describe, expect, it } from 'vitest'
import { kingdoms } from '../game'
import { parsePosition } from './notation'
import type { State } from './state'

const A = 0
const B = 1

function matchFrom(position: string, turns: 'final' | 'tentative') {
  const start = parsePosition(position) as State
  const { seats, options } = kingdoms.setupOf(start)
  return new Match(kingdoms, { seats, options, chance: { kind: 'fast', seed: 'turns' }, start, turns })
}

/** Down to the Last Castle, nearly over: all tiles placed, B has nothing left and is passed over. */
const A_ALONE =
  '+1,+2,+3,+4,+5,+6/+1,+2,+3,+4,+5,+6/-1,-2,-3,-4,-5,-6/mountain,mountain,dragon,mine,wizard,A1/B1,5 epoch2 A A:50:2010:- B:50:0000:- 2011+last-castle'
/** No Luck, one space left: A fills it, is the richest and starts the next epoch. No chance is asked. */
const A_STARTS_AGAIN =
  '+1,+2,+3,+4,+5,+6/+1,+2,+3,+4,+5,+6/-1,-2,-3,-4,-5,-6/mountain,dragon,mine,wizard,A1,A1/A1,A1,B1,B1,B1,1 epoch1 A A:50:0321:- B:50:1321:- 2011+no-luck'

describe('K-T4, T-U3: a player who has two turns in a row', () => {
  it('ends the first with the piece: everybody sees it and it stays', () => {
    const match = matchFrom(A_ALONE, 'final')
    expect(match.act(A, { type: 'castle', rank: 1, space: 25 })).toBeUndefined()
    expect(match.toAct()).toEqual([A])
    expect(match.view(B).board[25]).toBe('A1')
    expect(match.undo(A)).toEqual({ clause: 'T-U3', reason: 'turn-has-ended' })
    match.act(A, { type: 'castle', rank: 1, space: 26 })
    expect(match.undoTurn(A)).toEqual({ clause: 'T-U3', reason: 'turn-has-ended' })
    expect(match.settledSteps()).toHaveLength(2)
  })

  it('is asked to end the first before the second, and can take back only the one under way (T-U4)', () => {
    const match = matchFrom(A_ALONE, 'tentative')
    match.act(A, { type: 'castle', rank: 1, space: 25 })
    expect(match.awaitsEndOfTurn()).toBe(A)
    expect(match.act(A, { type: 'castle', rank: 1, space: 26 })).toEqual({ clause: 'T-U4', reason: 'end-turn-first' })
    match.endTurn(A)
    match.act(A, { type: 'castle', rank: 1, space: 26 })
    expect(match.undo(A)).toBeUndefined()
    expect(match.undo(A)).toEqual({ clause: 'T-U3', reason: 'turn-has-ended' })
  })

  it('does not take back the end of an epoch that the next turn has followed (K-E3)', () => {
    const match = matchFrom(A_STARTS_AGAIN, 'final')
    match.act(A, { type: 'castle', rank: 4, space: 29 })
    expect(match.toAct()).toEqual([A])
    expect(match.view(B).epoch).toBe(2)
    expect(match.undo(A)).toEqual({ clause: 'T-U3', reason: 'turn-has-ended' })
  })
})
