/** Positions dealt at the beginning of the Combat Phase, with invaders, explorers, a cloud and a Balloon. */
import { type Chance, pick } from '@crownlands/core/chance'
import { must, remove, removeAt } from '@crownlands/core/lists'
import { CITADEL, type Creature, isCreature, printedValue } from '../../content'
import type { Action } from '../../rules/actions'
import { addCreature, roomIn } from '../../rules/armies'
import { insert } from '../../rules/counters'
import type { Army, RulesVersion, State } from '../../rules/state'
import { dealtPosition } from '../dealt'

export function dealCombat(chance: Chance, seats = 2 + chance.below(3), rules = anyVersion(chance)): State {
  const state = dealtPosition(seats, 'combat', chance, rules)
  for (const player of state.players) player.out = false
  state.hexes.forEach(({ terrain }, place) => {
    if (terrain === 'sea' || chance.below(3) > 0) return
    invade(state, place, chance.below(seats), 1 + chance.below(7), chance)
    if (chance.below(4) === 0) invade(state, place, chance.below(seats), 1 + chance.below(5), chance)
  })
  moveCharacters(state, chance)
  landBalloon(state, chance)
  state.tasks.splice(0, 1, { type: 'turn', next: 1 })
  state.tasks.push({ type: 'combat', next: chance.below(seats) })
  return state
}

function anyVersion(chance: Chance): RulesVersion {
  return chance.below(3) === 0 ? 1 : 2
}

/** All have moved, and walk-ins are about to be carried out. */
export function dealWalkIns(chance: Chance): State {
  const state = dealCombat(chance)
  state.phase = 'movement'
  state.tasks.splice(0, state.tasks.length, { type: 'turn', next: state.order.length })
  return state
}

/** The Special Powers Phase of the last turn, with equals among the players now and then (KT-E5). */
export function dealLastTurn(chance: Chance): State {
  const dealt = dealtPosition(2 + chance.below(3), 'powers', chance)
  const state: State = { ...dealt, options: { ...dealt.options, turnLimit: dealt.turn } }
  for (const player of state.players) player.gold = chance.below(2)
  return state
}

/** A Combat Phase in which somebody's last hex or a second citadel is about to fall (KT-W3, KT-W7). */
export function dealSiege(chance: Chance): State {
  const state = dealCombat(chance)
  const [siege] = contested(state).filter(({ hex }) => state.hexes[hex]?.owner !== undefined)
  if (siege === undefined) return state
  const { hex, army } = siege
  const owner = must(must(state.hexes[hex]).owner)
  strip(state, hex, owner)
  invade(state, hex, army.seat, 10, chance)
  if (chance.below(2) === 0) {
    state.hexes.forEach((other, place) => {
      if (place === hex) return
      strip(state, place, owner)
      if (other.owner === owner) abandon(state, place)
    })
    setFort(state, hex, 0)
    return state
  }
  for (const [place, other] of state.hexes.entries())
    if (other.owner === owner && other.fort === CITADEL) setFort(state, place, 0)
  setFort(state, hex, CITADEL)
  const home = state.hexes.findIndex((other) => other.owner === army.seat)
  const hasOne = state.hexes.some((other) => other.owner === army.seat && other.fort === CITADEL)
  if (home !== -1 && !hasOne) setFort(state, home, CITADEL)
  return state
}

/** Takes all army counters of a player out of a hex. */
function strip(state: State, place: number, seat: number): void {
  const { armies } = must(state.hexes[place])
  const at = armies.findIndex((army) => army.seat === seat)
  if (at !== -1) for (const creature of removeAt(armies, at).down) insert(state.cup, creature)
  for (const counter of state.pool) if (counter.at?.seat === seat && counter.at.hex === place) counter.at = undefined
  if (state.balloon?.seat === seat && state.balloon.hex === place) {
    insert(state.cup, 'balloon')
    state.balloon = undefined
  }
}

function abandon(state: State, place: number): void {
  const hex = must(state.hexes[place])
  setFort(state, place, 0)
  if (hex.income !== undefined) insert(state.cup, hex.income)
  hex.income = undefined
  hex.owner = undefined
  if (state.cloud === place) state.cloud = undefined
}

function setFort(state: State, place: number, level: number): void {
  const hex = must(state.hexes[place])
  if (hex.fort > 0) state.bank[hex.fort] = must(state.bank[hex.fort]) + 1
  if (level > 0) state.bank[level] = must(state.bank[level]) - 1
  hex.fort = level
  hex.got = level === CITADEL ? { turn: 1, how: 'built' } : undefined
}

