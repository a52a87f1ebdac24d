/** The model that is searched goes by the same rules as the game. */
import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { kingdoms } from '../game'
import type { State } from '../state'
import { ALL_OPTIONS, describeOptions } from '../testing/configurations'
import { playVariedGame } from '../testing/random-games'
import { VALUES } from '../values'
import { outlooksFor } from './learned-values'
import { KingdomsModel } from './model'
import { observedBy } from './observed'
import { Position } from './position'

/** Positions of varied games, with their numbers. */
function positionsOf(options: State['options'], seats: number, seed: string): State[] {
  const positions: State[] = []
  playVariedGame(options, seats, seed, (state) => {
    if (!state.over) positions.push(kingdoms.clone(state))
  })
  return positions
}

function modelOf(state: State, seat = state.turn): KingdomsModel {
  return new KingdomsModel(outlooksFor(VALUES, state.options, state.players.length), kingdoms.view(state, seat), seat)
}

describe.each(ALL_OPTIONS.map((options) => [describeOptions(options), options] as const))('%s', (_name, options) => {
  it.each([2, 3, 4])('with %i players the model plays as the rules do, and ends its stage with the epoch', (seats) => {
    for (const state of positionsOf(options, seats, 'model')) {
      const seed = `${state.epoch} ${state.empty.length}`
      const model = modelOf(state)
      model.imagine(new FastChance(seed).at(0))
      const rules = kingdoms.imagine(kingdoms.view(state, state.turn), new FastChance(seed).at(0))
      expect(model.position()).toEqual(rules)
      const dice = new FastChance(`dice ${seed}`).at(0)
      const [forModel, forRules] = [new FastChance(seed).at(1), new FastChance(seed).at(1)]
      for (let depth = 0; depth < 12; depth++) {
        const seat = model.seatToAct()
        expect(seat).toBe(rules.over || rules.epoch !== state.epoch ? undefined : rules.turn)
        if (seat === undefined) break
        const choices = model.choices()
        const legal = kingdoms.legalActions(rules, seat)
        expect(model.judge()).toHaveLength(choices.length)
        expect(
          Array.from(choices)
            .flatMap((choice) => model.actions(choice))
            .every((action) => kingdoms.check(rules, seat, action) === undefined),
        ).toBe(true)
        const choice = choices[dice.below(choices.length)] ?? -1
        const [action = legal[0]] = model.actions(choice)
        if (action === undefined) throw new Error('there is nothing to choose')
        model.make(choice, forModel)
        kingdoms.apply(rules, seat, action, forRules)
        for (;;) {
          const only = rules.over || rules.epoch !== state.epoch ? [] : kingdoms.legalActions(rules, rules.turn)
          if (only.length !== 1 || only[0] === undefined) break
          kingdoms.apply(rules, rules.turn, only[0], forRules)
        }
        expect(model.position()).toEqual(rules)
      }
      const values = [...Array.from(model.evaluate())]
      expect(values).toHaveLength(seats)
      expect(values.every((value) => value >= 0 && value <= 1)).toBe(true)
    }
  })

  it.each([2, 3, 4])('with %i players a try-out comes to positions that the rules can carry', (seats) => {
    for (const [i, state] of positionsOf(options, seats, 'try-out').entries()) {
      if (i % 5 !== 0) continue
      const model = modelOf(state)
      const chance = new FastChance(`${i}`).at(0)
      model.imagine(chance)
      model.playOut(chance)
      expect(model.seatToAct()).toBeUndefined()
      expect(kingdoms.audit(model.position())).toBeUndefined()
    }
  })
})

describe('what is observed', () => {
  it('is the same for the same view and different for different views', () => {
    const numbers = new Map<string, number>()
    for (const [i, options] of ALL_OPTIONS.entries()) {
      const seats = 2 + (i % 3)
      for (const state of positionsOf(options, seats, 'observed')) {
        const position = new Position(options, seats, outlooksFor(VALUES, options, seats).policy)
        for (let seat = 0; seat < seats; seat++) {
          const view = kingdoms.view(state, seat)
          position.read(kingdoms.imagine(view, new FastChance('other').at(0)))
          const number = observedBy(seat, position)
          position.read(state)
          expect(observedBy(seat, position)).toBe(number)
          const known = JSON.stringify({ ...view, viewer: undefined, unseen: undefined })
          expect(numbers.get(known) ?? number).toBe(number)
          numbers.set(known, number)
        }
      }
    }
    expect(numbers.size).toBeGreaterThan(2000)
    expect(new Set(numbers.values()).size).toBe(numbers.size)
  })
})
