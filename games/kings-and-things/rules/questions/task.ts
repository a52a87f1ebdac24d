/** What the questions out of turn hold (KT-O7). */
import {
  flag,
  type Infer,
  integer,
  mutableList,
  mutableObject,
  named,
  object,
  oneOf,
  optional,
  type Schema,
} from '@crownlands/core/schema'
import { ANSWERED_ITEMS, type Item, WALL_ITEMS } from '../../content'
import { creature, hex, MOST_COUNTERS, seat, side } from '../shapes'
import { answered, answerGiven, dice, seats } from '../task-parts'

/** KT-O9: a change of one die by 1 that would change what happens. */
const swingFields = { die: integer(0, MOST_COUNTERS), by: oneOf([1, -1]) }
const swing = object(swingFields)
export type Swing = Infer<typeof swing>

/** What dice are for. */
export const diceReason = named(
  'dice-reason',
  oneOf([
    'recruit',
    'defection',
    'teenie-pox',
    'terrain-disaster',
    'terrain-disaster-losses',
    'explore',
    ...WALL_ITEMS,
    'battle-magic',
    'battle-ranged',
    'battle-melee',
    'save',
    'damage',
    'contest',
    'assassin',
  ]),
)
export type DiceReason = Infer<typeof diceReason>

export const diceTask = mutableObject({
  ...answered,
  type: oneOf(['dice']),
  reason: diceReason,
  dice,
  swings: mutableList(swing, { max: 2 * MOST_COUNTERS }),
  /** KT-O7: who is still asked. */
  waiting: seats,
  /** KT-X11: the seat that may use the Charm of neutral defenders. */
  neutral: optional(seat),
  /** A Charm that is being answered. */
  charm: optional(object({ ...swingFields, user: side })),
})
export type DiceTask = Infer<typeof diceTask>

const answerable: Schema<Item | 'weather_control'> = oneOf([...ANSWERED_ITEMS, 'weather_control'])

export const answerTask = mutableObject({
  ...answered,
  type: oneOf(['answer']),
  item: answerable,
  by: side,
  /** Where it happens, for what may be answered: the hex of a Balloon or a cloud. */
  hex: optional(hex),
  /** Whether it is part of a battle: then only those in it are asked, and Dispel Magic names a force. */
  forces: optional(mutableList(side, { max: 4 })),
  /** KT-I13: an answer can only be answered by Dispel Magic. */
  dispelOnly: flag(),
  waiting: seats,
  neutral: optional(seat),
  /** The answer that was given, while it is answered itself. */
  given: optional(answerGiven),
})
export type AnswerTask = Infer<typeof answerTask>

/** KT-I6: each victim of a plague answers on its own. `pending`: who played one that is being answered. */
export const elixirTask = mutableObject({
  ...answered,
  type: oneOf(['elixir']),
  waiting: seats,
  pending: optional(seat),
})
export type ElixirTask = Infer<typeof elixirTask>

/** KT-U7 */
export const callsTask = mutableObject({
  type: oneOf(['calls']),
  hex,
  where: oneOf(['battle', 'hex']),
  waiting: seats,
  /** Calls made so far: nobody calls the same twice. */
  called: mutableList(object({ by: seat, seat, creature }), { max: MOST_COUNTERS }),
})
export type CallsTask = Infer<typeof callsTask>
