import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat } from '@crownlands/core/game'
import { describe, expect, it } from 'vitest'
import { kingsGate } from '../../game'
import type { Options, State } from '../../rules/state'
import { ALL_OPTIONS } from '../../testing/configurations'
import { heuristics } from './heuristics'

const SEATS = [2, 3, 4]

function modelOf(state: State, seat: Seat) {
  const model = heuristics.model?.(kingsGate.view(state, seat), seat)
  if (model === undefined) throw new Error('there is no model')
  return model
}

function anyOf<T>(items: ArrayLike<T>, chance: Chance): T {
  const item = items[chance.below(items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

/** Plays games, random but by whole turns, and shows every position before a turn: all options come up with some number of players. */
function seeTurns(seats: number, see: (state: State, chance: Chance) => void): void {
  for (const [number, options] of ALL_OPTIONS.entries()) {
    if (number % SEATS.length !== seats % SEATS.length) continue
    const chance = new FastChance(`model ${seats} ${number}`).at(0)
    const state = kingsGate.setup(options, seats, chance)
    while (kingsGate.toAct(state).length > 0) {
      see(state, chance)
      const model = modelOf(state, state.turn)
      model.imagine(chance)
      const { turn } = state
      for (const action of model.actions(anyOf(model.choices(), chance))) {
        expect(kingsGate.check(state, turn, action)).toBeUndefined()
        kingsGate.apply(state, turn, action, chance)
      }
    }
  }
}

describe.each(SEATS)('the model, with %i players', (seats) => {
  it('comes to what the rules come to from what it imagines, whatever is chosen', () => {
    let turns = 0
    seeTurns(seats, (state, chance) => {
      if (turns++ % 4 !== 0) return
      const model = modelOf(state, turns % seats)
      model.imagine(chance)
      const byRules = kingsGate.clone(model.position())
      for (let depth = 0; model.seatToAct() !== undefined && model.choices().length > 0; depth++) {
        const seed = `${turns} ${depth}`
        const seat = byRules.turn
        expect(model.seatToAct()).toBe(seat)
        const choice = anyOf(model.choices(), chance)
        const [its, ours] = [new FastChance(seed).at(0), new FastChance(seed).at(0)]
        for (const action of model.actions(choice)) {
          expect(kingsGate.check(byRules, seat, action)).toBeUndefined()
          kingsGate.apply(byRules, seat, action, ours)
        }
        model.make(choice, its)
        expect(model.position()).toEqual(byRules)
        expect(kingsGate.audit(byRules)).toBeUndefined()
      }
    })
  })

  it('imagines what fits the view', () => {
    let turns = 0
    seeTurns(seats, (state, chance) => {
      if (turns++ % 10 !== 0) return
      const seat = turns % seats
      const model = modelOf(state, seat)
      const view = kingsGate.view(state, seat)
      for (let round = 0; round < 3; round++) {
        model.imagine(chance)
        expect(kingsGate.view(model.position(), seat)).toEqual(view)
      }
    })
  })

  it('observes the same where the views are the same, and only there', () => {
    const byView = new Map<string, number>()
    const byNumber = new Map<number, string>()
    let repeated = 0
    let turns = 0
    seeTurns(seats, (state, chance) => {
      if (turns++ % 6 !== 0 || state.options.hiddenVp) return
      const model = modelOf(state, 0)
      for (let round = 0; round < 10; round++) {
        model.imagine(chance)
        for (let depth = 0; depth < 2; depth++) {
          const view = JSON.stringify(kingsGate.view(model.position(), 0))
          const number = model.observed()
          expect(byView.get(view) ?? number).toBe(number)
          expect(byNumber.get(number) ?? view).toBe(view)
          if (byView.has(view)) repeated++
          byView.set(view, number)
          byNumber.set(number, view)
          if (model.seatToAct() === undefined) break
          model.make(anyOf(Array.from(model.choices()).slice(0, 3), chance), chance)
        }
      }
    })
    expect(repeated).toBeGreaterThan(10)
    expect(byView.size).toBeGreaterThan(30)
  })

  it('says between 0 and 1 how everybody stands, and how promising every choice is', () => {
    seeTurns(seats, (state, chance) => {
      const model = modelOf(state, 0)
      model.imagine(chance)
      const choices = model.choices()
      expect(new Set(Array.from(choices)).size).toBe(choices.length)
      const promises = Array.from(model.judge())
      expect(promises).toHaveLength(choices.length)
      expect(promises.every(Number.isFinite)).toBe(true)
      model.make(anyOf(choices, chance), chance)
      const standing = Array.from(model.evaluate())
      expect(standing).toHaveLength(seats)
      expect(standing.every((one) => one >= 0 && one <= 1)).toBe(true)
    })
  })
})

it('KG-P6: hidden VP of others are guessed anew, the own are known', () => {
  const options: Options = { graveyard: 'replace', hiddenVp: true, rotation: true }
  const chance = new FastChance('hidden').at(0)
  const state = kingsGate.setup(options, 3, chance)
  for (let i = 0; i < 200 && state.locations.length < 4; i++) {
    const legal = kingsGate.legalActions(state, state.turn)
    kingsGate.apply(state, state.turn, anyOf(legal, chance), chance)
  }
  const model = modelOf(state, 0)
  const guesses = Array.from({ length: 20 }, () => {
    model.imagine(chance)
    return model.position().players.map(({ vp }) => vp)
  })
  expect(new Set(guesses.map(([own]) => own))).toEqual(new Set([state.players[0]?.vp]))
  expect(new Set(guesses.map(([, other]) => other)).size).toBeGreaterThan(1)
})
