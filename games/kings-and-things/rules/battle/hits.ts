/** Where hits go, and who is saved (KT-B10, KT-B11, KT-I9, KT-I12, KT-K6, KT-K8). */
import { at, must, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import {
  CHARACTERS,
  isBorneItem,
  isCharacter,
  isCreature,
  isFightingItem,
  isWall,
  isWardItem,
  type WardItem,
} from '../../content'
import { type Action, isSame } from '../actions'
import { letFlee } from '../armies'
import { POWER_RULES } from '../characters/index'
import { returnToCup } from '../cup'
import { swingsOf, throwDice } from '../dice'
import { neutralCharmer } from '../items/lucky-charm'
import type { Refusal } from '../reasons'
import { equalsAreToldApart } from '../rulings'
import { NOBODY, only, type Run } from '../run'
import type { Part } from '../shapes'
import type { State } from '../state'
import type { BattleTask, Fighter, Force } from '../tasks'
import { isArmy, leaveBalloon, loseItem, playerOf, playersIn } from './forces'
import { type BattleRules, NO_ACTIONS } from './stage'
import { aimedTargets, canTakeHit, isSoaking, placeOf, type Target, targets } from './targets'

function isSaved(die: number): boolean {
  return die >= 2 && die <= 5
}

/** Puts a hit on a counter. A counter that may be saved throws for it first. */
function hit(state: State, task: BattleTask, place: number, target: Target, run: Run): void {
  const force = must(task.forces[place])
  const { what } = target
  if (isBorneItem(what)) {
    loseItem(state, force, what)
    tellHit(force, what, 0, run)
    return
  }
  if (isSoaking(task, what)) {
    force.soaked = true
    run.events?.push({ type: 'soaked', side: force.side })
    return
  }
  const fighterPlace = placeOf(state, force, target)
  const fighter = must(force.fighters[fighterPlace])
  const by = savedBy(force, fighter)
  if (by !== undefined && isArmy(what)) {
    task.saving = {
      force: place,
      what,
      ...(equalsAreToldApart(state) && { fighter: fighterPlace }),
      by,
      after: task.stage === 'aimed' ? 'aimed' : 'hits',
    }
    task.stage = 'save'
    throwDice(state, run, {
      reason: 'save',
      count: 1,
      involved: playersIn(task),
      neutral: neutralCharmer(state, task),
      swings: (dice) => swingsOf(dice, ([die = 0]) => isSaved(die)),
    })
    return
  }
  harm(state, force, fighter, run)
}

/** KT-K8, KT-I12: one save a step. */
function savedBy({ items }: Force, { what, saved }: Fighter): 'parry' | WardItem | undefined {
  if (saved) return undefined
  if (isCharacter(what)) return POWER_RULES[CHARACTERS[what].power].parries ? 'parry' : undefined
  return isCreature(what) && items.length > 0 ? items.find(isWardItem) : undefined
}

/** KT-B10 */
function harm(state: State, force: Force, fighter: Fighter, run: Run): void {
  const { what } = fighter
  if (isWall(what)) {
    fighter.value--
    tellHit(force, what, fighter.value, run)
    // KT-I8: to the cup when it is neutralised.
    if (isFightingItem(what) && fighter.value === 0) loseItem(state, force, what)
    return
  }
  tellHit(force, what, 0, run, nthOf(state, force, fighter))
  if (isFightingItem(what)) {
    loseItem(state, force, what)
    return
  }
  remove(force.fighters, fighter)
  // KT-I3: a Bow whose bearer is gone waits for the next round.
  if (fighter.bears !== undefined) force.items.push(fighter.bears)
  leaveBalloon(state, fighter)
  if (isCharacter(what)) letFlee(state, what, run)
  else if (isCreature(what)) returnToCup(state, what)
}

function tellHit(force: Force, what: Part, left: number, run: Run, nth?: number): void {
  run.events?.push({ type: 'hit', side: force.side, what, nth, left })
}

/** Which of several equal counters it is. */
function nthOf(state: State, { fighters }: Force, fighter: Fighter): number | undefined {
  const equal = fighters.filter(({ what }) => what === fighter.what)
  return equalsAreToldApart(state) && equal.length > 1 ? equal.indexOf(fighter) : undefined
}

/** After a saving die (KT-K8, KT-I12). */
export function settleSave(state: State, task: BattleTask, run: Run): void {
  const { force: place, what, fighter: fighterPlace, by, after } = must(task.saving)
  const [die = 0] = must(task.dice)
  task.dice = undefined
  task.saving = undefined
  task.stage = after
  const force = must(task.forces[place])
  const fighter = must(force.fighters[fighterPlace ?? placeOf(state, force, { what })])
  if (isSaved(die)) {
    fighter.saved = true
    run.events?.push({ type: 'saved', side: force.side, what, nth: nthOf(state, force, fighter), die })
    return
  }
  if (by !== 'parry') loseItem(state, force, by)
  harm(state, force, fighter, run)
}

/** KT-K6: the shooter picks who takes an aimed hit. */
export const aimedRules: BattleRules = {
  seats(state, task) {
    const shot = task.aimed[0]
    return shot === undefined || aimedTargets(state, must(task.forces[shot.on])).length < 2
      ? NOBODY
      : only(playerOf(task, must(task.forces[shot.by])))
  },
  legal: (state, task) => aimedTargets(state, must(task.forces[must(task.aimed[0]).on])).map(hitOn),
  whyNot(state, task, _seat, action) {
    const found = aimedTargets(state, must(task.forces[must(task.aimed[0]).on]))
    return whyNotOn(found, action, refusal('KT-K6', 'pick-an-enemy-counter'))
  },
  apply(state, task, _seat, action, run) {
    if (action.type === 'hit') hit(state, task, must(task.aimed.shift()).on, action, run)
  },
  advance(state, task, run) {
    const shot = task.aimed.shift()
    if (shot === undefined) {
      task.stage = 'hits'
      task.at = nextHit(task, 0)
      return
    }
    const [single] = aimedTargets(state, must(task.forces[shot.on]))
    if (single !== undefined) hit(state, task, shot.on, single, run)
  },
}

/** KT-B11: each side its own, attacker first; where there is no choice nobody is asked. */
export const hitsRules: BattleRules = {
  seats(state, task) {
    const force = task.forces[task.at]
    if (force === undefined || force.hits === 0 || takesAll(task, force)) return NOBODY
    return targets(state, task, force).length < 2 ? NOBODY : only(playerOf(task, force))
  },
  legal: (state, task) => targets(state, task, must(task.forces[task.at])).map(hitOn),
  whyNot(state, task, _seat, action) {
    const found = targets(state, task, must(task.forces[task.at]))
    if (action.type !== 'hit') return refusal('KT-B11', 'take-the-hit')
    return whyNotOn(found, action, refusal('KT-B10', 'cannot-take-a-hit', { what: action.what }))
  },
  apply(state, task, _seat, action, run) {
    if (action.type !== 'hit') return
    must(task.forces[task.at]).hits--
    hit(state, task, task.at, action, run)
  },
  advance(state, task, run) {
    const force = task.forces[task.at]
    if (force === undefined) {
      task.stage = 'next'
      endStep(task)
      return
    }
    const next = force.hits === 0 ? undefined : targets(state, task, force)[0]
    if (next === undefined) {
      // Surplus hits are lost.
      force.hits = 0
      task.at = nextHit(task, task.at + 1)
      return
    }
    force.hits--
    hit(state, task, task.at, next, run)
  },
}

/** The place of the next force that was hit, from this one on; behind the last if none was. */
function nextHit({ forces }: BattleTask, from: number): number {
  let place = from
  while (place < forces.length && at(forces, place).hits === 0) place++
  return place
}

/** Whether all is lost, so that it does not matter in which order. */
function takesAll(task: BattleTask, force: Force): boolean {
  if (force.items.length > 0) return false
  let most = 0
  for (const fighter of force.fighters) {
    if (isFightingItem(fighter.what) && !isWall(fighter.what)) return false
    if (fighter.bears !== undefined) return false
    if (savedBy(force, fighter) !== undefined || fighter.saved) return false
    if (canTakeHit(task, force, fighter)) most += isArmy(fighter.what) ? 1 : fighter.value
  }
  return force.hits >= most
}

/** What is counted by the step begins anew (KT-I9, KT-K8, KT-I12). */
function endStep(task: BattleTask): void {
  for (const force of task.forces) {
    force.soaked = false
    for (const fighter of force.fighters) fighter.saved = false
  }
}

function hitOn(target: Target): Action {
  return { type: 'hit', ...target }
}

/** It takes none, or equal counters differ and none of them was named. */
function whyNotOn(found: readonly Target[], action: Action, takesNone: Refusal): Refusal | undefined {
  if (action.type !== 'hit') return takesNone
  if (found.some((target) => isSame(hitOn(target), action))) return undefined
  const equal = found.filter(({ what }) => what === action.what)
  return equal.length > 1 ? refusal('KT-B10', 'say-which', { what: action.what }) : takesNone
}

export const saveRules: BattleRules = { ...NO_ACTIONS, advance: settleSave }
