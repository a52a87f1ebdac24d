/**
 * The card set as numbers for a search: every copy of a card and every enemy is a bit, so that a pile is one number. Copies
 * are in the order of `CARD_NAMES`, and of a kind with several copies a pile holds the lowest: one pile, one number.
 */
import type { Chance } from '@crownlands/core/chance'
import {
  CARD_NAMES,
  CARDS,
  type Card,
  type CardData,
  type Difficulty,
  ENEMIES,
  ENEMY_NAMES,
  type Enemy,
  healthOf,
  type Location,
} from '../../content'

export const NONE = -1

/** By bit, which card it is a copy of. */
export const COPIES: readonly Card[] = CARD_NAMES.flatMap((card) => Array<Card>(CARDS[card].copies).fill(card))
/** With more, a pile would not fit into a number of 32 bits. */
const MOST_COPIES = 30
if (COPIES.length > MOST_COPIES) throw new RangeError(`the model knows ${MOST_COPIES} cards at most`)

/** By bit, the first bit of the same kind: the number of that card. */
const FIRST = Int8Array.from(COPIES, (card) => COPIES.indexOf(card))
/** By card, the bits of all its copies. */
export const KIND = Int32Array.from(COPIES, (card) => bitsWhere((other) => other === card))

export const INCOME = ofCards(({ income }) => income)
export const REPAIR = ofCards(({ repair }) => repair)
export const CALM = ofCards(({ calm }) => calm)
export const ATTACK = ofCards(({ attack }) => attack)
export const COST = ofCards(({ cost }) => cost)
/** How many cards the power draws. */
export const DRAWS = ofCards(({ power }) => (power?.kind === 'draw' ? power.cards : 0))
export const HEROES = bitsWhere((card) => CARDS[card].kind === 'hero')
export const DOUBLERS = bitsWhere((card) => CARDS[card].power?.kind === 'double')
export const REMOVERS = bitsWhere((card) => CARDS[card].power?.kind === 'remove')
export const LEAVERS = bitsWhere((card) => CARDS[card].power?.kind === 'leave')

/** By enemy. */
export const POINTS = Int8Array.from(ENEMY_NAMES, (enemy) => ENEMIES[enemy].points)
export const FEAR = Int8Array.from(ENEMY_NAMES, (enemy) => ENEMIES[enemy].fear)
export const FARM_DAMAGE = damageTo('farm')
export const TOWER_DAMAGE = damageTo('tower')
export const GATE_DAMAGE = damageTo('gate')
/** By enemy, the bits of its wave. */
const WAVE = Int32Array.from(ENEMY_NAMES, (enemy) =>
  enemyBits(ENEMY_NAMES.filter((other) => ENEMIES[other].wave === ENEMIES[enemy].wave)),
)

export function healthByEnemy(difficulty: Difficulty): Int8Array {
  return Int8Array.from(ENEMY_NAMES, (enemy) => healthOf(enemy, difficulty))
}

function ofCards(number: (data: CardData) => number): Int8Array {
  return Int8Array.from(COPIES, (card) => number(CARDS[card]))
}

function damageTo(location: Location): Int8Array {
  return Int8Array.from(ENEMY_NAMES, (enemy) => ENEMIES[enemy].damage[location] ?? 0)
}

function bitsWhere(test: (card: Card) => boolean): number {
  return COPIES.reduce((bits, card, i) => (test(card) ? bits | (1 << i) : bits), 0)
}

// Piles -------------------------------------------------------------------------------------------

export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

export function count(bits: number): number {
  let x = bits - ((bits >>> 1) & 0x55555555)
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The pile with one copy more. */
export function added(pile: number, card: number): number {
  const rest = (KIND[card] as number) & ~pile
  return pile | (rest & -rest)
}

/** The pile with one copy less, which must be there. */
export function removed(pile: number, card: number): number {
  const copies = (KIND[card] as number) & pile
  return pile & ~(0x8000_0000 >>> Math.clz32(copies))
}

/** Both piles as one. */
export function together(pile: number, other: number): number {
  if ((pile & other) === 0) return pile | other
  let all = pile
  for (let bits = other; bits !== 0; bits &= bits - 1) all = added(all, FIRST[lowest(bits)] as number)
  return all
}

/** One card of a pile that is not empty. */
export function drawn(pile: number, chance: Chance): number {
  return FIRST[nth(pile, chance.below(count(pile)))] as number
}

/** One enemy of the lowest wave. */
export function drawnEnemy(enemies: number, chance: Chance): number {
  const wave = enemies & (WAVE[lowest(enemies)] as number)
  return nth(wave, chance.below(count(wave)))
}

function nth(bits: number, n: number): number {
  let rest = bits
  for (let i = 0; i < n; i++) rest &= rest - 1
  return lowest(rest)
}

// From and to the rules -------------------------------------------------------------------------

const CARD_NUMBERS = new Map(COPIES.map((card, i) => [card, FIRST[i] as number]))

export function numberOfCard(card: Card): number {
  return CARD_NUMBERS.get(card) ?? NONE
}

export function pileOf(cards: readonly Card[]): number {
  return cards.reduce((pile, card) => added(pile, numberOfCard(card)), 0)
}

export function cardsIn(pile: number): Card[] {
  return COPIES.filter((_, i) => (pile & (1 << i)) !== 0)
}

export function numberOfEnemy(enemy: Enemy | undefined): number {
  return enemy === undefined ? NONE : ENEMY_NAMES.indexOf(enemy)
}

export function enemyBits(enemies: readonly Enemy[]): number {
  return enemies.reduce((bits, enemy) => bits | (1 << numberOfEnemy(enemy)), 0)
}

export function enemiesIn(bits: number): Enemy[] {
  return ENEMY_NAMES.filter((_, i) => (bits & (1 << i)) !== 0)
}
