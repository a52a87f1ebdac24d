/** What the tasks of phases hold. */
import {
  flag,
  type Infer,
  integer,
  mutableList,
  mutableObject,
  object,
  oneOf,
  optional,
  type Schema,
} from '@crownlands/core/schema'
import { character, HEXES, hex, income, seat } from '../shapes'
import { ownPart, rolls } from '../task-parts'

const poolIndex = integer(0, 10)

export const charactersTask = mutableObject({
  ...ownPart,
  ...rolls,
  type: oneOf(['characters']),
  seat,
  /** `over`: the try was decided and only the placing is left. */
  stage: oneOf(['open', 'rolled', 'pay', 'over']),
  /** KT-O8: each of the two answers is changed once at most. */
  rollsChanged: flag(),
  callsChanged: flag(),
  attempt: optional(object({ character, plus: integer(0, 10) })),
  /** What the roll fell short of the target. */
  missing: optional(integer(0, 10)),
})
export type CharactersTask = Infer<typeof charactersTask>

/** KT-R5, KT-V6: where a character that joined is put. */
export const stationTask = mutableObject({ type: oneOf(['station']), seat, counter: poolIndex })
export type StationTask = Infer<typeof stationTask>

/** KT-R7: which side a character that fled shows. */
export const turnOverTask = mutableObject({ type: oneOf(['turn-over']), seat, counter: poolIndex })
export type TurnOverTask = Infer<typeof turnOverTask>

export const thingsTask = mutableObject({
  ...ownPart,
  type: oneOf(['things']),
  seat,
  stage: oneOf(['announce', 'place']),
})
export type ThingsTask = Infer<typeof thingsTask>

/** KT-B19, KT-V4, KT-T7: rack counters may be placed on this hex, and there may be too many. Without a hex: only too many. */
export const placeOnTask = mutableObject({ ...ownPart, type: oneOf(['place-on']), seat, hex: optional(hex) })
export type PlaceOnTask = Infer<typeof placeOnTask>

/** KT-X */
export const exploreTask = mutableObject({
  ...ownPart,
  ...rolls,
  type: oneOf(['explore']),
  seat,
  hex,
  stage: oneOf(['roll', 'rolled', 'keep', 'bribe']),
  /** KT-X5: income counters that fit equally well. */
  keep: optional(mutableList(income, { min: 2, max: 5 })),
})
export type ExploreTask = Infer<typeof exploreTask>

export function powersTaskOf<Counter>(counter: Schema<Counter>) {
  return mutableObject({
    ...ownPart,
    ...rolls,
    type: oneOf(['powers']),
    seat,
    stage: oneOf(['open', 'contest', 'again', 'take', 'name', 'reply', 'die']),
    thief: flag(),
    assassin: flag(),
    power: optional(oneOf(['thief', 'assassin'])),
    player: optional(seat),
    hex: optional(hex),
    /** KT-P4: what each named; a face-down creature is known to its owner alone. */
    named: optional(counter),
    reply: optional(counter),
  })
}

/** KT-N2: the hexes built on. */
export const buildTask = mutableObject({
  ...ownPart,
  type: oneOf(['build']),
  seat,
  built: mutableList(hex, { max: HEXES.length }),
})
export type BuildTask = Infer<typeof buildTask>
