/** Flyers that go on past enemies, and the flyers that hold them (KT-M9). */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type ArmyCounter, isCreature } from '../../content'
import { type Action, DONE } from '../actions'
import { armyOf, charactersIn, stackSize, turnUp } from '../armies'
import { count, insert, kinds } from '../counters'
import { fromTheLeft } from '../order'
import { askForCalls } from '../questions/calls'
import type { Refusal } from '../reasons'
import { end, type Handler, NOBODY, only, push, type Run } from '../run'
import type { State } from '../state'
import type { Flyer, FlyersTask, Mover, MoveTask } from '../tasks'
import { hasStepped, isFlyer, moveTaskOf, pinIn, putDown } from './group'
import { forgetGonePins } from './pins'
import { canGoOn, unshownFlyers, whyHeld } from './steps'

// Showing those that want to go -------------------------------------------------------------------------

export function whyNotFlyOn(state: State, task: MoveTask): Refusal | undefined {
  if (task.at === undefined) return refusal('KT-M13', 'pick-first')
  if (unshownFlyers(state, task).length > 0) {
    return canGoOn(state, task, task.group) ? undefined : refusal('KT-M14', 'no-way-on')
  }
  return whyHeld(state, task) ?? refusal('KT-M9', 'nobody-holds-the-flyers')
}

/** The flyers are shown, then the enemies there are asked in order from the mover's left. */
export function flyOn(state: State, task: MoveTask, run: Run): void {
  const { seat } = task
  const hex = must(task.at)
  const unshown = unshownFlyers(state, task)
  for (const mover of unshown) {
    if (isCreature(mover.counter)) mover.up = true
    run.events?.push({ type: 'shown', seat, hex, counter: mover.counter, reveals: true })
  }
  const enemies = fromTheLeft(state, seat).filter(
    (enemy) => stackSize(state, hex, enemy) > 0 && mayHold(task, hex, enemy, unshown),
  )
  push(state, { type: 'flyers', seat, hex, enemies, stage: 'show', shown: [], stay: 0 })
}

/** Crownlands ruling: a player who was asked and does not pin (KT-M8) holds no flyer that started there. */
function mayHold(task: MoveTask, hex: number, enemy: Seat, unshown: readonly Mover[]): boolean {
  return unshown.some(hasStepped) || pinIn(task, hex)?.by.includes(enemy) === true
}

// Flyers that hold ------------------------------------------------------------------------------------

function countOf(flyers: readonly Flyer[], hex: number, seat: Seat, counter: ArmyCounter): number {
  let found = 0
  for (const flyer of flyers) if (flyer.hex === hex && flyer.seat === seat && flyer.counter === counter) found++
  return found
}

/** How many of the flyers there have neither held in this part nor been shown now. */
function unused(task: FlyersTask, held: readonly Flyer[], seat: Seat, counter: ArmyCounter, there: number): number {
  return there - countOf(held, task.hex, seat, counter) - countOf(task.shown, task.hex, seat, counter)
}

/** The kinds of counters an enemy has there, characters last. */
function countersThere(state: State, { hex }: FlyersTask, enemy: Seat): ArmyCounter[] {
  const army = armyOf(state, hex, enemy)
  const creatures = army?.down.slice() ?? []
  for (const creature of army?.up ?? []) insert(creatures, creature)
  return [...kinds(creatures), ...charactersIn(state, hex, enemy)]
}

/** Those whom an enemy can show. */
function showable(state: State, task: FlyersTask, enemy: Seat): ArmyCounter[] {
  return countersThere(state, task, enemy).filter((counter) => whyNotShow(state, task, enemy, counter) === undefined)
}

function whyNotShow(state: State, task: FlyersTask, enemy: Seat, counter: ArmyCounter): Refusal | undefined {
  if (!countersThere(state, task, enemy).includes(counter)) return refusal('KT-M9', 'no-such-counter', { counter })
  if (!isFlyer(counter)) return refusal('KT-M9', 'only-flyers-hold', { counter })
  const { held } = must(moveTaskOf(state))
  const army = armyOf(state, task.hex, enemy)
  const there = isCreature(counter) ? count(army?.down ?? [], counter) + count(army?.up ?? [], counter) : 1
  return unused(task, held, enemy, counter, there) > 0 ? undefined : refusal('KT-M9', 'has-held-already', { counter })
}

/** Whether an enemy is asked: a face-down counter may be a flyer; what lies face up all can see. */
function isAsked(state: State, task: FlyersTask, enemy: Seat): boolean {
  const army = armyOf(state, task.hex, enemy)
  return (army !== undefined && army.down.length > 0) || showable(state, task, enemy).length > 0
}

function show(state: State, task: FlyersTask, seat: Seat, counter: ArmyCounter, run: Run): void {
  const { hex } = task
  if (isCreature(counter)) {
    const { held } = must(moveTaskOf(state))
    const up = count(armyOf(state, hex, seat)?.up ?? [], counter)
    // One that lies face up already will do.
    if (unused(task, held, seat, counter, up) <= 0) turnUp(state, hex, seat, counter)
  }
  task.shown.push({ hex, seat, counter })
  run.events?.push({ type: 'shown', seat, hex, counter, reveals: true })
}

