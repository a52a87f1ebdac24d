/**
 * Actions as short text, both ways. Hexes are called as on the board (`D4`), counters as in the content file with hyphens
 * and without their terrain where one name is enough (`old-dragon`, `jungle-crocodiles`), players by their number.
 *
 *     place:genie:D4         what, then where                 item:bow>elves-3          who bears it
 *     pick:D4:genie          where, then what                 item:dispel-magic/2       whose magic; `!golem`: and which item
 *     try:dwarf-king+2       with +2 paid for before          discharge:marksman>forest-king   which side is up
 *     hit:genie+passenger+saved    which of equal counters: +bow, +sword, +passenger, +saved, +fought
 *     charm:3+               the third die one up             dispel:2, dispel:neutral  an answer; `*`: by the defenders
 *     fan:D4                 `fan` alone: off the board       done                      nothing more
 *
 * Whoever types may use small letters, leave out colons, and stop as soon as a name is the only one that begins so.
 */

import { CHARACTER_NAMES, CREATURES, EVENTS, INCOMES, ITEMS, LANDS, TERRAINS, THINGS, TREASURES } from '../../content'
import { type Action, actionSchema } from '../actions'
import { hexName, hexNamed } from '../places'

// Names ---------------------------------------------------------------------------------------------

const CREATURE_NAMES = Object.keys(CREATURES)
const WITH_LAND = new RegExp(`^(?:${LANDS.join('|')})_`)
const SHORT = CREATURE_NAMES.map((name) => name.replace(WITH_LAND, ''))
/** What a creature without its terrain could be taken for. */
const TAKEN: readonly string[] = [...SHORT, ...CHARACTER_NAMES, ...THINGS]

/** A counter as it is typed: `old-dragon`. */
export function counterName(counter: string): string {
  const short = counter.replace(WITH_LAND, '')
  const isClear = CREATURES_BY_NAME.has(counter) && TAKEN.filter((name) => name === short).length === 1
  return (isClear ? short : counter).replaceAll('_', '-')
}

const CREATURES_BY_NAME = new Set(CREATURE_NAMES)

type Kind = keyof typeof WORDS

const PARTS = ['fort', 'building', 'firewall', 'golem', 'balloon', 'bow', 'sword']

