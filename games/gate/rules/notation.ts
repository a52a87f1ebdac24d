/**
 * Actions and positions as short text, both ways.
 *
 *     monk+income               for its income               festival            a command
 *     monk+calm                 for its calm                 volley>rat-lord     a command that attacks
 *     druid+repair:farm1,gate1  how much each regains        work-crew:gate1     a command that repairs
 *     warden>rat-lord           attacks the Rat Lord         recruit:druid       from the market
 *     swindler!                 its power                    double:warden       the Blacksmith doubles its attack
 *     alchemist!guard           the Guard leaves the game    decline             no power for the card just played
 *                                                            end                 the enemies come
 *
 * `/lost` after an attack, a doubling or a Volley: what the death of the enemy leaves over hits nobody. Unless written,
 * the other enemy takes it. `/waits`: the Tower does not add its 1, which it may still do later in the turn.
 *
 * Whoever types may stop as soon as a name is the only one that begins so: `war>rat`, `r:dru`, `w:g`.
 *
 * A position is one line: the options, then fields in any order. Empty ones are left out, and so are the citizen deck,
 * the heroes and the enemies to come: they are what is left of the card set. A number after an enemy is its damage.
 *
 *     standard turn:2 farm:6 tower:6 gate:12 fear:1 gold:1 left:giant-spider-2 right:plague-rat hand:guard,monk,farmer …
 */
import { describeProblem } from '@crownlands/core/text/shapes'
import {
  byCardOrder,
  CARD_NAMES,
  type Card,
  COMMAND_NAMES,
  type Command,
  cardsOf,
  DIFFICULTIES,
  DIFFICULTY_NAMES,
  ENEMY_NAMES,
  LOCATIONS,
} from '../content'
import {
  type Action,
  type Foe,
  type Manner,
  type Options,
  type Phase,
  type Split,
  type State,
  stateSchema,
  type View,
} from './state'

// Actions -----------------------------------------------------------------------------------------

export function writeAction(action: Action): string {
  const tower = 'tower' in action && action.tower !== undefined ? `/${action.tower}` : ''
  const rest = 'rest' in action && action.rest !== undefined ? `/${action.rest}` : ''
  return writeDeed(action) + tower + rest
}

function writeDeed(action: Action): string {
  switch (action.type) {
    case 'income':
    case 'calm':
      return `${action.card}+${action.type}`
    case 'repair':
      return `${action.card}+repair:${writeSplit(action.split)}`
    case 'attack':
      return `${action.card}>${action.enemy}`
    case 'power':
      return `${action.card}!${action.target ?? ''}`
    case 'double':
    case 'recruit':
      return `${action.type}:${action.card}`
    case 'command': {
      const { command, enemy, split } = action
      return `${command}${enemy === undefined ? '' : `>${enemy}`}${split === undefined ? '' : `:${writeSplit(split)}`}`
    }
    case 'decline':
    case 'end':
      return action.type
  }
}

const NOTHING = 'none'

/** `farm1,gate2` */
function writeSplit(split: Split): string {
  const parts = LOCATIONS.filter((location) => split[location] > 0).map((location) => `${location}${split[location]}`)
  return parts.join(',') || NOTHING
}

export function parseAction(text: string): Action | undefined {
  const [deed = '', ...manners] = text.split('/')
  const action = parseDeed(deed)
  if (manners.length === 0 || action === undefined) return action
  const isAttack = action.type === 'attack' || action.type === 'double' || action.type === 'command'
  const manner = parseManner(manners)
  return isAttack && manner !== undefined ? { ...action, ...manner } : undefined
}

/** Each once, in any order. */
function parseManner(texts: readonly string[]): Manner | undefined {
  const said = texts.map((text) => find(['lost', 'waits'], text))
  if (said.includes(undefined) || new Set(said).size < said.length) return undefined
  return { ...(said.includes('lost') && { rest: 'lost' }), ...(said.includes('waits') && { tower: 'waits' }) }
}

function parseDeed(text: string): Action | undefined {
  const [, word = '', sign = '', rest = ''] = /^([a-z-]+)(?:([+>!:])(.*))?$/.exec(text) ?? []
  switch (sign) {
    case '+':
      return parseTrait(word, rest)
    case '>':
      return parseAttack(word, rest)
    case '!':
      return parsePower(word, rest)
    case ':':
      return parseAfterColon(word, rest)
    default:
      return parseWord(word)
  }
}

