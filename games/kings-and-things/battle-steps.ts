/** Who fights in which step, what each needs to hit, and the dice of a step (KT-B6 to KT-B9, KT-B27). */
import { at, must } from '@crownlands/core/lists'
import { isAlive, isArmy, playersIn, targetOf } from './battle-forces'
import { AIMED_VALUE, CITADEL, FORTS, has } from './content'
import { swingsThat, throwDice } from './dice'
import type { Shot } from './happenings'
import type { Run } from './run'
import type { State } from './state'
import type { BattleStep, BattleTask, Fighter, Force } from './tasks'

export const STEPS: readonly BattleStep[] = ['magic', 'ranged', 'melee']

/** KT-B7 */
export function stepOf(fighter: Fighter, { dispelled, fighters }: Force, fort: number): BattleStep {
  const { what, bears, passenger } = fighter
  switch (what) {
    case 'fort':
      // KT-I4: a citadel keeps its step.
      return fort === CITADEL ? 'magic' : FORTS[fort] === 'castle' ? 'ranged' : 'melee'
    case 'building':
    case 'golem':
      return 'melee'
    case 'firewall':
      return dispelled ? 'melee' : 'magic'
    case 'balloon':
      return 'ranged'
    default:
      if (bears !== undefined) return bears === 'bow' ? 'ranged' : 'melee'
      if (passenger && fighters.some((other) => other.what === 'balloon')) return 'ranged'
      if (has(what, 'magic')) return dispelled ? 'melee' : 'magic'
      return has(what, 'ranged') ? 'ranged' : 'melee'
  }
}

/** KT-B8: two dice for a charger and for the bearer of the Sword; passengers throw one each (KT-I2). */
export function diceOf({ what, bears, passenger }: Fighter, { fighters }: Force): number {
  if (bears !== undefined) return bears === 'sword' ? 2 : 1
  if (passenger && fighters.some((other) => other.what === 'balloon')) return 1
  return isArmy(what) && has(what, 'charge') ? 2 : 1
}

/** KT-B8, KT-V12, KT-I3, KT-I11, KT-K6: at or below what a die of the fighter hits; at 0 it does not roll. */
export function needsOf(state: State, place: number, fighter: Fighter, force: Force): number {
  const { what, value, bears } = fighter
  const isClouded = state.cloud === place && force.side === at(state.hexes, place).owner
  const base = what === 'marksman' && force.aims ? AIMED_VALUE : value
  return Math.max(0, base + (bears === undefined ? 0 : 1) - (isClouded ? 1 : 0))
}

/** Who throws in a step. */
export function shotsOf(state: State, task: BattleTask, step: BattleStep): BattleTask['shots'] {
  const { fort } = at(state.hexes, task.hex)
  const shots: BattleTask['shots'] = []
  task.forces.forEach((force, place) => {
    if (!isAlive(force)) return
    const target = targetOf(task, force)
    // KT-B22: no more rolls for whose target is gone.
    if (target === undefined || !isAlive(target)) return
    for (const fighter of force.fighters) {
      if (fighter.fought || stepOf(fighter, force, fort) !== step) continue
      const needs = needsOf(state, task.hex, fighter, force)
      if (needs === 0) continue
      const aimed = fighter.what === 'marksman' && force.aims
      for (let die = 0; die < diceOf(fighter, force); die++)
        shots.push({ force: place, what: fighter.what, needs, aimed })
    }
  })
  return shots
}

/** KT-B9: in a step all on both sides roll before losses. */
export function rollStep(state: State, task: BattleTask, run: Run): void {
  const { fort } = at(state.hexes, task.hex)
  const shots = shotsOf(state, task, task.step)
  task.shots = shots
  for (const force of task.forces) {
    for (const fighter of force.fighters) if (stepOf(fighter, force, fort) === task.step) fighter.fought = true
  }
  throwDice(state, run, {
    reason: `battle-${task.step}`,
    count: shots.length,
    involved: playersIn(task),
    neutral: neutralCharmer(state, task),
    swings: (dice) => {
      const hits = dice.map((die, i) => die <= must(shots[i]).needs)
      return swingsThat(dice, (changed) => changed.some((die, i) => die <= must(shots[i]).needs !== hits[i]))
    },
  })
}

/** KT-X11: the Charm that lies with the defenders is for the rolls of this battle. */
export function neutralCharmer(state: State, { hex, kind, plays }: BattleTask): number | undefined {
  if (kind !== 'exploration') return undefined
  return at(state.hexes, hex).guards?.items.includes('lucky_charm') === true ? plays : undefined
}

/** Adds up the hits of a step on those they go against; the aimed ones apart (KT-K6). */
export function countHits(task: BattleTask, run: Run): void {
  const dice = must(task.dice)
  task.dice = undefined
  const told: Shot[] = []
  task.shots.forEach(({ force: by, what, needs, aimed }, i) => {
    const die = must(dice[i])
    const hit = die <= needs
    const own = must(task.forces[by])
    told.push({ side: own.side, what, needs, die, hit })
    const target = targetOf(task, own)
    if (!hit || target === undefined) return
    if (aimed) task.aimed.push({ by, on: task.forces.indexOf(target) })
    else target.hits++
  })
  task.shots = []
  run.events?.push({ type: 'step-rolled', hex: task.hex, step: task.step, shots: told, reveals: true })
}
