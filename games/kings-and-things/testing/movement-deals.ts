/** Dealt positions before the Movement Phase, and plain readings of what must hold in it, for random tests. */
import type { Chance } from '@crownlands/core/chance'
import { pick, shuffle } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import {
  type ArmyCounter,
  allThings,
  CHARACTERS,
  CITADEL,
  COUNTERS,
  fits,
  HEXES,
  has,
  INCOMES,
  type Income,
  isCharacter,
  isCreature,
  LANDS,
  type Thing,
} from '../content'
import { insert } from '../rules/counters'
import { boardSize, distance } from '../rules/hexes'
import { movePart } from '../rules/movement/group'
import type { State } from '../rules/state'
import type { Mover, MoveTask } from '../rules/tasks'
import { type HexSketch, position } from './positions'

/** The parts of all players lie ready; below them a part of the first player marks the end. */
export function dealMovement(chance: Chance): State {
  const seats = 2 + chance.below(3)
  const size = boardSize(seats)
  const cup = [...allThings('1986')]
  shuffle(cup, chance)
  const creatures = cup.filter(isCreature)
  const others = cup.filter((thing) => !isCreature(thing) && !(thing in INCOMES))
  const characters: ArmyCounter[] = COUNTERS.map((side) => (chance.below(2) === 0 ? side : CHARACTERS[side].back))
  shuffle(characters, chance)
  const incomes: Income[] = ['city', 'village', 'city', 'village', 'gold_mine', 'farmlands']
  const hexes: Record<number, HexSketch> = {}
  const owned: number[][] = Array.from({ length: seats }, () => [])
  for (let hex = 0; hex < size; hex++) {
    if (chance.below(5) === 0) {
      hexes[hex] = { terrain: 'sea' }
      continue
    }
    const terrain = pick(LANDS, chance)
    const owner = chance.below(seats + 2)
    if (owner >= seats) {
      hexes[hex] = { terrain }
      continue
    }
    must(owned[owner]).push(hex)
    const fort = Math.max(0, chance.below(8) - 3)
    const income = chance.below(4) === 0 ? incomes.at(-1) : undefined
    if (income !== undefined && fits(income, terrain)) incomes.pop()
    hexes[hex] = {
      terrain,
      owner,
      fort,
      ...(income !== undefined && fits(income, terrain) && { income }),
      ...(fort === CITADEL && { got: { turn: 1, how: 'built' } as const }),
    }
  }
  owned.forEach((places, seat) => {
    const fullness = chance.below(3)
    for (const hex of places) {
      if (chance.below(3) === 0) continue
      const most = fullness === 0 ? 1 + chance.below(3) : fullness === 1 ? 1 + chance.below(10) : 8 + chance.below(3)
      const army: ArmyCounter[] = []
      while (army.length < most) {
        const counter = chance.below(5) === 0 ? (characters.pop() ?? creatures.pop()) : creatures.pop()
        if (counter === undefined) break
        army.push(counter)
      }
      hexes[hex] = { ...hexes[hex], armies: { [seat]: army } }
    }
  })
  const racks: Thing[][] = Array.from({ length: seats }, () => [])
  const items: Thing[] = ['balloon', 'fan', 'dispel_magic']
  for (const thing of [...items, ...others.filter((one) => !items.includes(one))].slice(0, 9)) {
    must(racks[chance.below(seats)]).push(thing)
  }
  const order = Array.from({ length: seats }, (_, seat) => seat)
  shuffle(order, chance)
  const state = position({
    rules: chance.below(3) === 0 ? 1 : 2,
    seats,
    hexes,
    racks,
    order,
    options: { autoCall: chance.below(4) === 0 },
    calls: order.map(() => pick(['ask', 'all', 'none'] as const, chance)),
  })
  if (chance.below(3) === 0) state.cloud = pick(owned.flat(), chance)
  for (const seat of [must(order[0]), ...order.toReversed()]) state.tasks.push(movePart(seat))
  return state
}

/** Every Thing of the match, wherever it is. */
export function allOf(state: State): Thing[] {
  const things: Thing[] = [...state.cup, ...state.gone]
  for (const { rack, aside, goneUnseen } of state.players) things.push(...rack, ...aside, ...goneUnseen)
  for (const { armies, income, guards } of state.hexes) {
    for (const { down, up } of armies) things.push(...down, ...up)
    if (income !== undefined) things.push(income)
    if (guards !== undefined) things.push(...guards.creatures, ...guards.treasures, ...guards.items)
  }
  if (state.balloon !== undefined) things.push('balloon')
  for (const task of state.tasks) {
    if (task.type !== 'move') continue
    for (const { counter } of task.group) if (isCreature(counter)) things.push(counter)
    if (task.balloon !== undefined && task.balloon.sea === undefined) things.push('balloon')
  }
  return things.sort()
}

/** How many own counters stand in a hex, those of the group set aside. */
export function ownIn(state: State, hex: number, seat: Seat, group: readonly Mover[] = []): number {
  const army = must(state.hexes[hex]).armies.find((one) => one.seat === seat)
  const characters = state.pool.filter(
    ({ shows, at }) => at?.hex === hex && at.seat === seat && !group.some(({ counter }) => counter === shows),
  )
  return (army?.down.length ?? 0) + (army?.up.length ?? 0) + characters.length
}

// KT-M14 read a second time, plainly: every way of up to four hexes is tried whole ----------------------

