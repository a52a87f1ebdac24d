/** Who stands where: armies, characters, room for more, and what stops others (KT-C2, KT-M4). */
import type { Seat } from '@crownlands/core/game'
import { at, must, remove, removeAt } from '@crownlands/core/lists'
import {
  type ArmyCounter,
  buildingValue,
  type Character,
  CITADEL,
  type Creature,
  copiesOf,
  isCharacter,
  STACK_LIMIT,
} from '../content'
import { insert } from './counters'
import { returnToCup } from './cup'
import { boardSize } from './hexes'
import { balloonCountsAlone } from './rulings'
import type { Run } from './run'
import { push } from './run'
import type { Army, Counter, State } from './state'

export function armyOf(state: State, hex: number, seat: Seat): Army | undefined {
  const { armies } = at(state.hexes, hex)
  for (let i = 0; i < armies.length; i++) {
    const army = at(armies, i)
    if (army.seat === seat) return army
  }
  return undefined
}

/** The army of a player in a hex; made when there is none yet. Armies are kept in the order of the seats. */
function raiseArmy(state: State, hex: number, seat: Seat): Army {
  const found = armyOf(state, hex, seat)
  if (found !== undefined) return found
  const army: Army = { seat, down: [], up: [] }
  const { armies } = at(state.hexes, hex)
  let place = armies.length
  for (; place > 0 && at(armies, place - 1).seat > seat; place--) armies[place] = at(armies, place - 1)
  armies[place] = army
  return army
}

/** Empty armies are not kept. */
export function tidyArmies(state: State, hex: number): void {
  const { armies } = at(state.hexes, hex)
  for (let i = armies.length - 1; i >= 0; i--) {
    const { down, up } = must(armies[i])
    if (down.length === 0 && up.length === 0) removeAt(armies, i)
  }
}

// Characters ----------------------------------------------------------------------------------------

export function charactersIn(state: State, hex: number, seat: Seat): Character[] {
  const found: Character[] = []
  for (const { shows, at: where } of state.pool) {
    if (where !== undefined && where.hex === hex && where.seat === seat) found.push(shows)
  }
  return found
}

/** The hexes in which a player has army counters, in rising order. */
export function hexesWithArmy(state: State, seat: Seat): number[] {
  const found: number[] = []
  for (let hex = 0; hex < state.hexes.length; hex++) if (armyOf(state, hex, seat) !== undefined) found.push(hex)
  for (const { at: where } of state.pool) if (where !== undefined && where.seat === seat) addHex(found, where.hex)
  return found
}

/** Adds a hex to a list in rising order, once. */
function addHex(hexes: number[], hex: number): void {
  let place = hexes.length
  while (place > 0 && at(hexes, place - 1) > hex) place--
  if (place > 0 && at(hexes, place - 1) === hex) return
  for (let i = hexes.length; i > place; i--) hexes[i] = at(hexes, i - 1)
  hexes[place] = hex
}

export function counterShowing(state: State, character: Character): Counter {
  return must(findCounter(state, character))
}

function findCounter({ pool }: Pick<State, 'pool'>, character: Character): Counter | undefined {
  for (const counter of pool) if (counter.shows === character) return counter
  return undefined
}

/** The player who has this character on the board. */
export function ownerOf(state: Pick<State, 'pool'>, character: Character): Seat | undefined {
  return findCounter(state, character)?.at?.seat
}

/** KT-R7: to the pool; its last owner may turn the counter over. */
export function letFlee(state: State, character: Character, run: Run): void {
  const counter = counterShowing(state, character)
  const { seat } = must(counter.at)
  counter.at = undefined
  counter.fled = true
  run.events?.push({ type: 'fled', seat, character, shows: character })
  push(state, { type: 'turn-over', seat, counter: state.pool.indexOf(counter) })
}

// Army counters -------------------------------------------------------------------------------------

/** Face-down creatures, those shown, and characters. */
export function countersIn(state: State, hex: number, seat: Seat): ArmyCounter[] {
  const army = armyOf(state, hex, seat)
  const characters = charactersIn(state, hex, seat)
  return army === undefined ? characters : [...army.down, ...army.up, ...characters]
}

