/**
 * The card set of Gate (G-C1 to G-C6). Every number that is printed on something is here and nowhere else: whoever has
 * a printed copy can correct it without touching a rule. Names are words for people: see `text/`.
 */

export const LOCATIONS = ['farm', 'tower', 'gate'] as const
export type Location = (typeof LOCATIONS)[number]

/** G-C1: health at the start, and the most that a repair can bring back. */
export const HEALTH: Readonly<Record<Location, number>> = { farm: 6, tower: 6, gate: 12 }

export const TRAITS = ['income', 'repair', 'calm', 'attack'] as const
export type Trait = (typeof TRAITS)[number]

export type Power =
  /** G-U7: draw so many cards. */
  | { readonly kind: 'draw'; readonly cards: number }
  /** G-U6: the attack of another card counts double. */
  | { readonly kind: 'double' }
  /** G-U7: a card of the discard pile may leave the game. */
  | { readonly kind: 'remove' }
  /** G-U7: may itself leave the game from the discard pile. */
  | { readonly kind: 'leave' }

interface Extras {
  /** G-U2: the repair is one more at one of these locations. */
  readonly bonusAt?: readonly Location[]
  readonly power?: Power
}

export interface CardData extends Extras, Readonly<Record<Trait, number>> {
  readonly kind: 'start' | 'citizen' | 'hero'
  /** Gold; 0 for cards that are never for sale. */
  readonly cost: number
  readonly copies: number
}

/** G-C2. The numbers: income, repair, calm, attack; for citizens the cost comes first. */
const SET = {
  guard: start(1, 0, 0, 1),
  monk: start(1, 0, 1, 0),
  farmer: start(1, 1, 0, 0, { bonusAt: ['farm'] }),

  'tax-collector': citizen(2, 2, 0, 0, 0, { power: { kind: 'leave' } }),
  mercenary: citizen(2, 0, 1, 0, 2),
  minstrel: citizen(2, 2, 0, 1, 0),
  craftsman: citizen(3, 1, 2, 0, 1, { bonusAt: ['farm', 'gate'] }),
  mason: citizen(3, 1, 2, 0, 1, { bonusAt: ['tower'] }),
  warden: citizen(3, 0, 1, 1, 2),
  druid: twice(citizen(3, 0, 2, 2, 0)),
  'rat-catcher': citizen(4, 1, 0, 2, 1),
  blacksmith: citizen(4, 1, 2, 0, 0, { power: { kind: 'double' } }),
  swindler: citizen(4, 1, 1, 1, 1, { power: { kind: 'draw', cards: 1 } }),
  priest: citizen(4, 2, 0, 2, 1),
  guardian: citizen(5, 0, 2, 2, 2),
  tinkerer: citizen(5, 1, 3, 0, 1),
  alchemist: citizen(6, 1, 1, 1, 2, { power: { kind: 'remove' } }),
  champion: citizen(6, 1, 1, 2, 3),

  baroness: hero(4, 0, 0, 0),
  engineer: hero(0, 4, 0, 0),
  bishop: hero(0, 0, 3, 0),
  knight: hero(0, 0, 0, 4),
  traveler: hero(1, 1, 1, 1, { power: { kind: 'draw', cards: 2 } }),
}

export type Card = keyof typeof SET
export const CARDS: Readonly<Record<Card, CardData>> = SET
/** All kinds of cards, in the order in which lists of cards are kept. */
export const CARD_NAMES = Object.keys(SET) as readonly Card[]

/** G-T2, G-S1 */
export const CARDS_PER_TURN = 3
/** G-S1 */
export const MARKET_SIZE = 4
/** G-M1 */
export const FARM_GOLD = 1
/** G-U4 */
export const TOWER_ATTACK = 1

interface EnemyData {
  /** Lower waves come first. */
  readonly wave: number
  readonly points: number
  readonly health: number
  readonly damage: Readonly<Partial<Record<Location, number>>>
  readonly fear: number
}

/** G-C3. The numbers: wave, victory points, health, damage by location, fear. */
const ENEMY_SET = {
  'giant-spider': enemy(1, 1, 3, { gate: 1 }, 1),
  'skull-centipede': enemy(1, 2, 3, { tower: 2 }, 0),
  'plague-rat': enemy(1, 3, 4, { farm: 1 }, 1),
  'rot-worm': enemy(2, 4, 5, { farm: 2 }, 1),
  'rat-lord': enemy(2, 5, 6, { gate: 2 }, 0),
  'dark-priest': enemy(2, 6, 5, { tower: 2 }, 1),
  'death-guard': enemy(3, 7, 5, { tower: 1 }, 2),
  abomination: enemy(3, 8, 6, { farm: 2 }, 1),
  'grave-lord': enemy(3, 9, 7, { farm: 1, tower: 1, gate: 1 }, 1),
  // G-C6: only at the difficulty that asks for it.
  'mine-tyrant': enemy(4, 10, 9, { farm: 1, tower: 1, gate: 1 }, 2),
}

export type Enemy = keyof typeof ENEMY_SET
export const ENEMIES: Readonly<Record<Enemy, EnemyData>> = ENEMY_SET
/** All enemies, wave by wave, in the order in which lists of enemies are kept. */
export const ENEMY_NAMES = Object.keys(ENEMY_SET) as readonly Enemy[]

