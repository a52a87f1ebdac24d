/**
 * Positions as one line of readable fields. Empty ones are left out.
 *
 *     1986+auto-call+limit-20 rules:2 turn:3 phase:movement order:3,1,2 D4:forest/1/keep/city/1=troll+goblins*2^genie E4:sea …
 *     1:gold=7/rack=ruby+genie/rolls=own/calls=ask 2:… pool:jungle-lord,warlord@1D4,marksman* bank:9,8,8,6 deck:desert*2+sea
 *     cup:genie+… cloud:D4 balloon:1@D4=genie seen:[…] stolen:[…] tasks:[…]
 *
 * A hex is its terrain, its owner, its fort (`citadel-built-5`: got in turn 5), its income counter, stacks (`^`: those face
 * up) and defenders with what they guard (`!ape+ruby`, `!` alone if all that is left is a building, `bribed` if that was).
 * Without `rules:2` it is a position of version 1. Of a view hidden counters are `?3`, and there is no cup. What is being
 * carried out is JSON.
 */
import { canonicalJson, parseJson } from '@crownlands/core/json'
import { must } from '@crownlands/core/lists'
import {
  CHARACTER_NAMES,
  EDITIONS,
  FORTS,
  isCreature,
  isIncome,
  isItem,
  isTreasure,
  rankOf,
  TERRAINS,
  THINGS,
  type Thing,
} from '../../content'
import { armyRank, insert } from '../counters'
import { boardSize } from '../hexes'
import { hexName, hexNamed } from '../places'
import { type Army, type Counter, type Guards, type Hex, PHASES, type Player, type State } from '../state'
import { HIDDEN, type SeenHex, type View } from '../view/view'
import { counterName } from './names'

// Writing -------------------------------------------------------------------------------------------

/** `troll+goblins*2`; those that are hidden `?3`. */
function writeList(list: readonly string[]): string {
  const hidden = list.filter((one) => one === HIDDEN).length
  const kinds = [...new Set(list.filter((one) => one !== HIDDEN))]
  const known = kinds.map((kind) => {
    const times = list.filter((one) => one === kind).length
    return times === 1 ? counterName(kind) : `${counterName(kind)}*${times}`
  })
  return [...(hidden > 0 ? [`?${hidden}`] : []), ...known].join('+')
}

function field(name: string, value: string): string[] {
  return value === '' ? [] : [`${name}:${value}`]
}

export function writePosition(position: State | View): string {
  const { options, balloon, seen, stolen, result } = position
  const fromOne = (seat: number) => seat + 1
  return [
    `${options.edition}${options.autoCall ? '+auto-call' : ''}${options.turnLimit > 0 ? `+limit-${options.turnLimit}` : ''}`,
    ...(position.rules === undefined ? [] : [`rules:${position.rules}`]),
    `turn:${position.turn}`,
    `phase:${position.phase}`,
    `order:${position.order.map(fromOne).join(',')}`,
    ...position.hexes.map((hex, place) => `${hexName(place)}:${writeHex(hex)}`),
    ...position.players.map((player, seat) => `${fromOne(seat)}:${writePlayer(player)}`),
    `pool:${position.pool.map(writeCounter).join(',')}`,
    `bank:${position.bank.slice(1).join(',')}`,
    ...field('deck', writeList(position.deck)),
    ...('cup' in position ? field('cup', writeList(position.cup)) : []),
    ...(position.emptied ? ['emptied'] : []),
    ...field('gone', writeList(position.gone)),
    ...(position.cloud === undefined ? [] : [`cloud:${hexName(position.cloud)}`]),
    ...(balloon === undefined
      ? []
      : [`balloon:${fromOne(balloon.seat)}@${hexName(balloon.hex)}=${writeList(balloon.passengers)}`]),
    ...(seen.length > 0 ? [`seen:${canonicalJson(seen)}`] : []),
    ...(stolen.length > 0 ? [`stolen:${canonicalJson(stolen)}`] : []),
    ...(position.tasks.length > 0 ? [`tasks:${canonicalJson(position.tasks)}`] : []),
    ...(result === undefined ? [] : [`result:${canonicalJson(result)}`]),
  ].join(' ')
}

function writeHex({ terrain, owner, fort, got, income, armies, guards }: SeenHex): string {
  const level = must(FORTS[fort])
  const things = guards === undefined ? [] : [...guards.creatures, ...guards.treasures, ...guards.items]
  return [
    counterName(terrain),
    ...(owner === undefined ? [] : [String(owner + 1)]),
    ...(fort === 0 ? [] : [got === undefined ? level : `${level}-${got.how}-${got.turn}`]),
    ...(income === undefined ? [] : [counterName(income)]),
    ...armies.map(({ seat, down, up }) => `${seat + 1}=${writeList(down)}${up.length > 0 ? `^${writeList(up)}` : ''}`),
    ...(guards === undefined ? [] : [`!${writeList(things)}`, ...(guards.bribed ? ['bribed'] : [])]),
  ].join('/')
}

