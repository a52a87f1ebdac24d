/** The shapes of states and views. */
import { allGiven, flag, integer, list, object, oneOf, optional, type Schema } from '@crownlands/core/schema'
import { CREATURE_NAMES, THINGS } from '../content'
import { CALL_ANSWERS, ROLL_ANSWERS } from './actions'
import type { RulesVersion } from './rulings'
import {
  armyCounter,
  character,
  creature,
  gold,
  hex,
  income,
  item,
  MOST_COUNTERS,
  seat,
  terrain,
  thing,
  treasure,
  turn,
} from './shapes'
import { ENDINGS, optionsSchema, PHASES, type State } from './state'
import { seenCounter, seenTaskSchema, taskSchema } from './task-schemas'
import type { View } from './view/view'

const things = list(thing, { max: MOST_COUNTERS })
const creatures = list(creature, { max: MOST_COUNTERS })

const guards = optional(
  object({
    creatures,
    treasures: list(treasure, { max: 6 }),
    items: list(item, { max: 11 }),
    bribed: flag(),
  }),
)

function hexOf<Counter>(down: Schema<Counter>) {
  return object({
    terrain,
    owner: optional(seat),
    fort: integer(0, 4),
    got: optional(object({ turn, how: oneOf(['built', 'captured']) })),
    income: optional(income),
    armies: list(object({ seat, down: list(down, { max: MOST_COUNTERS }), up: creatures }), { max: 4 }),
    guards,
  })
}

function playerOf<Counter>(onRack: Schema<Counter>) {
  return object({
    gold,
    rack: list(onRack, { max: MOST_COUNTERS }),
    aside: things,
    goneUnseen: things,
    rolls: oneOf(ROLL_ANSWERS),
    calls: oneOf(CALL_ANSWERS),
    out: flag(),
  })
}

function balloonOf<Counter>(counter: Schema<Counter>) {
  return optional(object({ seat, hex, passengers: list(counter, { max: 3 }) }))
}

/** What everybody knows. */
const table = {
  options: allGiven(optionsSchema),
  turn,
  phase: oneOf(PHASES),
  order: list(seat, { min: 2, max: 4 }),
  deck: list(terrain, { max: 48 }),
  emptied: flag(),
  gone: things,
  pool: list(object({ shows: character, at: optional(object({ seat, hex })), fled: flag() }), { min: 11, max: 11 }),
  /** KT-N4: it may owe counters. */
  bank: list(integer(-40, 40), { min: 5, max: 5 }),
  cloud: optional(hex),
  seen: list(object({ seat, hex, creature, turn }), { max: MOST_COUNTERS }),
  stolen: list(object({ thief: seat, victim: seat, thing, turn }), { max: 1_000_000 }),
  result: optional(
    object({
      winners: list(seat, { max: 4 }),
      scores: list(integer(0, 1000), { min: 2, max: 4 }),
      ending: oneOf(ENDINGS),
    }),
  ),
}

const NOTHING = optional({ ...oneOf<never>([]), write: () => ({ not: {} }) })

/** A match of version 1 says nothing of it. The schema of one version takes no data of the other. */
function versioned(version: RulesVersion) {
  return { rules: version === 1 ? NOTHING : oneOf([version]), ...table }
}

/** The same data as `State`, which is mutable for the rules' sake: hence the cast. */
export function stateSchema(version: RulesVersion): Schema<State> {
  return object({
    ...versioned(version),
    hexes: list(hexOf(creature), { max: 37 }),
    cup: things,
    players: list(playerOf(thing), { min: 2, max: 4 }),
    balloon: balloonOf(armyCounter),
    tasks: list(taskSchema, { max: 20 }),
  }) as unknown as Schema<State>
}

const seenCreature = oneOf([...CREATURE_NAMES, 'hidden'] as const)
const seenThing = oneOf([...THINGS, 'hidden'] as const)

/** As above. */
export function viewSchema(version: RulesVersion): Schema<View> {
  return object({
    ...versioned(version),
    viewer: oneOf([0, 1, 2, 3, 'spectator'] as const),
    hexes: list(hexOf(seenCreature), { max: 37 }),
    players: list(playerOf(seenThing), { min: 2, max: 4 }),
    balloon: balloonOf(seenCounter),
    tasks: list(seenTaskSchema, { max: 20 }),
  }) as unknown as Schema<View>
}
