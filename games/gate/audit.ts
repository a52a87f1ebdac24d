/** What cannot be true of a state of Gate: the check for positions that come from outside, and for our own rules. */
import {
  byCardOrder,
  byEnemyOrder,
  CARD_NAMES,
  CARDS,
  type Card,
  type CardData,
  DIFFICULTIES,
  ENEMIES,
  healthOf,
  MARKET_SIZE,
  TOP,
} from './cards'
import { ENDINGS, type Ending, type State } from './state'
import { isPowerWaiting } from './town'

export function audit(state: State): string | undefined {
  return auditCards(state) ?? auditEnemies(state) ?? auditTurn(state) ?? auditStep(state) ?? auditEnding(state)
}

/** G-C2: no card is ever lost, and each kind is only where it can get to. */
function auditCards(state: State): string | undefined {
  const { hand, draw, discard, market, citizens, aside, heroes, gone, played } = state
  const owned = [...hand, ...draw, ...discard, ...gone, ...(played === undefined ? [] : [played])]
  const places: Readonly<Record<CardData['kind'], readonly Card[]>> = {
    start: owned,
    citizen: [...owned, ...market, ...citizens, ...aside],
    hero: [...owned, ...heroes],
  }
  for (const card of CARD_NAMES) {
    const { kind, copies } = CARDS[card]
    const there = places[kind].filter((other) => other === card).length
    if (there !== copies) return `there are ${there} cards ${card}, not ${copies} (G-C2)`
  }
  const all = owned.length + market.length + citizens.length + aside.length + heroes.length
  if (all !== CARD_NAMES.reduce((sum, card) => sum + CARDS[card].copies, 0)) {
    return 'there is a card where it cannot be (G-S1)'
  }
  if ([hand, draw, discard, citizens, aside, heroes, gone].some((pile) => !isInOrder(pile, byCardOrder))) {
    return `piles must be listed in the order ${CARD_NAMES.join(' ')} (G-H1)`
  }
  return auditMarket(state)
}

/** G-M3: the market shrinks only when there is nothing to fill it with. */
function auditMarket({ market, citizens, aside }: State): string | undefined {
  const short = market.length < MARKET_SIZE && citizens.length + aside.length > 0
  return short ? `the market has ${market.length} cards while there are more citizens (G-M3)` : undefined
}

function isInOrder<T>(pile: readonly T[], order: (a: T, b: T) => number): boolean {
  return pile.every((item, i, all) => i === 0 || order(all[i - 1] ?? item, item) <= 0)
}

/** G-C3, G-C6, G-S1: every enemy is somewhere, and no wave comes before the one below it. */
function auditEnemies(state: State): string | undefined {
  const { left, right, enemies, scored, escaped } = state
  const out = [left, right].filter((foe) => foe !== undefined)
  const came = [...out.map((foe) => foe.enemy), ...scored, ...escaped]
  const expected = DIFFICULTIES[state.options.difficulty].enemies
  const all = [...came, ...enemies].sort(byEnemyOrder)
  if (all.join() !== expected.join()) return `the enemies are ${all.join(' ')} (G-C3)`
  if (!isInOrder(enemies, byEnemyOrder)) return 'the enemies to come must be listed in order (G-H1)'
  const next = enemies[0]
  const lowest = next === undefined ? undefined : ENEMIES[next].wave
  const early = came.find((enemy) => lowest !== undefined && ENEMIES[enemy].wave > lowest)
  if (early !== undefined) return `${early} came before wave ${lowest} was out (G-S1)`
  const dead = out.find((foe) => foe.damage >= healthOf(foe.enemy, state.options.difficulty))
  return dead === undefined ? undefined : `${dead.enemy} has taken all its damage and is still out (G-U5)`
}

/** G-T1: an enemy a turn, until the deck is empty. */
function auditTurn(state: State): string | undefined {
  const { turn, enemies, phase, options } = state
  const came = DIFFICULTIES[options.difficulty].enemies.length - enemies.length
  const possible =
    enemies.length === 0 ? came <= turn : came === turn || (came === turn - 1 && fellBeforeAdvance(state))
  if (!possible) return `in turn ${turn} there cannot have come ${came} enemies (G-T1)`
  return (phase === 'any') === options.strictPhases ? `the phase cannot be ${phase} (G-T3)` : undefined
}

/** G-T1, G-A2: the Gate can fall to an enemy that makes room, before the next one comes. */
function fellBeforeAdvance({ gate, left, right, escaped }: State): boolean {
  return gate === 0 && left === undefined && right !== undefined && escaped.length > 0
}

/** What was done in the town's step. */
function auditStep(state: State): string | undefined {
  const { commands, played, attackers, target, left, right } = state
  if (new Set(commands).size !== commands.length) return 'no command is used twice in a turn (G-M2)'
  if (played !== undefined && !isPowerWaiting(state, played)) return `${played} has no power to decide about (G-U7)`
  const idle = attackers.find((card) => CARDS[card].attack === 0)
  if (idle !== undefined) return `${idle} cannot have attacked (G-U1)`
  if (!isInOrder(attackers, byCardOrder)) return 'the cards that attacked must be listed in order'
  if (target === undefined) return undefined
  const hit = [left, right].find((foe) => foe?.enemy === target)
  return hit === undefined || hit.damage === 0
    ? `${target} was not hit, so it is not the one to attack (G-U4)`
    : undefined
}

const SIGNS: Readonly<Record<Ending, (state: State) => boolean>> = {
  victory: ({ left, right, enemies }) => left === undefined && right === undefined && enemies.length === 0,
  'gate-fell': ({ gate }) => gate === 0,
  'fear-reached-top': ({ fear }) => fear === TOP,
}

/** G-A2, G-A4, G-E2: the match is over exactly when one of the endings has come. */
function auditEnding(state: State): string | undefined {
  const ending = ENDINGS.find((one) => SIGNS[one](state))
  if (state.ending !== ending) return `the match should have ended: ${ending ?? 'not yet'} (G-E2)`
  const other = ENDINGS.find((one) => one !== ending && SIGNS[one](state))
  return other === undefined ? undefined : `the match cannot end twice: ${ending} and ${other} (G-E2)`
}