/** What can stand where a name is asked for. */
const WORDS = {
  thing: THINGS,
  treasure: Object.keys(TREASURES),
  income: Object.keys(INCOMES),
  item: ITEMS,
  event: EVENTS,
  terrain: TERRAINS,
  creature: CREATURE_NAMES,
  character: CHARACTER_NAMES,
  counter: [...CREATURE_NAMES, ...CHARACTER_NAMES],
  part: [...CREATURE_NAMES, ...CHARACTER_NAMES, ...PARTS],
  bribable: [...CREATURE_NAMES, 'building'],
  nameable: [...CREATURE_NAMES, ...CHARACTER_NAMES, 'hidden'],
  loot: ['gold', 'counter'],
  rolls: ['own', 'all', 'none'],
  calls: ['ask', 'all', 'none'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The one of this name, or the only one whose name begins so. */
function find(kind: Kind, typed: string): string | undefined {
  const words: readonly string[] = WORDS[kind]
  const exact = words.find((word) => counterName(word) === typed || word.replaceAll('_', '-') === typed)
  const [only, ...others] = words.filter((word) => counterName(word).startsWith(typed))
  return exact ?? (others.length === 0 ? only : undefined)
}

// What each action names ----------------------------------------------------------------------------

/** One thing that an action says: how it is written, and what may be typed for it. */
interface Field {
  readonly key: string
  /** What stands before it; in typing a colon may be left out. */
  readonly mark: string
  readonly pattern: string
  readonly isOptional: boolean
  write(value: unknown): string
  /** Undefined: it is none. */
  read(typed: string): unknown
}

function word(key: string, kind: Kind, mark = ':'): Field {
  return {
    key,
    mark,
    pattern: '[a-z][a-z0-9-]*?',
    isOptional: false,
    write: (value) => counterName(String(value)),
    read: (typed) => find(kind, typed),
  }
}

function place(): Field {
  return {
    key: 'hex',
    mark: ':',
    pattern: '[a-g][1-7]',
    isOptional: false,
    write: (value) => hexName(Number(value)),
    read: hexNamed,
  }
}

/** Counted from 1 for people. */
function numbered(key: string, pattern: string, first: number, mark = ':'): Field {
  return {
    key,
    mark,
    pattern,
    isOptional: false,
    write: (value) => String(Number(value) + first),
    read: (typed) => Number(typed) - first,
  }
}

function player(): Field {
  return numbered('seat', '[1-4]', 1)
}

function side(key: string, mark = ':'): Field {
  return {
    key,
    mark,
    pattern: '[1-4]|neutral',
    isOptional: false,
    write: (value) => (value === 'neutral' ? 'neutral' : String(Number(value) + 1)),
    read: (typed) => (typed === 'neutral' ? 'neutral' : Number(typed) - 1),
  }
}

/** One of two values, by what is written for each. */
function either(key: string, mark: string, values: Readonly<Record<string, unknown>>): Field {
  return {
    key,
    mark,
    pattern: Object.keys(values)
      .map((typed) => typed.replaceAll(/[+*]/g, '\\$&'))
      .join('|'),
    isOptional: false,
    write: (value) => Object.keys(values).find((typed) => values[typed] === value) ?? '',
    read: (typed) => values[typed],
  }
}

function maybe(field: Field): Field {
  return { ...field, isOptional: true }
}

const BY_NEUTRAL = maybe(either('neutral', '', { '*': true }))

const FIELDS: Readonly<Record<Action['type'], readonly Field[]>> = {
  done: [],
  start: [place()],
  replace: [place()],
  claim: [place()],
  tower: [place()],
  place: [word('thing', 'thing'), place()],
  lay: [word('thing', 'thing')],
  treasure: [word('treasure', 'treasure')],
  remove: [place()],
  discard: [word('thing', 'thing')],
  rolls: [word('answer', 'rolls')],
  calls: [word('answer', 'calls')],
  discharge: [word('character', 'character'), word('side', 'character', '>')],
  try: [word('character', 'character'), numbered('plus', '10|[0-9]', 0, '+')],
  pay: [],
  station: [place()],
  'turn-over': [],
  draw: [numbered('paid', '[0-5]', 0)],
  event: [word('event', 'event')],
  source: [word('counter', 'counter'), place()],
  hex: [place()],
  terrain: [word('terrain', 'terrain')],
  character: [word('character', 'character')],
  player: [player()],
  lose: [word('what', 'part')],
  pick: [place(), word('counter', 'counter')],
  'pick-all': [place()],
  step: [place()],
  drop: [word('counter', 'counter')],
  'ask-pin': [place(), player()],
  show: [word('counter', 'counter')],
  'fly-on': [],
  stay: [word('counter', 'counter')],
  balloon: [place()],
  resolve: [place()],
  keep: [word('income', 'income')],
  bribe: [word('what', 'bribable')],
  item: [
    word('item', 'item'),
    maybe(word('on', 'creature', '>')),
    maybe(side('force', '/')),
    maybe(word('against', 'item', '!')),
  ],
  aim: [either('aims', ':', { on: true, off: false })],
  turn: [word('creature', 'creature'), side('force', '/')],
  'go-on': [],
  target: [side('force')],
  hit: [
    word('what', 'part'),
    maybe(either('bears', '+', { bow: 'bow', sword: 'sword' })),
    maybe(either('passenger', '+', { passenger: true })),
    maybe(either('saved', '+', { saved: true })),
    maybe(either('fought', '+', { fought: true })),
  ],
  retreat: [place()],
  'balloon-retreat': [place()],
  charm: [numbered('die', '100|[1-9][0-9]?', 1), either('by', '', { '+': 1, '-': -1 }), BY_NEUTRAL],
  dispel: [maybe(side('force')), BY_NEUTRAL],
  fan: [maybe(place())],
  elixir: [],
  call: [player(), word('creature', 'creature')],
  build: [place()],
  thief: [player()],
  assassin: [place()],
  take: [word('what', 'loot')],
  name: [word('what', 'nameable')],
}

// Writing and reading -------------------------------------------------------------------------------

export function writeAction(action: Action): string {
  const said: Readonly<Record<string, unknown>> = action
  return FIELDS[action.type].reduce(
    (text, { key, mark, write }) => (said[key] === undefined ? text : `${text}${mark}${write(said[key])}`),
    action.type as string,
  )
}

interface Form {
  readonly type: string
  readonly fields: readonly Field[]
  readonly pattern: RegExp
}

const FORMS: readonly Form[] = Object.entries(FIELDS).map(([type, fields]) => ({
  type,
  fields,
  pattern: new RegExp(`^${type}${fields.map(patternOf).join('')}$`),
}))

function patternOf({ mark, pattern, isOptional }: Field): string {
  const before = mark === ':' ? ':?' : mark.replaceAll(/[+/]/g, '\\$&')
  return isOptional ? `(?:${before}(${pattern}))?` : `${before}(${pattern})`
}

export function parseAction(text: string): Action | undefined {
  const typed = text.toLowerCase().replaceAll(/\s/g, '').replaceAll('−', '-')
  for (const form of FORMS) {
    const action = readForm(form, typed)
    if (action !== undefined) return action
  }
  return undefined
}

function readForm({ type, fields, pattern }: Form, typed: string): Action | undefined {
  const found = pattern.exec(typed)
  if (found === null) return undefined
  const action: Record<string, unknown> = { type }
  for (const [i, { key, read }] of fields.entries()) {
    const part = found[i + 1]
    if (part === undefined) continue
    const value = read(part)
    if (value === undefined) return undefined
    action[key] = value
  }
  // Without a problem it is an action: the schema has looked at every field.
  return actionSchema.problem(action) === undefined ? (action as unknown as Action) : undefined
}
