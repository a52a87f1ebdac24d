import { describe, expect, it } from 'vitest'
import { pick } from './chance'
import { FastChance } from './chance-fast'
import { Match } from './match'
import { firstTowers, GAMBLE, TOGETHER } from './testing/positions'
import { sealedBids } from './testing/sealed-bids'
import type { Action, Event, Options, State, View } from './testing/sealed-bids-data'

const A = 0
const B = 1

type ToyMatch = Match<State, Action, View, Options, Event>

describe('a match that is resumed from a snapshot', () => {
  const chance = { kind: 'keyed', seed: 'resume' } as const
  const setup = { seats: 2, options: TOGETHER, chance, turns: 'tentative' } as const

  /** Plays on at random; chance is asked for gambles. */
  function playOn(match: ToyMatch, steps: number): void {
    for (let i = 0; i < steps && match.outcome() === undefined; i++) {
      const dice = new FastChance('dice').at(match.length)
      const seat = pick(match.toAct(), dice)
      match.act(seat, pick(match.legalActions(seat), dice))
      if (match.awaitsEndOfTurn() === seat) match.endTurn(seat)
    }
  }

  it('goes on exactly as it would have: chance is that of the step, not of the match that is left (T-F1)', () => {
    for (let left = 0; left < 20; left++) {
      const whole = new Match(sealedBids, setup)
      playOn(whole, left)
      const resumed = new Match(sealedBids, setup, whole.snapshot())
      for (const { seat, action } of whole.openSteps()) resumed.act(seat, action)
      playOn(whole, 100)
      playOn(resumed, 100)
      expect(resumed.settledState()).toEqual(whole.settledState())
      expect(resumed.outcome()).toEqual(whole.outcome())
      expect([resumed.length, resumed.finalLength]).toEqual([whole.length, whole.finalLength])
      expect(resumed.tell(A, resumed.from)).toEqual(whole.tell(A, resumed.from))
    }
  })

  it('still says why what is final cannot be taken back (T-U2, T-U3, T-U5)', () => {
    const start = firstTowers()
    const match = new Match(sealedBids, { ...setup, options: start.options, start })
    match.act(A, GAMBLE)
    const again = new Match(sealedBids, match.setup, match.snapshot())
    expect(again.undo(A)).toEqual({ clause: 'T-U2', reason: 'something-was-revealed' })
    expect(again.undo(A)).toEqual(match.undo(A))
    expect(again.undo(B)).toEqual(match.undo(B))
  })

  it('knows nothing of what was before, and says so', () => {
    const match = new Match(sealedBids, setup)
    playOn(match, 6)
    const resumed = new Match(sealedBids, setup, match.snapshot())
    expect(resumed.story(A)).toEqual([])
    expect(() => resumed.story(A, 1)).toThrow('what followed step 1 is not known here')
  })
})
