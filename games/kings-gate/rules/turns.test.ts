/** Turns of a match of King's Gate: when they are complete, what can be taken back, and who sees what meanwhile. */
import { Match } from '@crownlands/core/match'
import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import { A, B, position } from '../testing/positions'
import { parseAction } from './notation'
import type { State } from './state'

function matchFrom(start: State, turns: 'final' | 'tentative' = 'tentative') {
  const { seats, options } = kingsGate.setupOf(start)
  return new Match(kingsGate, { seats, options, chance: { kind: 'fast', seed: 'turns' }, start, turns })
}

const full = () => position({ hands: 'y012345 g111111 r111111', stacks: 'all' })
const act = (match: ReturnType<typeof matchFrom>, seat: number, ...actions: readonly string[]) => {
  for (const text of actions) expect(match.act(seat, parseAction(text))).toBeUndefined()
}

describe('KG-T1, T-U1: a turn', () => {
  it('can be taken back step by step until its player ends it, and is seen by nobody else', () => {
    const match = matchFrom(full())
    act(match, A, 'y4@0,1', 'y0@1,1')
    expect(match.view(B).played).toEqual([])
    expect(match.view(A).played).toEqual(['y4', 'y0'])
    expect(match.undo(A)).toBeUndefined()
    expect(match.view(A).played).toEqual(['y4'])
    expect(match.undoTurn(A)).toBeUndefined()
    expect(match.trueState()).toEqual(full())
  })

  it('is final with the draw (T-U2)', () => {
    const match = matchFrom(full())
    act(match, A, 'y4@0,1', 'end')
    expect(match.toAct()).toEqual([B])
    expect(match.undo(A)).toEqual({ clause: 'T-U2', reason: 'something-was-revealed' })
  })

  it('KG-E1: is final with its end even when nothing is drawn: nobody is asked twice', () => {
    const match = matchFrom(position({ hands: 'y12 g12 r12' }))
    act(match, A, 'y1@0,1', 'end')
    expect(match.awaitsEndOfTurn()).toBeUndefined()
    expect(match.toAct()).toEqual([B])
    expect(match.undo(A)?.clause).toBe('T-U2')
  })

  it('KG-T9, KG-N1: can be taken back over a scoring and over the next location', () => {
    const start = position({
      around: 'g1 g2 g3 g4\ny1 .\nr1 r1 r2 r2',
      hands: 'y012345 g1 r1',
      stacks: 'all',
    })
    const match = matchFrom(start)
    act(match, A, 'y4@2,0', 'h@3,0')
    expect(match.view(B).locations).toHaveLength(1)
    expect(match.undo(A)).toBeUndefined()
    act(match, A, 'v@3,0')
    expect(match.undoTurn(A)).toBeUndefined()
    expect(match.trueState()).toEqual(start)
  })

  it('KG-E2, T-U4: that ends the match waits for its player’s word', () => {
    const match = matchFrom(position({ location: 10, around: 'g1 g2 g3 g4\ny1 .\nr1 r1 r2 r2', hands: 'y4 g1 r1' }))
    act(match, A, 'y4@2,0')
    expect([match.awaitsEndOfTurn(), match.outcome()]).toEqual([A, undefined])
    expect(match.endTurn(A)).toBeUndefined()
    expect(match.outcome()?.ending).toBe('tenth-location')
  })

  it('KG-E2, T-U3: of the only player with tiles is followed by another, and is not taken back after its end', () => {
    const match = matchFrom(position({ hands: 'y123 - -' }), 'final')
    act(match, A, 'y1@0,1', 'end')
    expect(match.toAct()).toEqual([A])
    expect(match.view(B).spaces).toContain('y1')
    expect(match.undo(A)?.clause).toBe('T-U2')
  })
})
