/** Positions of Gate, ways to play on from them, and chances that bring what a test needs. */
import type { Chance } from '@crownlands/core/chance'
import {
  byCardOrder,
  CARDS,
  type Card,
  type Command,
  cardsOf,
  DIFFICULTIES,
  ENEMIES,
  type Enemy,
  HEALTH,
  MARKET_SIZE,
} from '../content'
import { gate } from '../game'
import type { Action, Event, Foe, Options, State } from '../rules/state'

export const STANDARD: Options = { difficulty: 'standard', strictPhases: false }
export const STRICT: Options = { ...STANDARD, strictPhases: true }

type Pile = 'hand' | 'draw' | 'discard' | 'market' | 'citizens' | 'aside' | 'heroes' | 'gone' | 'attackers'
type Horde = 'enemies' | 'scored' | 'escaped'
type Plain = Omit<State, Pile | Horde | 'left' | 'right'>

/** Piles as words: `hand: 'engineer warden'`. An enemy with its damage: `left: 'rat-lord 3'`. */
export type Drawing = Partial<Plain> & Partial<Record<Pile | Horde | 'left' | 'right', string>>

/**
 * The position as drawn, and for the rest what is likeliest: starting cards have left the game, four of the citizens are
 * the market and the others their deck, heroes are in theirs. Enemies of earlier waves have escaped, others are to come.
 */
export function position(drawing: Drawing = {}): State {
  const state = likely(drawing)
  const problem = gate.audit(state)
  if (problem !== undefined) throw new TypeError(`${problem}: ${JSON.stringify(drawing)}`)
  return state
}

/** The same without a look at whether it is possible. */
export function likely(drawing: Drawing): State {
  const { hand, draw, discard, market, citizens, aside, heroes, gone, attackers, ...others } = drawing
  const { enemies, scored, escaped, left, right, ...plain } = others
  const options = plain.options ?? STANDARD
  const mentioned = [hand, draw, discard, market, citizens, aside, heroes, gone, plain.played].flatMap(names)
  const rest = (kind: 'start' | 'citizen' | 'hero') => without(cardsOf(kind), mentioned)
  const shown = market === undefined ? rest('citizen').slice(0, MARKET_SIZE) : cards(market)
  const hidden = without(rest('citizen'), market === undefined ? shown : [])
  const horde = hordeOf(options, { enemies, scored, escaped, left, right })
  const strict = options.strictPhases ? 'commands' : 'any'
  return {
    options,
    turn: DIFFICULTIES[options.difficulty].enemies.length - horde.enemies.length,
    farm: HEALTH.farm,
    tower: HEALTH.tower,
    gate: HEALTH.gate,
    fear: 0,
    phase: strict,
    gold: 0,
    repaired: 0,
    calmed: 0,
    attacked: 0,
    commands: [] as readonly Command[],
    towerShot: false,
    target: undefined,
    doublings: 0,
    played: undefined,
    ending: undefined,
    ...horde,
    hand: sorted(hand),
    draw: sorted(draw),
    discard: sorted(discard),
    market: shown,
    citizens: citizens === undefined ? hidden : sorted(citizens),
    aside: sorted(aside),
    heroes: heroes === undefined ? rest('hero') : sorted(heroes),
    gone: [
      ...cards(gone),
      ...rest('start'),
      ...(citizens === undefined ? [] : hidden),
      ...(heroes === undefined ? [] : rest('hero')),
    ].sort(byCardOrder),
    attackers: sorted(attackers),
    ...plain,
  }
}

function hordeOf(
  { difficulty }: Options,
  drawn: Partial<Record<Horde | 'left' | 'right', string | undefined>>,
): Pick<State, Horde | 'left' | 'right'> {
  const [left, right] = [foe(drawn.left), foe(drawn.right)]
  const listed = [drawn.enemies, drawn.scored, drawn.escaped].flatMap(names) as Enemy[]
  const out = [left, right].flatMap((one) => (one === undefined ? [] : [one.enemy]))
  const came = [...out, ...(names(drawn.scored) as Enemy[])]
  const wave = Math.max(0, ...came.map((enemy) => ENEMIES[enemy].wave))
  const rest = without(DIFFICULTIES[difficulty].enemies, [...listed, ...out])
  const isToCome = (enemy: Enemy) => drawn.enemies === undefined && ENEMIES[enemy].wave >= wave
  return {
    left,
    right,
    enemies: drawn.enemies === undefined ? rest.filter(isToCome) : (names(drawn.enemies) as Enemy[]),
    scored: names(drawn.scored) as Enemy[],
    escaped: [...(names(drawn.escaped) as Enemy[]), ...rest.filter((enemy) => !isToCome(enemy))],
  }
}

function foe(text: string | undefined): Foe | undefined {
  const [enemy, damage = '0'] = names(text)
  return enemy === undefined ? undefined : { enemy: enemy as Enemy, damage: Number(damage) }
}

