/**
 * What players can do in Kings & Things: small actions, each of one kind of counter, hex or player. Each says what it holds,
 * then how that is written and typed.
 */
import { type Infer, integer, object, oneOf, optional, variants } from '@crownlands/core/schema'
import { BORNE_ITEMS, CHARACTER_NAMES, CREATURE_NAMES, EVENTS, ITEMS, TERRAINS, THINGS } from '../content'
import { byNeutral, either, type Field, force, maybe, numbered, place, player, word } from './notation/fields'
import {
  ARMY_COUNTERS,
  armyCounter,
  BRIBABLE,
  borneItem,
  bribable,
  character,
  creature,
  eventCounter,
  hex,
  INCOME_NAMES,
  income,
  item,
  PARTS,
  part,
  seat,
  side,
  TREASURE_NAMES,
  terrain,
  thing,
  treasure,
} from './shapes'

export const ROLL_ANSWERS = ['own', 'all', 'none'] as const
export const CALL_ANSWERS = ['ask', 'all', 'none'] as const
const LOOT = ['gold', 'counter'] as const
const NAMEABLE = [...ARMY_COUNTERS, 'hidden'] as const

function action<const Name extends string, F extends Parameters<typeof object>[0]>(
  name: Name,
  fields: F,
  ...notation: readonly Field[]
) {
  return { ...object({ type: oneOf([name]), ...fields }), name, notation }
}

