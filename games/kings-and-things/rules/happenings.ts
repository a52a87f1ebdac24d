/** What is told of a match of Kings & Things. What a viewer may not know is left out of it (KT-H): `things`, `counters` and the like. */
import { flag, type Infer, integer, list, named, object, oneOf, optional, variants } from '@crownlands/core/schema'
import { CALL_ANSWERS, ROLL_ANSWERS } from './actions'
import { diceReason } from './questions/task'
import {
  armyCounter,
  bribable,
  character,
  count,
  creature,
  dice,
  die,
  eventCounter,
  fighter,
  gold,
  hex,
  income,
  item,
  MOST_COUNTERS,
  part,
  seat,
  seats,
  side,
  terrain,
  thing,
  treasure,
  turn,
} from './shapes'
import { ending, phase } from './state'

type Fields = Parameters<typeof object>[0]

function event<const Type extends string, F extends Fields>(type: Type, fields: F) {
  return object({ type: oneOf([type]), reveals: optional(oneOf([true])), ...fields })
}

/** By what right. */
const clause = named(
  'clause',
  oneOf([
    'KT-B16',
    'KT-B17',
    'KT-M11',
    'KT-V11',
    'KT-V2',
    'KT-V4',
    'KT-V7',
    'KT-V8',
    'KT-X15',
    'KT-X3',
    'KT-X6',
    'KT-X9',
  ]),
)
export type Clause = Infer<typeof clause>
const things = named('things', list(thing, { max: MOST_COUNTERS }))
const counters = named('army-counters', list(armyCounter, { max: MOST_COUNTERS }))
const line = object({ what: oneOf(['hexes', 'forts', 'income', 'characters']), gold })
export type IncomeLine = Infer<typeof line>
const lines = named('income-lines', list(line, { max: 4 }))
const target = integer(8, 12)
const level = integer(0, 4)

const setUp = [
  event('order-rolled', { rolls: list(list(die, { max: 2 }), { min: 2, max: 4 }), first: optional(seat) }),
  event('start-picked', { seat, hex }),
  event('map-laid', { terrains: list(terrain, { min: 19, max: 37 }), order: seats }),
  event('hex-replaced', { seat, hex, terrain }),
  event('hex-claimed', { seat, hex }),
  event('tower-placed', { seat, hex }),
] as const

const turns = [
  event('turn-begun', { turn, order: seats }),
  event('phase-begun', { phase }),
  event('part-ended', { seat, phase }),
  /** `army`: how many army counters are on the board. Everybody can count them. */
  event('income', { seat, lines, gold, army: integer(0, 400) }),
  event('out', { seat }),
  event('game-ended', {
    winners: seats,
    scores: list(integer(0, 1000), { min: 2, max: 4 }),
    ending,
  }),
] as const

const characters = [
  event('standing', { seat, rolls: optional(oneOf(ROLL_ANSWERS)), calls: optional(oneOf(CALL_ANSWERS)) }),
  event('discharged', { seat, character, side: character }),
  event('tried', { seat, character, plus: integer(0, 10), target }),
  event('recruited', { seat, character, paid: gold }),
  event('not-recruited', { seat, character, missing: integer(1, 10) }),
  event('stationed', { seat, character, hex }),
  event('fled', { seat, character, shows: character }),
  event('turned-over', { seat, character, side: character }),
] as const

const recruits = [
  event('drew', { seat, count, things: optional(things) }),
  event('recruits', { seat, free: count, paid: integer(0, 5), traded: things }),
  event('not-traded', { seat, things }),
  event('exchanged', { seat, count, things: optional(things) }),
  event('laid-aside', { seat, thing: optional(thing) }),
  event('placed', { seat, hex, thing: optional(thing) }),
  event('treasure', { seat, treasure, gold }),
  event('income-removed', { seat, hex, income }),
  event('discarded', { seat, thing: optional(thing) }),
  event('cup-emptied', {}),
] as const

