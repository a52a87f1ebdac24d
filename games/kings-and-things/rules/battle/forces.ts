/** Who fights whom: the forces of a battle, turned up at its beginning and put down again at its end (KT-B1 to KT-B4, KT-B16, KT-B20 to KT-B24). */
import type { Seat } from '@crownlands/core/game'
import { at, must, remove } from '@crownlands/core/lists'
import {
  type ArmyCounter,
  type BorneItem,
  buildingValue,
  type Creature,
  ITEM_DATA,
  type Item,
  isArmyCounter,
  isCharacter,
  isCreature,
  isItem,
  printedValue,
} from '../../content'
import {
  addCreature,
  armyOf,
  charactersIn,
  counterShowing,
  forgetStack,
  hasBalloonThatCounts,
  remember,
  stackSize,
} from '../armies'
import { insert } from '../counters'
import { returnToCup, spend } from '../cup'
import { fromTheLeft, onTheRight } from '../order'
import { balloonCountsAlone } from '../rulings'
import { push, type Run } from '../run'
import type { Hex, State } from '../state'
import type { BattleTask, Extra, Fighter, Force, Side } from '../tasks'

function fighter(what: Fighter['what'], value: number, passenger = false): Fighter {
  return { what, value, fought: false, saved: false, bears: undefined, passenger }
}

export function newExtra(what: Extra, value: number): Fighter {
  return fighter(what, value)
}

function force(side: Side, fighters: Fighter[]): Force {
  return {
    side,
    fighters,
    items: [],
    dispelled: false,
    target: undefined,
    goesOn: false,
    aims: false,
    chosen: [],
    soaked: false,
    hits: 0,
    gone: false,
  }
}

// The beginning -------------------------------------------------------------------------------------

/** Players in a hex fight; `announcer` chose to (KT-B3, KT-B24). */
export function beginBattle(state: State, place: number, announcer: Seat): void {
  const { owner } = at(state.hexes, place)
  const isDefended = owner !== undefined && isIn(state, place, owner)
  const defender = isDefended ? owner : nearestOnTheRight(state, place, announcer)
  const attackers = fromTheLeft(state, defender).filter((seat) => isIn(state, place, seat))
  const forces = [...attackers, defender].map((seat) => playersForce(state, place, seat))
  push(state, newBattle(place, isDefended ? 'land' : 'rivals', forces, undefined))
}

/** KT-X10: an explorer meets neutral defenders, played by the player on the right (KT-X11). */
export function beginExplorersBattle(state: State, place: number, explorer: Seat): void {
  const forces = [playersForce(state, place, explorer), neutralForce(state, place)]
  push(state, newBattle(place, 'exploration', forces, onTheRight(state, explorer)))
}

function newBattle(hex: number, kind: BattleTask['kind'], forces: Force[], plays: Seat | undefined): BattleTask {
  return {
    type: 'battle',
    hex,
    kind,
    plays,
    forces,
    stage: 'turn-up',
    round: 0,
    step: 'magic',
    at: 0,
    fought: false,
    turned: false,
    first: true,
    asked: false,
    played: undefined,
    shots: [],
    aimed: [],
    saving: undefined,
    dice: undefined,
    answer: undefined,
  }
}

/** Whether a player has counters in the hex, buildings and Balloon among them. */
function isIn(state: State, place: number, seat: Seat): boolean {
  const hex = at(state.hexes, place)
  if (stackSize(state, place, seat) > 0 || hasBalloonThatCounts(state, place, seat)) return true
  return hex.owner === seat && (hex.fort > 0 || buildingValue(hex.income) > 0)
}

/** KT-B24 */
function nearestOnTheRight(state: State, place: number, announcer: Seat): Seat {
  return must(fromTheLeft(state, announcer).findLast((seat) => isIn(state, place, seat)))
}

/** KT-B4: all counters are turned up. The creatures leave the hex's stack for as long as the battle lasts. Memories of it end: all see it (KT-H8). */
function playersForce(state: State, place: number, seat: Seat): Force {
  const { edition } = state.options
  const hex = at(state.hexes, place)
  const army = armyOf(state, place, seat)
  const characters = charactersIn(state, place, seat)
  const counters: readonly ArmyCounter[] = army === undefined ? characters : [...army.down, ...characters, ...army.up]
  if (army !== undefined) {
    remove(hex.armies, army)
    forgetStack(state, seat, place)
  }
  const balloon = state.balloon?.hex === place && state.balloon.seat === seat ? state.balloon : undefined
  const passengers = balloon?.passengers.slice() ?? []
  const fighters: Fighter[] = []
  for (const counter of counters) {
    const isPassenger = passengers.includes(counter)
    if (isPassenger) remove(passengers, counter)
    fighters.push(fighter(counter, printedValue(counter, edition), isPassenger))
  }
  if (balloon !== undefined) fighters.push(fighter('balloon', ITEM_DATA.balloon.value))
  // KT-B22
  if (hex.owner === seat) addBuildings(hex, fighters)
  return force(seat, fighters)
}

