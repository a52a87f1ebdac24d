/** The position that a search plays on, against the rules: choice by choice, with the same chance. */
import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { gate } from '../../game'
import type { Action, Options, State } from '../../rules/state'
import { isSparing, isWithoutTower, killsByTower } from '../../rules/town'
import { ALL_OPTIONS, randomly, sensibly, unordered } from '../../testing/sieges'
import { actionOf, CALM_ACTION, choiceFor, typeOf } from './choice'
import { listChoices } from './choices'
import { Position } from './position'

const NO_CHANCE = new FastChance('none').at(0)

function playBoth(
  options: Options,
  seed: string,
  choose: (state: State, chance: Chance) => Action,
  position = new Position(),
): void {
  const source = new FastChance(seed)
  const again = new FastChance(seed)
  const dice = new FastChance(`${seed}/dice`).at(0)
  const state = gate.setup(options, 1, source.at(0))
  const choices: number[] = []
  position.set(state)
  for (let step = 1; state.ending === undefined; step++) {
    listChoices(position, choices)
    const sensible = gate.legalActions(state, 0).filter((action) => !isPointless(state, action))
    expect(choices.toSorted()).toEqual(sensible.map(choiceFor).sort())
    for (const action of sensible) expect(actionOf(choiceFor(action))).toEqual(action)
    const action = choose(state, dice)
    gate.apply(state, 0, action, source.at(step))
    position.decide(choiceFor(action))
    position.resolve(again.at(step))
    expect(position.toState(options)).toEqual(unordered(state))
  }
}

/** Repairs or calms nothing, spares an enemy a wound, or lets the Tower wait where no life hangs on it. */
function isPointless(state: State, action: Action): boolean {
  const after = gate.clone(state)
  if (
    action.type === 'repair' ||
    action.type === 'calm' ||
    (action.type === 'command' && action.command === 'festival')
  ) {
    gate.apply(after, 0, action, NO_CHANCE)
    return after.fear === state.fear && after.farm + after.tower + after.gate === state.farm + state.tower + state.gate
  }
  if (isWithoutTower(action)) return isSparing(action) || !killsByTower(state, action)
  if (!isSparing(action)) return false
  const { rest, ...going } = action
  gate.apply(after, 0, going, NO_CHANCE)
  return after.left !== undefined || after.right !== undefined
}

describe('a position of Gate as numbers', () => {
  it.each(ALL_OPTIONS)('offers and does what the rules do: $difficulty, strict phases $strictPhases', (options) => {
    for (let game = 0; game < 6; game++) {
      playBoth(options, `random ${game}`, randomly)
      playBoth(options, `sensible ${game}`, sensibly)
    }
  })

  it('is taken over from the rules in the middle of a turn, and given back', () => {
    const options: Options = { difficulty: 'boss', strictPhases: true }
    const source = new FastChance('middle')
    const dice = new FastChance('middle/dice').at(0)
    const state = gate.setup(options, 1, source.at(0))
    for (let step = 1; state.ending === undefined; step++) {
      gate.apply(state, 0, sensibly(state, dice), source.at(step))
      const position = new Position()
      position.set(state)
      expect(position.toState(options)).toEqual(unordered(state))
    }
  })

  it('is found out if it does anything else than the rules', () => {
    class Fearless extends Position {
      override decide(choice: number): void {
        super.decide(choice)
        if (typeOf(choice) === CALM_ACTION && this.calmed > 3) this.fear = 0
      }
    }
    expect(() => {
      for (let game = 0; game < 20; game++) {
        playBoth({ difficulty: 'standard', strictPhases: false }, `sensible ${game}`, sensibly, new Fearless())
      }
    }).toThrow()
  })
})
