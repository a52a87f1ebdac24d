/** What a search of Kings & Things thinks about, and how it tries it out. */
import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { CITADEL } from '../../content'
import { kingsAndThings } from '../../game'
import { apply, legalActions, refuse, setup, toAct } from '../../rules/rules'
import { topTask } from '../../rules/run'
import type { State } from '../../rules/state'
import { heuristics } from '../heuristics'
import { TurnModel } from './model'
import { bestAction } from './playout'
import { alternativesOf } from './thought'

/** Shows the decisions with a choice of a varied game. */
function eachDecision(seats: number, seed: string, see: (state: State, seat: Seat, chance: Chance) => void): void {
  const source = new FastChance(seed)
  const state = setup({ edition: '1986', autoCall: false, turnLimit: 3 }, seats, source.at(0))
  for (let step = 1; state.result === undefined; step++) {
    const seat = must(toAct(state)[0])
    if (legalActions(state, seat).length > 1) see(state, seat, source.at(step))
    apply(state, seat, heuristics.playout(state, seat, source), source.at(step))
  }
}

function imagined(state: State, seat: Seat, chance: Chance): State {
  return kingsAndThings.imagine(kingsAndThings.view(state, seat), chance)
}

describe('what is thought about', () => {
  it.each([2, 4])('with %i players can be carried out to its end whatever others hide', (seats) => {
    const thoughtAbout = new Set<string>()
    eachDecision(seats, `alternatives ${seats}`, (state, seat, chance) => {
      const alternatives = alternativesOf(state, seat)
      expect(alternatives.length).toBeGreaterThan(0)
      if (alternatives.length > 1) thoughtAbout.add(topTask(state).type)
      for (const { actions } of alternatives) {
        const other = imagined(state, seat, chance)
        for (const action of actions) {
          expect(refuse(other, seat, action)).toBeUndefined()
          apply(other, seat, action, chance)
        }
      }
    })
    expect([...thoughtAbout]).toEqual(expect.arrayContaining(['characters', 'things', 'move', 'battle']))
  })

  it('hangs on nothing that others hide', () => {
    eachDecision(2, 'hidden', (state, seat, chance) => {
      expect(alternativesOf(imagined(state, seat, chance), seat)).toEqual(alternativesOf(state, seat))
    })
  })

  it('begins with what the rules of thumb would do', () => {
    eachDecision(2, 'first', (state, seat) => {
      const first = must(alternativesOf(state, seat)[0]?.actions[0])
      expect(first).toEqual(bestAction(kingsAndThings.clone(state), seat))
    })
  })
})

describe('a choice', () => {
  it.each([2, 3, 4])(
    'with %i players is tried out by the rules, to the end of the turn and of a citadel’s clock',
    (seats) => {
      let tried = 0
      eachDecision(seats, `try-out ${seats}`, (state, seat, chance) => {
        if (++tried % 9 !== 0) return
        const model = new TurnModel(kingsAndThings.view(state, seat), seat)
        model.imagine(chance)
        expect(model.seatToAct()).toBe(seat)
        expect(model.judge()).toHaveLength(model.choices().length)
        model.make(must(model.choices().at(-1)), chance)
        expect(model.seatToAct()).toBeUndefined()
        model.playOut(chance)
        const end = model.position()
        const citadels = end.hexes.filter(({ fort }) => fort === CITADEL).length
        if (end.result === undefined && citadels !== 1) expect([1, 2]).toContain(end.turn - state.turn)
        if (end.result === undefined && citadels === 1) expect(end.turn - state.turn).toBe(2)
        expect(kingsAndThings.audit(model.position())).toBeUndefined()
        const values = model.evaluate()
        expect(values).toHaveLength(seats)
        expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1)
      })
    },
  )
})