/** The name itself, or the only one that begins like this. */
function find<Name extends string>(names: readonly Name[], text: string): Name | undefined {
  const [only, ...others] = names.filter((name) => name.startsWith(text))
  return names.find((name) => name === text) ?? (text !== '' && others.length === 0 ? only : undefined)
}

function isCommand(name: string): name is Command {
  return (COMMAND_NAMES as readonly string[]).includes(name)
}

const PLAYED_FOR = ['income', 'repair', 'calm'] as const

/** `monk+calm`, `druid+repair:farm1,gate1` */
function parseTrait(cardText: string, rest: string): Action | undefined {
  const [traitText = '', splitText, ...more] = rest.split(':')
  const card = find(CARD_NAMES, cardText)
  const type = find(PLAYED_FOR, traitText)
  if (card === undefined || type === undefined || more.length > 0) return undefined
  if (type !== 'repair') return splitText === undefined ? { type, card } : undefined
  const split = parseSplit(splitText ?? '')
  return split === undefined ? undefined : { type, card, split }
}

function parseSplit(text: string): Split | undefined {
  const split = { farm: 0, tower: 0, gate: 0 }
  if (text === NOTHING) return split
  for (const part of text.split(',')) {
    const [, word = '', amount = ''] = /^([a-z]+)([1-9]\d{0,2})?$/.exec(part) ?? []
    const location = find(LOCATIONS, word)
    if (location === undefined || split[location] > 0) return undefined
    split[location] = Number(amount || 1)
  }
  return split
}

/** `warden>rat-lord`, `volley>rat-lord` */
function parseAttack(byText: string, rest: string): Action | undefined {
  const [enemyText = '', splitText, ...more] = rest.split(':')
  const by = find<Card | Command>([...CARD_NAMES, ...COMMAND_NAMES], byText)
  const enemy = find(ENEMY_NAMES, enemyText)
  if (by === undefined || enemy === undefined || more.length > 0) return undefined
  if (!isCommand(by)) return splitText === undefined ? { type: 'attack', card: by, enemy } : undefined
  if (splitText === undefined) return { type: 'command', command: by, enemy }
  // No command does both, but an action that is refused can be written too.
  const split = parseSplit(splitText)
  return split === undefined ? undefined : { type: 'command', command: by, enemy, split }
}

/** `swindler!`, `alchemist!guard` */
function parsePower(cardText: string, targetText: string): Action | undefined {
  const card = find(CARD_NAMES, cardText)
  const target = find(CARD_NAMES, targetText)
  if (card === undefined || (target === undefined && targetText !== '')) return undefined
  return target === undefined ? { type: 'power', card } : { type: 'power', card, target }
}

const BEFORE_CARD = ['recruit', 'double'] as const

/** `recruit:druid`, `double:warden`, `work-crew:gate1` */
function parseAfterColon(word: string, rest: string): Action | undefined {
  const verb = find([...BEFORE_CARD, ...COMMAND_NAMES], word)
  if (verb === undefined) return undefined
  if (isCommand(verb)) {
    const split = parseSplit(rest)
    return split === undefined ? undefined : { type: 'command', command: verb, split }
  }
  const card = find(CARD_NAMES, rest)
  return card === undefined ? undefined : { type: verb, card }
}

/** `festival`, `decline`, `end` */
function parseWord(word: string): Action | undefined {
  const found = find([...COMMAND_NAMES, 'decline', 'end'] as const, word)
  if (found === undefined) return undefined
  return isCommand(found) ? { type: 'command', command: found } : { type: found }
}

// Positions ---------------------------------------------------------------------------------------

/** Always written. */
const TOWN = ['turn', 'farm', 'tower', 'gate', 'fear'] as const
const COUNTS = ['gold', 'repaired', 'calmed', 'attacked', 'doublings'] as const
const PLACES = ['left', 'right'] as const
/** Kept in the order of the card set, whatever the order in which they are typed. */
const PILES = ['hand', 'draw', 'discard', 'aside', 'gone', 'attackers'] as const
const LISTS = ['market', 'scored', 'escaped', 'commands'] as const
const NAMES = ['phase', 'target', 'played', 'ending'] as const
const TOWER_SHOT = 'tower-shot'
const STRICT = '+strict-phases'

