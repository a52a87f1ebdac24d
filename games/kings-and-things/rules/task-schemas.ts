/** The shapes of tasks, as they are and as a viewer sees them. */
import { flag, integer, list, object, oneOf, optional, type Schema, variants } from '@crownlands/core/schema'
import {
  ARMY_COUNTERS,
  armyCounter,
  character,
  count,
  creature,
  dice,
  eventCounter,
  fighter,
  hex,
  income,
  item,
  MOST_COUNTERS,
  seat,
  seats,
  side,
} from './shapes'
import type { Answer } from './tasks'

const answer: Schema<Answer | undefined> = optional(
  variants(
    object({ type: oneOf(['none']) }),
    object({ type: oneOf(['dispelled']), by: side, force: optional(side) }),
    object({ type: oneOf(['fanned']), by: seat, hex: oneOf([...Array(37).keys(), 'off'] as (number | 'off')[]) }),
  ),
) as Schema<Answer | undefined>

const rolls = { dice: optional(dice) }
const answered = { answer }
const ownPart = { ...answered, fan: optional(oneOf([...Array(37).keys(), 'off'] as (number | 'off')[])) }
const yes = optional(oneOf([true]))
const poolIndex = integer(0, 10)
const hexes = list(hex, { max: 37 })
const points = integer(0, 4)
const forceIndex = integer(0, 3)
const losses = integer(0, 20)
const flyer = object({ hex, seat, counter: armyCounter })
const flyers = list(flyer, { max: MOST_COUNTERS })

const setupTask = object({
  type: oneOf(['setup']),
  stage: oneOf(['start', 'sea', 'second', 'third', 'tower', 'place', 'exchange', 'place-again']),
  next: integer(0, 4),
  starts: list(object({ seat, hex }), { max: 4 }),
  seas: integer(0, 8),
  replaced: optional(list(hex, { max: 8 })),
  drew: seats,
})

const turnTask = object({ type: oneOf(['turn']), next: integer(0, 5) })

const charactersTask = object({
  ...ownPart,
  ...rolls,
  type: oneOf(['characters']),
  seat,
  stage: oneOf(['open', 'rolled', 'pay', 'over']),
  rollsChanged: flag(),
  callsChanged: flag(),
  attempt: optional(object({ character, plus: integer(0, 10) })),
  missing: optional(integer(0, 10)),
})

const stationTask = object({ type: oneOf(['station']), seat, counter: poolIndex })
const turnOverTask = object({ type: oneOf(['turn-over']), seat, counter: poolIndex })
const thingsTask = object({ ...ownPart, type: oneOf(['things']), seat, stage: oneOf(['announce', 'place']) })
const placeOnTask = object({ ...ownPart, type: oneOf(['place-on']), seat, hex: optional(hex) })

const eventsTask = object({
  ...ownPart,
  ...rolls,
  type: oneOf(['events']),
  seat,
  stage: oneOf([
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
  ]),
  event: optional(eventCounter),
  source: optional(object({ counter: armyCounter, hex })),
  hex: optional(hex),
  counter: optional(poolIndex),
  player: optional(seat),
  missed: optional(hexes),
  due: optional(list(object({ seat, hex, losses }), { max: 37 })),
  losses: optional(losses),
  spared: optional(seats),
})

const lossesTask = object({ type: oneOf(['losses']), seat, hex, left: losses, kind: oneOf(['plague', 'pox']) })

const pinTask = object({ type: oneOf(['pin']), seat, hex, asker: seat })

const flyersTask = object({
  type: oneOf(['flyers']),
  seat,
  hex,
  enemies: seats,
  stage: oneOf(['show', 'calls', 'stay']),
  shown: flyers,
  stay: count,
})

const combatTask = object({ ...ownPart, type: oneOf(['combat']), next: integer(0, 3), seat: optional(seat) })

const exploreTask = object({
  ...ownPart,
  ...rolls,
  type: oneOf(['explore']),
  seat,
  hex,
  stage: oneOf(['roll', 'rolled', 'keep', 'bribe']),
  keep: optional(list(income, { min: 2, max: 5 })),
})

const aftermathTask = object({
  ...rolls,
  type: oneOf(['aftermath']),
  hex,
  capturer: optional(seat),
  clause: oneOf(['KT-X3', 'KT-X6', 'KT-X9', 'KT-X15', 'KT-B16']),
  stage: oneOf(['hands', 'damage', 'rolled', 'loot', 'out']),
  damage: flag(),
  involved: seats,
})

const by = oneOf([1, -1])
const dieIndex = integer(0, MOST_COUNTERS)

/** What dice are thrown for. */
export const reason = oneOf([
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
])

const diceTask = object({
  ...answered,
  type: oneOf(['dice']),
  reason,
  dice,
  swings: list(object({ die: dieIndex, by }), { max: 2 * MOST_COUNTERS }),
  waiting: seats,
  neutral: optional(seat),
  charm: optional(object({ die: dieIndex, by, user: side })),
})