export function stackSize(state: State, hex: number, seat: Seat): number {
  const { pool } = state
  let size = creaturesIn(state, hex, seat)
  for (let i = 0; i < pool.length; i++) {
    const where = at(pool, i).at
    if (where !== undefined && where.hex === hex && where.seat === seat) size++
  }
  return size
}

/** How many of a player's creatures are in a hex. */
export function creaturesIn(state: State, hex: number, seat: Seat): number {
  const army = armyOf(state, hex, seat)
  return army === undefined ? 0 : army.down.length + army.up.length
}

/** KT-M4 */
export function isLimited(state: State, hex: number): boolean {
  return at(state.hexes, hex).fort !== CITADEL
}

/** How many more of a player's counters a hex can hold. */
export function roomIn(state: State, hex: number, seat: Seat): number {
  return isLimited(state, hex) ? Math.max(0, STACK_LIMIT - stackSize(state, hex, seat)) : Number.POSITIVE_INFINITY
}

export function addCreature(state: State, hex: number, seat: Seat, creature: Creature): void {
  insert(raiseArmy(state, hex, seat).down, creature)
}

/** Puts an army counter of a player into a hex: a character goes there, a creature face down. */
export function addCounter(state: State, hex: number, seat: Seat, counter: ArmyCounter): void {
  if (isCharacter(counter)) counterShowing(state, counter).at = { seat, hex }
  else addCreature(state, hex, seat, counter)
}

/** Takes an army counter out of a hex, to be put elsewhere. Face-down ones go first. */
export function takeCounter(state: State, hex: number, seat: Seat, counter: ArmyCounter): void {
  if (isCharacter(counter)) {
    // It is put down again at once; while it is on the way nobody looks.
    return
  }
  const { down, up } = must(armyOf(state, hex, seat))
  const place = down.indexOf(counter)
  if (place >= 0) removeAt(down, place)
  else remove(up, counter)
  if (down.length === 0 && up.length === 0) tidyArmies(state, hex)
}

/** KT-C4: a creature goes to the cup, a character to the pool. */
export function eliminate(state: State, hex: number, seat: Seat, counter: ArmyCounter, run: Run): void {
  if (isCharacter(counter)) {
    letFlee(state, counter, run)
    return
  }
  takeCounter(state, hex, seat, counter)
  returnToCup(state, counter)
}

/** KT-I2: who has left the hex of the Balloon, called or lost, is no passenger any more. */
export function forgetPassengers(state: State): void {
  const { balloon } = state
  if (balloon === undefined) return
  const left = countersIn(state, balloon.hex, balloon.seat)
  for (const passenger of balloon.passengers.slice()) {
    if (left.includes(passenger)) remove(left, passenger)
    else remove(balloon.passengers, passenger)
  }
}

/** Everything face up in a hex turns down again; what was seen is remembered (KT-H8). */
export function turnDown(state: State, hex: number): void {
  for (const { seat, up, down } of at(state.hexes, hex).armies) {
    if (up.length === 0) continue
    // Those that were seen here before are not seen twice.
    for (const creature of up) forget(state, seat, hex, creature)
    for (const creature of up) {
      insert(down, creature)
      remember(state, seat, hex, creature)
    }
    up.length = 0
  }
}

/** Shows a face-down creature. */
export function turnUp(state: State, hex: number, seat: Seat, creature: Creature): void {
  const army = must(armyOf(state, hex, seat))
  remove(army.down, creature)
  insert(army.up, creature)
}

/** KT-H8: never more of a kind than there are; the oldest memory goes first. */
export function remember(state: State, seat: Seat, hex: number, creature: Creature): void {
  const { seen, options } = state
  let known = 0
  let oldest = 0
  for (let i = seen.length - 1; i >= 0; i--) {
    if (at(seen, i).creature !== creature) continue
    known++
    oldest = i
  }
  if (known > 0 && known >= copiesOf(creature, options.edition)) removeAt(seen, oldest)
  seen.push({ seat, hex, creature, turn: state.turn })
}

