/**
 * What is being carried out, as a stack of plain data: the last task is the one that is asked about. Pushing one interrupts
 * what is below it; when it is popped, that goes on where it stood. What each task does is in the file of its rules.
 */
import {
  anyOf,
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
  variants,
} from '@crownlands/core/schema'
import { ITEMS, type Item } from '../content'
import { battleTaskOf } from './battle/task'
import {
  armyCounter,
  character,
  count,
  creature,
  eventCounter,
  HEXES,
  hex,
  income,
  MOST_COUNTERS,
  seat,
  side,
} from './shapes'
import { answered, answerGiven, dice, ownPart, rolls, seats, yes } from './task-parts'

export type { BattleStage, BattleStep, Extra, Fighter } from './battle/task'
export type { Answer, Side } from './task-parts'

const hexes = mutableList(hex, { max: HEXES.length })
const poolIndex = integer(0, 10)
const losses = integer(0, 20)

// Set-up and turns (setup.ts, turn.ts) ---------------------------------------------------------------

const setupStage = oneOf(['start', 'sea', 'second', 'third', 'tower', 'place', 'exchange', 'place-again'])
export type SetupStage = Infer<typeof setupStage>

const setupTask = mutableObject({
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

/** Always at the bottom once the game has begun: hands out the parts of each phase. */
const turnTask = mutableObject({ type: oneOf(['turn']), next: integer(0, 5) })
export type TurnTask = Infer<typeof turnTask>

// Parts of phases (one file each) --------------------------------------------------------------------

const charactersTask = mutableObject({
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
const stationTask = mutableObject({ type: oneOf(['station']), seat, counter: poolIndex })
export type StationTask = Infer<typeof stationTask>

/** KT-R7: which side a character that fled shows. */
const turnOverTask = mutableObject({ type: oneOf(['turn-over']), seat, counter: poolIndex })
export type TurnOverTask = Infer<typeof turnOverTask>

const thingsTask = mutableObject({ ...ownPart, type: oneOf(['things']), seat, stage: oneOf(['announce', 'place']) })
export type ThingsTask = Infer<typeof thingsTask>

/** KT-B19, KT-V4, KT-T7: rack counters may be placed on this hex, and there may be too many. Without a hex: only too many. */
const placeOnTask = mutableObject({ ...ownPart, type: oneOf(['place-on']), seat, hex: optional(hex) })
export type PlaceOnTask = Infer<typeof placeOnTask>

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

const eventsTask = mutableObject({
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
  counter: optional(poolIndex),
  player: optional(seat),
  /** KT-V10: hexes that were named before. */
  missed: optional(hexes),
  /** KT-V5: losses as they were when it was played; KT-V9: how many. */
  due: optional(mutableList(due, { max: HEXES.length })),
  losses: optional(losses),
  /** KT-I6: who was saved by an Elixir. */
  spared: optional(seats),
})
export type EventsTask = Infer<typeof eventsTask>

/** KT-V2: losses in a hex, picked by its owner one at a time. */
const lossesTask = mutableObject({
  type: oneOf(['losses']),
  seat,
  hex,
  left: losses,
  /** KT-V5: buildings at any time, but none need go. KT-V9, KT-V10: buildings once army counters are gone, and then they must. */
  kind: oneOf(['plague', 'pox']),
})
export type LossesTask = Infer<typeof lossesTask>

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

function moveTaskOf<Counter>(counter: Schema<Counter>) {
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
const pinTask = mutableObject({ type: oneOf(['pin']), seat, hex, asker: seat })
export type PinTask = Infer<typeof pinTask>

/** KT-M9: enemies may show flyers against those that want to go on, then calls, then as many stay. */
const flyersTask = mutableObject({
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

/** KT-B2: whose go it is to resolve a battle or an exploration. */
const combatTask = mutableObject({
  ...ownPart,
  type: oneOf(['combat']),
  /** Whose go it is in the player order, once that is found out. */
  next: integer(0, 3),
  seat: optional(seat),
})
export type CombatTask = Infer<typeof combatTask>

/** KT-X */
const exploreTask = mutableObject({
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

/** Counters over the stack limit among those that came (KT-M4). */
function overflowTaskOf<Counter>(counter: Schema<Counter>) {
  return mutableObject({
    type: oneOf(['overflow']),
    seat,
    hex,
    coming: mutableList(counter, { max: MOST_COUNTERS }),
    over: integer(0, MOST_COUNTERS),
  })
}

/** KT-B17 to KT-B25: what follows a battle or an exploration. */
const aftermathTask = mutableObject({
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

// Questions (dice.ts, answers.ts, calls.ts) ----------------------------------------------------------

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
    'firewall',
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

const diceTask = mutableObject({
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

const answerable: Schema<Item | 'weather_control'> = oneOf([
  ...ITEMS.filter((one) => one !== 'dispel_magic'),
  'weather_control',
])

const answerTask = mutableObject({
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
const elixirTask = mutableObject({ ...answered, type: oneOf(['elixir']), waiting: seats, pending: optional(seat) })
export type ElixirTask = Infer<typeof elixirTask>

/** KT-U7 */
const callsTask = mutableObject({
  type: oneOf(['calls']),
  hex,
  where: oneOf(['battle', 'hex']),
  waiting: seats,
  /** Calls made so far: nobody calls the same twice. */
  called: mutableList(object({ by: seat, seat, creature }), { max: MOST_COUNTERS }),
})
export type CallsTask = Infer<typeof callsTask>

// Special powers (powers.ts) -------------------------------------------------------------------------

function powersTaskOf<Counter>(counter: Schema<Counter>) {
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
const buildTask = mutableObject({ ...ownPart, type: oneOf(['build']), seat, built: hexes })
export type BuildTask = Infer<typeof buildTask>

/** Those that hold nothing hidden. */
const OPEN_TASKS = [
  named('setup-task', setupTask),
  named('turn-task', turnTask),
  named('characters-task', charactersTask),
  named('station-task', stationTask),
  named('turn-over-task', turnOverTask),
  named('things-task', thingsTask),
  named('place-on-task', placeOnTask),
  named('events-task', eventsTask),
  named('losses-task', lossesTask),
  named('pin-task', pinTask),
  named('flyers-task', flyersTask),
  named('combat-task', combatTask),
  named('explore-task', exploreTask),
  named('aftermath-task', aftermathTask),
  named('dice-task', diceTask),
  named('answer-task', answerTask),
  named('elixir-task', elixirTask),
  named('calls-task', callsTask),
  named('build-task', buildTask),
] as const

export const taskSchema = variants(
  ...OPEN_TASKS,
  moveTaskOf(armyCounter),
  overflowTaskOf(armyCounter),
  powersTaskOf(armyCounter),
  battleTaskOf(side),
)
export type Task = Infer<typeof taskSchema>
export type TaskType = Task['type']
export type TaskOf<Type extends TaskType> = Extract<Task, { readonly type: Type }>

export type MoveTask = TaskOf<'move'>
export type Mover = MoveTask['group'][number]
export type OverflowTask = TaskOf<'overflow'>
export type PowersTask = TaskOf<'powers'>
export type BattleTask = TaskOf<'battle'>
export type Force = BattleTask['forces'][number]

/** What others may not know is told as `hidden`. */
export const seenCounter = named('seen-counter', anyOf(armyCounter, oneOf(['hidden'])))
const seenTarget = anyOf(side, oneOf(['hidden']))

export const seenTaskSchema = variants(
  ...OPEN_TASKS,
  moveTaskOf(seenCounter),
  overflowTaskOf(seenCounter),
  powersTaskOf(seenCounter),
  battleTaskOf(seenTarget),
)
