/** The small shapes of which actions, tasks, states, views and events are made. */
import type { Seat } from '@crownlands/core/game'
import { integer, list, oneOf, type Schema } from '@crownlands/core/schema'
import {
  CHARACTER_NAMES,
  type Character,
  CREATURE_NAMES,
  type Creature,
  EVENTS,
  INCOMES,
  type Income,
  ITEMS,
  TERRAINS,
  THINGS,
  TREASURES,
  type Treasure,
} from '../content'

export const hex = integer(0, 36)
export const seat = integer(0, 3)
export const seats = list(seat, { max: 4 })
export const side: Schema<Seat | 'neutral'> = oneOf([0, 1, 2, 3, 'neutral'] as const)

export const creature = oneOf(CREATURE_NAMES)
export const character = oneOf(CHARACTER_NAMES)
export const ARMY_COUNTERS: readonly (Creature | Character)[] = [...CREATURE_NAMES, ...CHARACTER_NAMES]
export const armyCounter = oneOf(ARMY_COUNTERS)
/** What fights beside army counters. */
export const EXTRAS = ['fort', 'building', 'firewall', 'golem', 'balloon'] as const
export const fighter = oneOf([...ARMY_COUNTERS, ...EXTRAS])
/** What can be given up or take a hit. */
export const PARTS = [...ARMY_COUNTERS, ...EXTRAS, 'bow', 'sword'] as const
export const part = oneOf(PARTS)
export const BRIBABLE = [...CREATURE_NAMES, 'building'] as const
export const bribable = oneOf(BRIBABLE)

export const thing = oneOf(THINGS)
export const INCOME_NAMES = Object.keys(INCOMES) as readonly Income[]
export const income = oneOf(INCOME_NAMES)
export const TREASURE_NAMES = Object.keys(TREASURES) as readonly Treasure[]
export const treasure = oneOf(TREASURE_NAMES)
export const item = oneOf(ITEMS)
export const eventCounter = oneOf(EVENTS)
export const terrain = oneOf(TERRAINS)

/** More than there are of anything. */
export const MOST_COUNTERS = 250
export const count = integer(0, MOST_COUNTERS)
export const die = integer(1, 6)
export const dice = list(die, { max: MOST_COUNTERS })
export const turn = integer(0, 1_000_000)
export const gold = integer(0)
