/** The data of a match of Kings & Things. Lists of counters are kept in order, so that equal positions are equal data. */
import type { Outcome, Seat } from '@crownlands/core/game'
import { flag, type Infer, integer, object, oneOf, withDefault } from '@crownlands/core/schema'
import {
  type ArmyCounter,
  type Character,
  type Creature,
  EDITIONS,
  type Income,
  type Item,
  type Terrain,
  type Thing,
  type Treasure,
} from '../content'
import type { CALL_ANSWERS, ROLL_ANSWERS } from './actions'
import type { Task } from './tasks'

/** KT-E7 */
export const optionsSchema = object({
  edition: withDefault(oneOf(EDITIONS), '1986'),
  /** KT-E4 */
  autoCall: withDefault(flag(), false),
  /** KT-E5; 0: none. */
  turnLimit: withDefault(integer(0, 99), 0),
})
export type Options = Infer<typeof optionsSchema>

/** KT-O1: the phases in which players are asked, and the set-up before them. */
export const PHASES = [
  'setup',
  'gold',
  'characters',
  'things',
  'events',
  'movement',
  'combat',
  'construction',
  'powers',
] as const
export type Phase = (typeof PHASES)[number]

export interface Player {
  gold: number
  readonly rack: Thing[]
  /** KT-T13, KT-S11: laid aside, in the order of laying. */
  readonly aside: Thing[]
  /** KT-T9: left the game unseen by others. */
  readonly goneUnseen: Thing[]
  rolls: (typeof ROLL_ANSWERS)[number]
  calls: (typeof CALL_ANSWERS)[number]
  /** KT-W7 */
  out: boolean
}

/** The creatures of one player in a hex. Characters are in the pool. */
export interface Army {
  readonly seat: Seat
  readonly down: Creature[]
  /** Face up for a while (KT-V3, KT-M8, KT-M9). In a battle its forces are. */
  readonly up: Creature[]
}

/** KT-X12: neutral defenders that stayed. Their income counter is the hex's. */
export interface Guards {
  readonly creatures: Creature[]
  readonly treasures: Treasure[]
  readonly items: Item[]
  /** KT-X7: the city or village was bribed and takes no part. */
  bribed: boolean
}

export interface Hex {
  terrain: Terrain
  owner: Seat | undefined
  /** 0: none, 1 to 4: tower to citadel. */
  fort: number
  /** KT-W2: when and how its owner got the citadel. */
  got: { readonly turn: number; readonly how: 'built' | 'captured' } | undefined
  income: Income | undefined
  readonly armies: Army[]
  guards: Guards | undefined
}

/** A character counter of the eleven: on the board with a player, or in the pool. */
export interface Counter {
  shows: Character
  at: { readonly seat: Seat; readonly hex: number } | undefined
  /** KT-R7: not to be had before the next character phase. */
  fled: boolean
}

export interface State {
  /** The version of the rules (rulings.ts); none: the first. */
  readonly rules: 2 | undefined
  readonly options: Options
  /** Counted from 1; 0 during set-up. */
  turn: number
  phase: Phase
  /** KT-O2: first player first. */
  order: Seat[]
  /** By spiral index; none before the starts are picked (KT-S6). */
  readonly hexes: Hex[]
  /** KT-S13: unused hexes, in no order that matters: a draw takes any. */
  readonly deck: Terrain[]
  /** KT-H3: never leaves the match. */
  readonly cup: Thing[]
  /** KT-T9 */
  emptied: boolean
  /** Left the game in sight of all. */
  readonly gone: Thing[]
  readonly players: Player[]
  readonly pool: Counter[]
  /** KT-N4: by level; below 0 it owes counters. */
  readonly bank: number[]
  cloud: number | undefined
  /** KT-I2: the passengers are in the army of the hex too. */
  balloon: { readonly seat: Seat; hex: number; readonly passengers: ArmyCounter[] } | undefined
  /** KT-H8: what lay face up once. */
  readonly seen: { readonly seat: Seat; readonly hex: number; readonly creature: Creature; readonly turn: number }[]
  /** KT-H7: known to thief and victim. */
  readonly stolen: { readonly thief: Seat; readonly victim: Seat; readonly thing: Thing; readonly turn: number }[]
  /** The last one is asked. */
  readonly tasks: Task[]
  result: (Outcome & { readonly ending: Ending }) | undefined
}

export const ENDINGS = [
  'citadel-held',
  'citadel-captured-and-held',
  'two-citadels',
  'last-player',
  'turn-limit',
] as const
export type Ending = (typeof ENDINGS)[number]
