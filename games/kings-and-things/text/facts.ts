/** Numbers that sentences of every language name. */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { type Edition, isCreature, PLUS_AFTER_COST, printedValue, RACK_LIMIT } from '../content'
import type { ActionOf } from '../rules/actions'
import { boardSize, neighbours } from '../rules/hexes'
import { bribable, bribePrice, isGuarding } from '../rules/phases/exploration'
import { freeRecruits } from '../rules/phases/things'
import { choicesIn, refusedIn, seenState } from '../rules/view/seen-state'
import type { View } from '../rules/view/view'

/** KT-R4: what is missing after a try, at 10 gold each. */
export function priceNow({ tasks }: View): number {
  const task = tasks.at(-1)
  return task?.type === 'characters' ? (task.missing ?? 0) * PLUS_AFTER_COST : 0
}

/** KT-X7, KT-X8: what the explorer pays for a bribe. */
export function bribeNow(view: View, what: ActionOf<'bribe'>['what']): number {
  const task = view.tasks.at(-1)
  const state = seenState(view)
  return task?.type === 'explore' ? bribePrice(state, at(state.hexes, task.hex), what) : 0
}

/** KT-X7, KT-X8: whom the explorer could bribe and for how much; doubled where something is guarded. */
export function bribesNow(view: View): {
  readonly prices: readonly { readonly what: ActionOf<'bribe'>['what']; readonly gold: number }[]
  readonly doubled: boolean
} {
  const task = view.tasks.at(-1)
  if (task?.type !== 'explore') return { prices: [], doubled: false }
  const hex = at(seenState(view).hexes, task.hex)
  return { prices: bribable(hex).map((what) => ({ what, gold: bribeNow(view, what) })), doubled: isGuarding(hex) }
}

/** KT-I10: what a die shows. */
export function dieNow({ tasks }: View, die: number): number {
  const task = tasks.at(-1)
  return task?.type === 'dice' ? at(task.dice, die) : 0
}

/** KT-B10: whether equal counters differ, so that who puts the hit on one of them must say which. */
export function equalsDiffer(view: View): boolean {
  const kinds = choicesIn(view).flatMap((action) => (action.type === 'hit' ? [action.what] : []))
  return new Set(kinds).size < kinds.length
}

/** KT-T1 */
export function freeNow(view: View, seat: Seat): number {
  return freeRecruits(seenState(view), seat)
}

/** How many counters a player has laid aside. */
export function asideNow({ players }: View, seat: Seat): number {
  return players[seat]?.aside.length ?? 0
}

/** KT-T4: how many are drawn with so many paid ones. */
export function drawsWith(view: View, seat: Seat, paid: number): number {
  return freeNow(view, seat) + paid + asideNow(view, seat) / 2
}

/** KT-T6: how many are too many on the rack. */
export function surplus({ players }: View, seat: Seat): number {
  return (players[seat]?.rack.length ?? 0) - RACK_LIMIT
}

/** ` 4` behind the name of a creature. */
export function valueBehind(counter: string, { options }: View): string {
  return isCreature(counter) ? ` ${printedValue(counter, options.edition)}` : ''
}

/** The least and the most points left in a group. */
export function pointsLeft(group: readonly { readonly points: number }[]): readonly [number, number] {
  const points = group.map((mover) => mover.points)
  return [Math.min(...points), Math.max(...points)]
}

/** How a group can go on: with a step, by showing its flyers, or not at all. */
export function wayOn(view: View): 'step' | 'fly-on' | 'none' {
  const types = choicesIn(view).map(({ type }) => type)
  if (types.includes('step')) return 'step'
  return types.includes('fly-on') ? 'fly-on' : 'none'
}

/** KT-X8: whether a bribe that was paid was doubled; a city or village always is, for it is guarded itself. */
export function isBribeDoubled(
  { what, gold }: { readonly what: string; readonly gold: number },
  edition: Edition,
): boolean {
  return !isCreature(what) || gold > printedValue(what, edition)
}

/** Why a group goes no farther, by the rule that refuses its next step: KT-M6, KT-M5, or it lacks the points. */
export function stopOf(view: View, place: number): 'unexplored' | 'enemies' | 'points' {
  const [next = place] = neighbours(place, boardSize(view.players.length))
  switch (refusedIn(view, { type: 'step', hex: next })?.reason) {
    case 'stops-unexplored':
      return 'unexplored'
    case 'stops-at-enemies':
      return 'enemies'
    default:
      return 'points'
  }
}