/** Whether a group that nothing holds may step into a neighbouring hex. */
export function mayStepReading(state: State, task: MoveTask, to: number): boolean {
  return waysBy(to, state.hexes.length).some((way) => isWay(state, task, way))
}

const WAYS = new Map<string, readonly (readonly number[])[]>()

/** All ways of one to four hexes that begin with this one, on a board of so many. */
function waysBy(first: number, size: number): readonly (readonly number[])[] {
  const key = `${first} ${size}`
  const known = WAYS.get(key)
  if (known !== undefined) return known
  let longest = [[first]]
  const ways = [...longest]
  for (let steps = 2; steps <= 4; steps++) {
    longest = longest.flatMap((way) => {
      const here = must(way.at(-1))
      return Array.from({ length: size }, (_, hex) => hex).flatMap((hex) =>
        distance(hex, here) === 1 ? [[...way, hex]] : [],
      )
    })
    ways.push(...longest)
  }
  WAYS.set(key, ways)
  return ways
}

function isWay(state: State, { seat, group }: MoveTask, way: readonly number[]): boolean {
  const him = group.find(({ counter }) => counter === 'deerhunter')
  const flyers = group.filter(({ counter }) => has(counter, 'fly'))
  const points = group.map((mover) => mover.points)
  return way.every((place, i) => {
    const hex = must(state.hexes[place])
    const isLast = i === way.length - 1
    const room = hex.fort === CITADEL ? 99 : 10 - ownIn(state, place, seat, group)
    group.forEach((mover, m) => {
      const leads = him !== undefined && (mover === him || mover.along === true || him.points === 4)
      points[m] = must(points[m]) - (leads ? 1 : HEXES[hex.terrain].cost)
    })
    if (points.some((left) => left < 0)) return false
    if (hex.terrain === 'sea') return flyers.length === group.length && !isLast
    if (flyers.length > 0 && room <= 0) return false
    const fits = room >= group.length
    if (isLast) return fits
    if (hex.owner === undefined) return false
    const army = state.players.some((_, other) => other !== seat && ownIn(state, place, other) > 0)
    const value =
      army ||
      (hex.owner !== seat && (hex.fort > 0 || hex.income === 'city' || hex.income === 'village')) ||
      // KT-B16: from version 2 on a Balloon alone stops nobody.
      (state.rules !== 2 && state.balloon?.hex === place && state.balloon.seat !== seat)
    if (value && flyers.length < group.length) return false
    return !army || fits
  })
}

/** What must hold whenever somebody is asked in the Movement Phase. */
export function faultsOf(state: State): string[] {
  const faults: string[] = []
  const move = state.tasks.findLast((task) => task.type === 'move')
  const settling = state.tasks.at(-1)?.type === 'overflow'
  state.hexes.forEach((hex, place) => {
    state.players.forEach((_, seat) => {
      const group = move?.seat === seat ? move.group : []
      const own = ownIn(state, place, seat, group)
      if (own > 0 && hex.terrain === 'sea') faults.push(`seat ${seat} stands in the sea ${place}`)
      if (own > 10 && hex.fort !== CITADEL && !settling) faults.push(`${own} counters of seat ${seat} in ${place}`)
    })
    for (const { down, up } of hex.armies) if (down.length + up.length === 0) faults.push(`an empty army in ${place}`)
  })
  for (const task of state.tasks) {
    if (task.type !== 'move') continue
    if ((task.group.length === 0) !== (task.at === undefined)) faults.push('a group that is nowhere')
    for (const { counter, points } of task.group) {
      if (points < 0) faults.push(`${counter} has ${points} points`)
      const stands = state.pool.find(({ shows }) => shows === counter)?.at?.hex
      if (isCharacter(counter) && stands !== task.at) faults.push(`${counter} is not with its group`)
    }
  }
  const { balloon } = state
  if (balloon !== undefined) {
    const army = must(state.hexes[balloon.hex]).armies.find(({ seat }) => seat === balloon.seat)
    if (
      balloon.passengers.some((one) => !isCreature(one) || ![...(army?.down ?? []), ...(army?.up ?? [])].includes(one))
    ) {
      faults.push('a passenger is not where the Balloon is')
    }
    if (must(state.hexes[balloon.hex]).terrain === 'sea') faults.push('the Balloon is at sea')
  }
  return faults
}

/** The same position with other faces: whatever lies face down of all but these players is dealt anew out of the cup. */
export function disguised(state: State, keep: readonly Seat[], chance: Chance): State {
  const other = structuredClone(state)
  const hidden = other.hexes.flatMap(({ armies }) => armies).filter(({ seat }) => !keep.includes(seat))
  const racks = other.players.flatMap(({ rack }, seat) => (keep.includes(seat) ? [] : [rack]))
  const creatures = [...other.cup.filter(isCreature), ...hidden.flatMap(({ down }) => down)]
  const things = [...other.cup.filter((thing) => !isCreature(thing)), ...racks.flat()]
  shuffle(creatures, chance)
  shuffle(things, chance)
  for (const { down } of hidden) down.splice(0, down.length, ...sorted(creatures.splice(0, down.length)))
  for (const rack of racks) rack.splice(0, rack.length, ...sorted(things.splice(0, rack.length)))
  other.cup.splice(0, other.cup.length, ...sorted([...creatures, ...things]))
  return other
}

function sorted<T extends Thing>(things: readonly T[]): T[] {
  const list: T[] = []
  for (const thing of things) insert(list, thing)
  return list
}
