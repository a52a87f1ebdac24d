/** Who fights in which step, what each needs to hit, and the dice of a step (KT-B6 to KT-B9, KT-B27). */
import { at, must } from '@crownlands/core/lists'
import { CHARACTERS, CITADEL, FORTS, has, isCharacter } from '../../content'
import { POWER_RULES } from '../characters/index'
import { swingsThat, throwDice } from '../dice'
import type { Shot } from '../happenings'
import { neutralCharmer } from '../items/lucky-charm'
import type { Run } from '../run'
import type { State } from '../state'
import type { BattleStep, BattleTask, Fighter, Force } from '../tasks'
import { hasBalloon, isAlive, playersIn, targetOf } from './forces'

export const STEPS: readonly BattleStep[] = ['magic', 'ranged', 'melee']

/** KT-B7, KT-C14: by its level. */
export function stepOfFort(fort: number): BattleStep {
  return fort === CITADEL ? 'magic' : FORTS[fort] === 'castle' ? 'ranged' : 'melee'
}

/** KT-B7: by the symbol of the counter, or of what it bears. */
export function stepOf({ what, bears, passenger }: Fighter, force: Force, fort: number): BattleStep {
  // KT-I4: a citadel keeps its step.
  if (what === 'fort') return stepOfFort(fort)
  if (bears !== undefined) return has(bears, 'ranged') ? 'ranged' : 'melee'
  if (passenger && hasBalloon(force)) return 'ranged'
  if (has(what, 'magic')) return force.dispelled ? 'melee' : 'magic'
  return has(what, 'ranged') ? 'ranged' : 'melee'
}

/** KT-B8: two dice for a charger, or for who bears its symbol; passengers throw one each (KT-I2). */
export function diceOf({ what, bears, passenger }: Fighter, force: Force): number {
  if (bears !== undefined) return has(bears, 'charge') ? 2 : 1
  if (passenger && hasBalloon(force)) return 1
  return has(what, 'charge') ? 2 : 1
}

/** KT-B8, KT-V12, KT-I3, KT-I11, KT-K6: at or below what a die of the fighter hits; at 0 it does not roll. */
export function needsOf(state: State, place: number, fighter: Fighter, force: Force): number {
  const isClouded = state.cloud === place && force.side === at(state.hexes, place).owner
  const base = aimedValue(fighter, force) ?? fighter.value
  return Math.max(0, base + (fighter.bears === undefined ? 0 : 1) - (isClouded ? 1 : 0))
}

/** KT-K6: what a fighter who aims shoots with. */
function aimedValue({ what }: Fighter, { aims }: Force): number | undefined {
  return aims && isCharacter(what) ? POWER_RULES[CHARACTERS[what].power].aimedValue?.() : undefined
}

/** KT-B26: whether a step will have dice. */
export function willRoll(state: State, task: BattleTask, step: BattleStep): boolean {
  for (const force of task.forces) {
    if (!hasTarget(state, task, force)) continue
    for (const fighter of force.fighters) if (throwsIn(state, task, force, fighter, step)) return true
  }
  return false
}

/** KT-B22: no more rolls for whose target is gone. */
function hasTarget(state: State, task: BattleTask, force: Force): boolean {
  if (!isAlive(state, force)) return false
  const target = targetOf(state, task, force)
  return target !== undefined && isAlive(state, target)
}

function throwsIn(state: State, task: BattleTask, force: Force, fighter: Fighter, step: BattleStep): boolean {
  if (fighter.fought || stepOf(fighter, force, at(state.hexes, task.hex).fort) !== step) return false
  return needsOf(state, task.hex, fighter, force) > 0
}

/** Who throws in a step. */
function shotsOf(state: State, task: BattleTask, step: BattleStep): BattleTask['shots'] {
  const shots: BattleTask['shots'] = []
  for (let place = 0; place < task.forces.length; place++) {
    const force = at(task.forces, place)
    if (!hasTarget(state, task, force)) continue
    for (const fighter of force.fighters) {
      if (!throwsIn(state, task, force, fighter, step)) continue
      const needs = needsOf(state, task.hex, fighter, force)
      const aimed = aimedValue(fighter, force) !== undefined
      const dice = diceOf(fighter, force)
      for (let die = 0; die < dice; die++) shots.push({ force: place, what: fighter.what, needs, aimed })
    }
  }
  return shots
}

function hits(shots: BattleTask['shots'], die: number, pips: number): boolean {
  return pips <= at(shots, die).needs
}

/** KT-B9: in a step all on both sides roll before losses. */
export function rollStep(state: State, task: BattleTask, run: Run): void {
  const { fort } = at(state.hexes, task.hex)
  const shots = shotsOf(state, task, task.step)
  task.shots = shots
  for (const force of task.forces) {
    for (const fighter of force.fighters) {
      if (!fighter.fought && stepOf(fighter, force, fort) === task.step) fighter.fought = true
    }
  }
  throwDice(state, run, {
    reason: `battle-${task.step}`,
    count: shots.length,
    involved: playersIn(task),
    neutral: neutralCharmer(state, task),
    swings: (dice) => swingsThat(dice, (die, now) => hits(shots, die, now) !== hits(shots, die, must(dice[die]))),
  })
}

/** Adds up the hits of a step on those they go against; the aimed ones apart (KT-K6). */
export function countHits(state: State, task: BattleTask, run: Run): void {
  const dice = must(task.dice)
  task.dice = undefined
  tellShots(task, dice, run)
  for (let i = 0; i < task.shots.length; i++) {
    const { force: by, aimed } = at(task.shots, i)
    const target = hits(task.shots, i, at(dice, i)) ? targetOf(state, task, at(task.forces, by)) : undefined
    if (target === undefined) continue
    if (aimed) task.aimed.push({ by, on: task.forces.indexOf(target) })
    else target.hits++
  }
  task.shots = []
}

function tellShots({ hex, step, forces, shots }: BattleTask, dice: readonly number[], run: Run): void {
  if (run.events === undefined) return
  const told = shots.map(({ force, what, needs }, i): Shot => {
    const die = at(dice, i)
    return { side: at(forces, force).side, what, needs, die, hit: hits(shots, i, die) }
  })
  run.events.push({ type: 'step-rolled', hex, step, shots: told, reveals: true })
}
