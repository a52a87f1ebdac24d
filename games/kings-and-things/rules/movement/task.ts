/** What the tasks of movement hold. */
import {
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
import { armyCounter, count, HEXES, hex, MOST_COUNTERS, seat } from '../shapes'
import { ownPart, seats, yes } from '../task-parts'

/** KT-M7, KT-M8: a hex in which the player is pinned, by whom, and who was asked to show a creature. */
const pin = named('pin', mutableObject({ hex, by: seats, asked: seats }))
export type Pin = Infer<typeof pin>

/** An enemy flyer that was shown against those who go on. */
const flyer = object({ hex, seat, counter: armyCounter })
export type Flyer = Infer<typeof flyer>
const flyers = named('flyers', mutableList(flyer, { max: MOST_COUNTERS }))

/** A counter that is being moved. All but its kind is public. */
function moverOf<Counter>(counter: Schema<Counter>) {
  return mutableObject({
    counter,
    points: integer(0, 4),
    /** KT-K9: goes the whole way with the Deerhunter. */
    along: yes,
    /** KT-K9: paid less or left a pin because of him, so it stops where he stops. */
    led: yes,
    /** KT-M9: was shown in this part and lies face up until it ends. */
    up: yes,
    /** KT-M9: was shown in the hex it is in and may go on. */
    free: yes,
    /** What all can conclude: it went where only flyers go, or where none goes (KT-M4); a Balloon was to lift it. */
    flies: yes,
    walks: yes,
    low: yes,
  })
}

export function moveTaskOf<Counter>(counter: Schema<Counter>) {
  return mutableObject({
    ...ownPart,
    type: oneOf(['move']),
    seat,
    /** Found when the part begins. */
    pinned: optional(mutableList(pin, { max: HEXES.length })),
    /** The group that is being moved, and where it is; nobody: nothing is picked. Its creatures are in no army meanwhile. */
    group: mutableList(moverOf(counter), { max: MOST_COUNTERS }),
    at: optional(hex),
    /** KT-M13: counters that have finished, by hex. Creatures that lie face up have too and are not told here. */
    finished: mutableList(mutableObject({ hex, counters: mutableList(counter, { max: MOST_COUNTERS }) }), {
      max: HEXES.length,
    }),
    /** KT-M9: enemy flyers that have held one of the group in this part. */
    held: flyers,
    /** KT-I2: the Balloon in the air with the group; `sea`: where it was lost, while its passengers' hex is chosen (KT-I7). */
    balloon: optional(object({ from: hex, to: hex, sea: optional(hex) })),
  })
}

/** KT-M8: a pinning player is asked to show a supported creature. */
export const pinTask = mutableObject({ type: oneOf(['pin']), seat, hex, asker: seat })
export type PinTask = Infer<typeof pinTask>

/** KT-M9: enemies may show flyers against those that want to go on, then calls, then as many stay. */
export const flyersTask = mutableObject({
  type: oneOf(['flyers']),
  seat,
  hex,
  /** Enemies there who have not answered yet, from the mover's left. */
  enemies: seats,
  stage: oneOf(['show', 'calls', 'stay']),
  /** The flyers shown now. */
  shown: flyers,
  /** How many of the group must still stay. */
  stay: count,
})
export type FlyersTask = Infer<typeof flyersTask>

/** Counters over the stack limit among those that came (KT-M4). */
export function overflowTaskOf<Counter>(counter: Schema<Counter>) {
  return mutableObject({
    type: oneOf(['overflow']),
    seat,
    hex,
    coming: mutableList(counter, { max: MOST_COUNTERS }),
    over: integer(0, MOST_COUNTERS),
  })
}
