/** What the tasks of combat hold. That of a battle has what a player may not know of others as a parameter. */
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
import { BORNE_ITEMS, WARD_ITEMS } from '../../content'
import {
  armyCounter,
  borneItem,
  count,
  creature,
  type EXTRAS,
  fighter as fighterName,
  hex,
  item,
  MOST_COUNTERS,
  seat,
  side,
} from '../shapes'
import { answered, ownPart, rolls, seats } from '../task-parts'

/** Buildings and magic that fight beside army counters. */
export type Extra = (typeof EXTRAS)[number]

const fighter = named(
  'fighter-in-battle',
  mutableObject({
    what: fighterName,
    /** Printed; of a fort, building or Firewall what is left of it. */
    value: integer(0, 6),
    /** KT-B27: has rolled in this round. */
    fought: flag(),
    /** KT-K8, KT-I12: has been saved in this step. */
    saved: flag(),
    /** KT-I3, KT-I11 */
    bears: optional(borneItem),
    /** KT-I2 */
    passenger: flag(),
  }),
)
export type Fighter = Infer<typeof fighter>

function forceOf<Target>(target: Schema<Target>) {
  return mutableObject({
    side,
    fighters: mutableList(fighter, { max: MOST_COUNTERS }),
    /** Items in use that are no fighters: the Talisman, and a Bow or Sword while nobody bears it. */
    items: mutableList(item, { max: 3 }),
    /** KT-I4: its magic fights in the melee step. */
    dispelled: flag(),
    /** KT-B21: sealed until all have named. */
    target: optional(target),
    /** KT-B26: not asked again before the retreat. */
    goesOn: flag(),
    /** KT-K6 */
    aims: flag(),
    /** KT-B26: what was laid, moved or chosen in this round, each once. */
    chosen: mutableList(oneOf([...BORNE_ITEMS, 'aim']), { max: 3 }),
    /** KT-I9: has soaked a ranged hit in this step. */
    soaked: flag(),
    /** Hits still to be put on counters. */
    hits: count,
    /** It has retreated or given up: nobody of it comes back. */
    gone: flag(),
  })
}

const battleStep = named('battle-step', oneOf(['magic', 'ranged', 'melee']))
export type BattleStep = Infer<typeof battleStep>

const battleStage = named(
  'battle-stage',
  oneOf([
    'turn-up',
    'before',
    'dust',
    'warlord',
    'bombard',
    'round',
    'targets',
    'items',
    'roll',
    'rolled',
    'aimed',
    'hits',
    'save',
    'next',
    'retreat',
    'end',
  ]),
)
export type BattleStage = Infer<typeof battleStage>

const forceIndex = integer(0, 3)

/** The item that was just played, while it is answered. */
const played = named('played', object({ item, by: forceIndex, on: optional(creature) }))

/** A die of a step: who throws it, and at or below what it hits. */
const shot = named('shot', object({ force: forceIndex, what: fighterName, needs: integer(1, 7), aimed: flag() }))

/** A saving die that is thrown (KT-K8, KT-I12). */
const saving = named(
  'saving',
  object({
    force: forceIndex,
    what: armyCounter,
    /** Its place in the force; not told in version 1. */
    fighter: optional(integer(0, MOST_COUNTERS)),
    by: oneOf(['parry', ...WARD_ITEMS]),
    after: oneOf(['aimed', 'hits']),
  }),
)

export function battleTaskOf<Target>(target: Schema<Target>) {
  return mutableObject({
    ...rolls,
    ...answered,
    type: oneOf(['battle']),
    hex,
    /** `land`: its owner defends; `rivals`: nobody defends land (KT-B24). */
    kind: oneOf(['land', 'exploration', 'rivals']),
    /** KT-X11: who plays neutral defenders. */
    plays: optional(seat),
    /** In the order of KT-B23: attackers first, the defender last. */
    forces: mutableList(forceOf(target), { min: 2, max: 4 }),
    stage: battleStage,
    round: integer(0, 1_000_000),
    step: battleStep,
    /** Which force is asked or hit, by its place; in `before` the defender comes first. */
    at: integer(0, 4),
    /** KT-B17: a round began or a hit fell. */
    fought: flag(),
    /** KT-K11: somebody was turned, so that bluffs may be called again. */
    turned: flag(),
    /** KT-B26: at the start of a round Bow, Sword and the Marksman's choice are open too. */
    first: flag(),
    /** Whether sides were asked for items since the last dice. */
    asked: flag(),
    played: optional(played),
    /** The dice of a step. */
    shots: mutableList(shot, { max: MOST_COUNTERS }),
    /** KT-K6: aimed hits that are still to be put on counters. */
    aimed: mutableList(object({ by: forceIndex, on: forceIndex }), { max: 4 }),
    saving: optional(saving),
  })
}

/** KT-B2: whose go it is to resolve a battle or an exploration. */
export const combatTask = mutableObject({
  ...ownPart,
  type: oneOf(['combat']),
  /** Whose go it is in the player order, once that is found out. */
  next: integer(0, 3),
  seat: optional(seat),
})
export type CombatTask = Infer<typeof combatTask>

/** KT-B17 to KT-B25: what follows a battle or an exploration. */
export const aftermathTask = mutableObject({
  ...rolls,
  type: oneOf(['aftermath']),
  hex,
  /** Who takes the hex, if anybody does, and by what right. */
  capturer: optional(seat),
  clause: oneOf(['KT-X3', 'KT-X6', 'KT-X9', 'KT-X15', 'KT-B16']),
  stage: oneOf(['hands', 'damage', 'rolled', 'loot', 'out']),
  damage: flag(),
  /** KT-O8: who was in it. */
  involved: seats,
})
export type AftermathTask = Infer<typeof aftermathTask>