function writePlayer(player: Omit<Player, 'rack'> & { readonly rack: readonly string[] }): string {
  const { gold, rack, aside, goneUnseen, rolls, calls, out } = player
  const list = (name: string, things: readonly string[]) =>
    things.length === 0 ? [] : [`${name}=${writeList(things)}`]
  return [
    `gold=${gold}`,
    ...list('rack', rack),
    // In the order of laying.
    ...(aside.length === 0 ? [] : [`aside=${aside.map(counterName).join('+')}`]),
    ...list('gone', goneUnseen),
    `rolls=${rolls}`,
    `calls=${calls}`,
    ...(out ? ['out'] : []),
  ].join('/')
}

function writeCounter({ shows, at, fled }: Counter): string {
  return `${counterName(shows)}${at === undefined ? '' : `@${at.seat + 1}${hexName(at.hex)}`}${fled ? '*' : ''}`
}

// Reading -------------------------------------------------------------------------------------------

/** What is wrong with a text, thrown by whoever reads a part of it and caught at the end. */
class Unreadable extends Error {}

const BY_NAME = new Map<string, string>(
  [...THINGS, ...CHARACTER_NAMES, ...TERRAINS].map((name) => [counterName(name), name]),
)

function known(typed: string): string {
  const name = BY_NAME.get(typed)
  if (name === undefined) throw new Unreadable(`nothing is called ${typed}`)
  return name
}

function readList(text: string): string[] {
  if (text === '') return []
  return text.split('+').flatMap((part) => {
    const [, name = '', times = '1'] = /^([a-z0-9-]+)(?:\*([1-9]\d?))?$/.exec(part) ?? []
    if (name === '') throw new Unreadable(`this is no list of counters: ${text}`)
    return Array.from({ length: Number(times) }, () => known(name))
  })
}

/** Those of a kind, in the order in which the rules keep them. */
function readThings<T extends Thing>(text: string, isKind: (what: string) => what is T): T[] {
  return readList(text)
    .filter((what): what is T => {
      if (!isKind(what)) throw new Unreadable(`${counterName(what)} cannot be there`)
      return true
    })
    .sort((a, b) => rankOf(a) - rankOf(b))
}

function isThing(what: string): what is Thing {
  return (THINGS as readonly string[]).includes(what)
}

function readHexName(text: string): number {
  const hex = hexNamed(text)
  if (hex === undefined) throw new Unreadable(`there is no hex ${text}`)
  return hex
}

function readNumber(text: string, least = 0): number {
  if (!/^-?\d{1,6}$/.test(text) || Number(text) < least) throw new Unreadable(`this is no number that fits: ${text}`)
  return Number(text)
}

function readOneOf<T extends string>(values: readonly T[], text: string): T {
  const value = values.find((one) => one === text)
  if (value === undefined) throw new Unreadable(`${text} is none of ${values.join(', ')}`)
  return value
}

function readSeat(text: string): number {
  if (!/^[1-4]$/.test(text)) throw new Unreadable(`there is no player ${text}`)
  return Number(text) - 1
}

/** The state, or what is wrong with the text. Whether it is possible is for the audit to say. */
export function parsePosition(text: string): State | { readonly problem: string } {
  try {
    return readPosition(text.trim())
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message }
    throw error
  }
}

function readPosition(text: string): State {
  const [optionsText = '', ...words] = text.split(/\s+/)
  const options = readOptions(optionsText)
  const fields = new Map<string, string>()
  for (const word of words) {
    const colon = word.indexOf(':')
    const name = colon === -1 ? word : word.slice(0, colon)
    if (fields.has(name)) throw new Unreadable(`there is more than one ${name}`)
    fields.set(name, colon === -1 ? '' : word.slice(colon + 1))
  }
  const take = (name: string): string => {
    const value = fields.get(name) ?? ''
    fields.delete(name)
    return value
  }
  const players = ['1', '2', '3', '4'].flatMap((name) => (fields.has(name) ? [readPlayer(take(name))] : []))
  if (players.length < 2) throw new Unreadable('there are fewer than two players')
  const isLaid = fields.has(hexName(0))
  const size = isLaid ? boardSize(players.length) : 0
  const state: State = {
    rules: fields.has('rules') ? readRules(take('rules')) : undefined,
    options,
    turn: readNumber(take('turn')),
    phase: readOneOf(PHASES, take('phase')),
    order: take('order').split(',').map(readSeat),
    hexes: Array.from({ length: size }, (_, hex) => readHex(take(hexName(hex)))),
    players,
    pool: take('pool').split(',').map(readCounter),
    bank: [
      0,
      ...take('bank')
        .split(',')
        .map((left) => readNumber(left, -99)),
    ],
    deck: readList(take('deck')).map((terrain) => readOneOf(TERRAINS, terrain)),
    cup: readThings(take('cup'), isThing),
    emptied: fields.has('emptied'),
    gone: readThings(take('gone'), isThing),
    cloud: fields.has('cloud') ? readHexName(take('cloud')) : undefined,
    balloon: fields.has('balloon') ? readBalloon(take('balloon')) : undefined,
    seen: readJson(take('seen'), []),
    stolen: readJson(take('stolen'), []),
    tasks: readJson(take('tasks'), []),
    result: readJson(take('result'), undefined),
  }
  fields.delete('emptied')
  const [strange] = fields.keys()
  if (strange !== undefined) throw new Unreadable(`this is not part of a position: ${strange}`)
  return state
}