/**
 * The flyers shown now that are still up. Crownlands ruling: of equal flyers a call removes those shown now first, then
 * those that have held.
 */
function holders(state: State, { hex, shown }: FlyersTask, move: MoveTask): Flyer[] {
  forgetCalledHolders(state, move, hex)
  const holding: Flyer[] = []
  for (const flyer of shown) {
    if (!isCreature(flyer.counter)) holding.push(flyer)
    else {
      const up = count(armyOf(state, hex, flyer.seat)?.up ?? [], flyer.counter)
      const used = countOf(move.held, hex, flyer.seat, flyer.counter) + countOf(holding, hex, flyer.seat, flyer.counter)
      if (used < up) holding.push(flyer)
    }
  }
  return holding
}

function forgetCalledHolders(state: State, move: MoveTask, hex: number): void {
  for (let i = move.held.length - 1; i >= 0; i--) {
    const flyer = must(move.held[i])
    if (flyer.hex !== hex || !isCreature(flyer.counter)) continue
    const up = count(armyOf(state, hex, flyer.seat)?.up ?? [], flyer.counter)
    if (countOf(move.held, hex, flyer.seat, flyer.counter) > up) move.held.splice(i, 1)
  }
}

/**
 * After the calls one flyer stays for each enemy flyer left. Crownlands ruling: of too many, the first shown hold and the
 * others have not held.
 */
function settleCalls(state: State, task: FlyersTask): void {
  const move = must(moveTaskOf(state))
  forgetGonePins(state, move, task.hex)
  const holding = holders(state, task, move)
  task.stay = Math.min(holding.length, unshownFlyers(state, move).length)
  move.held.push(...holding.slice(0, task.stay))
  task.stage = 'stay'
}

/** Whether all flyers that could stay are alike, so that there is nothing to choose. */
function isChoiceless(movers: readonly Mover[], stay: number): boolean {
  const [first] = movers
  return (
    stay >= movers.length ||
    movers.every(({ counter, points }) => counter === first?.counter && points === first.points)
  )
}

function stay(state: State, task: FlyersTask, move: MoveTask, mover: Mover, run: Run): void {
  putDown(state, move, mover)
  task.stay--
  run.events?.push({ type: 'held', seat: task.seat, hex: task.hex, counter: mover.counter })
}

export const flyersHandler: Handler<FlyersTask> = {
  seats(state, task) {
    if (task.stage === 'show') {
      const [enemy] = task.enemies
      return enemy !== undefined && isAsked(state, task, enemy) ? only(enemy) : NOBODY
    }
    if (task.stage === 'calls' || task.stay === 0) return NOBODY
    return isChoiceless(unshownFlyers(state, must(moveTaskOf(state))), task.stay) ? NOBODY : only(task.seat)
  },

  legal(state, task, seat) {
    if (task.stage === 'show') {
      return [...showable(state, task, seat).map((counter): Action => ({ type: 'show', counter })), DONE]
    }
    const counters = unshownFlyers(state, must(moveTaskOf(state))).map(({ counter }) => counter)
    return kinds(counters).map((counter) => ({ type: 'stay', counter }))
  },

  whyNot(state, task, seat, action) {
    if (task.stage === 'show') {
      if (action.type === 'done') return undefined
      return action.type === 'show'
        ? whyNotShow(state, task, seat, action.counter)
        : refusal('KT-M9', 'answer-the-flyers')
    }
    if (action.type !== 'stay') return refusal('KT-M9', 'say-who-stays')
    const { counter } = action
    return unshownFlyers(state, must(moveTaskOf(state))).some((mover) => mover.counter === counter)
      ? undefined
      : refusal('KT-M9', 'not-among-the-shown', { counter })
  },

  apply(state, task, seat, action, run) {
    if (action.type === 'show') show(state, task, seat, action.counter, run)
    else if (action.type === 'stay') {
      const move = must(moveTaskOf(state))
      stay(state, task, move, must(unshownFlyers(state, move).find(({ counter }) => counter === action.counter)), run)
    } else {
      task.enemies.shift()
      run.events?.push({ type: 'passed', seat, reveals: true })
    }
  },

  advance(state, task, run) {
    const move = must(moveTaskOf(state))
    if (task.stage === 'show' && task.enemies.length > 0) task.enemies.shift()
    else if (task.stage === 'show') {
      task.stage = 'calls'
      askForCalls(state, task.hex, 'hex', run)
    } else if (task.stage === 'calls') settleCalls(state, task)
    else if (task.stay > 0) stay(state, task, move, must(unshownFlyers(state, move)[0]), run)
    else {
      for (const mover of unshownFlyers(state, move)) mover.free = true
      end(state, task)
    }
  },

  waitsFor: (_state, { stage }) => (stage === 'calls' ? ['calls'] : []),

  audit(state, { seat, hex, stage, enemies }) {
    const move = moveTaskOf(state)
    if (move?.seat !== seat || (move.at !== undefined && move.at !== hex)) return 'it is about the group (KT-M9)'
    if (move.at === undefined && stage !== 'calls') return 'somebody must want to go on (KT-M9)'
    return enemies.includes(seat) ? 'only enemies hold flyers (KT-M9)' : undefined
  },
}
