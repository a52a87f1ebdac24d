/** What counters and hexes are worth to a player, in gold. */
import type { Seat } from '@crownlands/core/game'
import { at, playerAt } from '@crownlands/core/lists'
import {
  type ArmyCounter,
  type Attribute,
  CHARACTERS,
  type Character,
  type CharacterData,
  CITADEL,
  CREATURES,
  type Creature,
  citadelIncome,
  FORT_COST,
  fits,
  has,
  INCOMES,
  isCharacter,
  isCreature,
  isIncome,
  isTreasure,
  type Land,
  printedValue,
  type Thing,
  TREASURES,
} from '../content'
import { armyOf, hexesOf, sizeOf, stackSize } from '../rules/armies'
import { distance, neighbours } from '../rules/hexes'
import { hasFortCounter } from '../rules/phases/forts'
import { goldOf, incomeOf } from '../rules/phases/income'
import type { State } from '../rules/state'
import { isReal } from '../rules/support'
import { addStrength, noStrength, type Strength, strengthOfEnemy } from './strength'
import { WEIGHTS } from './weights'

// Counters ------------------------------------------------------------------------------------------

const ATTRIBUTES: readonly Attribute[] = ['magic', 'ranged', 'charge', 'fly']

/** What a counter is worth in a fight: its value, and more if it strikes early or twice. */
export function fightingWorth(counter: ArmyCounter, { options }: State): number {
  let worth = printedValue(counter, options.edition)
  for (const attribute of ATTRIBUTES) if (has(counter, attribute)) worth += WEIGHTS[attribute]
  return WEIGHTS.value * worth
}

/** A real creature, and a bluff that will be called. */
export function creatureWorth(state: State, hex: number, seat: Seat, creature: Creature): number {
  return isReal(state, hex, seat, creature)
    ? fightingWorth(creature, state)
    : WEIGHTS.bluff * fightingWorth(creature, state)
}

export function counterWorth(state: State, hex: number, seat: Seat, counter: ArmyCounter): number {
  return isCharacter(counter) ? characterWorth(state, seat, counter) : creatureWorth(state, hex, seat, counter)
}

/** What a character is worth to have: gold each turn, a fighter who is always real, and a power. */
export function characterWorth(state: State, seat: Seat, character: Character): number {
  return WEIGHTS.character + fightingWorth(character, state) + powerWorth(state, seat, character)
}

function powerWorth(state: State, seat: Seat, character: Character): number {
  const { power, lord } = CHARACTERS[character] as CharacterData
  switch (power) {
    case 'double_mines':
      return WEIGHTS.income * minesOf(state, seat)
    case 'terrain_lord':
      return lord === undefined || ownsTerrain(state, seat, lord) ? 0 : WEIGHTS.support * unsupported(state, seat, lord)
    case 'turncoat':
      return 4
    case 'steal':
      return 4
    case 'assassinate':
      return 3
    case 'bombard':
    case 'aimed_shot':
    case 'parry':
      return 2
    default:
      return 0
  }
}

function minesOf(state: State, seat: Seat): number {
  let gold = 0
  for (const { owner, income } of state.hexes) {
    if (owner === seat && income?.endsWith('_mine') === true) gold += INCOMES[income].gold
  }
  return gold
}

export function ownsTerrain(state: State, seat: Seat, terrain: string): boolean {
  for (const hex of state.hexes) if (hex.owner === seat && hex.terrain === terrain) return true
  return false
}

/** The values of own creatures of a terrain, on the rack and on the board. */
function unsupported(state: State, seat: Seat, terrain: Land): number {
  let sum = 0
  for (const thing of playerAt(state, seat).rack) {
    if (isCreature(thing) && CREATURES[thing].terrain === terrain) sum += CREATURES[thing].value
  }
  for (const { armies } of state.hexes) {
    for (const army of armies) {
      if (army.seat !== seat) continue
      for (const creature of army.down) if (CREATURES[creature].terrain === terrain) sum += CREATURES[creature].value
    }
  }
  return sum
}