function readRules(text: string): State['rules'] {
  if (text !== '2') throw new Unreadable(`there is no version ${text} of the rules`)
  return 2
}

function readOptions(text: string): State['options'] {
  const [, edition = '', auto, limit = '0'] = /^(\d{4})(\+auto-call)?(?:\+limit-([1-9]\d?))?$/.exec(text) ?? []
  if (edition === '') throw new Unreadable(`these are not options of Kings & Things: ${text}`)
  return { edition: readOneOf(EDITIONS, edition), autoCall: auto !== undefined, turnLimit: Number(limit) }
}

function readHex(text: string): Hex {
  const [terrain = '', ...parts] = text.split('/')
  const hex: Hex = {
    terrain: readOneOf(TERRAINS, known(terrain)),
    owner: undefined,
    fort: 0,
    got: undefined,
    income: undefined,
    armies: [],
    guards: undefined,
  }
  for (const part of parts) readHexPart(hex, part)
  return hex
}

function readHexPart(hex: Hex, part: string): void {
  const [, fort, how, turn = ''] = /^(tower|keep|castle|citadel)(?:-(built|captured)-(\d+))?$/.exec(part) ?? []
  if (fort !== undefined) {
    hex.fort = FORTS.indexOf(readOneOf(FORTS, fort))
    if (how !== undefined) hex.got = { turn: readNumber(turn), how: readOneOf(['built', 'captured'], how) }
  } else if (/^[1-4]$/.test(part)) hex.owner = readSeat(part)
  else if (/^[1-4]=/.test(part)) hex.armies.push(readArmy(part))
  else if (part.startsWith('!')) hex.guards = readGuards(part.slice(1))
  else if (part === 'bribed' && hex.guards !== undefined) hex.guards.bribed = true
  else {
    const income = known(part)
    if (!isIncome(income)) throw new Unreadable(`${part} cannot lie in a hex`)
    hex.income = income
  }
}

function readArmy(part: string): Army {
  const [down = '', up = ''] = part.slice(2).split('^')
  return { seat: readSeat(part.slice(0, 1)), down: readThings(down, isCreature), up: readThings(up, isCreature) }
}

function readGuards(text: string): Guards {
  const guards: Guards = { creatures: [], treasures: [], items: [], bribed: false }
  for (const what of readList(text)) {
    if (isCreature(what)) insert(guards.creatures, what)
    else if (isTreasure(what)) insert(guards.treasures, what)
    else if (isItem(what)) insert(guards.items, what)
    else throw new Unreadable(`${counterName(what)} cannot be guarded`)
  }
  return guards
}

function readPlayer(text: string): Player {
  const parts = new Map(text.split('/').map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']))
  return {
    gold: readNumber(parts.get('gold') ?? ''),
    rack: readThings(parts.get('rack') ?? '', isThing),
    aside: readList(parts.get('aside') ?? '').filter(isThing),
    goneUnseen: readThings(parts.get('gone') ?? '', isThing),
    rolls: readOneOf(['own', 'all', 'none'], parts.get('rolls') ?? 'own'),
    calls: readOneOf(['ask', 'all', 'none'], parts.get('calls') ?? 'ask'),
    out: parts.has('out'),
  }
}

function readCounter(text: string): Counter {
  const [, name = '', seat, hex = '', fled] = /^([a-z-]+)(?:@([1-4])([A-G][1-7]))?(\*)?$/.exec(text) ?? []
  return {
    shows: readOneOf(CHARACTER_NAMES, known(name)),
    at: seat === undefined ? undefined : { seat: readSeat(seat), hex: readHexName(hex) },
    fled: fled !== undefined,
  }
}

function readBalloon(text: string): State['balloon'] {
  const [, seat = '', hex = '', list = ''] = /^([1-4])@([A-G][1-7])=(.*)$/.exec(text) ?? []
  const passengers = readList(list).map((what) => {
    if (isCreature(what)) return what
    return readOneOf(CHARACTER_NAMES, what)
  })
  passengers.sort((a, b) => armyRank(a) - armyRank(b))
  return { seat: readSeat(seat), hex: readHexName(hex), passengers }
}

/** What is being carried out: its shape is for the schema and the audit to judge. */
function readJson<T>(text: string, none: T): T {
  if (text === '') return none
  const read = parseJson(text)
  if ('problem' in read) throw new Unreadable(`this is not JSON: ${read.what}`)
  return read.value as T
}