/** G-T1: an enemy that must make room on its way out of the game. */
export const PARTING_DAMAGE = 1

export type CommandEffect = 'calm' | 'attack' | 'repair' | 'market'
interface CommandData {
  readonly cost: number
  readonly effect: CommandEffect
  readonly amount: number
}

/** G-C4 */
const COMMAND_SET = {
  festival: command(2, 'calm', 1),
  volley: command(2, 'attack', 1),
  'work-crew': command(2, 'repair', 1),
  'town-crier': command(1, 'market', 0),
}

export type Command = keyof typeof COMMAND_SET
export const COMMANDS: Readonly<Record<Command, CommandData>> = COMMAND_SET
export const COMMAND_NAMES = Object.keys(COMMAND_SET) as readonly Command[]

export type FearSpace = 'start' | 'sun' | 'empty' | 'top' | Location

/** G-C5: row by row from the bottom, each from the left. A location is hit for FEAR_DAMAGE. */
export const FEARAMID_ROWS: readonly (readonly FearSpace[])[] = [
  ['start', 'sun', 'farm', 'sun'],
  ['tower', 'sun', 'empty'],
  ['gate', 'gate'],
  ['top'],
]
export const FEARAMID: readonly FearSpace[] = FEARAMID_ROWS.flat()
export const FEAR_DAMAGE = 1
export const TOP = FEARAMID.length - 1

interface DifficultyData {
  /** Where an enemy has another health than ENEMIES says. */
  readonly health: Readonly<Partial<Record<Enemy, number>>>
  readonly enemies: readonly Enemy[]
}

const NINE = ENEMY_NAMES.filter((name) => name !== 'mine-tyrant')

/** G-C6 */
const DIFFICULTY_SET = {
  gentle: { health: { 'death-guard': 3 }, enemies: NINE },
  standard: { health: {}, enemies: NINE },
  hard: { health: { 'death-guard': 7 }, enemies: NINE },
  boss: { health: {}, enemies: ENEMY_NAMES },
}

export type Difficulty = keyof typeof DIFFICULTY_SET
export const DIFFICULTIES: Readonly<Record<Difficulty, DifficultyData>> = DIFFICULTY_SET
export const DIFFICULTY_NAMES = Object.keys(DIFFICULTY_SET) as readonly Difficulty[]

/** How much damage kills the enemy. */
export function healthOf(name: Enemy, difficulty: Difficulty): number {
  return DIFFICULTIES[difficulty].health[name] ?? ENEMIES[name].health
}

/** All the points that there are. */
export function allPoints(difficulty: Difficulty): number {
  return DIFFICULTIES[difficulty].enemies.reduce((sum, enemy) => sum + ENEMIES[enemy].points, 0)
}

/** G-E3: from so many points on a win. */
const RANK_SET = {
  survivor: 0,
  'watch-captain': 21,
  castellan: 28,
  'lord-protector': 34,
  legend: 41,
}

export type Rank = keyof typeof RANK_SET
export const RANK_NAMES = Object.keys(RANK_SET) as readonly Rank[]

export function rankOf(score: number): Rank {
  return RANK_NAMES.findLast((rank) => score >= RANK_SET[rank]) ?? 'survivor'
}

const ORDER = Object.fromEntries(CARD_NAMES.map((name, i) => [name, i])) as Readonly<Record<Card, number>>
const ENEMY_ORDER = Object.fromEntries(ENEMY_NAMES.map((name, i) => [name, i])) as Readonly<Record<Enemy, number>>

export function byCardOrder(a: Card, b: Card): number {
  return ORDER[a] - ORDER[b]
}

export function byEnemyOrder(a: Enemy, b: Enemy): number {
  return ENEMY_ORDER[a] - ENEMY_ORDER[b]
}

/** Every card of a kind, each as often as there are copies, in order. */
export function cardsOf(kind: CardData['kind']): readonly Card[] {
  return CARD_NAMES.flatMap((name) => (CARDS[name].kind === kind ? Array<Card>(CARDS[name].copies).fill(name) : []))
}

function start(income: number, repair: number, calm: number, attack: number, extras: Extras = {}): CardData {
  return { kind: 'start', cost: 0, copies: 1, income, repair, calm, attack, ...extras }
}

function citizen(
  cost: number,
  income: number,
  repair: number,
  calm: number,
  attack: number,
  extras: Extras = {},
): CardData {
  return { kind: 'citizen', cost, copies: 1, income, repair, calm, attack, ...extras }
}

function hero(income: number, repair: number, calm: number, attack: number, extras: Extras = {}): CardData {
  return { kind: 'hero', cost: 0, copies: 1, income, repair, calm, attack, ...extras }
}

function twice(card: CardData): CardData {
  return { ...card, copies: 2 }
}

function enemy(wave: number, points: number, health: number, damage: EnemyData['damage'], fear: number): EnemyData {
  return { wave, points, health, damage, fear }
}

function command(cost: number, effect: CommandEffect, amount: number): CommandData {
  return { cost, effect, amount }
}
