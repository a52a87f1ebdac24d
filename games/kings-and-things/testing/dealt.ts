/** Positions dealt at random: any map, kingdoms, armies, racks and standing answers, with every counter in one place. */
import { type Chance, pick, shuffle } from '@crownlands/core/chance'
import { must, playerAt, remove } from '@crownlands/core/lists'
import {
  allThings,
  CHARACTERS,
  type Character,
  CITADEL,
  EDITIONS,
  EVENTS,
  FORT_COUNTERS,
  fits,
  HEXES,
  ITEMS,
  isCreature,
  isIncome,
  isItem,
  isTreasure,
  TERRAINS,
  type Terrain,
  type Thing,
} from '../content'
import { CALL_ANSWERS, ROLL_ANSWERS } from '../rules/actions'
import { addCreature, roomIn } from '../rules/armies'
import { insert } from '../rules/counters'
import { boardSize } from '../rules/hexes'
import type { Hex, Phase, RulesVersion, State } from '../rules/state'
import { fortsByLevel, hexesByTerrain, thingsOf } from './conservation'
import { position } from './positions'

/** A position at the beginning of a phase. The tasks are for the test to add. */
export function dealtPosition(seats: number, phase: Phase, chance: Chance, rules: RulesVersion = 2): State {
  const edition = pick(EDITIONS, chance)
  const state = position({ rules, seats, phase, turn: 2, options: { edition, autoCall: chance.below(6) === 0 } })
  state.emptied = chance.below(4) === 0
  layMap(state, chance)
  shareOut(state, chance)
  dealRacks(state, chance)
  for (const counter of state.pool) {
    if (chance.below(2) === 0) counter.shows = CHARACTERS[counter.shows].back as Character
    counter.fled = counter.at === undefined && chance.below(5) === 0
  }
  const owned = state.hexes.flatMap(({ owner }, hex) => (owner === undefined ? [] : [hex]))
  if (chance.below(3) === 0 && owned.length > 0) state.cloud = pick(owned, chance)
  return state
}

function layMap(state: State, chance: Chance): void {
  const tiles = TERRAINS.flatMap((terrain) => Array.from({ length: HEXES[terrain].count }, () => terrain))
  shuffle(tiles, chance)
  state.hexes.forEach((hex, i) => {
    hex.terrain = must(tiles[i])
  })
  const left = tiles.slice(state.hexes.length).sort((a, b) => TERRAINS.indexOf(a) - TERRAINS.indexOf(b))
  state.deck.splice(0, state.deck.length, ...left)
}

/** Hexes with forts, income counters, armies and characters; others with neutral defenders or nothing. */
function shareOut(state: State, chance: Chance): void {
  const seats = state.players.length
  state.hexes.forEach((hex, place) => {
    if (hex.terrain === 'sea') return
    if (chance.below(10) < 3) {
      if (chance.below(4) === 0) postGuards(state, hex, chance)
      return
    }
    const owner = chance.below(seats)
    hex.owner = owner
    // At most one citadel each, or the match would be over.
    const isSecond = state.hexes.some((other) => other.owner === owner && other.fort === CITADEL)
    hex.fort = chance.below(2) * chance.below(isSecond ? CITADEL : CITADEL + 1)
    if (hex.fort === CITADEL) hex.got = { turn: state.turn, how: 'built' }
    if (hex.fort > 0) state.bank[hex.fort] = must(state.bank[hex.fort]) - 1
    layIncome(state, hex, hex.terrain, chance)
    raise(state, place, owner, chance)
  })
  state.pool.forEach((counter) => {
    const place = chance.below(boardSize(seats))
    const owner = state.hexes[place]?.owner
    if (owner !== undefined && roomIn(state, place, owner) > 0) counter.at = { seat: owner, hex: place }
  })
}

function raise(state: State, place: number, seat: number, chance: Chance): void {
  for (let left = chance.below(2) * chance.below(11); left > 0; left--) {
    const creature = takeAny(state, chance, isCreature)
    if (creature !== undefined && isCreature(creature)) addCreature(state, place, seat, creature)
  }
}

function layIncome(state: State, hex: Hex, terrain: Terrain, chance: Chance): void {
  if (chance.below(3) > 0) return
  const income = takeAny(state, chance, (thing) => isIncome(thing) && fits(thing, terrain))
  if (income !== undefined && isIncome(income)) hex.income = income
}

function postGuards(state: State, hex: Hex, chance: Chance): void {
  const guards: Hex['guards'] = { creatures: [], treasures: [], items: [], bribed: false }
  for (let left = 1 + chance.below(4); left > 0; left--) {
    const thing = takeAny(state, chance, (one) => isCreature(one) || isItem(one) || isTreasure(one))
    if (thing === undefined) continue
    if (isCreature(thing)) insert(guards.creatures, thing)
    else if (isItem(thing)) insert(guards.items, thing)
    else if (isTreasure(thing)) insert(guards.treasures, thing)
  }
  layIncome(state, hex, hex.terrain, chance)
  if (guards.creatures.length > 0) hex.guards = guards
  else {
    for (const thing of [...guards.items, ...guards.treasures]) insert(state.cup, thing)
    if (hex.income !== undefined) insert(state.cup, hex.income)
    hex.income = undefined
  }
}

/** Racks full of what is rare in the cup: events, items and treasures, each where chance puts it. */
function dealRacks(state: State, chance: Chance): void {
  for (const thing of [...EVENTS, ...ITEMS]) {
    if (!state.cup.includes(thing) || chance.below(5) === 0) continue
    const { rack } = playerAt(state, chance.below(state.players.length))
    if (rack.length < 10) put(state, rack, thing)
  }
  for (const player of state.players) {
    player.gold = chance.below(40)
    player.rolls = pick(ROLL_ANSWERS, chance)
    const calls = pick(CALL_ANSWERS, chance)
    // KT-E4
    player.calls = state.options.autoCall ? 'all' : calls
    for (let left = chance.below(2) * chance.below(11 - player.rack.length); left > 0; left--) {
      put(state, player.rack, must(state.cup[chance.below(state.cup.length)]))
    }
  }
}

function put(state: State, rack: Thing[], thing: Thing): void {
  remove(state.cup, thing)
  insert(rack, thing)
}

function takeAny(state: State, chance: Chance, isWanted: (thing: Thing) => boolean): Thing | undefined {
  const wanted = state.cup.filter(isWanted)
  if (wanted.length === 0) return undefined
  const thing = pick(wanted, chance)
  remove(state.cup, thing)
  return thing
}

/** What is wrong with the counts of a position between battles; undefined: every counter is in one place. */
export function miscounted(state: State): string | undefined {
  const expected = allThings(state.options.edition)
  const things = thingsOf(state)
  const wrong = things.length === expected.length ? things.find((thing, i) => thing !== expected[i]) : 'the number'
  if (wrong !== undefined) return `Things: ${wrong}`
  const hexes = hexesByTerrain(state)
  const terrain = TERRAINS.find((one) => HEXES[one].count !== hexes[one])
  if (terrain !== undefined) return `hexes: ${terrain}`
  return fortsByLevel(state).some((sum, level) => sum !== FORT_COUNTERS[level]) ? 'forts' : undefined
}
