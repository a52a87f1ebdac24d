/** The conformance suite of the house over every way to play Gate. */
import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { conform } from '@crownlands/core/conformance/conformance'
import { howMany } from '@crownlands/core/testing/how-many'
import { describe, expect, it } from 'vitest'
import { gate } from '../game'
import { ALL_OPTIONS, describeOptions, MOST_ACTIONS, scoreBounds } from '../testing/configurations'
import { sensibleAction } from '../testing/sensible'
import { parseAction, parsePosition, writeAction, writePosition } from './notation'
import { ENDINGS, type Options, type State } from './state'

const notation = { writeAction, parseAction, writePosition, parsePosition }

/** Random games of each family; in every third game a step gets all checks. */
const GAMES = howMany({ usually: 250, fully: 1500 })
/** Games that start somewhere in the middle. */
const LATE_GAMES = howMany({ usually: 80, fully: 250 })

/** Chance alone nearly always loses early: some games start where sensible play has led to, up to the last turn. */
const lateGate: typeof gate = { ...gate, setup: setupLate }

function setupLate(options: Options, seats: number, chance: Chance): State {
  const dice = new FastChance(`late ${chance.below(1 << 20)}`).at(0)
  const states = [gate.setup(options, seats, dice)]
  for (let state = states[0]; state !== undefined && state.ending === undefined; ) {
    state = gate.clone(state)
    gate.apply(state, 0, sensibleAction(state, dice), dice)
    if (state.ending === undefined) states.push(state)
  }
  // Half of them from the very end.
  const back = dice.below(2) === 0 ? dice.below(Math.min(4, states.length)) : dice.below(states.length)
  return states.at(-1 - back) as State
}

describe('Gate keeps the contract of the house', () => {
  const endings = new Set<string>()

  it.each(ALL_OPTIONS.map((options) => [describeOptions(options), options] as const))('%s', (_name, options) => {
    const subject = { game: gate, notation, scores: scoreBounds(options), mostActions: MOST_ACTIONS }
    const family = { seats: 1, options }
    const whole = conform(subject, { ...family, games: GAMES, seed: 'whole', thoroughPercent: 2 })
    const late = conform(
      { ...subject, game: lateGate },
      { ...family, games: LATE_GAMES, seed: 'late', thoroughPercent: 10 },
    )
    expect([whole.games, late.games]).toEqual([GAMES, LATE_GAMES])
    for (const report of [whole, late]) {
      for (const ending of report.endings.keys()) endings.add(ending)
      expect(report.thoroughSteps).toBeGreaterThan(50)
      expect(report.refusals).toBeGreaterThan(0)
      // G-H1: no order is kept, so that a state holds nothing that could be imagined differently.
      expect(report.secretsCompared).toBe(0)
    }
  })

  it('G-E2: ended in every way there is', () => {
    expect([...endings].sort()).toEqual([...ENDINGS].sort())
  })
})
