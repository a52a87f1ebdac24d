/** Placing rack counters on the board (KT-T11). */
import type { Seat } from '@crownlands/core/game'
import { at, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type Creature, fits, type Income, isCreature, isIncome, type Thing } from '../../content'
import type { Action, ActionOf } from '../actions'
import { addCreature, roomIn } from '../armies'
import { takeFromRack } from '../cup'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { State } from '../state'

/** On all own hexes. */
export function addPlacings(state: State, seat: Seat, actions: Action[]): void {
  const things = placeable(state, seat)
  for (let hex = 0; hex < state.hexes.length; hex++) addPlacingsOn(state, seat, hex, things, actions)
}

/** What of a rack can be placed at all, each kind once. */
export interface Placeable {
  readonly creatures: readonly Creature[]
  readonly incomes: readonly Income[]
}

export function placeable(state: State, seat: Seat): Placeable {
  const creatures: Creature[] = []
  const incomes: Income[] = []
  let last: Thing | undefined
  for (const thing of playerAt(state, seat).rack) {
    // Racks are in order: creatures, income counters, the rest.
    if (thing === last) continue
    last = thing
    if (isCreature(thing)) creatures.push(thing)
    else if (isIncome(thing)) incomes.push(thing)
    else break
  }
  return { creatures, incomes }
}

/** On one hex, if it is the player's own. */
export function addPlacingsOn(state: State, seat: Seat, hex: number, things: Placeable, actions: Action[]): void {
  if (at(state.hexes, hex).owner !== seat) return
  if (things.creatures.length > 0 && whyNoCreature(state, hex, seat) === undefined) {
    for (const thing of things.creatures) actions.push({ type: 'place', thing, hex })
  }
  for (const thing of things.incomes) {
    if (whyNoIncome(state, hex, thing) === undefined) actions.push({ type: 'place', thing, hex })
  }
}

/** On an own hex. */
function whyNoCreature(state: State, hex: number, seat: Seat): Refusal | undefined {
  return roomIn(state, hex, seat) > 0 ? undefined : refusal('KT-M4', 'hex-full', { hex })
}

/** On an own hex. */
function whyNoIncome(state: State, hex: number, thing: Income): Refusal | undefined {
  const { terrain, income } = at(state.hexes, hex)
  if (income !== undefined) return refusal('KT-T11', 'one-income-counter', { hex, income })
  return fits(thing, terrain) ? undefined : refusal('KT-T11', 'does-not-fit', { thing, terrain })
}

/** KT-T11: creatures face down, income counters face up. */
export function place(state: State, seat: Seat, { thing, hex }: ActionOf<'place'>, run: Run): void {
  takeFromRack(state, seat, thing)
  if (isCreature(thing)) addCreature(state, hex, seat, thing)
  else if (isIncome(thing)) at(state.hexes, hex).income = thing
  run.events?.push({ type: 'placed', seat, hex, thing })
}

export function whyNotPlace(state: State, seat: Seat, { thing, hex }: ActionOf<'place'>): Refusal | undefined {
  if (!playerAt(state, seat).rack.includes(thing)) return refusal('KT-T11', 'not-on-rack', { thing })
  if (!isCreature(thing) && !isIncome(thing)) return refusal('KT-T11', 'never-placed', { thing })
  if (state.hexes[hex]?.owner !== seat) return refusal('KT-T11', 'not-own-hex', { hex })
  return isCreature(thing) ? whyNoCreature(state, hex, seat) : whyNoIncome(state, hex, thing)
}
