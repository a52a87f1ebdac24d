/** The data of a match of Kings & Things. Lists of counters are kept in order, so that equal positions are equal data. */
import type { Viewer } from '@crownlands/core/game'
import {
  allGiven,
  anyOf,
  flag,
  type Infer,
  integer,
  list,
  maybe,
  mutableList,
  mutableObject,
  named,
  object,
  oneOf,
  type Schema,
  withDefault,
} from '@crownlands/core/schema'
import { EDITIONS } from '../content'
import { CALL_ANSWERS, ROLL_ANSWERS } from './actions'
import {
  armyCounter,
  character,
  creature,
  gold,
  HEXES,
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
import { seenCounter, seenTaskSchema, taskSchema } from './tasks'

/** Of the rules: `rulings.ts` says in what they differ. */
export type RulesVersion = 1 | 2

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
export const phase = named('phase', oneOf(PHASES))
export type Phase = Infer<typeof phase>

export const ENDINGS = [
  'citadel-held',
  'citadel-captured-and-held',
  'two-citadels',
  'last-player',
  'turn-limit',
] as const
export const ending = named('ending', oneOf(ENDINGS))
export type Ending = Infer<typeof ending>

const creatures = named('creatures', mutableList(creature, { max: MOST_COUNTERS }))
const things = named('things', mutableList(thing, { max: MOST_COUNTERS }))

/** KT-X12: neutral defenders that stayed. Their income counter is the hex's. */
const guards = named(
  'guards',
  mutableObject({
    creatures,
    treasures: mutableList(treasure, { max: 6 }),
    items: mutableList(item, { max: 11 }),
    /** KT-X7: the city or village was bribed and takes no part. */
    bribed: flag(),
  }),
)
export type Guards = Infer<typeof guards>

/** The creatures of one player in a hex. Characters are in the pool. */
function armyOf<Counter>(counter: Schema<Counter>) {
  return mutableObject({
    seat,
    down: mutableList(counter, { max: MOST_COUNTERS }),
    /** Face up for a while (KT-V3, KT-M8, KT-M9). In a battle its forces are. */
    up: creatures,
  })
}

/** KT-W2: when and how its owner got the citadel. */
const got = named('got', object({ turn, how: oneOf(['built', 'captured']) }))

function hexOf<Counter>(down: Schema<Counter>) {
  return mutableObject({
    terrain,
    owner: maybe(seat),
    /** 0: none, 1 to 4: tower to citadel. */
    fort: integer(0, 4),
    got: maybe(got),
    income: maybe(income),
    armies: mutableList(armyOf(down), { max: 4 }),
    guards: maybe(guards),
  })
}

function playerOf<Counter>(onRack: Schema<Counter>) {
  return mutableObject({
    gold,
    rack: mutableList(onRack, { max: MOST_COUNTERS }),
    /** KT-T13, KT-S11: laid aside, in the order of laying. */
    aside: things,
    /** KT-T9: left the game unseen by others. */
    goneUnseen: things,
    rolls: oneOf(ROLL_ANSWERS),
    calls: oneOf(CALL_ANSWERS),
    /** KT-W7 */
    out: flag(),
  })
}

/** KT-I2: the passengers are in the army of the hex too. */
function balloonOf<Counter>(counter: Schema<Counter>) {
  return mutableObject({ seat, hex, passengers: mutableList(counter, { max: 3 }) })
}

/** A character counter of the eleven: on the board with a player, or in the pool. */
const counter = named(
  'character-counter',
  mutableObject({
    shows: character,
    at: maybe(object({ seat, hex })),
    /** KT-R7: not to be had before the next character phase. */
    fled: flag(),
  }),
)
export type Counter = Infer<typeof counter>

/** KT-H8: what lay face up once. */
const sighting = named('sighting', object({ seat, hex, creature, turn }))

/** KT-H7: known to thief and victim. */
const theft = named('theft', object({ thief: seat, victim: seat, thing, turn }))

const result = named(
  'result',
  object({
    winners: list(seat, { max: 4 }),
    scores: list(integer(0, 1000), { min: 2, max: 4 }),
    ending,
  }),
)

/** A match of version 1 says nothing of it. The schema of one version takes no data of the other. */
function rulesOf(version: RulesVersion): Schema<2 | undefined> {
  return version === 1 ? maybe({ ...oneOf<never>([]), write: () => ({ not: {} }) }) : oneOf([version])
}

/** What everybody knows. */
function tableOf(version: RulesVersion) {
  return {
    /** The version of the rules (rulings.ts); none: the first. */
    rules: rulesOf(version),
    options: named('options', allGiven(optionsSchema)),
    /** Counted from 1; 0 during set-up. */
    turn,
    phase,
    /** KT-O2: first player first. */
    order: mutableList(seat, { min: 2, max: 4 }),
    /** KT-S13: unused hexes, in no order that matters: a draw takes any. */
    deck: mutableList(terrain, { max: 48 }),
    /** KT-T9 */
    emptied: flag(),
    /** Left the game in sight of all. */
    gone: things,
    pool: mutableList(counter, { min: 11, max: 11 }),
    /** KT-N4: by level; below 0 it owes counters. */
    bank: mutableList(integer(-40, 40), { min: 5, max: 5 }),
    cloud: maybe(hex),
    seen: mutableList(sighting, { max: MOST_COUNTERS }),
    stolen: mutableList(theft, { max: 1_000_000 }),
    result: maybe(result),
  }
}

export function stateSchema(version: RulesVersion) {
  return mutableObject({
    ...tableOf(version),
    /** By spiral index; none before the starts are picked (KT-S6). */
    hexes: mutableList(hexOf(creature), { max: HEXES.length }),
    /** KT-H3: never leaves the match. */
    cup: things,
    players: mutableList(playerOf(thing), { min: 2, max: 4 }),
    balloon: maybe(balloonOf(armyCounter)),
    /** The last one is asked. */
    tasks: mutableList(taskSchema, { max: 20 }),
  })
}
export type State = Infer<ReturnType<typeof stateSchema>>
export type Player = State['players'][number]
export type Hex = State['hexes'][number]
export type Army = Hex['armies'][number]

const seenCreature = named('seen-creature', anyOf(creature, oneOf(['hidden'])))
const seenThing = named('seen-thing', anyOf(thing, oneOf(['hidden'])))

/** What a viewer may know of it (KT-H): kinds that are hidden are told as `hidden`, and nothing of the cup. */
export function viewSchema(version: RulesVersion) {
  return mutableObject({
    ...tableOf(version),
    viewer: oneOf<Viewer>([0, 1, 2, 3, 'spectator']),
    hexes: mutableList(hexOf(seenCreature), { max: HEXES.length }),
    /** The rack of another player is as many hidden counters, those laid aside among them. */
    players: mutableList(playerOf(seenThing), { min: 2, max: 4 }),
    balloon: maybe(balloonOf(seenCounter)),
    tasks: mutableList(seenTaskSchema, { max: 20 }),
  })
}