function addBuildings(hex: Hex, fighters: Fighter[]): void {
  if (hex.fort > 0) fighters.push(fighter('fort', hex.fort))
  const value = buildingValue(hex.income)
  if (value > 0) fighters.push(fighter('building', value))
}

function neutralForce(state: State, place: number): Force {
  const hex = at(state.hexes, place)
  const guards = must(hex.guards)
  const fighters = guards.creatures.map((creature) => fighter(creature, printedValue(creature, state.options.edition)))
  guards.creatures.length = 0
  // KT-X7: a bribed city or village takes no part.
  const value = guards.bribed ? 0 : buildingValue(hex.income)
  if (value > 0) fighters.push(fighter('building', value))
  return force('neutral', fighters)
}

// What is left --------------------------------------------------------------------------------------

/** KT-B10: a building at 0 stays, but out of the battle. */
export function canStand({ what, value }: Fighter): boolean {
  return isBuilding(what) ? value > 0 : true
}

/** KT-B12, KT-B16: something is left but neutralised buildings, and a Balloon without anything else. */
export function isAlive(state: Pick<State, 'rules'>, { fighters, gone }: Force): boolean {
  if (gone) return false
  const mayBeBalloon = balloonCountsAlone(state)
  for (const each of fighters) if (canStand(each) && (mayBeBalloon || each.what !== 'balloon')) return true
  return false
}

export function countAlive(state: State, { forces }: BattleTask): number {
  let alive = 0
  for (const one of forces) if (isAlive(state, one)) alive++
  return alive
}

/** KT-B16: whether fewer than two sides are left. */
export function isOver(state: State, task: BattleTask): boolean {
  return countAlive(state, task) < 2
}

/** KT-B16: whether the battle is over. First a Balloon is lost whose side has nothing else that fights. */
export function checkEnd(state: State, task: BattleTask, run: Run): boolean {
  for (const one of task.forces) if (hasBalloon(one) && !isAlive(state, one)) dropBalloon(state, task, one, run)
  return isOver(state, task)
}

/** KT-B16: a Golem or Firewall alone takes no hex, nor does a Balloon. */
function canTakeHex(state: State, { fighters, gone }: Force): boolean {
  if (gone) return false
  const mayBeBalloon = balloonCountsAlone(state)
  for (const { what } of fighters) if (isArmy(what) || (mayBeBalloon && what === 'balloon')) return true
  return false
}

export function isArmy(what: Fighter['what']): what is ArmyCounter {
  return isArmyCounter(what)
}

export function armyOfForce({ fighters }: Force): ArmyCounter[] {
  const army: ArmyCounter[] = []
  for (const { what } of fighters) if (isArmy(what)) army.push(what)
  return army
}

/** The player who decides for a force. */
export function playerOf(task: BattleTask, { side }: Force): Seat {
  return side === 'neutral' ? must(task.plays) : side
}

export function playersIn({ forces }: BattleTask): Seat[] {
  const seats: Seat[] = []
  for (const { side } of forces) if (side !== 'neutral') seats.push(side)
  return seats
}

/** The force that another's dice go against: the one named, or the only other. */
export function targetOf(state: State, task: BattleTask, own: Force): Force | undefined {
  for (const other of task.forces) {
    if (own.target === undefined ? other !== own && isAlive(state, other) : other.side === own.target) return other
  }
  return undefined
}

// The end -------------------------------------------------------------------------------------------

/** KT-I1: what a side still uses goes to the cup when it retreats or the battle ends; the Balloon stays until the turn ends. */
export function putItemsAway(state: State, one: Force): void {
  for (const item of itemsInUse(one)) if (item !== 'balloon') loseItem(state, one, item)
}

/** KT-B20: survivors turn face down where they are; what was seen is remembered (KT-H8). */
export function putDown(state: State, place: number, seat: Seat, counters: readonly ArmyCounter[]): void {
  for (const counter of counters) {
    if (isCharacter(counter)) counterShowing(state, counter).at = { seat, hex: place }
    else {
      addCreature(state, place, seat, counter)
      remember(state, seat, place, counter)
    }
  }
}