/** One that is seen again, or seen to leave the board. */
export function forget({ seen }: State, seat: Seat, hex: number, creature: Creature): void {
  for (let i = 0; i < seen.length; i++) {
    const memory = at(seen, i)
    if (memory.creature !== creature || !isIn(memory, seat, hex)) continue
    removeAt(seen, i)
    return
  }
}

/** All see that a whole stack leaves the board. */
export function forgetStack({ seen }: State, seat: Seat, hex: number): void {
  for (let i = seen.length - 1; i >= 0; i--) if (isIn(must(seen[i]), seat, hex)) removeAt(seen, i)
}

/** All see that a whole stack goes to another hex. */
export function followStack({ seen }: State, seat: Seat, from: number, to: number): void {
  for (let i = 0; i < seen.length; i++) {
    const memory = at(seen, i)
    // Clones of the state share their memories.
    if (isIn(memory, seat, from)) seen[i] = { seat, hex: to, creature: memory.creature, turn: memory.turn }
  }
}

function isIn(memory: State['seen'][number], seat: Seat, hex: number): boolean {
  return memory.seat === seat && memory.hex === hex
}

// Others --------------------------------------------------------------------------------------------

/** The other players with army counters in a hex, by seat. */
export function enemiesIn(state: State, hex: number, seat: Seat): Seat[] {
  const enemies: Seat[] = []
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && stackSize(state, hex, other) > 0) enemies.push(other)
  }
  return enemies
}

/** Whether another player has army counters in a hex. */
export function hasEnemyArmy(state: State, hex: number, seat: Seat): boolean {
  const { armies } = at(state.hexes, hex)
  for (let i = 0; i < armies.length; i++) if (at(armies, i).seat !== seat) return true
  const { pool } = state
  for (let i = 0; i < pool.length; i++) {
    const where = at(pool, i).at
    if (where !== undefined && where.hex === hex && where.seat !== seat) return true
  }
  return false
}

/** KT-B16: whether the Balloon of a player counts in a hex as a counter of its own. Those beside it count anyway. */
export function hasBalloonThatCounts(state: State, hex: number, seat: Seat): boolean {
  return (
    state.balloon !== undefined && state.balloon.hex === hex && state.balloon.seat === seat && balloonCountsAlone(state)
  )
}

/** Whether another player has a fort, city or village in a hex, or the Balloon. */
export function hasEnemyBuildingOrBalloon(state: State, hex: number, seat: Seat): boolean {
  const { owner, fort, income } = at(state.hexes, hex)
  if (owner !== undefined && owner !== seat && (fort > 0 || buildingValue(income) > 0)) return true
  return (
    state.balloon !== undefined && state.balloon.seat !== seat && hasBalloonThatCounts(state, hex, state.balloon.seat)
  )
}

/** KT-C2: enemy value, which stops walkers (KT-M5). */
export function hasEnemyValue(state: State, hex: number, seat: Seat): boolean {
  return hasEnemyBuildingOrBalloon(state, hex, seat) || hasEnemyArmy(state, hex, seat)
}

export function hexesOf(state: State, seat: Seat): number[] {
  const own: number[] = []
  for (let hex = 0; hex < state.hexes.length; hex++) if (at(state.hexes, hex).owner === seat) own.push(hex)
  return own
}

/** How many army counters a player has on the board. */
export function armySize(state: State, seat: Seat): number {
  return state.hexes.reduce((sum, _, hex) => sum + stackSize(state, hex, seat), 0)
}

/** Whether a player has any army counter on the board. */
export function hasArmy(state: State, seat: Seat): boolean {
  for (const { armies } of state.hexes) for (const army of armies) if (army.seat === seat) return true
  for (const { at: where } of state.pool) if (where !== undefined && where.seat === seat) return true
  return false
}

export function sizeOf(state: State): number {
  return boardSize(state.players.length)
}
