/** Steps of a group: what holds it where it is, what a hex costs, where it can stop, and whether it can go on (KT-M). */
import { at, must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { HEXES, isCharacter, STACK_LIMIT } from '../../content'
import {
  armyOf,
  counterShowing,
  creaturesIn,
  followStack,
  hasEnemyArmy,
  hasEnemyBuildingOrBalloon,
  hasEnemyValue,
  isLimited,
  sizeOf,
} from '../armies'
import { count } from '../counters'
import { neighbours } from '../hexes'
import type { Reason, Refusal } from '../reasons'
import type { Run } from '../run'
import type { State } from '../state'
import type { Mover, MoveTask } from '../tasks'
import {
  deerhunterIn,
  hasStepped,
  isFlyer,
  isPinned,
  otherCharacters,
  roomForGroup,
  setsOutWithDeerhunter,
  sortGroup,
} from './group'

// Holds -----------------------------------------------------------------------------------------------

/** Why one of the group may not leave the hex it is in. */
type Hold = 'unexplored' | 'enemy' | 'pinned' | 'unshown'

/** What decides whether the counters of a group can stop in the hex they are in, and leave it. */
export interface Ground {
  readonly sea: boolean
  readonly room: number
  /** KT-M4, KT-M10: on land with room for all. KT-M14: or if no counter has taken a step. */
  readonly stop: boolean
  readonly unexplored: boolean
  readonly army: boolean
  readonly value: boolean
  readonly pinned: boolean
  readonly setsOut: boolean
}

export function groundOf(state: State, task: MoveTask): Ground {
  const hex = must(task.at)
  const sea = at(state.hexes, hex).terrain === 'sea'
  const room = roomForGroup(state, task, hex)
  const army = hasEnemyArmy(state, hex, task.seat)
  return {
    sea,
    room,
    stop: !sea && (room >= task.group.length || !task.group.some(hasStepped)),
    unexplored: isUnexplored(state, hex),
    army,
    value: army || hasEnemyBuildingOrBalloon(state, hex, task.seat),
    pinned: isPinned(task, hex),
    setsOut: setsOutWithDeerhunter(task),
  }
}

function isUnexplored(state: State, hex: number): boolean {
  const { owner, terrain } = at(state.hexes, hex)
  return owner === undefined && terrain !== 'sea'
}

/** What holds one of the group, the Deerhunter set aside. */
function ownHold(ground: Ground, mover: Mover): Hold | undefined {
  const entered = hasStepped(mover)
  // KT-M6: flyers too.
  if (entered && ground.unexplored) return 'unexplored'
  if (mover.free === true) return undefined
  if (isFlyer(mover.counter)) {
    // KT-M9: past army counters only when shown. Crownlands ruling: without a pin (KT-M8) no flyer that starts there is
    // held.
    return (entered ? ground.army : ground.pinned) ? 'unshown' : undefined
  }
  // KT-M5
  if (entered) return ground.value ? 'enemy' : undefined
  return ground.pinned ? 'pinned' : undefined
}

/** KT-K9: no pin holds those that set out with the Deerhunter. They stop at enemies and unexplored land like others. */
function holdOf(ground: Ground, mover: Mover): Hold | undefined {
  const hold = ownHold(ground, mover)
  const pinned = hold === 'pinned' || hold === 'unshown'
  return pinned && ground.setsOut ? undefined : hold
}

/** What holds the group hardest: a counter that must stop, then one that is pinned, then flyers that are not shown. */
export function hardestHold(ground: Ground, { group }: MoveTask): Hold | undefined {
  let hardest: Hold | undefined
  for (const mover of group) {
    const hold = holdOf(ground, mover)
    if (hold === 'unexplored' || hold === 'enemy') return hold
    if (hold === 'pinned' || hardest === undefined) hardest = hold
  }
  return hardest
}

/**
 * Whether a counter has to stop where it is. Crownlands ruling: then none is picked up there; a new group can begin there.
 */
export function isStopped(hold: Hold | undefined): boolean {
  return hold === 'unexplored' || hold === 'enemy'
}

// Where it can go --------------------------------------------------------------------------------------

/** What matters of a group for where it can go. */
interface Party {
  readonly size: number
  readonly walkers: number
  /** Fewest points left among those that pay in full, and among those for whom every hex costs 1 (KT-K9). */
  readonly points: number
  readonly guided: number
  /** The hexes of the player's other characters, which take room there (KT-M4). */
  readonly others: readonly number[]
}

function partyOf(state: State, task: MoveTask, group: readonly Mover[]): Party {
  const deerhunter = deerhunterIn(group)
  let walkers = 0
  let points = Number.POSITIVE_INFINITY
  let guided = Number.POSITIVE_INFINITY
  for (const mover of group) {
    if (!isFlyer(mover.counter)) walkers++
    if (isGuided(mover, deerhunter)) guided = Math.min(guided, mover.points)
    else points = Math.min(points, mover.points)
  }
  return { size: group.length, walkers, points, guided, others: otherCharacters(state, task) }
}

/** KT-K9: the Deerhunter, and those that go the whole way with him. Those that join him later pay in full. */
function isGuided(mover: Mover, deerhunter: Mover | undefined): boolean {
  if (deerhunter === undefined) return false
  return mover === deerhunter || mover.along === true || !hasStepped(deerhunter)
}

/** Why a group cannot enter a hex. */
type Obstacle = 'sea' | 'cost' | 'full' | 'room' | 'way-on'

/**
 * KT-M14: it pays, flies over sea, and can stop there or go on, looking as far as its points reach. What it has spent since
 * it stood where it is grows with every hex it looks on.
 */
function obstacle(
  state: State,
  task: MoveTask,
  party: Party,
  hex: number,
  spent: number,
  guidedSpent: number,
): Obstacle | undefined {
  const { terrain } = at(state.hexes, hex)
  const { cost } = HEXES[terrain]
  // KT-M10
  if (terrain === 'sea' && party.walkers > 0) return 'sea'
  // KT-M1, KT-M13
  if (party.points - spent < cost || party.guided - guidedSpent < 1) return 'cost'
  if (terrain !== 'sea') {
    const room = roomFor(state, task, party, hex)
    const hasFlyers = party.walkers < party.size
    // KT-M4: flyers neither enter nor pass a full hex.
    if (hasFlyers && room <= 0) return 'full'
    if (room >= party.size) return undefined
    if (stopsIn(state, task, party, hex)) return 'room'
  }
  for (const next of neighbours(hex, sizeOf(state))) {
    if (obstacle(state, task, party, next, spent + cost, guidedSpent + 1) === undefined) return undefined
  }
  return 'way-on'
}

/** KT-M4: `roomForGroup` for many hexes in a row. */
function roomFor(state: State, { seat }: MoveTask, { others }: Party, hex: number): number {
  if (!isLimited(state, hex)) return Number.POSITIVE_INFINITY
  return STACK_LIMIT - creaturesIn(state, hex, seat) - count(others, hex)
}

/** KT-M14: where a counter must stop (KT-M5, KT-M6) or flyers may be held (KT-M9), there must be room for all. */
function stopsIn(state: State, task: MoveTask, { walkers, size }: Party, hex: number): boolean {
  if (isUnexplored(state, hex)) return true
  if (walkers > 0 && hasEnemyValue(state, hex, task.seat)) return true
  return walkers < size && hasEnemyArmy(state, hex, task.seat)
}

/** Whether a group could go on from where it is, if nothing held it there. */
export function canGoOn(state: State, task: MoveTask, group: readonly Mover[]): boolean {
  const party = partyOf(state, task, group)
  for (const hex of neighbours(must(task.at), sizeOf(state))) {
    if (obstacle(state, task, party, hex, 0, 0) === undefined) return true
  }
  return false
}

export function canStop(state: State, task: MoveTask): boolean {
  return groundOf(state, task).stop
}

/** The hexes the group may step into. */
export function stepsOf(state: State, task: MoveTask): number[] {
  if (task.at === undefined || hardestHold(groundOf(state, task), task) !== undefined) return []
  return waysOn(state, task, task.at)
}

/** The hexes the group may step into if nothing holds it where it is. */
export function waysOn(state: State, task: MoveTask, from: number): number[] {
  const party = partyOf(state, task, task.group)
  const ways: number[] = []
  for (const hex of neighbours(from, sizeOf(state))) {
    if (obstacle(state, task, party, hex, 0, 0) === undefined) ways.push(hex)
  }
  return ways
}

/** KT-M9: the flyers of the group that have to be shown before they go on; empty unless nothing else holds the group. */
export function unshownFlyers(state: State, task: MoveTask): Mover[] {
  const unshown: Mover[] = []
  if (task.at === undefined) return unshown
  const ground = groundOf(state, task)
  for (const mover of task.group) {
    const hold = holdOf(ground, mover)
    if (hold === 'unshown') unshown.push(mover)
    else if (hold !== undefined) return []
  }
  return unshown
}

// Refusals --------------------------------------------------------------------------------------------

const HOLDS: Readonly<Record<Hold, { readonly clause: string; readonly reason: Reason }>> = {
  unexplored: { clause: 'KT-M6', reason: 'stops-unexplored' },
  enemy: { clause: 'KT-M5', reason: 'stops-at-enemies' },
  pinned: { clause: 'KT-M7', reason: 'pinned' },
  unshown: { clause: 'KT-M9', reason: 'show-flyers-first' },
}

/** Why the group may not leave the hex it is in, if something holds one of it. */
export function whyHeld(state: State, task: MoveTask): Refusal | undefined {
  const ground = groundOf(state, task)
  for (const mover of task.group) {
    const hold = holdOf(ground, mover)
    if (hold !== undefined) return refusal(HOLDS[hold].clause, HOLDS[hold].reason, { counter: mover.counter })
  }
  return undefined
}

export function whyNoStep(state: State, task: MoveTask, to: number): Refusal | undefined {
  const { group } = task
  if (task.at === undefined) return refusal('KT-M13', 'pick-first')
  if (!neighbours(task.at, sizeOf(state)).includes(to)) return refusal('KT-M13', 'not-next-to-the-group')
  const held = whyHeld(state, task)
  if (held !== undefined) return held
  const { terrain } = at(state.hexes, to)
  const size = group.length
  switch (obstacle(state, task, partyOf(state, task, group), to, 0, 0)) {
    case undefined:
      return undefined
    case 'sea':
      return refusal('KT-M10', 'only-flyers-cross-sea', {
        counter: must(group.find(({ counter }) => !isFlyer(counter))).counter,
      })
    case 'cost':
      return whoCannotPay(task, HEXES[terrain].cost)
    case 'full':
      return refusal('KT-M4', 'full-for-flyers')
    case 'room':
      return refusal('KT-M14', 'no-room-to-stop', { room: Math.max(0, roomForGroup(state, task, to)), size })
    case 'way-on':
      return refusal('KT-M14', terrain === 'sea' ? 'no-land-beyond' : 'no-way-on', { size })
  }
}

function whoCannotPay(task: MoveTask, cost: number): Refusal {
  const deerhunter = deerhunterIn(task.group)
  const price = (mover: Mover) => (isGuided(mover, deerhunter) ? 1 : cost)
  const poor = must(task.group.find((mover) => mover.points < price(mover)))
  const facts = { counter: poor.counter, cost: price(poor), points: poor.points }
  // KT-M13: others may go on when that one is dropped.
  return refusal(task.group.length === 1 ? 'KT-M1' : 'KT-M13', 'cannot-pay', facts)
}

// Stepping --------------------------------------------------------------------------------------------

export function step(state: State, task: MoveTask, to: number, run: Run): void {
  const { seat, group } = task
  const from = must(task.at)
  const { terrain } = at(state.hexes, to)
  const { cost } = HEXES[terrain]
  const passesEnemies = hasEnemyValue(state, from, seat)
  const entersFullHex = terrain !== 'sea' && roomForGroup(state, task, to) <= 0
  if (setsOutWithDeerhunter(task)) setOutWithDeerhunter(state, task)
  const deerhunter = deerhunterIn(group)
  for (const mover of group) {
    if (terrain === 'sea' || (passesEnemies && hasStepped(mover))) mover.flies = true
    if (entersFullHex) mover.walks = true
    if (isGuided(mover, deerhunter)) {
      mover.points -= 1
      // KT-K9: a counter that paid less stops where he stops.
      if (cost > 1 && mover !== deerhunter) mover.led = true
    } else mover.points -= cost
    mover.free = undefined
    if (isCharacter(mover.counter)) counterShowing(state, mover.counter).at = { seat, hex: to }
  }
  task.at = to
  // Guided counters pay another price, so equal counters may have changed places.
  if (deerhunter !== undefined) sortGroup(task)
  carryMemories(state, task, from, to)
  run.events?.push({
    type: 'moved',
    seat,
    from,
    to,
    count: group.length,
    open: group.flatMap(({ counter, up }) => (up === true || isCharacter(counter) ? [counter] : [])),
    counters: group.map(({ counter }) => counter),
  })
}

/**
 * KT-K9: he leads the counters that a pin would have held. Crownlands ruling: his way begins here, so all with him now go
 * the whole of it.
 */
function setOutWithDeerhunter(state: State, task: MoveTask): void {
  const deerhunter = deerhunterIn(task.group)
  const ground = groundOf(state, task)
  for (const mover of task.group) {
    if (mover === deerhunter) continue
    mover.along = true
    if (ownHold(ground, mover) !== undefined) mover.led = true
  }
}

/** KT-H8: a whole stack that moves takes along what is remembered of it; a part of one leaves it. */
export function carryMemories(state: State, { seat }: MoveTask, from: number, to: number): void {
  if (armyOf(state, from, seat) === undefined) followStack(state, seat, from, to)
}