/** KT-B16: the battle is over; who takes the hex, and what becomes of those left. */
export function endBattle(state: State, task: BattleTask, run: Run): void {
  const { hex: place, kind, forces } = task
  const hex = at(state.hexes, place)
  const winner = forces.find((one) => isAlive(state, one))
  const capturer = capturerOf(
    state,
    task,
    forces.find((one) => canTakeHex(state, one)),
  )
  run.events?.push({
    type: 'battle-ended',
    hex: place,
    ...(winner !== undefined && { winner: winner.side }),
    reveals: true,
  })
  for (const one of forces) {
    if (hasBalloon(one) && !keepsBalloon(state, one)) dropBalloon(state, task, one, run)
    putItemsAway(state, one)
    if (one.side === 'neutral')
      standGuard(
        state,
        hex,
        one,
        forces.some((other) => other !== one && canTakeHex(state, other)),
      )
    else if (!one.gone) putDown(state, place, one.side, armyOfForce(one))
  }
  push(state, {
    type: 'aftermath',
    hex: place,
    capturer,
    clause: kind === 'exploration' ? 'KT-X15' : 'KT-B16',
    stage: 'hands',
    // KT-X17
    damage: task.fought && !(kind === 'rivals' && hex.owner === undefined),
    involved: playersIn(task),
  })
}

function capturerOf(state: State, { kind, forces, hex: place }: BattleTask, left: Force | undefined): Seat | undefined {
  const hex = at(state.hexes, place)
  if (left === undefined || left.side === 'neutral' || left.side === hex.owner) return undefined
  // KT-X2: rivals in an unowned hex: the last one explores later.
  if (kind === 'rivals') return hex.owner === undefined ? undefined : left.side
  const defender = must(forces.at(-1))
  return isAlive(state, defender) ? undefined : left.side
}

/** KT-X12, KT-X14: neutral defenders stay face up with all they guard, or all of it goes to the cup. */
function standGuard(state: State, hex: Hex, one: Force, isBeaten: boolean): void {
  const guards = must(hex.guards)
  // KT-B18
  guards.bribed = false
  for (const { what } of one.fighters) if (isCreature(what)) insert(guards.creatures, what)
  if (isBeaten || one.fighters.some(canStand)) return
  for (const thing of [...guards.treasures, ...guards.items]) returnToCup(state, thing)
  if (hex.income !== undefined) returnToCup(state, hex.income)
  hex.income = undefined
  hex.guards = undefined
}

export function creaturesOf({ fighters }: Force): Creature[] {
  const creatures: Creature[] = []
  for (const { what } of fighters) if (isCreature(what)) creatures.push(what)
  return creatures
}

/** Whether a force uses an item that is borne, even if nobody bears it now. */
export function isLaid({ fighters, items }: Force, item: BorneItem): boolean {
  for (const { bears } of fighters) if (bears === item) return true
  return items.includes(item)
}

/** Items of a force that are in use: borne, fighting themselves, or laid beside. */
export function itemsInUse({ fighters, items }: Force): Item[] {
  const found: Item[] = [...items]
  for (const { what, bears } of fighters) {
    if (bears !== undefined) found.push(bears)
    if (isItem(what)) found.push(what)
  }
  return found
}

/** An item in use has no effect any more and goes to the cup. */
export function loseItem(state: State, one: Force, item: Item): void {
  const bearer = one.fighters.find(({ bears }) => bears === item)
  const fighting = one.fighters.findIndex(({ what }) => what === item)
  if (bearer !== undefined) bearer.bears = undefined
  else if (fighting === -1) remove(one.items, item)
  else one.fighters.splice(fighting, 1)
  if (item === 'balloon') loseBalloon(state, one)
  else spend(state, item)
}

export function isOwner(state: State, task: BattleTask, { side }: Force): boolean {
  return at(state.hexes, task.hex).owner === side
}

export function hasBalloon({ fighters }: Force): boolean {
  for (const { what } of fighters) if (what === 'balloon') return true
  return false
}

/** KT-B16: at the end of a battle only beside something that stays. */
function keepsBalloon(state: State, { fighters }: Force): boolean {
  if (balloonCountsAlone(state)) return true
  return fighters.some((each) => isArmy(each.what) || (isBuilding(each.what) && canStand(each)))
}

export function isBuilding(what: Fighter['what']): what is 'fort' | 'building' {
  return what === 'fort' || what === 'building'
}

/** KT-B16: its side has nothing to fight beside it. */
function dropBalloon(state: State, { hex }: BattleTask, one: Force, run: Run): void {
  loseItem(state, one, 'balloon')
  run.events?.push({ type: 'balloon-gone', seat: one.side as Seat, hex })
}

/** KT-I2: the passengers fight by their own symbols from now on. */
function loseBalloon(state: State, { fighters }: Force): void {
  spend(state, 'balloon')
  state.balloon = undefined
  for (const each of fighters) each.passenger = false
}

/** A passenger that is gone, or fights for another, is none any more. */
export function leaveBalloon(state: State, { what, passenger }: Fighter): void {
  if (passenger && state.balloon !== undefined && isArmy(what)) remove(state.balloon.passengers, what)
}
