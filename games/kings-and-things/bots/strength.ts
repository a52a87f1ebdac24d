/**
 * How strong a stack is, and a quick estimate of who wins, for marches and threats: much is hidden there, and bots look at
 * thousands of them. The odds of a battle in which all lies open are computed in `rules/battle/odds.ts`.
 */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { type ArmyCounter, buildingValue, CITADEL, has, isCharacter, isWall, printedValue } from '../content'
import { armyOf } from '../rules/armies'
import { canStand } from '../rules/battle/forces'
import { diceOf, needsOf, stepOf } from '../rules/battle/steps'
import type { State } from '../rules/state'
import { isReal } from '../rules/support'
import type { Fighter, Force } from '../rules/tasks'

/** How many hits a force takes, and how many it deals in each step of a round, on average. */
export interface Strength {
  hits: number
  magic: number
  ranged: number
  melee: number
}

export function noStrength(): Strength {
  return { hits: 0, magic: 0, ranged: 0, melee: 0 }
}

export function addStrength(sum: Strength, other: Strength): void {
  sum.hits += other.hits
  sum.magic += other.magic
  sum.ranged += other.ranged
  sum.melee += other.melee
}

/** Hits that an army counter deals: a die for its value, two for a charger. */
export function addCounterStrength(sum: Strength, counter: ArmyCounter, { options }: State): void {
  const value = printedValue(counter, options.edition) / 6
  sum.hits++
  if (has(counter, 'magic')) sum.magic += value
  else if (has(counter, 'ranged')) sum.ranged += value
  else sum.melee += has(counter, 'charge') ? 2 * value : value
}

/** Of face-down counters of another only the number is known; of a kind that all creatures together are. */
const HIDDEN = { magic: 0.15, ranged: 0.13, melee: 0.8 }
/** What such a counter is worth if it is real, and how many are: counted in games of the rules of thumb. */
export const HIDDEN_VALUE = 2.4
const HIDDEN_REAL = 0.9

export function addHidden(sum: Strength, counters: number): void {
  const real = counters * HIDDEN_REAL
  const dealt = (real * HIDDEN_VALUE) / 6
  sum.hits += real
  sum.magic += dealt * HIDDEN.magic
  sum.ranged += dealt * HIDDEN.ranged
  sum.melee += dealt * HIDDEN.melee
}

/** Fort, city and village: each hit takes a point of value. */
export function addBuildings(sum: Strength, state: State, hex: number): void {
  const { fort, income } = at(state.hexes, hex)
  const building = buildingValue(income)
  sum.hits += fort + building
  // Half: a building loses value with every hit it takes.
  if (fort === CITADEL) sum.magic += fort / 8
  else if (fort === CITADEL - 1) sum.ranged += fort / 8
  else sum.melee += fort / 8
  sum.melee += building / 8
}

/** What another has in a hex, as far as can be seen: what it turns out to be there is not looked at. */
export function strengthOfEnemy(state: State, hex: number, enemy: Seat): Strength {
  const sum = noStrength()
  const army = armyOf(state, hex, enemy)
  if (army !== undefined) {
    addHidden(sum, army.down.length)
    for (const creature of army.up) addCounterStrength(sum, creature, state)
  }
  addCharacters(sum, state, hex, enemy)
  return sum
}

function addCharacters(sum: Strength, state: State, hex: number, seat: Seat): void {
  for (const { shows, at: where } of state.pool) {
    if (where !== undefined && where.hex === hex && where.seat === seat) addCounterStrength(sum, shows, state)
  }
}

/** What a player's own real counters are worth in a hex; bluffs are called. */
export function strengthOfOwn(state: State, hex: number, seat: Seat): Strength {
  const sum = noStrength()
  const army = armyOf(state, hex, seat)
  if (army !== undefined) {
    for (const creature of army.down) if (isReal(state, hex, seat, creature)) addCounterStrength(sum, creature, state)
    for (const creature of army.up) if (isReal(state, hex, seat, creature)) addCounterStrength(sum, creature, state)
  }
  addCharacters(sum, state, hex, seat)
  return sum
}

/** Face-up neutral defenders with their city or village. */
export function strengthOfGuards(state: State, hex: number): Strength {
  const sum = noStrength()
  const { guards, income } = at(state.hexes, hex)
  if (guards === undefined) return sum
  for (const creature of guards.creatures) addCounterStrength(sum, creature, state)
  const building = guards.bribed ? 0 : buildingValue(income)
  sum.hits += building
  sum.melee += building / 8
  return sum
}

/** A force in a battle, all of it face up. */
export function strengthOfForce(state: State, hex: number, force: Force): Strength {
  const sum = noStrength()
  if (force.gone) return sum
  const { fort } = at(state.hexes, hex)
  for (const fighter of force.fighters) {
    if (!canStand(fighter)) continue
    sum.hits += hitsTaken(fighter)
    sum[stepOf(fighter, force, fort)] += (diceOf(fighter, force) * Math.min(6, needsOf(state, hex, fighter, force))) / 6
  }
  return sum
}

export function hitsTaken({ what, value }: Fighter): number {
  return isWall(what) ? value : 1
}

// Estimates -------------------------------------------------------------------------------------------

const ROUNDS = 4
/** How sure the stronger side is. */
const CERTAINTY = 4.5

/** The weakest are given up first, so that a force keeps more of its strength than of its counters. */
function kept(left: number): number {
  return left <= 0 ? 0 : left * (1.4 - 0.4 * left)
}

/** How likely the first side is the last one standing: the hits that each step deals on average, step by step. */
export function estimate(a: Strength, b: Strength): number {
  if (b.hits <= 0) return 1
  if (a.hits <= 0) return 0
  let [leftA, leftB] = [1, 1]
  for (let round = 0; round < ROUNDS && leftA > 0 && leftB > 0; round++) {
    const magic = (kept(leftA) * a.magic) / b.hits
    leftA -= (kept(leftB) * b.magic) / a.hits
    leftB -= magic
    const ranged = (kept(leftA) * a.ranged) / b.hits
    leftA -= (kept(leftB) * b.ranged) / a.hits
    leftB -= ranged
    const melee = (kept(leftA) * a.melee) / b.hits
    leftA -= (kept(leftB) * b.melee) / a.hits
    leftB -= melee
  }
  return 1 / (1 + Math.exp(CERTAINTY * (Math.max(leftB, -0.3) - Math.max(leftA, -0.3))))
}

/** KT-X3, KT-X4: of six faces two draw nothing, the others 2 to 5 Things, of which so many fight. */
const DEFENDERS: readonly Strength[] = [2, 3, 4, 5].map((drawn) => {
  const fighting = 0.77 * drawn
  const dealt = (fighting * HIDDEN_VALUE) / 6
  return {
    hits: fighting,
    magic: dealt * HIDDEN.magic,
    ranged: dealt * HIDDEN.ranged,
    melee: dealt * HIDDEN.melee,
  }
})

export function estimateToExplore(own: Strength): number {
  let sum = 2
  for (const defenders of DEFENDERS) sum += estimate(own, defenders)
  return sum / 6
}

export function isRealCounter(state: State, hex: number, seat: Seat, counter: ArmyCounter): boolean {
  return isCharacter(counter) || isReal(state, hex, seat, counter)
}
