/** Pins, and asking a player who pins to show a supported creature (KT-M7, KT-M8, KT-U4). */
import type { Seat } from '@crownlands/core/game'
import { must, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type ArmyCounter, type Creature, isCreature } from '../../content'
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

/** Crownlands ruling: only between two groups, and while a counter there could be freed. */
export function addPinQuestions(state: State, task: MoveTask, actions: Action[]): void {
  for (const { hex, by } of task.pinned ?? []) {
    for (const seat of by) {
      if (whyNoPinQuestion(state, task, hex, seat) === undefined) actions.push({ type: 'ask-pin', hex, seat })
    }
  }
}

/** KT-M8: each pinning player apart, once; not one with a character there, which always pins. */
export function whyNoPinQuestion(state: State, task: MoveTask, hex: number, seat: Seat): Refusal | undefined {
  if (task.group.length > 0) return refusal('KT-M2', 'finish-the-group-first')
  const pin = pinIn(task, hex)
  if (pin?.asked.includes(seat) === true) return refusal('KT-M8', 'pin-asked-already')
  if (pin?.by.includes(seat) !== true) return refusal('KT-M8', 'not-pinned-by-that-player')
  if (unfinished(state, task, hex).length === 0) return refusal('KT-M8', 'nobody-to-free')
  const [character] = charactersIn(state, hex, seat)
  return character === undefined ? undefined : refusal('KT-M8', 'character-pins', { character })
}

export function askPin(state: State, task: MoveTask, hex: number, seat: Seat, run: Run): void {
  must(pinIn(task, hex)).asked.push(seat)
  run.events?.push({ type: 'pin-asked', seat: task.seat, other: seat, hex, reveals: true })
  push(state, { type: 'pin', seat, hex, asker: task.seat })
}

/** Crownlands ruling: a pin ends when calls have removed the last counter of the player who pins. */
export function forgetGonePins(state: State, task: MoveTask, hex: number): void {
  const pin = pinIn(task, hex)
  for (const seat of pin?.by.slice() ?? []) if (stackSize(state, hex, seat) === 0) remove(must(pin).by, seat)
}

function creaturesThere(state: State, { seat, hex }: PinTask): Creature[] {
  const army = armyOf(state, hex, seat)
  const creatures = army?.down.slice() ?? []
  for (const creature of army?.up ?? []) insert(creatures, creature)
  return kinds(creatures)
}

/** KT-M8, KT-U4: supported creatures alone, so a call cannot remove what was shown. */
function whyNotShow(state: State, task: PinTask, counter: ArmyCounter): Refusal | undefined {
  if (!isCreature(counter) || !creaturesThere(state, task).includes(counter)) {
    return refusal('KT-M8', 'no-such-counter', { counter })
  }
  return isReal(state, task.hex, task.seat, counter) ? undefined : refusal('KT-U4', 'bluffs-cannot-pin', { counter })
}

export const pinHandler: Handler<PinTask> = {
  seats: (_state, { seat }) => only(seat),

  legal: (state, task) => [
    ...creaturesThere(state, task)
      .filter((counter) => whyNotShow(state, task, counter) === undefined)
      .map((counter): Action => ({ type: 'show', counter })),
    DONE,
  ],

  whyNot(state, task, _seat, action) {
    if (action.type === 'done') return undefined
    return action.type === 'show' ? whyNotShow(state, task, action.counter) : refusal('KT-M8', 'answer-the-pin')
  },

  apply(state, task, seat, action, run) {
    const { hex } = task
    if (action.type === 'show' && isCreature(action.counter)) {
      const { counter } = action
      if (armyOf(state, hex, seat)?.up.includes(counter) !== true) turnUp(state, hex, seat, counter)
      run.events?.push({ type: 'shown', seat, hex, counter, reveals: true })
    } else {
      // A player who shows nothing does not pin.
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