export function writePosition(position: State | View): string {
  const field = (name: string, value: string) => (value === '' ? [] : [`${name}:${value}`])
  return [
    writeOptions(position.options),
    ...TOWN.flatMap((name) => field(name, String(position[name]))),
    ...COUNTS.flatMap((name) => field(name, position[name] === 0 ? '' : String(position[name]))),
    ...PLACES.flatMap((name) => field(name, writeFoe(position[name]))),
    ...PILES.flatMap((name) => field(name, position[name].join(','))),
    ...LISTS.flatMap((name) => field(name, position[name].join(','))),
    ...field('phase', position.phase === firstPhase(position.options) ? '' : position.phase),
    ...field('target', position.target ?? ''),
    ...field('played', position.played ?? ''),
    ...field('ending', position.ending ?? ''),
    ...(position.towerShot ? [TOWER_SHOT] : []),
  ].join(' ')
}

/** G-T3: what the phase is unless told. */
function firstPhase({ strictPhases }: Options): Phase {
  return strictPhases ? 'commands' : 'any'
}

function writeOptions({ difficulty, strictPhases }: Options): string {
  return `${difficulty}${strictPhases ? STRICT : ''}`
}

function writeFoe(foe: Foe | undefined): string {
  if (foe === undefined) return ''
  return foe.damage === 0 ? foe.enemy : `${foe.enemy}-${foe.damage}`
}

/** The state, or what is wrong with the text. */
export function parsePosition(text: string): State | { readonly problem: string } {
  const [optionsText = '', ...words] = text.trim().split(/\s+/)
  const options = parseOptions(optionsText)
  if (options === undefined) return { problem: `these are not options of Gate: ${optionsText}` }
  const fields: Record<string, unknown> = {}
  for (const word of words) {
    const [name = '', value = '', ...more] = word.split(':')
    const read = more.length > 0 ? undefined : readField(name, value)
    if (read === undefined) return { problem: `this is not part of a position: ${word}` }
    if (Object.hasOwn(fields, read.name)) return { problem: `there is more than one ${name}` }
    fields[read.name] = read.value
  }
  const state = { ...NOTHING_YET, options, phase: firstPhase(options), ...fields }
  const problem = stateSchema.problem(state)
  // Without a problem it is a state: the schema has looked at every field.
  return problem === undefined ? inOrder(state as unknown as State) : { problem: describeProblem(problem, 'en') }
}

const NOTHING_YET: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(COUNTS.map((name) => [name, 0])),
  ...Object.fromEntries([...PILES, ...LISTS, 'citizens', 'heroes', 'enemies'].map((name) => [name, []])),
  towerShot: false,
}

function parseOptions(text: string): Options | undefined {
  const strictPhases = text.endsWith(STRICT)
  const word = strictPhases ? text.slice(0, -STRICT.length) : text
  const difficulty = DIFFICULTY_NAMES.find((name) => name === word)
  return difficulty === undefined ? undefined : { difficulty, strictPhases }
}

/** Whether the values are any good is left to the schema. */
function readField(name: string, value: string): { readonly name: string; readonly value: unknown } | undefined {
  const isOneOf = (names: readonly string[]) => names.includes(name)
  if (name === TOWER_SHOT) return value === '' ? { name: 'towerShot', value: true } : undefined
  if (value === '') return undefined
  if (isOneOf(TOWN) || isOneOf(COUNTS)) return { name, value: /^\d+$/.test(value) ? Number(value) : value }
  if (isOneOf(PILES) || isOneOf(LISTS)) return { name, value: value.split(',') }
  if (isOneOf(PLACES)) return { name, value: readFoe(value) }
  return isOneOf(NAMES) ? { name, value } : undefined
}

function readFoe(text: string): unknown {
  const [, enemy, damage = '0'] = /^(.+?)(?:-(\d+))?$/.exec(text) ?? []
  return { enemy, damage: Number(damage) }
}

/** The piles as the rules keep them, and the decks: what is nowhere else. */
function inOrder(read: State): State {
  const state: State = { ...read }
  for (const name of PILES) state[name] = state[name].toSorted(byCardOrder)
  const { hand, draw, discard, market, aside, gone, played, left, right, scored, escaped } = state
  const seen = [...hand, ...draw, ...discard, ...market, ...aside, ...gone, played]
  state.citizens = without(cardsOf('citizen'), seen)
  state.heroes = without(cardsOf('hero'), seen)
  const { enemies } = DIFFICULTIES[state.options.difficulty]
  state.enemies = without(enemies, [left?.enemy, right?.enemy, ...scored, ...escaped])
  return state
}

/** The list without these, each once for every time it is there. */
function without<T>(all: readonly T[], taken: readonly (T | undefined)[]): readonly T[] {
  const left = [...all]
  for (const item of taken) {
    const place = left.findIndex((one) => one === item)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}
