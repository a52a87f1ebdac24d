/**
 * How a player stands when a turn begins, as numbers: what wins games of Kings & Things is a citadel, so most of them say how
 * far it is. What they are worth was learned (`standing.json`).
 */
import type { Seat } from '@crownlands/core/game'
import { at, must, playerAt } from '@crownlands/core/lists'
import {
  CITADEL,
  CREATURES,
  citadelIncome,
  FORT_COST,
  isCreature,
  isIncome,
  isItem,
  isTreasure,
  TREASURES,
} from '../../content'
import { stackSize } from '../../rules/armies'
import { distance } from '../../rules/hexes'
import { goldOf } from '../../rules/phases/income'
import type { Hex, State } from '../../rules/state'
import { addBuildings, addCounterStrength, estimate, noStrength, type Strength, strengthOfEnemy } from '../strength'
import file from './standing.json' with { type: 'json' }
import { FEATURES, type StandingWeights } from './standing-features'

/** For 2, 3 and 4 players. */
const WEIGHTS: readonly StandingWeights[] = file.weights

/** More gold than this can hardly be spent in a turn. */
const MOST_GOLD = 30
/** What a turn adds to income at best. */
const INCOME_A_TURN = 6

/** How far a stack usually gets in a turn. */
const REACH = 2

/** In log odds against another's. */
export function standingOf(state: State, seat: Seat): number {
  const weights = must(WEIGHTS[state.players.length - 2])
  const features = featuresOf(state, seat)
  let sum = 0
  for (let i = 0; i < FEATURES.length; i++) sum += weights[must(FEATURES[i])] * must(features[i])
  return sum
}

/** In the order of `FEATURES`. */
export function featuresOf(state: State, seat: Seat): number[] {
  const land = landOf(state, seat)
  const army = forcesOf(state, seat, land.terrains)
  const { gold } = playerAt(state, seat)
  const goal = citadelIncome(state.players.length)
  const income = land.income + army.characters
  const turnsToCitadel = Math.max(CITADEL - 1 - land.highest, Math.max(0, goal - income) / INCOME_A_TURN)
  const isOnly = land.citadel !== undefined && land.citadels === 1
  const danger = land.citadel === undefined ? 0 : dangerTo(state, seat, land.citadel, army.byHex)
  const isReady = land.citadel === undefined && land.highest === CITADEL - 1 && income >= goal && gold >= FORT_COST
  return [
    state.order[0] === seat ? 1 : 0,
    land.hexes / 10,
    land.terrains.size / 7,
    Math.min(income, 40) / 20,
    Math.min(income, goal) / goal,
    Math.min(gold, MOST_GOLD) / 20,
    gold >= FORT_COST ? 1 : 0,
    land.forts / 10,
    land.highest >= 2 ? 1 : 0,
    land.highest >= 3 ? 1 : 0,
    land.citadel === undefined ? turnsToCitadel / 3 : 0,
    isReady ? 1 : 0,
    land.citadel === undefined ? 0 : 1,
    isOnly ? 1 : 0,
    danger,
    isOnly ? danger : 0,
    landInDanger(state, seat, army.byHex) / 4,
    army.counters / 10,
    army.strength / 20,
    army.early / 10,
    army.largest / 10,
    army.bluffs / 5,
    army.characters / 3,
    ...rackOf(state, seat, land.terrains),
  ]
}

interface Land {
  hexes: number
  forts: number
  income: number
  highest: number
  /** Of all players. */
  citadels: number
  citadel: number | undefined
  readonly terrains: Set<Hex['terrain']>
}

function landOf(state: State, seat: Seat): Land {
  const land: Land = {
    hexes: 0,
    forts: 0,
    income: 0,
    highest: 0,
    citadels: 0,
    citadel: undefined,
    terrains: new Set(),
  }
  state.hexes.forEach(({ owner, fort, income, terrain }, hex) => {
    if (fort === CITADEL) land.citadels++
    if (owner !== seat) return
    land.hexes++
    land.forts += fort
    land.income += 1 + fort + goldOf(state, seat, income)
    land.highest = Math.max(land.highest, fort)
    land.terrains.add(terrain)
    if (fort === CITADEL) land.citadel = hex
  })
  return land
}

