import { describe, expect, it } from 'vitest'
import { FastChance } from './chance-fast'
import { StateGlimpse } from './glimpse'
import { Match } from './match'
import { BUILD, DONE, firstTowers, GAMBLE, TOGETHER } from './testing/positions'
import { sealedBids } from './testing/sealed-bids'
import { chiSquare, suspicious, tally } from './testing/statistics'

const TYPES = ['build', 'gamble', 'done']

describe('a glimpse', () => {
  it('shows a seat its view and its choices, and nothing else (T-H1)', () => {
    const glimpse = new StateGlimpse(sealedBids, firstTowers(), 1)
    expect(glimpse.seat).toBe(1)
    expect(glimpse.view()).toEqual(sealedBids.view(firstTowers(), 1))
    expect(glimpse.legal()).toEqual([])
    expect(JSON.parse(JSON.stringify(glimpse))).toEqual({ seat: 1 })
  })

  it('picks each of the legal actions equally often', () => {
    const glimpse = new StateGlimpse(sealedBids, firstTowers(), 0)
    const chance = new FastChance('glimpse').at(1)
    const counts = tally(3, 3000, () => TYPES.indexOf(glimpse.random(chance).type))
    expect(chiSquare(counts)).toBeLessThan(suspicious(3))
  })

  it('leaves the random choice to a game that can make it itself', () => {
    const game = { ...sealedBids, randomAction: () => GAMBLE }
    expect(new StateGlimpse(game, firstTowers(), 0).random(new FastChance('s').at(0))).toBe(GAMBLE)
  })

  it("of a match shows nothing of another's turn under way (T-U4)", () => {
    const chance = { kind: 'fast', seed: 's' } as const
    const match = new Match(sealedBids, {
      seats: 2,
      options: TOGETHER,
      chance,
      start: firstTowers(),
      turns: 'tentative',
    })
    match.act(0, BUILD)
    expect(match.glimpse(0).view()).toMatchObject({ towers: [1, 0] })
    expect(match.glimpse(1).view()).toMatchObject({ towers: [0, 0] })
    match.act(0, DONE)
    expect(match.glimpse(1).legal()).toEqual([])
  })
})
