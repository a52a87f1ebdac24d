/** What the tasks of random events hold while they are open. */
import { type Infer, integer, mutableList, mutableObject, object, oneOf, optional } from '@crownlands/core/schema'
import { armyCounter, eventCounter, HEXES, hex, seat } from '../shapes'
import { ownPart, rolls, seats } from '../task-parts'

const losses = integer(0, 20)

/** `source` to `terrain`: the player names; `victim`: another does; the rest goes on by itself. */
const eventStage = oneOf([
  'open',
  'source',
  'called',
  'name',
  'terrain',
  'rolled',
  'struck',
  'answered',
  'elixir',
  'victim',
  'fleeing',
  'losing',
  'end',
  'after',
])
export type EventStage = Infer<typeof eventStage>

const due = object({ seat, hex, losses })
export type Due = Infer<typeof due>

export const eventsTask = mutableObject({
  ...ownPart,
  ...rolls,
  type: oneOf(['events']),
  seat,
  stage: eventStage,
  event: optional(eventCounter),
  /** KT-V3: the magic counter that was shown, and where. */
  source: optional(object({ counter: armyCounter, hex })),
  /** What was named: a hex, a character counter; the player who was, or who chooses as a victim. */
  hex: optional(hex),
  counter: optional(integer(0, 10)),
  player: optional(seat),
  /** KT-V10: hexes that were named before. */
  missed: optional(mutableList(hex, { max: HEXES.length })),
  /** KT-V5: losses as they were when it was played; KT-V9: how many. */
  due: optional(mutableList(due, { max: HEXES.length })),
  losses: optional(losses),
  /** KT-I6: who was saved by an Elixir. */
  spared: optional(seats),
})
export type EventsTask = Infer<typeof eventsTask>

/** KT-V2: losses in a hex, picked by its owner one at a time. */
export const lossesTask = mutableObject({
  type: oneOf(['losses']),
  seat,
  hex,
  left: losses,
  /** KT-V5: buildings at any time, but none need go. KT-V9, KT-V10: buildings once army counters are gone, and then they must. */
  kind: oneOf(['plague', 'pox']),
})
export type LossesTask = Infer<typeof lossesTask>