const questions = [
  event('rolled', { reason: diceReason, dice, seat: optional(seat) }),
  event('charmed', { by: side, die: count, was: die, now: die }),
  event('item-played', { by: side, item, hex: optional(hex), on: optional(creature) }),
  event('dispelled', { by: side, item }),
  event('fanned', { by: seat, hex: optional(hex) }),
  event('cloud', { hex: optional(hex) }),
  event('passed', { seat }),
  event('called', { by: seat, seat, creature, bluff: flag() }),
  event('shown', { seat, hex, counter: armyCounter }),
] as const

const randomEvents = [
  event('event-played', { seat, event: eventCounter }),
  event('named', {
    seat,
    hex: optional(hex),
    player: optional(seat),
    character: optional(character),
    terrain: optional(terrain),
    /** KT-P2: by whose power. */
    power: optional(oneOf(['thief', 'assassin'])),
  }),
  event('defected', { seat, character, from: optional(seat) }),
  event('spared', { seat, by: oneOf(['elixir', 'die']) }),
  event('lost', { seat, hex, count, counters: optional(counters) }),
  event('fort-changed', { hex, level, clause }),
  event('income-lost', { hex, income, clause }),
  event('terrain-changed', { hex, from: terrain, to: terrain }),
  event('gold-gained', { seat, gold, clause, lines: optional(lines) }),
] as const

const movement = [
  /** `open`: those of them that lie face up. */
  event('moved', { seat, from: hex, to: hex, count, open: counters, counters: optional(counters) }),
  event('picked', { seat, hex, count, counters: optional(counters) }),
  event('put-down', { seat, hex, count, counters: optional(counters) }),
  event('held', { seat, hex, counter: armyCounter }),
  event('flew', { seat, from: hex, to: hex, count, counters: optional(counters) }),
  event('balloon-gone', { seat, hex }),
  event('pin-asked', { seat, other: seat, hex }),
] as const

const exploration = [
  event('resolving', { seat, hex }),
  event('explored', { seat, hex, die, drawn: list(thing, { max: 5 }) }),
  event('kept', { seat, hex, income }),
  event('bribed', { seat, hex, what: bribable, gold }),
  event('hex-taken', { seat, hex, from: optional(seat), clause }),
  event('loot', { seat, hex, things }),
] as const

/** KT-B8: one die of a step. */
const shot = object({ side, what: fighter, needs: integer(1, 7), die, hit: flag() })
export type Shot = Infer<typeof shot>

const battle = [
  event('battle-begun', {
    hex,
    forces: list(object({ side, counters: list(fighter, { max: MOST_COUNTERS }) }), { min: 2, max: 4 }),
  }),
  event('round-begun', { hex, round: integer(1) }),
  event('targets', { hex, targets: list(object({ side, target: side }), { max: 4 }) }),
  event('target-named', { seat }),
  event('marksman', { seat, aims: flag() }),
  event('step-rolled', {
    hex,
    step: oneOf(['magic', 'ranged', 'melee']),
    shots: list(shot, { max: MOST_COUNTERS }),
  }),
  event('hit', { side, what: part, nth: optional(count), left: integer(0, 6) }),
  event('saved', { side, what: armyCounter, nth: optional(count), die }),
  event('soaked', { side }),
  event('turncoat', { seat, from: side, creature }),
  event('retreated', { seat, from: hex, to: hex, count }),
  event('stayed', { side }),
  event('battle-ended', { hex, winner: optional(side) }),
  event('damage', {
    hex,
    checks: list(object({ what: oneOf(['fort', 'income']), die, harmed: flag() }), { min: 1, max: 2 }),
  }),
] as const

const contest = list(die, { min: 2, max: 2 })

const powers = [
  event('built', { seat, hex, level: integer(1, 4) }),
  event('contest', { seat, other: seat, own: contest, others: contest }),
  event('stole', { seat, other: seat, gold: optional(gold), thing: optional(thing) }),
  event('assassinated', { seat, other: seat, hex, counter: optional(armyCounter) }),
] as const

export const eventSchema = variants(
  ...setUp,
  ...turns,
  ...characters,
  ...recruits,
  ...questions,
  ...randomEvents,
  ...movement,
  ...exploration,
  ...battle,
  ...powers,
)
export type Event = Infer<typeof eventSchema>
