/**
 * How a siege is likely to end: a handful of things that can be counted between two turns, and how much each of them has
 * told about the end in games of the search bot (`heuristics-weights.ts`).
 */
import {
  CARDS,
  type Card,
  DIFFICULTIES,
  DIFFICULTY_NAMES,
  type Difficulty,
  ENEMIES,
  type Enemy,
  healthOf,
  LOCATIONS,
  PARTING_DAMAGE,
} from './content'
import { FEATURES, type Feature, WEIGHTS } from './heuristics-weights'
import { forecast } from './siege'
import { type Foe, type Options, type State, score, type Town } from './state'

/** A position between two turns. */
export interface Night {
  readonly town: Readonly<Town>
  /** Those who have been out for a turn. */
  readonly known: readonly Foe[]
  readonly toCome: readonly Enemy[]
  readonly heroesLeft: number
  /** Heroes on their way into the discard pile; who they are is not known yet. */
  readonly heroesGained: number
  /** The town has not lived to see it. */
  readonly isLost: boolean
}

/** The night before this turn: the enemy that has just come was still to come. */
export function nightBefore(state: State): Night {
  const { farm, tower, gate, fear, left, right, enemies, heroes } = state
  const isNew = right?.damage === 0
  return {
    town: { farm, tower, gate, fear },
    known: present(left, isNew ? undefined : right),
    toCome: isNew ? [right.enemy, ...enemies] : enemies,
    heroesLeft: heroes.length,
    heroesGained: 0,
    isLost: false,
  }
}

/** The night after this turn, should the town's step end now. */
export function nightAfter(state: State): Night {
  const { left, right, enemies } = state
  const { town, heroes, defeat } = forecast(state)
  // G-T1: both places are taken, so the left enemy makes room.
  const leaves = left !== undefined && right !== undefined && enemies.length > 0
  const gate = Math.max(0, leaves ? town.gate - PARTING_DAMAGE : town.gate)
  return {
    town: { ...town, gate },
    known: present(leaves ? undefined : left, right),
    toCome: enemies,
    heroesLeft: state.heroes.length - heroes,
    heroesGained: heroes,
    isLost: defeat !== undefined || gate === 0,
  }
}

function present(left: Foe | undefined, right: Foe | undefined): readonly Foe[] {
  if (left === undefined) return right === undefined ? [] : [right]
  return right === undefined ? [left] : [left, right]
}

export type Features = Readonly<Record<Feature, number>>

/** Everything on a scale of about 0 to 1. */
export function featuresOf(state: State, night: Night): Features {
  const { difficulty } = state.options
  const { town, known, toCome, heroesLeft, heroesGained } = night
  const horde = { health: 0, damage: 0, fear: 0, boss: 0 }
  for (const enemy of toCome) addEnemy(horde, enemy, healthOf(enemy, difficulty))
  const near = { health: 0, damage: 0, fear: 0, boss: 0 }
  for (const { enemy, damage } of known) addEnemy(near, enemy, healthOf(enemy, difficulty) - damage)
  const deck = { cards: 0, income: 0, repair: 0, calm: 0, attack: 0, doublers: 0, drawers: 0, heroes: 0 }
  for (const card of state.hand) addCard(deck, card)
  for (const card of state.draw) addCard(deck, card)
  for (const card of state.discard) addCard(deck, card)
  if (state.played !== undefined) addCard(deck, state.played)
  const size = Math.max(1, deck.cards)
  return {
    always: 1,
    gate: town.gate / 12,
    gateWeak: Math.max(0, 6 - town.gate) / 6,
    farm: town.farm / 6,
    farmStands: town.farm > 0 ? 1 : 0,
    tower: town.tower / 6,
    towerStands: town.tower > 0 ? 1 : 0,
    fear: town.fear / 9,
    fearHigh: Math.max(0, town.fear - 4) / 5,
    heroesLeft: heroesLeft / 5,
    nearHealth: near.health / 10,
    nearDamage: near.damage / 3,
    nearFear: near.fear / 3,
    nearEnemies: known.length / 2,
    hordeHealth: horde.health / 44,
    hordeDamage: horde.damage / 18,
    hordeFear: horde.fear / 9,
    boss: horde.boss + near.boss,
    score: score(state) / 45,
    cards: deck.cards / 10,
    income: deck.income / size,
    repair: deck.repair / size,
    calm: deck.calm / size,
    attack: deck.attack / size,
    allAttack: deck.attack / 10,
    doublers: deck.doublers / size,
    drawers: deck.drawers / size,
    heroes: (deck.heroes + heroesGained) / 3,
  }
}

const LAST_WAVE = Math.max(...Object.values(ENEMIES).map(({ wave }) => wave))

function addEnemy(
  sum: { health: number; damage: number; fear: number; boss: number },
  enemy: Enemy,
  health: number,
): void {
  const { damage, fear, wave } = ENEMIES[enemy]
  sum.health += health
  for (const location of LOCATIONS) sum.damage += damage[location] ?? 0
  sum.fear += fear
  if (wave === LAST_WAVE) sum.boss++
}

type Deck = Record<'cards' | 'income' | 'repair' | 'calm' | 'attack' | 'doublers' | 'drawers' | 'heroes', number>

function addCard(deck: Deck, card: Card): void {
  const { kind, income, repair, calm, attack, power } = CARDS[card]
  if (kind === 'hero') {
    // A hero acts once: it makes the deck no thicker and no stronger for long.
    deck.heroes++
    return
  }
  deck.cards++
  deck.income += income
  deck.repair += repair
  deck.calm += calm
  deck.attack += attack
  if (power?.kind === 'double') deck.doublers++
  if (power?.kind === 'draw') deck.drawers++
}

/** The chance to win as log odds. */
export function oddsOf({ options }: State, features: Features): number {
  return sum(options, features, 'win')
}

function sum({ strictPhases }: Options, features: Features, of: 'win' | 'share'): number {
  const weights = strictPhases ? WEIGHTS.strict : WEIGHTS.anyOrder
  let total = 0
  for (const name of FEATURES) {
    const [late, early] = weights[name][of]
    total += features[name] * (late + early * features.hordeHealth)
  }
  return total
}

/** Which share of all points a victory is likely to bring: no less than there is, no more than there is to be had. */
export function shareOf(state: State, features: Features): number {
  const share = sum(state.options, features, 'share')
  const all = allPoints(state)
  const escaped = state.escaped.reduce((sum, enemy) => sum + ENEMIES[enemy].points, 0)
  return Math.min(1 - escaped / all, Math.max(score(state) / all, share))
}

const ALL_POINTS = Object.fromEntries(
  DIFFICULTY_NAMES.map((name) => [
    name,
    DIFFICULTIES[name].enemies.reduce((sum, enemy) => sum + ENEMIES[enemy].points, 0),
  ]),
) as Readonly<Record<Difficulty, number>>

/** All the points that there are. */
export function allPoints({ options }: State): number {
  return ALL_POINTS[options.difficulty]
}