/** What a Thing on the rack is worth to keep. */
export function thingWorth(state: State, seat: Seat, thing: Thing): number {
  if (isCreature(thing)) {
    const share = ownsTerrain(state, seat, CREATURES[thing].terrain) ? 1 : WEIGHTS.hoped
    return share * fightingWorth(thing, state)
  }
  if (isIncome(thing)) {
    const hasPlace = state.hexes.some(
      ({ owner, income, terrain }) => owner === seat && income === undefined && fits(thing, terrain),
    )
    return WEIGHTS.income * INCOMES[thing].gold * (hasPlace ? 1 : 0.25)
  }
  if (isTreasure(thing)) return TREASURES[thing]
  return thing in EVENT_WORTH ? (EVENT_WORTH[thing] ?? WEIGHTS.event) : WEIGHTS.item
}

/** Events that are seldom worth waiting for. */
const EVENT_WORTH: Readonly<Partial<Record<Thing, number>>> = {
  big_juju: 1,
  weather_control: 1.5,
  dark_plague: 2,
  terrain_disaster: 2.5,
  teeniepox: 3,
  vandalism: 4,
  good_harvest: 7,
  mother_lode: 5,
  willing_workers: 5,
  defection: 5,
}

// Hexes ---------------------------------------------------------------------------------------------

/** What owning a hex is worth to a player: its gold, what it supports, and what it lets others not have. */
export function hexWorth(state: State, seat: Seat, place: number): number {
  const { terrain, fort, income, guards, owner } = at(state.hexes, place)
  if (terrain === 'sea') return 0
  let worth = WEIGHTS.hex + WEIGHTS.income * (fort + goldOf(state, seat, income))
  if (owner !== seat && !ownsTerrain(state, seat, terrain)) worth += WEIGHTS.support * unsupported(state, seat, terrain)
  if (owner !== undefined && owner !== seat) worth += WEIGHTS.denial / (state.players.length - 1)
  for (const treasure of guards?.treasures ?? []) worth += TREASURES[treasure]
  worth += (guards?.items.length ?? 0) * WEIGHTS.item
  return worth
}

/** KT-W1 to KT-W4: what capturing or keeping a citadel is worth beside its hex. */
export function citadelWorth(state: State, seat: Seat, place: number): number {
  const { owner, fort } = at(state.hexes, place)
  if (fort !== CITADEL) return 0
  if (owner === seat) return isOnlyCitadel(state) ? WEIGHTS.lastChance : WEIGHTS.ownCitadel
  const owned = citadelOf(state, seat)
  if (owned !== undefined) return WEIGHTS.secondCitadel
  return isOnlyCitadel(state) && !canBuildCitadel(state, seat) ? WEIGHTS.lastChance : WEIGHTS.citadel
}

export function citadelOf(state: State, seat: Seat): number | undefined {
  const place = state.hexes.findIndex(({ owner, fort }) => owner === seat && fort === CITADEL)
  return place === -1 ? undefined : place
}

export function citadelCount(state: State): number {
  let found = 0
  for (const { fort } of state.hexes) if (fort === CITADEL) found++
  return found
}

function isOnlyCitadel(state: State): boolean {
  return citadelCount(state) === 1
}

/** KT-N6: in the Construction Phase of this turn, as things stand. */
export function canBuildCitadel(state: State, seat: Seat): boolean {
  return (
    playerAt(state, seat).gold >= FORT_COST &&
    hasFortCounter(state, CITADEL) &&
    citadelOf(state, seat) === undefined &&
    state.hexes.some(({ owner, fort }) => owner === seat && fort === CITADEL - 1) &&
    incomeOf(state, seat) >= citadelIncome(state.players.length)
  )
}

/** Gold that could go into forts this turn: a level in each own hex while counters are left. */
export function goldForForts(state: State, seat: Seat): number {
  let levels = 0
  for (const { owner, fort } of state.hexes) {
    if (owner !== seat || fort >= CITADEL - 1) continue
    if (hasFortCounter(state, fort + 1)) levels++
  }
  if (canBuildCitadel(state, seat)) levels++
  return FORT_COST * levels
}

