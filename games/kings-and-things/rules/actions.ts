/** What players can do in Kings & Things: small actions, each of one kind of counter, hex or player. */
import { type Infer, integer, object, oneOf, optional, variants } from '@crownlands/core/schema'
import {
  ARMY_COUNTERS,
  armyCounter,
  bribable,
  character,
  creature,
  eventCounter,
  hex,
  income,
  item,
  part,
  seat,
  side,
  terrain,
  thing,
  treasure,
} from './shapes'

export const ROLL_ANSWERS = ['own', 'all', 'none'] as const
export const CALL_ANSWERS = ['ask', 'all', 'none'] as const

export const actionSchema = variants(
  /** Nothing more, pass, go on, stop here: the closing action everywhere. */
  object({ type: oneOf(['done']) }),
  /** KT-S6 */
  object({ type: oneOf(['start']), hex }),
  /** KT-S7 */
  object({ type: oneOf(['replace']), hex }),
  /** KT-S8 */
  object({ type: oneOf(['claim']), hex }),
  /** KT-S10 */
  object({ type: oneOf(['tower']), hex }),
  /** KT-T11 */
  object({ type: oneOf(['place']), thing, hex }),
  /** KT-T13, KT-S11: lay a rack counter aside. */
  object({ type: oneOf(['lay']), thing }),
  /** KT-G5 */
  object({ type: oneOf(['treasure']), treasure }),
  /** KT-G6 */
  object({ type: oneOf(['remove']), hex }),
  /** KT-T6, KT-T7 */
  object({ type: oneOf(['discard']), thing }),
  /** KT-O8 */
  object({ type: oneOf(['rolls']), answer: oneOf(ROLL_ANSWERS) }),
  object({ type: oneOf(['calls']), answer: oneOf(CALL_ANSWERS) }),
  /** KT-R2: with this side up. */
  object({ type: oneOf(['discharge']), character, side: character }),
  /** KT-R3, KT-R4 */
  object({ type: oneOf(['try']), character, plus: integer(0, 10) }),
  object({ type: oneOf(['pay']) }),
  /** KT-R5 */
  object({ type: oneOf(['station']), hex }),
  /** KT-R7 */
  object({ type: oneOf(['turn-over']) }),
  /** KT-T4: with so many paid recruits. */
  object({ type: oneOf(['draw']), paid: integer(0, 5) }),
  /** KT-V1 */
  object({ type: oneOf(['event']), event: eventCounter }),
  /** KT-V3 */
  object({ type: oneOf(['source']), counter: armyCounter, hex }),
  /** What an event or a power names. */
  object({ type: oneOf(['hex']), hex }),
  object({ type: oneOf(['terrain']), terrain }),
  object({ type: oneOf(['character']), character }),
  object({ type: oneOf(['player']), seat }),
  /** KT-V2, and counters over the stack limit. */
  object({ type: oneOf(['lose']), what: part }),
  /** KT-M13 */
  object({ type: oneOf(['pick']), hex, counter: armyCounter }),
  object({ type: oneOf(['pick-all']), hex }),
  object({ type: oneOf(['step']), hex }),
  object({ type: oneOf(['drop']), counter: armyCounter }),
  /** KT-M8 */
  object({ type: oneOf(['ask-pin']), hex, seat }),
  /** KT-M8, KT-M9 */
  object({ type: oneOf(['show']), counter: armyCounter }),
  /** KT-M9 */
  object({ type: oneOf(['fly-on']) }),
  object({ type: oneOf(['stay']), counter: armyCounter }),
  /** KT-I2 */
  object({ type: oneOf(['balloon']), hex }),
  /** KT-B2 */
  object({ type: oneOf(['resolve']), hex }),
  /** KT-X5 */
  object({ type: oneOf(['keep']), income }),
  /** KT-X7 */
  object({ type: oneOf(['bribe']), what: bribable }),
  /** KT-I: with what bears it, or whose force it is against. */
  object({ type: oneOf(['item']), item, on: optional(creature), force: optional(side), against: optional(item) }),
  /** KT-K6 */
  object({ type: oneOf(['aim']), aims: oneOf([true, false]) }),
  /** KT-K11 */
  object({ type: oneOf(['turn']), creature, force: side }),
  /** KT-B26 */
  object({ type: oneOf(['go-on']) }),
  /** KT-B21 */
  object({ type: oneOf(['target']), force: side }),
  /** KT-B10, KT-K6: with what is special about it where equal counters differ. */
  object({
    type: oneOf(['hit']),
    what: part,
    bears: optional(oneOf(['bow', 'sword'])),
    passenger: optional(oneOf([true])),
    saved: optional(oneOf([true])),
    fought: optional(oneOf([true])),
  }),
  /** KT-B14, KT-I2 */
  object({ type: oneOf(['retreat']), hex }),
  object({ type: oneOf(['balloon-retreat']), hex }),
  /** KT-I10 */
  object({ type: oneOf(['charm']), die: integer(0, 99), by: oneOf([1, -1]), neutral: optional(oneOf([true])) }),
  /** KT-I4 as an answer; in a battle against a force. */
  object({ type: oneOf(['dispel']), force: optional(side), neutral: optional(oneOf([true])) }),
  /** KT-I7: none: off the board. */
  object({ type: oneOf(['fan']), hex: optional(hex) }),
  /** KT-I6 */
  object({ type: oneOf(['elixir']) }),
  /** KT-U7 */
  object({ type: oneOf(['call']), seat, creature }),
  /** KT-N1 */
  object({ type: oneOf(['build']), hex }),
  /** KT-K7, KT-K3 */
  object({ type: oneOf(['thief']), seat }),
  object({ type: oneOf(['assassin']), hex }),
  object({ type: oneOf(['take']), what: oneOf(['gold', 'counter']) }),
  object({ type: oneOf(['name']), what: oneOf([...ARMY_COUNTERS, 'hidden'] as const) }),
)
export type Action = Infer<typeof actionSchema>
export type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>

export const DONE: Action = Object.freeze({ type: 'done' })