function names(text: string | undefined): string[] {
  return text?.split(' ').filter((word) => word !== '') ?? []
}

function cards(text: string | undefined): Card[] {
  const found = names(text)
  for (const name of found) if (!Object.hasOwn(CARDS, name)) throw new TypeError(`there is no card ${name}`)
  return found as Card[]
}

function sorted(text: string | undefined): Card[] {
  return cards(text).sort(byCardOrder)
}

function without<T>(all: readonly T[], taken: readonly unknown[]): T[] {
  const left = taken.slice()
  return all.filter((item) => {
    const found = left.indexOf(item)
    if (found >= 0) left.splice(found, 1)
    return found < 0
  })
}

// Actions -----------------------------------------------------------------------------------------

type Amounts = { readonly farm?: number; readonly tower?: number; readonly gate?: number }

export const END: Action = { type: 'end' }
export const DECLINE: Action = { type: 'decline' }

export function income(card: Card): Action {
  return { type: 'income', card }
}

export function repair(card: Card, amounts: Amounts): Action {
  return { type: 'repair', card, split: { farm: 0, tower: 0, gate: 0, ...amounts } }
}

export function calm(card: Card): Action {
  return { type: 'calm', card }
}

export function attack(card: Card, enemy: Enemy): Action {
  return { type: 'attack', card, enemy }
}

export function power(card: Card, target?: Card): Action {
  return target === undefined ? { type: 'power', card } : { type: 'power', card, target }
}

export function double(card: Card): Action {
  return { type: 'double', card }
}

/** G-U4: an attack that does not go on to the other enemy. */
export function sparing(action: Action): Action {
  return { ...attacking(action), rest: 'lost' }
}

/** G-U4: an attack to which the Tower does not add. */
export function withoutTower(action: Action): Action {
  return { ...attacking(action), tower: 'waits' }
}

function attacking(action: Action) {
  if (action.type === 'attack' || action.type === 'double' || action.type === 'command') return action
  throw new TypeError(`${action.type} is no attack`)
}

export function recruit(card: Card): Action {
  return { type: 'recruit', card }
}

export const FESTIVAL: Action = { type: 'command', command: 'festival' }
export const TOWN_CRIER: Action = { type: 'command', command: 'town-crier' }

export function volley(enemy: Enemy): Action {
  return { type: 'command', command: 'volley', enemy }
}

export function workCrew(amounts: Amounts): Action {
  return { type: 'command', command: 'work-crew', split: { farm: 0, tower: 0, gate: 0, ...amounts } }
}

/** Makes each of the actions, which must be legal. Returns all that happened. */
export function play(state: State, actions: readonly Action[], chance: Chance = NO_CHANCE): Event[] {
  const events: Event[] = []
  for (const action of actions) {
    const refusal = gate.check(state, 0, action)
    if (refusal !== undefined) throw new TypeError(`${JSON.stringify(action)}: ${JSON.stringify(refusal)}`)
    gate.apply(state, 0, action, chance, events)
    const problem = gate.audit(state)
    if (problem !== undefined) throw new TypeError(problem)
  }
  return events
}

/** `G-M2 command-used {"command":"festival"}`, or undefined when the action is legal. */
export function refusalOf(state: State, action: unknown): string | undefined {
  const refusal = gate.check(state, 0, action)
  if (refusal === undefined) return undefined
  const facts = refusal.facts === undefined ? '' : ` ${JSON.stringify(refusal.facts)}`
  return `${refusal.clause} ${refusal.reason}${facts}`
}

/** The legal actions of one type. */
export function legal<Type extends Action['type']>(state: State, type: Type): Extract<Action, { type: Type }>[] {
  return gate.legalActions(state, 0).filter((action): action is Extract<Action, { type: Type }> => action.type === type)
}

export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

export function eventsOf<Type extends Event['type']>(events: readonly Event[], type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type)
}

// Chance ------------------------------------------------------------------------------------------

/** For what must not be left to chance. */
export const NO_CHANCE: Chance = {
  below: () => {
    throw new Error('nothing should be left to chance here')
  },
}

/** Always the first of what could come. */
export const FIRST: Chance = { below: () => 0 }

/** Brings these cards and enemies, in this order, each from where it lies by then; after that always the first. */
export function bring(state: State, text: string): Chance {
  const coming = names(text)
  return {
    below: (n) => {
      const name = coming.shift()
      if (name === undefined) return 0
      const wave = ENEMIES[state.enemies[0] ?? 'giant-spider'].wave
      const next = state.enemies.filter((enemy) => ENEMIES[enemy].wave === wave)
      const piles: readonly (readonly string[])[] = [state.draw, state.citizens, state.heroes, next]
      const from = piles.find((pile) => pile.length === n && pile.includes(name))
      if (from === undefined) throw new Error(`${name} cannot come now`)
      return from.indexOf(name)
    },
  }
}