const answerTask = object({
  ...answered,
  type: oneOf(['answer']),
  item: oneOf([
    'balloon',
    'bow',
    'dust_of_defence',
    'elixir',
    'fan',
    'firewall',
    'golem',
    'lucky_charm',
    'sword',
    'talisman',
    'weather_control',
  ]),
  by: side,
  hex: optional(hex),
  forces: optional(list(side, { max: 4 })),
  dispelOnly: flag(),
  waiting: seats,
  neutral: optional(seat),
  given: answer,
})

const elixirTask = object({ ...answered, type: oneOf(['elixir']), waiting: seats, pending: optional(seat) })

const callsTask = object({
  type: oneOf(['calls']),
  hex,
  where: oneOf(['battle', 'hex']),
  waiting: seats,
  called: list(object({ by: seat, seat, creature }), { max: MOST_COUNTERS }),
})

const buildTask = object({ ...ownPart, type: oneOf(['build']), seat, built: hexes })

/** Those that hold nothing hidden. */
const OPEN_TASKS = [
  setupTask,
  turnTask,
  charactersTask,
  stationTask,
  turnOverTask,
  thingsTask,
  placeOnTask,
  eventsTask,
  lossesTask,
  pinTask,
  flyersTask,
  combatTask,
  exploreTask,
  aftermathTask,
  diceTask,
  answerTask,
  elixirTask,
  callsTask,
  buildTask,
] as const

function moveTaskOf<Counter>(counter: Schema<Counter>) {
  return object({
    ...ownPart,
    type: oneOf(['move']),
    seat,
    pinned: optional(list(object({ hex, by: seats, asked: seats }), { max: 37 })),
    group: list(
      object({ counter, points, along: yes, led: yes, up: yes, free: yes, flies: yes, walks: yes, low: yes }),
      {
        max: MOST_COUNTERS,
      },
    ),
    at: optional(hex),
    finished: list(object({ hex, counters: list(counter, { max: MOST_COUNTERS }) }), { max: 37 }),
    held: flyers,
    balloon: optional(object({ from: hex, to: hex, sea: optional(hex) })),
  })
}

function overflowTaskOf<Counter>(counter: Schema<Counter>) {
  return object({
    type: oneOf(['overflow']),
    seat,
    hex,
    coming: list(counter, { max: MOST_COUNTERS }),
    over: integer(0, MOST_COUNTERS),
  })
}

function powersTaskOf<Counter>(counter: Schema<Counter>) {
  return object({
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
    named: optional(counter),
    reply: optional(counter),
  })
}

function battleTaskOf<Target>(target: Schema<Target>) {
  return object({
    ...rolls,
    ...answered,
    type: oneOf(['battle']),
    hex,
    kind: oneOf(['land', 'exploration', 'rivals']),
    plays: optional(seat),
    forces: list(
      object({
        side,
        fighters: list(
          object({
            what: fighter,
            value: integer(0, 6),
            fought: flag(),
            saved: flag(),
            bears: optional(oneOf(['bow', 'sword'])),
            passenger: flag(),
          }),
          { max: MOST_COUNTERS },
        ),
        items: list(item, { max: 3 }),
        dispelled: flag(),
        target: optional(target),
        goesOn: flag(),
        chosen: list(oneOf(['bow', 'sword', 'aim']), { max: 3 }),
        aims: flag(),
        soaked: flag(),
        hits: count,
        gone: flag(),
      }),
      { min: 2, max: 4 },
    ),
    stage: oneOf([
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
    round: integer(0, 1_000_000),
    step: oneOf(['magic', 'ranged', 'melee']),
    at: integer(0, 4),
    fought: flag(),
    turned: flag(),
    first: flag(),
    asked: flag(),
    played: optional(object({ item, by: forceIndex, on: optional(creature) })),
    shots: list(object({ force: forceIndex, what: fighter, needs: integer(1, 7), aimed: flag() }), {
      max: MOST_COUNTERS,
    }),
    aimed: list(object({ by: forceIndex, on: forceIndex }), { max: 4 }),
    saving: optional(
      object({
        force: forceIndex,
        what: armyCounter,
        fighter: optional(integer(0, MOST_COUNTERS)),
        by: oneOf(['parry', 'talisman']),
        after: oneOf(['aimed', 'hits']),
      }),
    ),
  })
}

export const taskSchema = variants(
  ...OPEN_TASKS,
  moveTaskOf(armyCounter),
  overflowTaskOf(armyCounter),
  powersTaskOf(armyCounter),
  battleTaskOf(side),
)

/** What others may not know is told as `hidden`. */
export const seenCounter = oneOf([...ARMY_COUNTERS, 'hidden'] as const)
const seenTarget = oneOf([0, 1, 2, 3, 'neutral', 'hidden'] as const)

export const seenTaskSchema = variants(
  ...OPEN_TASKS,
  moveTaskOf(seenCounter),
  overflowTaskOf(seenCounter),
  powersTaskOf(seenCounter),
  battleTaskOf(seenTarget),
)
