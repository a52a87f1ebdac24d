/**
 * A position as yes-or-no questions for the network, 32 of them in a word. The town and the enemies are taken as they will
 * be in the night, should the turn end now; hand, gold and market say what can still be done before that.
 */
import { COMMAND_NAMES, DIFFICULTY_NAMES, ENEMY_NAMES, HEALTH, TOP } from '../../content'
import { PHASES } from '../../rules/state'
import { ATTACK, added, count, HEROES, lowest, NONE, together } from './bits'
import type { Position } from './position'
import { CARDS_TO_DRAW, MARKET_TO_FILL, TURN_TO_START } from './position-data'

export const WORDS = 11

/** How many numbers are told apart; from the last on they count as the same. */
const HEALTHS = 10
const GOLDS = 9
const DRAW_PILES = 9
const SMALLEST_DECK = 3
const DECKS = 12
const HEROES_LEFT = 6
const HEROES_TO_COME = 4
const ATTACKS = 10
const DOUBLED_ATTACKS = 5

const ENEMIES = ENEMY_NAMES.length
const NIGHT = PHASES.length

export function readFeatures(position: Position, words: Int32Array): void {
  const { hand, draw, market, pending } = position
  const discard = discardPile(position)
  const deck = together(together(hand, draw), discard)
  words[0] = hand
  words[1] = draw
  words[2] = discard
  words[3] = market
  words[4] = deck
  const decks = oneOf(Math.max(0, count(deck & ~HEROES) - SMALLEST_DECK), DECKS)
  if (pending === TURN_TO_START) {
    words[9] = stepUnderWay(position, NIGHT)
    words[10] = 0
    readNight(position, decks, words)
  } else {
    words[9] = stepUnderWay(position, position.phase)
    words[10] = whatCanBeHit(position)
    readNightToCome(position, decks, words)
  }
}

/** With the card whose power is not settled yet. */
function discardPile(position: Position): number {
  const card = position.pending === CARDS_TO_DRAW ? position.pendingCard : position.played
  return card === NONE || ((1 << card) & HEROES) !== 0 ? position.discard : added(position.discard, card)
}

function stepUnderWay(position: Position, phase: number): number {
  const { pending, pendingCount } = position
  let questions = oneOf(count(position.draw), DRAW_PILES)
  let at = DRAW_PILES
  questions |= oneOf(position.gold, GOLDS) << at
  at += GOLDS
  questions |= 1 << (at + phase)
  at += NIGHT + 1
  if (pending === CARDS_TO_DRAW) questions |= (pendingCount === 1 ? 1 : 2) << at
  if (pending === MARKET_TO_FILL) questions |= (pendingCount === 1 ? 4 : 8) << at
  if (position.towerShot !== 0) questions |= 16 << at
  if (position.doublings > 0) questions |= 32 << at
  if (position.played !== NONE) questions |= 64 << at
  return questions
}

/** What the hand could do to those who are out. */
function whatCanBeHit(position: Position): number {
  const { left, right, target } = position
  let attack = position.towerAttack()
  for (let bits = position.hand; bits !== 0; bits &= bits - 1) attack += ATTACK[lowest(bits)] as number
  let questions = position.commands
  let at = COMMAND_NAMES.length
  if (position.doublings > 0) questions |= oneOf(strongestOf(position.attackers), DOUBLED_ATTACKS) << at
  at += DOUBLED_ATTACKS
  const leftHealth = left === NONE ? 0 : position.healthLeft(left)
  const rightHealth = right === NONE ? 0 : position.healthLeft(right)
  if (left !== NONE && attack >= leftHealth) questions |= 1 << at
  if (right !== NONE && attack >= rightHealth) questions |= 2 << at
  if (left !== NONE && right !== NONE && attack >= leftHealth + rightHealth) questions |= 4 << at
  if (target !== NONE) questions |= (target === left ? 8 : 16) << at
  return questions | (oneOf(attack, ATTACKS) << (at + 5))
}

function strongestOf(cards: number): number {
  let most = 0
  for (let bits = cards; bits !== 0; bits &= bits - 1) most = Math.max(most, ATTACK[lowest(bits)] as number)
  return most
}

/** Lets the night come, and takes it back. */
function readNightToCome(position: Position, decks: number, words: Int32Array): void {
  const { farm, tower, gate, fear, left, leftDamage, right, rightDamage, escaped } = position
  position.attackTown()
  if (position.ending === 0 && position.enemies !== 0) position.makeRoom()
  readNight(position, decks, words)
  position.farm = farm
  position.tower = tower
  position.gate = gate
  position.fear = fear
  position.left = left
  position.leftDamage = leftDamage
  position.right = right
  position.rightDamage = rightDamage
  position.escaped = escaped
  position.ending = 0
  position.pendingHeroes = 0
}

function readNight(position: Position, decks: number, words: Int32Array): void {
  const { left, right, pendingHeroes } = position
  words[5] =
    position.enemies |
    (position.scored << ENEMIES) |
    (1 << (2 * ENEMIES + position.difficulty)) |
    (oneOf(count(position.heroes) - pendingHeroes, HEROES_LEFT) << (2 * ENEMIES + DIFFICULTY_NAMES.length)) |
    // The town would not live to see it.
    (position.ending === 0 ? 0 : 1 << (2 * ENEMIES + DIFFICULTY_NAMES.length + HEROES_LEFT))
  words[6] =
    (left === NONE ? 0 : (1 << left) | (oneOf(position.healthLeft(left), HEALTHS) << (2 * ENEMIES))) |
    (right === NONE ? 0 : 1 << (ENEMIES + right))
  // Nobody has no health, so it needs no place: the Gate begins there.
  words[7] =
    (right === NONE ? 0 : oneOf(position.healthLeft(right), HEALTHS) >> 1) |
    (1 << (HEALTHS - 1 + position.gate)) |
    (1 << (HEALTHS + HEALTH.gate + Math.min(position.fear, TOP)))
  words[8] =
    (1 << position.farm) |
    (1 << (HEALTH.farm + 1 + position.tower)) |
    (oneOf(pendingHeroes, HEROES_TO_COME) << (HEALTH.farm + HEALTH.tower + 2)) |
    (decks << (HEALTH.farm + HEALTH.tower + 2 + HEROES_TO_COME))
}

/** The question of so many that fits a number. */
function oneOf(number: number, questions: number): number {
  return 1 << (number < questions ? number : questions - 1)
}
