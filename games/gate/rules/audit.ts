/** What cannot be true of a state of Gate: the check for positions that come from outside, and for our own rules. */
import {
  byCardOrder,
  byEnemyOrder,
  CARD_NAMES,
  CARDS,
  CARDS_PER_TURN,
  type Card,
  type CardData,
  COMMAND_NAMES,
  COMMANDS,
  type Command,
  cardsOf,
  DIFFICULTIES,
  ENEMIES,
  FARM_GOLD,
  healthOf,
  MARKET_SIZE,
  TOP,
  TOWER_ATTACK,
  TRAITS,
  type Trait,
} from '../content'
import { ENDINGS, type Ending, type State } from './state'
import { isPowerWaiting } from './town'

export function audit(state: State): string | undefined {
  return (
    auditCards(state) ??
    auditEnemies(state) ??
    auditTurn(state) ??
    auditStep(state) ??
    auditAttack(state) ??
    auditAmounts(state) ??
    auditEnding(state)
  )
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

/** The final stand has no end of its own (G-E1), but a record does: it holds no more actions than this. */
const LONGEST_SIEGE = 1_000_000

/** G-T1: an enemy a turn, until the deck is empty. */
function auditTurn(state: State): string | undefined {
  const { turn, enemies, phase, options } = state
  if (turn > LONGEST_SIEGE) return `no siege lasts ${turn} turns (G-E1)`
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
  const { commands, played, attackers } = state
  if (new Set(commands).size !== commands.length) return 'no command is used twice in a turn (G-M2)'
  if (played !== undefined && !isPowerWaiting(state, played)) return `${played} has no power to decide about (G-U7)`
  const idle = attackers.find((card) => CARDS[card].attack === 0)
  if (idle !== undefined) return `${idle} cannot have attacked (G-U1)`
  return isInOrder(attackers, byCardOrder) ? undefined : 'the cards that attacked must be listed in order'
}

/** G-U4: who attacked has hit somebody, and the Tower only with them. */
function auditAttack(state: State): string | undefined {
  const { attackers, attacked, towerShot, target, left, right } = state
  const least = sum(attackers, 'attack')
  if (attacked < least) return `the attack was ${attacked}, less than the ${least} of those who attacked (G-U4)`
  if (towerShot && attacked === 0) return 'the Tower adds to an attack, and there was none (G-U4)'
  const hit = [left, right].find((foe) => foe !== undefined && foe.enemy === target)
  if (target !== undefined && (hit === undefined || hit.damage === 0 || attacked === 0)) {
    return `${target} was not hit, so it is not the one to attack (G-U4)`
  }
  const unhurt = attacked > 0 && target === undefined && left !== undefined && right !== undefined
  return unhurt ? 'of two enemies that are out one must have been hit (G-U4)' : undefined
}

/**
 * G-T2, G-U7: a turn has its three cards and what powers draw. So what it has brought, together with what it can still
 * bring, is no more than that: whatever is done next, this stays true.
 */
function auditAmounts(state: State): string | undefined {
  const draws = drawsLeft(state)
  const cards = state.hand.length + draws
  if (cards + state.attackers.length + state.doublings > CARDS_PER_TURN + MOST_DRAWS) {
    return 'no turn has so many cards (G-T2)'
  }
  const brought: Readonly<Record<Trait, number>> = {
    income: state.gold,
    repair: state.repaired,
    calm: state.calmed,
    attack: state.attacked + sum(state.attackers, 'attack') + (state.towerShot ? 0 : TOWER_ATTACK),
  }
  const unused = COMMAND_NAMES.filter((command) => !state.commands.includes(command))
  for (const trait of TRAITS) {
    const toCome = TIMES[trait] * (sum(state.hand, trait) + draws * BEST[trait]) + commanded(unused, trait)
    if (brought[trait] + toCome > MOST[trait]) return `no turn brings more than ${MOST[trait]} ${trait} (G-U1)`
  }
  return undefined
}

/** See `drawsLeft`. */
const MOST_DRAWS = drawnBy(cardsOf('hero')) * (1 + drawnBy(cardsOf('citizen'))) + drawnBy(cardsOf('citizen'))

/** G-U6: an attack can count twice. */
const TIMES: Readonly<Record<Trait, number>> = { income: 1, repair: 1, calm: 1, attack: 2 }
/** What there is without a card. */
const FREE: Readonly<Record<Trait, number>> = { income: FARM_GOLD, repair: 0, calm: 0, attack: TOWER_ATTACK }

/** Of one card, and of a whole turn. */
const BEST = forEveryTrait((trait) => Math.max(...CARD_NAMES.map((card) => CARDS[card][trait])))
const MOST = forEveryTrait((trait) => {
  const best = CARD_NAMES.toSorted((a, b) => CARDS[b][trait] - CARDS[a][trait]).slice(0, CARDS_PER_TURN)
  return TIMES[trait] * (sum(best, trait) + MOST_DRAWS * BEST[trait]) + commanded(COMMAND_NAMES, trait) + FREE[trait]
})

function forEveryTrait(amount: (trait: Trait) => number): Readonly<Record<Trait, number>> {
  return { income: amount('income'), repair: amount('repair'), calm: amount('calm'), attack: amount('attack') }
}

function sum(cards: readonly Card[], trait: Trait): number {
  return cards.reduce((total, card) => total + CARDS[card][trait], 0)
}

function commanded(commands: readonly Command[], trait: Trait): number {
  return commands.reduce((total, name) => total + (COMMANDS[name].effect === trait ? COMMANDS[name].amount : 0), 0)
}

/**
 * G-U7, G-U8: how many cards powers can still draw in this turn. A hero draws and is gone. The one citizen who draws
 * cannot draw himself: he comes again only if a hero draws him.
 */
function drawsLeft({ hand, played, gone }: State): number {
  const heroes = drawnBy(cardsOf('hero').filter((card) => !gone.includes(card)))
  const citizens = cardsOf('citizen')
  return heroes * (1 + drawnBy(citizens)) + drawnBy(citizens.filter((card) => hand.includes(card) || played === card))
}

function drawnBy(cards: readonly Card[]): number {
  return cards.reduce((total, card) => {
    const { power } = CARDS[card]
    return power?.kind === 'draw' ? total + power.cards : total
  }, 0)
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
