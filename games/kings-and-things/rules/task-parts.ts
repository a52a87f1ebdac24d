/** What several tasks hold. */
import { type Infer, mutableList, named, object, oneOf, optional, variants } from '@crownlands/core/schema'
import { die, HEXES, MOST_COUNTERS, seat, side } from './shapes'

export const seats = named('seats', mutableList(seat, { max: 4 }))
export const dice = named('dice', mutableList(die, { max: MOST_COUNTERS }))
export const yes = optional(oneOf([true]))

/** The hex where the cloud goes, or off the board. */
const fannedTo = named('fanned-to', oneOf([...HEXES, 'off']))

export type Side = Infer<typeof side>

export const answerGiven = named(
  'answer',
  variants(
    object({ type: oneOf(['none']) }),
    /** `force`: in a battle, whose magic fights in the melee step from now on (KT-I4). */
    object({ type: oneOf(['dispelled']), by: side, force: optional(side) }),
    object({ type: oneOf(['fanned']), by: seat, hex: fannedTo }),
  ),
)
export type Answer = Infer<typeof answerGiven>

/** A task that has thrown dice finds them here when it goes on. */
export const rolls = { dice: optional(dice) }
/** A task that has played an item finds here what was answered when it goes on. */
export const answered = { answer: optional(answerGiven) }
/** A part in which the cloud may be fanned: where to, while that is answered (KT-O4, KT-I7). */
export const ownPart = { ...answered, fan: optional(fannedTo) }