/** The beginning of a Construction Phase, with at most a citadel or two, new or old. */
export function dealConstruction(chance: Chance): State {
  const state = dealtPosition(2 + chance.below(3), 'construction', chance)
  const citadels = state.hexes.filter(({ fort }) => fort === CITADEL)
  for (const hex of citadels.slice(1 + chance.below(2))) {
    hex.fort = 0
    hex.got = undefined
    state.bank[CITADEL] = must(state.bank[CITADEL]) + 1
  }
  for (const hex of citadels) {
    if (hex.fort === CITADEL) hex.got = { turn: 1 + chance.below(2), how: pick(['built', 'captured'], chance) }
  }
  return state
}

/** The beginning of a turn. */
export function dealGold(chance: Chance): State {
  return dealtPosition(2 + chance.below(3), 'gold', chance)
}

function invade(state: State, place: number, seat: number, count: number, chance: Chance): void {
  for (let left = Math.min(count, roomIn(state, place, seat)); left > 0; left--) {
    const creatures = state.cup.filter(isCreature)
    if (creatures.length === 0) return
    const creature = pick(creatures, chance)
    remove(state.cup, creature)
    addCreature(state, place, seat, creature)
  }
}

/** Most characters go where something is to be resolved, each to one side of it. */
function moveCharacters(state: State, chance: Chance): void {
  const places = contested(state)
  for (const counter of state.pool) {
    if (places.length === 0 || chance.below(4) === 0) continue
    const { hex } = pick(places, chance)
    const { seat } = pick(must(state.hexes[hex]).armies, chance)
    if (roomIn(state, hex, seat) === 0) continue
    counter.at = { seat, hex }
    counter.fled = false
  }
}

/** Armies on land that is not theirs. */
function contested(state: State): { readonly hex: number; readonly army: Army }[] {
  return state.hexes.flatMap(({ armies, owner }, hex) =>
    armies.filter(({ seat }) => seat !== owner).map((army) => ({ hex, army })),
  )
}

/** KT-I2: with up to three light passengers, somewhere where it is not yet decided whose land it is. */
function landBalloon(state: State, chance: Chance): void {
  if (!state.cup.includes('balloon') && !state.players.some(({ rack }) => rack.includes('balloon'))) return
  const places = contested(state)
  if (places.length === 0) return
  const { hex, army } = pick(places, chance)
  const light = army.down.filter((creature) => printedValue(creature, state.options.edition) <= 3)
  // KT-B16: now and then its passengers are gone.
  const isEmpty = chance.below(4) === 0
  if (light.length === 0 && !isEmpty) return
  for (const list of [state.cup, ...state.players.map(({ rack }) => rack)]) {
    if (list.includes('balloon')) remove(list, 'balloon')
  }
  if (!isEmpty) {
    const twin = raiseTwin(state, hex, army.seat, light)
    const passengers = twin === undefined ? light.slice(0, 1 + chance.below(3)) : [twin]
    state.balloon = { seat: army.seat, hex, passengers }
    return
  }
  const land = state.hexes.flatMap(({ terrain }, place) => (terrain === 'sea' ? [] : [place]))
  state.balloon = { seat: army.seat, hex: pick(land, chance), passengers: [] }
}

/** KT-B10: a second counter equal to a light one, so that one of the two is a passenger. */
function raiseTwin(state: State, hex: number, seat: number, light: readonly Creature[]): Creature | undefined {
  const twin = roomIn(state, hex, seat) === 0 ? undefined : light.find((creature) => state.cup.includes(creature))
  if (twin === undefined) return undefined
  remove(state.cup, twin)
  addCreature(state, hex, seat, twin)
  return twin
}

const USES: readonly Action['type'][] = ['item', 'turn', 'bribe', 'charm', 'aim']

/** Uses items and retreats less often than it could, so that battles last; bribes now and then. */
export function fightOn(_state: State, legal: readonly Action[], chance: Chance): Action {
  const staying = legal.filter(({ type }) => type !== 'retreat' && type !== 'balloon-retreat')
  if (staying.length > 0 && staying.length < legal.length && chance.below(5) > 0) return pick(staying, chance)
  const using = legal.filter(({ type }) => USES.includes(type))
  if (using.length > 0 && chance.below(2) === 0) return pick(using, chance)
  return must(legal[chance.below(legal.length)])
}
