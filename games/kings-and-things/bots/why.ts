/** What speaks for an action that is advised, as facts: as far as whoever is advised can see (KT-H). */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import {
  buildingValue,
  CHARACTERS,
  CITADEL,
  CREATURES,
  citadelIncome,
  INCOMES,
  isCreature,
  isIncome,
  type Land,
  TREASURES,
} from '../content'
import type { Action, ActionOf } from '../rules/actions'
import { enemiesIn, hasEnemyValue, stackSize } from '../rules/armies'
import { rollsFrom, targetOf } from '../rules/phases/characters'
import { bribePrice } from '../rules/phases/exploration'
import { incomeOf } from '../rules/phases/income'
import type { State } from '../rules/state'
import { isReal } from '../rules/support'
import type { Fighter } from '../rules/tasks'
import { seenState } from '../rules/view/seen-state'
import type { View } from '../rules/view/view'

export type Why =
  /** With what is paid first; and what the character fights with. */
  | { readonly kind: 'likely'; readonly percent: number; readonly value: number }
  | { readonly kind: 'real'; readonly land: Land }
  | { readonly kind: 'unseen' }
  | { readonly kind: 'pays'; readonly gold: number }
  | { readonly kind: 'turns-in'; readonly gold: number }
  | { readonly kind: 'explores'; readonly hex: number }
  | { readonly kind: 'walks-in'; readonly hex: number }
  /** How many go, and how many stand there: counters and buildings. */
  | { readonly kind: 'attacks'; readonly hex: number; readonly own: number; readonly others: number }
  | { readonly kind: 'joins'; readonly hex: number; readonly own: number }
  | { readonly kind: 'wins-with-citadel'; readonly income: number }
  | { readonly kind: 'earns'; readonly income: number; readonly goal: number }
  | { readonly kind: 'sees-through'; readonly land: Land }
  | { readonly kind: 'gives-up-bluff' }
  | { readonly kind: 'gives-up-least'; readonly value: number }
  | { readonly kind: 'buys-off'; readonly gold: number }

/** Of the first action of a line, which must be legal; the others are meant to follow. Undefined: nothing in particular. */
export function whyOf(view: View, line: readonly Action[]): Why | undefined {
  const { viewer } = view
  const [action] = line
  if (action === undefined || viewer === 'spectator') return undefined
  const state = seenState(view)
  switch (action.type) {
    case 'try':
      return {
        kind: 'likely',
        percent: Math.round((rollsFrom(targetOf(action.character) - action.plus) / 36) * 100),
        value: CHARACTERS[action.character].value,
      }
    case 'place':
      return whyPlace(state, viewer, action)
    case 'treasure':
      return { kind: 'turns-in', gold: TREASURES[action.treasure] }
    case 'pick':
    case 'pick-all':
    case 'step':
      return whyMarch(state, viewer, line)
    case 'build':
      return whyBuild(state, viewer, action.hex)
    case 'call':
      return whyCall(state, action)
    case 'hit':
      return whyHit(state, viewer, action)
    case 'bribe':
      return whyBribe(state, action)
    default:
      return undefined
  }
}

function whyPlace(state: State, seat: Seat, { thing, hex }: ActionOf<'place'>): Why | undefined {
  if (isIncome(thing)) return { kind: 'pays', gold: INCOMES[thing].gold }
  if (!isCreature(thing)) return undefined
  return isReal(state, hex, seat, thing) ? { kind: 'real', land: CREATURES[thing].terrain } : { kind: 'unseen' }
}

/** Where the march leads, and what is to be found there. */
function whyMarch(state: State, seat: Seat, line: readonly Action[]): Why | undefined {
  const hex = endOfMarch(line)
  if (hex === undefined) return undefined
  const { owner, fort, income } = at(state.hexes, hex)
  if (owner === undefined && enemiesIn(state, hex, seat).length === 0) return { kind: 'explores', hex }
  const own = goersIn(state, seat, line)
  if (owner === seat && !hasEnemyValue(state, hex, seat)) {
    return own === 0 ? undefined : { kind: 'joins', hex, own: own + stackSize(state, hex, seat) }
  }
  if (!hasEnemyValue(state, hex, seat)) return { kind: 'walks-in', hex }
  const counters = enemiesIn(state, hex, seat).reduce((sum, other) => sum + stackSize(state, hex, other), 0)
  const buildings = owner === undefined || owner === seat ? 0 : Number(fort > 0) + Number(buildingValue(income) > 0)
  return own === 0 ? undefined : { kind: 'attacks', hex, own, others: counters + buildings }
}

/** The last step of the first march in it. */
function endOfMarch(line: readonly Action[]): number | undefined {
  let end: number | undefined
  for (const action of line) {
    if (action.type === 'step') end = action.hex
    else if (end !== undefined) break
  }
  return end
}

/** How many set out; those who are on their way already, too. */
function goersIn(state: State, seat: Seat, line: readonly Action[]): number {
  const task = state.tasks.at(-1)
  let goers = task?.type === 'move' ? task.group.length : 0
  for (const action of line) {
    if (action.type === 'pick') goers++
    else if (action.type === 'pick-all') goers = stackSize(state, action.hex, seat)
    else break
  }
  return goers
}

function whyBuild(state: State, seat: Seat, hex: number): Why {
  const income = incomeOf(state, seat)
  // KT-N7: the income is counted before the citadel stands.
  if (at(state.hexes, hex).fort === CITADEL - 1) return { kind: 'wins-with-citadel', income }
  return { kind: 'earns', income: income + 1, goal: citadelIncome(state.players.length) }
}

function whyCall(state: State, { seat, creature }: ActionOf<'call'>): Why | undefined {
  const task = state.tasks.at(-1)
  if (task?.type !== 'calls' || isReal(state, task.hex, seat, creature)) return undefined
  return { kind: 'sees-through', land: CREATURES[creature].terrain }
}

function whyHit(state: State, seat: Seat, { what }: ActionOf<'hit'>): Why | undefined {
  const task = state.tasks.at(-1)
  if (task?.type !== 'battle') return undefined
  const force = task.forces[task.at]
  const value = force?.fighters.find((fighter) => fighter.what === what)?.value
  if (force?.side !== seat || value === undefined) return undefined
  if (isCreature(what) && !isReal(state, task.hex, seat, what)) return { kind: 'gives-up-bluff' }
  return value === leastOf(force.fighters) ? { kind: 'gives-up-least', value } : undefined
}

function leastOf(fighters: readonly Fighter[]): number {
  return Math.min(...fighters.map(({ value }) => value))
}

function whyBribe(state: State, { what }: ActionOf<'bribe'>): Why | undefined {
  const task = state.tasks.at(-1)
  if (task?.type !== 'explore') return undefined
  return { kind: 'buys-off', gold: bribePrice(state, at(state.hexes, task.hex), what) }
}