export const ACTIONS = [
  /** Nothing more, pass, go on, stop here: the closing action everywhere. */
  action('done', {}),
  /** KT-S6 */
  action('start', { hex }, place),
  /** KT-S7 */
  action('replace', { hex }, place),
  /** KT-S8 */
  action('claim', { hex }, place),
  /** KT-S10 */
  action('tower', { hex }, place),
  /** KT-T11 */
  action('place', { thing, hex }, word('thing', THINGS), place),
  /** KT-T13, KT-S11: lay a rack counter aside. */
  action('lay', { thing }, word('thing', THINGS)),
  /** KT-G5 */
  action('treasure', { treasure }, word('treasure', TREASURE_NAMES)),
  /** KT-G6 */
  action('remove', { hex }, place),
  /** KT-T6, KT-T7 */
  action('discard', { thing }, word('thing', THINGS)),
  /** KT-O8 */
  action('rolls', { answer: oneOf(ROLL_ANSWERS) }, word('answer', ROLL_ANSWERS)),
  action('calls', { answer: oneOf(CALL_ANSWERS) }, word('answer', CALL_ANSWERS)),
  /** KT-R2: with this side up. */
  action(
    'discharge',
    { character, side: character },
    word('character', CHARACTER_NAMES),
    word('side', CHARACTER_NAMES, '>'),
  ),
  /** KT-R3, KT-R4 */
  action(
    'try',
    { character, plus: integer(0, 10) },
    word('character', CHARACTER_NAMES),
    numbered('plus', '10|[0-9]', 0, '+'),
  ),
  action('pay', {}),
  /** KT-R5 */
  action('station', { hex }, place),
  /** KT-R7 */
  action('turn-over', {}),
  /** KT-T4: with so many paid recruits. */
  action('draw', { paid: integer(0, 5) }, numbered('paid', '[0-5]', 0)),
  /** KT-V1 */
  action('event', { event: eventCounter }, word('event', EVENTS)),
  /** KT-V3 */
  action('source', { counter: armyCounter, hex }, word('counter', ARMY_COUNTERS), place),
  /** What an event or a power names. */
  action('hex', { hex }, place),
  action('terrain', { terrain }, word('terrain', TERRAINS)),
  action('character', { character }, word('character', CHARACTER_NAMES)),
  action('player', { seat }, player),
  /** KT-V2, and counters over the stack limit. */
  action('lose', { what: part }, word('what', PARTS)),
  /** KT-M13 */
  action('pick', { hex, counter: armyCounter }, place, word('counter', ARMY_COUNTERS)),
  action('pick-all', { hex }, place),
  action('step', { hex }, place),
  action('drop', { counter: armyCounter }, word('counter', ARMY_COUNTERS)),
  /** KT-M8 */
  action('ask-pin', { hex, seat }, place, player),
  /** KT-M8, KT-M9 */
  action('show', { counter: armyCounter }, word('counter', ARMY_COUNTERS)),
  /** KT-M9 */
  action('fly-on', {}),
  action('stay', { counter: armyCounter }, word('counter', ARMY_COUNTERS)),
  /** KT-I2 */
  action('balloon', { hex }, place),
  /** KT-B2 */
  action('resolve', { hex }, place),
  /** KT-X5 */
  action('keep', { income }, word('income', INCOME_NAMES)),
  /** KT-X7 */
  action('bribe', { what: bribable }, word('what', BRIBABLE)),
  /** KT-I: with what bears it, or whose force it is against. */
  action(
    'item',
    { item, on: optional(creature), force: optional(side), against: optional(item) },
    word('item', ITEMS),
    maybe(word('on', CREATURE_NAMES, '>')),
    maybe(force('/')),
    maybe(word('against', ITEMS, '!')),
  ),
  /** KT-K6 */
  action('aim', { aims: oneOf([true, false]) }, either('aims', ':', { on: true, off: false })),
  /** KT-K11 */
  action('turn', { creature, force: side }, word('creature', CREATURE_NAMES), force('/')),
  /** KT-B26 */
  action('go-on', {}),
  /** KT-B21 */
  action('target', { force: side }, force()),
  /** KT-B10, KT-K6: with what is special about it where equal counters differ. */
  action(
    'hit',
    {
      what: part,
      bears: optional(borneItem),
      passenger: optional(oneOf([true])),
      saved: optional(oneOf([true])),
      fought: optional(oneOf([true])),
    },
    word('what', PARTS),
    maybe(either('bears', '+', Object.fromEntries(BORNE_ITEMS.map((item) => [item, item])))),
    maybe(either('passenger', '+', { passenger: true })),
    maybe(either('saved', '+', { saved: true })),
    maybe(either('fought', '+', { fought: true })),
  ),
  /** KT-B14, KT-I2 */
  action('retreat', { hex }, place),
  action('balloon-retreat', { hex }, place),
  /** KT-I10 */
  action(
    'charm',
    { die: integer(0, 99), by: oneOf([1, -1]), neutral: optional(oneOf([true])) },
    numbered('die', '100|[1-9][0-9]?', 1),
    either('by', '', { '+': 1, '-': -1 }),
    byNeutral,
  ),
  /** KT-I4 as an answer; in a battle against a force. */
  action('dispel', { force: optional(side), neutral: optional(oneOf([true])) }, maybe(force()), byNeutral),
  /** KT-I7: none: off the board. */
  action('fan', { hex: optional(hex) }, maybe(place)),
  /** KT-I6 */
  action('elixir', {}),
  /** KT-U7 */
  action('call', { seat, creature }, player, word('creature', CREATURE_NAMES)),
  /** KT-N1 */
  action('build', { hex }, place),
  /** KT-K7, KT-K3 */
  action('thief', { seat }, player),
  action('assassin', { hex }, place),
  action('take', { what: oneOf(LOOT) }, word('what', LOOT)),
  action('name', { what: oneOf(NAMEABLE) }, word('what', NAMEABLE)),
] as const

export const actionSchema = variants(...ACTIONS)
export type Action = Infer<typeof actionSchema>
export type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>

export const DONE: Action = Object.freeze({ type: 'done' })

/** Actions are flat: equal if all that either says is said by the other. */
export function isSame(one: Action, other: Action): boolean {
  if (one.type !== other.type) return false
  const [a, b] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>]
  return Object.keys(a).every((key) => a[key] === b[key]) && Object.keys(b).every((key) => a[key] === b[key])
}
