/** What of a force can take a hit, and which counter is meant where several are equal (KT-B10, KT-I9, KT-K6). */
import { must } from '@crownlands/core/lists'
import { BORNE_ITEMS, isFightingItem } from '../../content'
import type { ActionOf } from '../actions'
import { ITEM_RULES } from '../items/index'
import { equalsAreToldApart } from '../rulings'
import type { State } from '../state'
import type { BattleTask, Fighter, Force } from '../tasks'
import { canStand, isLaid } from './forces'

/** A kind of counter, with what is special about one where equal ones differ. */
export type Target = Omit<ActionOf<'hit'>, 'type'>

type Special = Omit<Target, 'what'>

/** What of a force can take a hit now. */
export function targets(state: State, task: BattleTask, force: Force): Target[] {
  const found = toldApart(
    state,
    force.fighters.filter((fighter) => canTakeHit(task, force, fighter)),
  )
  // KT-I3, KT-I11: what is borne may take a hit itself.
  for (const what of BORNE_ITEMS) if (isLaid(force, what)) found.push({ what })
  return found
}

/** KT-I9: what soaks the hits of this step takes one in each. */
export function canTakeHit(task: BattleTask, { soaked }: Force, fighter: Fighter): boolean {
  return isSoaking(task, fighter.what) ? !soaked : canStand(fighter)
}

/** Whether a hit does not harm it in this step. */
export function isSoaking({ step }: BattleTask, what: Target['what']): boolean {
  return isFightingItem(what) && ITEM_RULES[what].soaks === step
}

/** KT-K6: any army counter, building, Firewall or Balloon. */
export function aimedTargets(state: State, force: Force): Target[] {
  return toldApart(
    state,
    force.fighters.filter((fighter) => canBeAimedAt(fighter.what) && canStand(fighter)),
  )
}

function canBeAimedAt(what: Fighter['what']): boolean {
  return !isFightingItem(what) || ITEM_RULES[what].soaks === undefined
}

/** Each kind once; of equal counters that differ one of each. */
function toldApart(state: State, fighters: readonly Fighter[]): Target[] {
  const found: Fighter[] = []
  for (const fighter of fighters) if (!found.some((other) => isAsGood(state, other, fighter))) found.push(fighter)
  return found.map((fighter) =>
    found.some((other) => other !== fighter && other.what === fighter.what)
      ? { what: fighter.what, ...specialOf(fighter) }
      : { what: fighter.what },
  )
}

/** Whether it does not matter which of the two is hit. In version 1 the rules choose between equal counters. */
function isAsGood(state: State, one: Fighter, other: Fighter): boolean {
  return one.what === other.what && (!equalsAreToldApart(state) || isSpecial(one, specialOf(other)))
}

function specialOf({ bears, passenger, saved, fought }: Fighter): Special {
  return {
    ...(bears !== undefined && { bears }),
    ...(passenger && { passenger }),
    ...(saved && { saved }),
    ...(fought && { fought }),
  }
}

function isSpecial(fighter: Fighter, special: Special): boolean {
  return (
    fighter.bears === special.bears &&
    fighter.passenger === (special.passenger === true) &&
    fighter.saved === (special.saved === true) &&
    fighter.fought === (special.fought === true)
  )
}

/** The place in the force of the counter that is meant. */
export function placeOf(state: State, { fighters }: Force, { what, ...special }: Target): number {
  if (!equalsAreToldApart(state)) return fighters.indexOf(plainest(fighters, what))
  const exact = fighters.findIndex((fighter) => fighter.what === what && isSpecial(fighter, special))
  return exact >= 0 ? exact : fighters.findIndex((fighter) => fighter.what === what)
}

/** Version 1: of equal counters the one that was not saved yet and bears nothing (ours: nobody would choose otherwise). */
function plainest(fighters: readonly Fighter[], what: Target['what']): Fighter {
  let plainer: Fighter | undefined
  for (const fighter of fighters) {
    if (fighter.what !== what) continue
    if (!fighter.saved && fighter.bears === undefined) return fighter
    if (plainer === undefined || (plainer.saved && !fighter.saved)) plainer = fighter
  }
  return must(plainer)
}
