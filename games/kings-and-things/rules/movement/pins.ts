/** Pinned counters, and asking who pins them to show a supported creature (KT-M7, KT-M8, KT-U4). */
import type { Seat } from '@crownlands/core/game'
import { must, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type Creature, isCreature } from '../../content'
import { type Action, DONE } from '../actions'
import { armyOf, charactersIn, enemiesIn, hasEnemyArmy, hexesWithArmy, stackSize, turnUp } from '../armies'
import { insert, kinds } from '../counters'
import type { Refusal } from '../reasons'
import { end, type Handler, only, push, type Run } from '../run'
import type { State } from '../state'
import { isReal } from '../support'
import type { MoveTask, Pin, PinTask } from '../tasks'
import { moveTaskOf, pinIn, unfinished } from './group'

/** KT-M7: against all other players who are there when the part begins. */
export function findPins(state: State, seat: Seat): Pin[] {
  const pins: Pin[] = []
  for (const hex of hexesWithArmy(state, seat)) {
    if (hasEnemyArmy(state, hex, seat)) pins.push({ hex, by: enemiesIn(state, hex, seat), asked: [] })
  }
  return pins
}

/** KT-M8: each pinning player apart, once; not one with a character there, which always pins. */
function mayBeAsked(state: State, { hex, by, asked }: Pin, seat: Seat): boolean {
  return by.includes(seat) && !asked.includes(seat) && charactersIn(state, hex, seat).length === 0
}

/** Ours: between two groups, and while somebody there is still to be freed. */
export function addPinQuestions(state: State, task: MoveTask, actions: Action[]): void {
  for (const pin of task.pinned ?? []) {
    if (unfinished(state, task, pin.hex).length === 0) continue
    for (const seat of pin.by) if (mayBeAsked(state, pin, seat)) actions.push({ type: 'ask-pin', hex: pin.hex, seat })
  }
}

export function whyNoPinQuestion(state: State, task: MoveTask, hex: number, seat: Seat): Refusal {
  if (task.group.length > 0) return refusal('KT-M2', 'finish-the-group-first')
  const pin = pinIn(task, hex)
  if (pin?.asked.includes(seat) === true) return refusal('KT-M8', 'pin-asked-already')
  if (pin?.by.includes(seat) !== true) return refusal('KT-M8', 'not-pinned-by-that-player')
  if (unfinished(state, task, hex).length === 0) return refusal('KT-M8', 'nobody-to-free')
  return refusal('KT-M8', 'character-pins', { character: must(charactersIn(state, hex, seat)[0]) })
}

export function askPin(state: State, task: MoveTask, hex: number, seat: Seat, run: Run): void {
  must(pinIn(task, hex)).asked.push(seat)
  run.events?.push({ type: 'pin-asked', seat: task.seat, other: seat, hex, reveals: true })
  push(state, { type: 'pin', seat, hex, asker: task.seat })
}

/** Ours: when calls have removed the last counter of who pinned, the pin ends. */
export function forgetGonePins(state: State, task: MoveTask, hex: number): void {
  const pin = pinIn(task, hex)
  for (const seat of pin?.by.slice() ?? []) if (stackSize(state, hex, seat) === 0) remove(must(pin).by, seat)
}

/** KT-M8, KT-U4: supported creatures alone, so a call cannot remove what was shown. */
function supported(state: State, { seat, hex }: PinTask): Creature[] {
  const army = armyOf(state, hex, seat)
  if (army === undefined) return []
  const creatures = army.down.slice()
  for (const creature of army.up) insert(creatures, creature)
  return kinds(creatures).filter((creature) => isReal(state, hex, seat, creature))
}

export const pinHandler: Handler<PinTask> = {
  seats: (_state, { seat }) => only(seat),

  legal: (state, task) => [...supported(state, task).map((counter): Action => ({ type: 'show', counter })), DONE],

  whyNot(state, { seat, hex }, _seat, action) {
    if (action.type !== 'show') return refusal('KT-M8', 'answer-the-pin')
    const army = armyOf(state, hex, seat)
    const { counter } = action
    const isThere =
      isCreature(counter) && (army?.down.includes(counter) === true || army?.up.includes(counter) === true)
    return isThere
      ? refusal('KT-U4', 'bluffs-cannot-pin', { counter })
      : refusal('KT-M8', 'no-such-counter', { counter })
  },

  apply(state, task, seat, action, run) {
    const { hex } = task
    if (action.type === 'show' && isCreature(action.counter)) {
      const { counter } = action
      if (armyOf(state, hex, seat)?.up.includes(counter) !== true) turnUp(state, hex, seat, counter)
      run.events?.push({ type: 'shown', seat, hex, counter, reveals: true })
    } else {
      // Who will not or cannot does not pin.
      remove(must(pinIn(must(moveTaskOf(state)), hex)).by, seat)
      run.events?.push({ type: 'passed', seat, reveals: true })
    }
    end(state, task)
  },

  advance: (state, task) => end(state, task),

  audit(state, { seat, hex, asker }) {
    const move = moveTaskOf(state)
    const isPinned = move?.seat === asker && pinIn(move, hex)?.by.includes(seat) === true
    return isPinned ? undefined : 'who is asked must pin the mover (KT-M8)'
  },
}
