import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { kingdoms } from '../game'
import { writeAction } from '../rules/notation'
import type { Action, State } from '../rules/state'
import { ALL_OPTIONS } from '../testing/configurations'
import { A, B, position, possible, STANDARD } from '../testing/positions'
import { playVariedGame } from '../testing/random-games'
import { heuristics } from './heuristics'
import { heuristics as learned } from './learned/heuristics'

const KINDS = [
  ['what bots know at first', heuristics],
  ['what bots have learned', learned],
] as const

describe.each(KINDS)('%s:', (_name, { evaluate, judge, playout, stage }) => {
  /** The legal actions of the seat to act that pass, the most promising first. */
  function ranking(state: State, passes: (action: Action) => boolean = () => true): string[] {
    const actions = kingdoms.legalActions(state, state.turn)
    const promises = judge(state, state.turn, actions)
    return actions
      .map((action, i) => ({ action, promise: promises[i] ?? Number.NaN }))
      .filter(({ action }) => passes(action))
      .sort((a, b) => b.promise - a.promise)
      .map(({ action }) => writeAction(action))
  }

  describe('how the players stand', () => {
    it('is between 0 and 1 for everybody, always', () => {
      for (const [i, options] of ALL_OPTIONS.entries()) {
        const seats = 2 + (i % 3)
        playVariedGame(options, seats, `evaluate ${i}`, (state) => {
          const standing = evaluate(state)
          expect(standing).toHaveLength(seats)
          for (const one of standing) {
            expect(one).toBeGreaterThanOrEqual(0)
            expect(one).toBeLessThanOrEqual(1)
          }
        })
      }
    })

    it('K-E4: is best for the winner of a finished match, and clearly so', () => {
      for (let game = 0; game < 60; game++) {
        const { state } = playVariedGame(STANDARD, 2 + (game % 3), `winner ${game}`)
        const { winners = [] } = kingdoms.outcome(state) ?? {}
        const standing = evaluate(state)
        const best = Math.max(...standing.filter((_, seat) => !winners.includes(seat)))
        for (const winner of winners) expect(standing[winner]).toBeGreaterThan(best + 0.2)
      }
    })

    const BOARD =
      '+1,+2,+3,+4,+5,+6/+1,+2,+3,+4,+5,+6/-1,-2,-3,-4,-5,-6/mountain,mountain,dragon,mine,wizard,A1/A1,A1,A1,B1,B1,B1'

    it('K-E4: is worse when the victory is shared, and the same for those who share it', () => {
      const alone = evaluate(possible(`${BOARD} epoch3 -A A:70:0000:- B:69:1000:- 2011`))
      const shared = evaluate(possible(`${BOARD} epoch3 -A A:70:0000:- B:70:1000:- 2011`))
      expect(shared[A]).toBe(shared[B])
      expect(alone[A]).toBeGreaterThan(shared[A] ?? 1)
      expect(alone[B]).toBeLessThan(shared[B] ?? 0)
    })

    it('is better with more gold', () => {
      const [a = 0, b = 0] = evaluate(possible('6/6/6/6/6 epoch2 A A:80:4321:+2 B:50:4321:-6 2011'))
      expect(a).toBeGreaterThan(b)
    })

    it('K-E1: is better with more castles kept for later', () => {
      const [a = 0, b = 0] = evaluate(possible('6/6/6/6/6 epoch2 A A:50:4321:+2 B:50:4000:-6 2011'))
      expect(a).toBeGreaterThan(b)
    })

    it('K-E4: is no better for castles that the third epoch leaves in hand', () => {
      const [a, b] = evaluate(possible(`${BOARD} epoch3 -A A:70:0000:- B:70:1000:- 2011`))
      expect(a).toBe(b)
    })

    it('K-E1: is better for castles kept after the second epoch, which the third can use', () => {
      const [a = 0, b = 0] = evaluate(possible('6/6/6/6/6 epoch3 A A:51:4000:+2 B:50:4321:-6 2011'))
      expect(b).toBeGreaterThan(a)
    })
  })

  describe('how promising an action looks', () => {
    const richCorner = (epoch: number) =>
      position(
        `
      .   +6  +5  .   .   .
      +4  .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   -5  .
      .   .   .   -6  .   .`,
        `epoch${epoch} A A:50:4321:+2 B:50:4321:-1 2011`,
      )

    it('K-P7: is best for the highest castle where row and column are rich', () => {
      expect(ranking(richCorner(3))[0]).toBe('4a1')
    })

    it('K-P7: is worst for the highest castle where row and column are dangerous', () => {
      expect(ranking(richCorner(3), ({ type }) => type === 'castle').at(-1)).toBe('4e5')
    })

    it('K-P4: is bad where the dragon cancels everything', () => {
      const state = position(
        `
      .   +6  +5  dragon  .   .
      .   .   .   .       .   .
      .   +3  .   .       .   .
      .   .   .   .       .   .
      .   .   .   .       .   .`,
        'epoch3 A A:50:4321:+2 B:50:4321:-1 2011',
      )
      expect(ranking(state, (action) => action.type === 'castle' && action.rank === 4)[0]).toMatch(/^4b/)
    })

    it('K-P4: of a dragon is best in the line of a rival who would gain', () => {
      const state = position(
        `
      B4  +6  +6  +5  .   .
      .   .   .   .   .   .
      .   .   .   .   .   .
      A3  +4  +4  .   .   .
      .   .   .   .   .   .`,
        'epoch1 A(dragon) A:50:4311:+2 B:50:4320:-1 2011',
      )
      expect(['e1', 'f1']).toContain(ranking(state)[0])
      expect(ranking(state).at(-1)).toMatch(/4$/)
    })

    it('K-P6: of the wizard is best beside the own castle in a rich place', () => {
      const state = position(
        `
      A4  +6  .   .   .   .
      .   +5  .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   -6  B1`,
        'epoch1 A(wizard) A:50:4320:+2 B:50:3321:-1 2011',
      )
      expect(ranking(state)[0]).toBe('a2')
    })

    it('K-V1: of the tiles that lie open tells the good from the useless', () => {
      const state = position(
        `
      A4  .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .`,
        'epoch1 A A:50:4320:- B:50:4321:- 2011+no-luck',
      )
      const takes = ranking(state, ({ type }) => type === 'take')
      expect(takes[0]).toBe('+6')
      expect(takes.indexOf('+5')).toBeLessThan(takes.indexOf('-6'))
    })

    it('is a number for every legal action of any game', () => {
      for (const [i, options] of ALL_OPTIONS.entries()) {
        playVariedGame(options, 2 + (i % 3), `judge ${i}`, (state) => {
          const actions = kingdoms.legalActions(state, state.turn)
          const promises = judge(state, state.turn, actions)
          expect(promises).toHaveLength(actions.length)
          expect(promises.every(Number.isFinite)).toBe(true)
        })
      }
    })
  })

  describe('a try-out', () => {
    it('makes only legal actions and changes nothing by itself', () => {
      const chance = new FastChance('playout').at(0)
      for (const [i, options] of ALL_OPTIONS.entries()) {
        playVariedGame(options, 2 + (i % 3), `playout ${i}`, (state) => {
          if (state.over) return
          const before = kingdoms.clone(state)
          const action = playout(state, state.turn, chance)
          expect(kingdoms.check(state, state.turn, action)).toBeUndefined()
          expect(state).toEqual(before)
        })
      }
    })
  })

  describe('the stage', () => {
    it('K-E1: is the epoch, and comes to an end with the match', () => {
      const stages: number[] = []
      playVariedGame(STANDARD, 3, 'stage', (state) => {
        if (stages.at(-1) !== stage(state)) stages.push(stage(state))
      })
      expect(stages).toEqual([1, 2, 3, Number.POSITIVE_INFINITY])
    })
  })
})
