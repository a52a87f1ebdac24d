/** The small shapes of which actions, tasks, states, views and events are made. */
import type { Seat } from '@crownlands/core/game'
import { anyOf, type Infer, integer, list, named, oneOf } from '@crownlands/core/schema'
import {
  BORNE_ITEMS,
  CHARACTER_NAMES,
  CREATURE_NAMES,
  EVENTS,
  FIGHTING_ITEMS,
  INCOMES,
  type Income,
  ITEMS,
  TERRAINS,
  TREASURES,
  type Treasure,
} from '../content'

/** By spiral index. */
export const HEXES: readonly number[] = [...Array(37).keys()]
export const hex = named('hex', integer(0, HEXES.length - 1))
export const seat = named('seat', integer(0, 3))
export const seats = named('seats', list(seat, { max: 4 }))
export const side = named('side', oneOf<Seat | 'neutral'>([0, 1, 2, 3, 'neutral']))

export const creature = named('creature', oneOf(CREATURE_NAMES))
export const character = named('character', oneOf(CHARACTER_NAMES))
export const armyCounter = named('army-counter', anyOf(creature, character))
export const ARMY_COUNTERS = armyCounter.values
/** What fights beside army counters. */
export const EXTRAS = ['fort', 'building', ...FIGHTING_ITEMS] as const
export const fighter = named('fighter', anyOf(armyCounter, oneOf(EXTRAS)))
/** What can be given up or take a hit. */
export const borneItem = oneOf(BORNE_ITEMS)
export const part = named('part', anyOf(fighter, borneItem))
export const PARTS = part.values
export type Part = Infer<typeof part>
export const bribable = named('bribable', anyOf(creature, oneOf(['building'])))
export const BRIBABLE = bribable.values

export const INCOME_NAMES = Object.keys(INCOMES) as readonly Income[]
export const income = named('income', oneOf(INCOME_NAMES))
export const TREASURE_NAMES = Object.keys(TREASURES) as readonly Treasure[]
export const treasure = named('treasure', oneOf(TREASURE_NAMES))
export const item = named('item', oneOf(ITEMS))
export const eventCounter = named('event', oneOf(EVENTS))
export const thing = named('thing', anyOf(creature, income, treasure, item, eventCounter))
export const terrain = named('terrain', oneOf(TERRAINS))

/** More than there are of anything. */
export const MOST_COUNTERS = 250
export const count = named('count', integer(0, MOST_COUNTERS))
export const die = named('die', integer(1, 6))
export const dice = named('dice', list(die, { max: MOST_COUNTERS }))
export const turn = named('turn', integer(0, 1_000_000))
export const gold = named('gold', integer(0))
