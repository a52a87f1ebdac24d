/** The model that is searched goes by the same rules as the game, and tells positions apart as a seat can. */
import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { kingdoms } from '../../game'
import type { Options, State } from '../../rules/state'
import { ALL_OPTIONS, describeOptions } from '../../testing/configurations'
import { STANDARD } from '../../testing/positions'
import { playVariedGame } from '../../testing/random-games'
import { outlooksFor, VALUES } from '../learned/values'
import { KingdomsModel } from './model'
import { observedBy } from './observed'
import { Position } from './position'

/** One position of so many of a varied game. */
function positionsOf(options: Options, seats: number, seed: string, oneOf: number): State[] {
  const positions: State[] = []
  let n = 0
  playVariedGame(options, seats, seed, (state) => {
    if (!state.over && n++ % oneOf === 0) positions.push(kingdoms.clone(state))
  })
  return positions
}

function modelOf(state: State, Kind = KingdomsModel): KingdomsModel {
  const outlooks = outlooksFor(VALUES, state.options, state.players.length)
  return new Kind(outlooks, undefined, kingdoms.view(state, state.turn), state.turn)
}

/** What the rules leave no choice about. */
function playOnlyActions(state: State, epoch: number, chance: FastChance): void {
  while (!state.over && state.epoch === epoch) {
    const [only, ...others] = kingdoms.legalActions(state, state.turn)
    if (only === undefined || others.length > 0) return
    kingdoms.apply(state, state.turn, only, chance)
  }
}

/** Makes choices of the model for a while, and expects the rules to come to the same. */
function expectToFollowTheRules(state: State, Kind = KingdomsModel): void {
  const seed = `${state.epoch} ${state.empty.length}`
  const model = modelOf(state, Kind)
  model.imagine(new FastChance(seed).at(0))
  const rules = kingdoms.imagine(kingdoms.view(state, state.turn), new FastChance(seed).at(0))
  expect(model.position()).toEqual(rules)
  const dice = new FastChance(`dice ${seed}`).at(0)
  const [forModel, forRules] = [new FastChance(`chance ${seed}`), new FastChance(`chance ${seed}`)]
  for (let depth = 0; depth < 12; depth++) {
    const seat = model.seatToAct()
    expect(seat).toBe(rules.over || rules.epoch !== state.epoch ? undefined : rules.turn)
    if (seat === undefined) return
    const choices = Array.from(model.choices())
    expect(model.judge()).toHaveLength(choices.length)
    const legal = new Set(kingdoms.legalActions(rules, seat).map((action) => JSON.stringify(action)))
    const meant = choices.map((choice) => JSON.stringify(model.actions(choice)[0]))
    expect(meant.filter((action) => !legal.has(action))).toEqual([])
    const picked = dice.below(choices.length)
    model.make(choices[picked] ?? -1, forModel)
    kingdoms.apply(rules, seat, JSON.parse(meant[picked] ?? ''), forRules)
    playOnlyActions(rules, state.epoch, forRules)
    expect(model.position()).toEqual(rules)
  }
}

describe.each(ALL_OPTIONS.map((options) => [describeOptions(options), options] as const))('%s', (_name, options) => {
  it.each([2, 3, 4])('with %i players the model plays as the rules do, and ends its stage with the epoch', (seats) => {
    for (const state of positionsOf(options, seats, 'model', 4)) expectToFollowTheRules(state)
  })

  it.each([2, 3, 4])('with %i players a try-out comes to the end of the epoch by the rules', (seats) => {
    for (const [i, state] of positionsOf(options, seats, 'try-out', 6).entries()) {
      const model = modelOf(state)
      const chance = new FastChance(`${i}`).at(0)
      model.imagine(chance)
      model.playOut(chance)
      expect(model.seatToAct()).toBeUndefined()
      const values = Array.from(model.evaluate())
      expect(values).toHaveLength(seats)
      expect(values.every((value) => value >= 0 && value <= 1)).toBe(true)
      expect(kingdoms.audit(model.position())).toBeUndefined()
    }
  })
})

describe('what others hide', () => {
  it('K-H1: does not show in the choices that a search gives them', () => {
    let compared = 0
    for (const seats of [2, 3, 4]) {
      for (const state of positionsOf(STANDARD, seats, 'hidden', 2)) {
        const outlooks = outlooksFor(VALUES, state.options, seats)
        const searcher = (state.turn + 1) % seats
        const model = new KingdomsModel(outlooks, undefined, kingdoms.view(state, searcher), searcher)
        const [one, other] = ['one', 'other'].map((seed) => {
          model.imagine(new FastChance(seed).at(0))
          return [...Array.from(model.choices()), model.observed()]
        })
        expect(one).toEqual(other)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(100)
  })
})

describe('a fault in the model', () => {
  /** K-E1: keeps the castles of rank 1 on the board. */
  class Forgetful extends KingdomsModel {
    override position(): State {
      const state = super.position()
      if (state.epoch > 1 && state.empty.length === 30) state.players[0]?.castles.splice(0, 1, 0)
      return state
    }
  }

  it('would be found', () => {
    const check = () => {
      for (const state of positionsOf(STANDARD, 2, 'fault', 1)) expectToFollowTheRules(state, Forgetful)
    }
    expect(check).toThrow()
  })
})

describe('what is observed', () => {
  it.each([2, 3, 4])('with %i players is the same for the same view, and different for different views', (seats) => {
    for (const options of ALL_OPTIONS) {
      const numbers = new Map<string, number>()
      const position = new Position(options, seats, outlooksFor(VALUES, options, seats).policy)
      for (const state of positionsOf(options, seats, 'observed', 2)) {
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
      expect(new Set(numbers.values()).size).toBe(numbers.size)
    }
  })
})