interface Forces {
  counters: number
  /** Hits dealt in a round. */
  strength: number
  /** Hits that come before the others strike. */
  early: number
  largest: number
  bluffs: number
  characters: number
  readonly byHex: Map<number, Strength>
}

function forcesOf(state: State, seat: Seat, terrains: ReadonlySet<Hex['terrain']>): Forces {
  const sums: Forces = {
    counters: 0,
    strength: 0,
    early: 0,
    largest: 0,
    bluffs: 0,
    characters: 0,
    byHex: new Map(),
  }
  const { byHex } = sums
  state.hexes.forEach(({ armies }, hex) => {
    for (const army of armies) {
      if (army.seat !== seat) continue
      for (const creature of army.down) {
        if (terrains.has(CREATURES[creature].terrain)) addCounterStrength(strengthIn(byHex, hex), creature, state)
        else sums.bluffs++
      }
    }
  })
  for (const { shows, at: where } of state.pool) {
    if (where?.seat !== seat) continue
    sums.characters++
    addCounterStrength(strengthIn(byHex, where.hex), shows, state)
  }
  for (const { hits, magic, ranged, melee } of byHex.values()) {
    sums.counters += hits
    sums.early += magic + ranged
    sums.strength += magic + ranged + melee
    sums.largest = Math.max(sums.largest, magic + ranged + melee)
  }
  return sums
}

function strengthIn(byHex: Map<number, Strength>, hex: number): Strength {
  let strength = byHex.get(hex)
  if (strength === undefined) {
    strength = noStrength()
    byHex.set(hex, strength)
  }
  return strength
}

/** How likely the strongest of the others' stacks that are near takes a hex from those who are there. */
function dangerTo(state: State, seat: Seat, place: number, byHex: ReadonlyMap<number, Strength>): number {
  const own = { ...(byHex.get(place) ?? noStrength()) }
  addBuildings(own, state, place)
  let danger = 0
  for (let hex = 0; hex < state.hexes.length; hex++) {
    if (distance(hex, place) > REACH) continue
    for (let enemy = 0; enemy < state.players.length; enemy++) {
      if (enemy === seat || stackSize(state, hex, enemy) === 0) continue
      danger = Math.max(danger, estimate(strengthOfEnemy(state, hex, enemy), own))
    }
  }
  return danger
}

/** Own hexes without anybody next to others' armies. */
function landInDanger(state: State, seat: Seat, byHex: ReadonlyMap<number, Strength>): number {
  let bare = 0
  for (let hex = 0; hex < state.hexes.length; hex++) {
    const { owner, fort } = at(state.hexes, hex)
    if (owner !== seat || byHex.has(hex) || fort > 1) continue
    if (hasEnemyBeside(state, seat, hex)) bare++
  }
  return bare
}

function hasEnemyBeside(state: State, seat: Seat, place: number): boolean {
  for (let hex = 0; hex < state.hexes.length; hex++) {
    if (distance(hex, place) > 1) continue
    if (at(state.hexes, hex).armies.some((army) => army.seat !== seat)) return true
  }
  return false
}

/** Creatures that would be real, income counters, treasures, items, and how many Things in all. */
function rackOf(state: State, seat: Seat, terrains: ReadonlySet<Hex['terrain']>): number[] {
  const { rack } = playerAt(state, seat)
  let [creatures, income, treasures, items] = [0, 0, 0, 0]
  for (const thing of rack) {
    if (isCreature(thing)) creatures += terrains.has(CREATURES[thing].terrain) ? CREATURES[thing].value : 0
    else if (isIncome(thing)) income++
    else if (isTreasure(thing)) treasures += TREASURES[thing]
    else if (isItem(thing)) items++
  }
  return [creatures / 10, income / 3, treasures / 20, items / 3, rack.length / 10]
}
