/** What the task of the set-up holds. */
import { type Infer, integer, mutableList, mutableObject, object, oneOf, optional } from '@crownlands/core/schema'
import { hex, seat } from '../shapes'
import { seats } from '../task-parts'

const setupStage = oneOf(['start', 'sea', 'second', 'third', 'tower', 'place', 'exchange', 'place-again'])
export type SetupStage = Infer<typeof setupStage>

export const setupTask = mutableObject({
  type: oneOf(['setup']),
  stage: setupStage,
  /** Whose turn it is in the player order. */
  next: integer(0, 4),
  /** The starts picked so far, as they were picked. */
  starts: mutableList(object({ seat, hex }), { max: 4 }),
  /** KT-S7: seas taken off the board. */
  seas: integer(0, 8),
  /** KT-S7: hexes that were drawn in place of a sea; not told in version 1. */
  replaced: optional(mutableList(hex, { max: 8 })),
  /** KT-S11: who drew in the exchange. */
  drew: seats,
})
export type SetupTask = Infer<typeof setupTask>
