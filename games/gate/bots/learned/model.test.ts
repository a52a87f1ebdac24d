/** The model that a search goes by, against the rules. */
import { FastChance } from '@crownlands/core/chance-fast'
import { canonicalJson } from '@crownlands/core/json'
import { describe, expect, it } from 'vitest'
import { gate } from '../../game'
import type { Options, State } from '../../rules/state'
import { ALL_OPTIONS, sensibly, unordered } from '../../testing/sieges'
import { heuristics } from './heuristics'

/** Positions of a siege, and some of what can come of each. */
function visit(options: Options, seed: string, look: (state: State) => void): void {
  const source = new FastChance(seed)
  const dice = new FastChance(`${seed}/dice`).at(0)
  const state = gate.setup(options, 1, source.at(0))
  for (let step = 1; state.ending === undefined; step++) {
    look(state)
    gate.apply(state, 0, sensibly(state, dice), source.at(step))
  }
}

function modelOf(state: State) {
  const model = heuristics.model?.(gate.view(state, 0), 0)
  if (model === undefined) throw new Error('there is no model')
  model.imagine(new FastChance('imagine').at(0))
  return model
}

/** All that matters: the sums of what was used in a turn are only told. */
function knowledge(state: State): string {
  return canonicalJson({ ...unordered(state), repaired: 0, calmed: 0, attacked: 0 })
}

describe.each(ALL_OPTIONS)('the model of Gate: $difficulty, strict phases $strictPhases', (options) => {
  it('makes choices as the rules do, and what is left without one', () => {
    visit(options, 'make', (state) => {
      const { length } = modelOf(state).choices()
      for (let i = 0; i < length; i++) {
        const model = modelOf(state)
        const choice = model.choices()[i] as number
        const after = gate.clone(state)
        const chance = new FastChance('same').at(i)
        for (const action of model.actions(choice)) {
          expect(gate.check(after, 0, action)).toBeUndefined()
          gate.apply(after, 0, action, chance)
        }
        while (after.turn === state.turn && after.ending === undefined) {
          const only = modelOf(after)
          if (only.choices().length > 1) break
          for (const action of only.actions(only.choices()[0] as number)) gate.apply(after, 0, action, chance)
        }
        model.make(choice, new FastChance('same').at(i))
        expect(model.position()).toEqual(unordered(after))
        expect(gate.audit(model.position())).toEqual(gate.audit(after))
        expect(model.seatToAct()).toBe(after.ending === undefined && after.turn === state.turn ? 0 : undefined)
      }
    })
  })

  it('observes the same if and only if the player knows the same', () => {
    const known = new Map<string, number>()
    const observed = new Map<number, string>()
    for (const seed of ['a', 'b', 'c']) {
      visit(options, `observe ${seed}`, (state) => {
        const model = modelOf(state)
        const text = knowledge(state)
        expect(known.get(text) ?? model.observed()).toBe(model.observed())
        expect(observed.get(model.observed()) ?? text).toBe(text)
        known.set(text, model.observed())
        observed.set(model.observed(), text)
      })
    }
    expect(known.size).toBeGreaterThan(100)
  })

  it('judges every choice, plays on to the night and says between 0 and 1 how it will end', () => {
    visit(options, 'play out', (state) => {
      const model = modelOf(state)
      expect(model.judge()).toHaveLength(model.choices().length)
      for (const promise of Array.from(model.judge())) expect(Number.isFinite(promise)).toBe(true)
      model.playOut(new FastChance('play out').at(state.turn))
      const [worth = -1] = Array.from(model.evaluate())
      expect(worth).toBeGreaterThanOrEqual(0)
      expect(worth).toBeLessThanOrEqual(1)
      expect(heuristics.judge(state, 0, gate.legalActions(state, 0))).toHaveLength(gate.legalActions(state, 0).length)
    })
  })
})