// Threats -------------------------------------------------------------------------------------------

/** How far a stack usually gets in a turn. */
const REACH = 2

/** All that others could bring to a hex this turn, added up. */
export function threatTo(state: State, seat: Seat, place: number): Strength {
  const sum = noStrength()
  for (let hex = 0; hex < state.hexes.length; hex++) {
    if (distance(hex, place) > REACH) continue
    for (let enemy = 0; enemy < state.players.length; enemy++) {
      if (enemy !== seat && stackSize(state, hex, enemy) > 0) addStrength(sum, strengthOfEnemy(state, hex, enemy))
    }
  }
  return sum
}

/** The own hex that is hardest to reach: far from others, among own land, with the highest fort. */
export function citadelSite(state: State, seat: Seat): number | undefined {
  let [best, bestScore] = [undefined as number | undefined, Number.NEGATIVE_INFINITY]
  for (const hex of hexesOf(state, seat)) {
    const score = siteScore(state, seat, hex)
    if (score > bestScore) [best, bestScore] = [hex, score]
  }
  return best
}

function siteScore(state: State, seat: Seat, hex: number): number {
  const size = sizeOf(state)
  let score = 3 * Math.min(at(state.hexes, hex).fort, CITADEL) + 0.2 * stackSize(state, hex, seat)
  let nearest = 4
  for (let other = 0; other < state.hexes.length; other++) {
    const { owner } = at(state.hexes, other)
    if (owner !== undefined && owner !== seat) nearest = Math.min(nearest, distance(hex, other))
  }
  score += 1.5 * nearest
  // The edge of the board and the sea protect too.
  score -= 0.3 * neighbours(hex, size).filter((next) => at(state.hexes, next).terrain !== 'sea').length
  for (const next of neighbours(hex, size)) if (at(state.hexes, next).owner === seat) score += 0.4
  return score
}

/** Where a player's army gathers: the citadel, else where most of it is near land to be taken. */
export function rallyHex(state: State, seat: Seat): number | undefined {
  const citadel = citadelOf(state, seat)
  if (citadel !== undefined && citadelCount(state) === 1) return citadel
  let [best, bestScore] = [undefined as number | undefined, Number.NEGATIVE_INFINITY]
  for (const hex of hexesOf(state, seat)) {
    const score = rallyScore(state, seat, hex)
    if (score > bestScore) [best, bestScore] = [hex, score]
  }
  return best
}

function rallyScore(state: State, seat: Seat, hex: number): number {
  const size = stackSize(state, hex, seat)
  let score = Math.min(size, 7) + at(state.hexes, hex).fort
  if (size >= 9) score -= 8
  let open = 0
  for (const next of neighbours(hex, sizeOf(state))) {
    const { owner, terrain, guards } = at(state.hexes, next)
    if (terrain !== 'sea' && owner !== seat) open += owner === undefined && guards === undefined ? 1 : 0.6
  }
  return score + 2 * Math.min(open, 3)
}

/** Whether a hex has none of the player's own army counters. */
export function isBare(state: State, seat: Seat, hex: number): boolean {
  return armyOf(state, hex, seat) === undefined && stackSize(state, hex, seat) === 0
}

/** Whether others own land next to a hex. */
export function isBorder(state: State, seat: Seat, hex: number): boolean {
  return neighbours(hex, sizeOf(state)).some((next) => {
    const { owner } = at(state.hexes, next)
    return owner !== undefined && owner !== seat
  })
}

/** The player who is nearest to winning, but for one. */
export function leaderBut(state: State, seat: Seat): Seat | undefined {
  let [best, most] = [undefined as Seat | undefined, Number.NEGATIVE_INFINITY]
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat || playerAt(state, other).out) continue
    const score = incomeOf(state, other) + (citadelOf(state, other) === undefined ? 0 : 20)
    if (score > most) [best, most] = [other, score]
  }
  return best
}
