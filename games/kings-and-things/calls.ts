/** Calling bluffs that lie face up (KT-U5 to KT-U8, KT-O8, KT-E4). */
import type { Seat } from '@crownlands/core/game'
import { playerAt, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type Action, DONE } from './actions'
import { battleOf } from './answers'
import { armyOf, forget, forgetPassengers, tidyArmies } from './armies'
import { leaveBalloon } from './battle-forces'
import { type Creature, isCreature } from './content'
import { inOrder, kinds } from './counters'
import { returnToCup } from './cup'
import { removeShown, shownInGroup } from './movement-group'
import { bySeat } from './order'
import type { Refusal } from './reasons'
import { end, type Handler, push, type Run } from './run'
import type { State } from './state'
import { isReal } from './support'
import type { CallsTask } from './tasks'

/** Face-up creatures of a player that could be called. */
interface Shown {
  readonly seat: Seat
  readonly creatures: readonly Creature[]
}

/** Asks everybody whether something that was turned up is a bluff. First those who want every bluff called get it. */
export function askForCalls(state: State, hex: number, where: CallsTask['where'], run: Run): void {
  callForThem(state, hex, where, run)
  const shown = shownIn(state, hex, where)
  const waiting = bySeat(state).filter((seat) => isAsked(state, seat, shown))
  push(state, { type: 'calls', hex, where, waiting, called: [] })
}

function shownIn(state: State, hex: number, where: CallsTask['where']): Shown[] {
  if (where === 'hex') {
    return state.players.flatMap((_, seat) => {
      // KT-M9: flyers that want to go on are in the group that is being moved.
      const creatures = [...(armyOf(state, hex, seat)?.up ?? []), ...shownInGroup(state, hex, seat)]
      return creatures.length === 0 ? [] : [{ seat, creatures }]
    })
  }
  const forces = battleOf(state)?.forces ?? []
  return forces.flatMap(({ side, fighters, gone }) =>
    // KT-U3: neutral defenders are never bluffs.
    side === 'neutral' || gone
      ? []
      : [{ seat: side, creatures: inOrder(fighters.flatMap(({ what }) => (isCreature(what) ? [what] : []))) }],
  )
}

/** KT-E4, KT-O8: the software calls every bluff for those who said so; whatever is left of theirs is real. */
function callForThem(state: State, hex: number, where: CallsTask['where'], run: Run): void {
  for (const { seat, creatures } of shownIn(state, hex, where)) {
    const caller = callerOf(state, seat)
    if (caller === undefined) continue
    for (const creature of creatures.slice()) {
      if (!isReal(state, hex, seat, creature)) removeBluff(state, hex, where, { by: caller, seat, creature }, run)
    }
  }
}

/** A player other than the owner who has every bluff called. */
function callerOf(state: State, owner: Seat): Seat | undefined {
  return state.order.find((seat) => {
    const { calls, out } = playerAt(state, seat)
    return seat !== owner && !out && (state.options.autoCall || calls === 'all')
  })
}

/** Somebody whose calls are not settled, and who has something to call. */
function isAsked(state: State, seat: Seat, shown: readonly Shown[]): boolean {
  const { calls, out } = playerAt(state, seat)
  if (out || calls !== 'ask' || state.options.autoCall) return false
  return shown.some(({ seat: owner, creatures }) => creatures.length > 0 && isOpen(state, seat, owner))
}

/** Whether a player can call another's creatures: what is left after the software has called is real. */
function isOpen(state: State, seat: Seat, owner: Seat): boolean {
  return owner !== seat && callerOf(state, owner) === undefined
}

function addCalls(state: State, task: CallsTask, seat: Seat, actions: Action[]): void {
  for (const { seat: owner, creatures } of shownIn(state, task.hex, task.where)) {
    if (!isOpen(state, seat, owner)) continue
    for (const creature of kinds(creatures)) {
      if (!isCalled(task, seat, owner, creature)) actions.push({ type: 'call', seat: owner, creature })
    }
  }
}

/** Who has nothing left to call, which all can see, has answered. */
function letGo(state: State, task: CallsTask): void {
  task.waiting = task.waiting.filter((seat) => {
    const calls: Action[] = []
    addCalls(state, task, seat, calls)
    return calls.length > 0
  })
}

export const callsHandler: Handler<CallsTask> = {
  seats: (_state, { waiting }) => waiting,

  legal(state, task, seat) {
    const actions: Action[] = []
    addCalls(state, task, seat, actions)
    actions.push(DONE)
    return actions
  },

  why: (state, task, seat, action): Refusal => {
    if (action.type !== 'call') return refusal('KT-U7', 'answer-the-calls')
    if (action.seat === seat) return refusal('KT-U5', 'own-creature')
    const shown = shownIn(state, task.hex, task.where).find((one) => one.seat === action.seat)
    return shown?.creatures.includes(action.creature) === true
      ? refusal('KT-U7', 'called-already')
      : refusal('KT-U5', 'not-face-up', { creature: action.creature })
  },

  apply(state, task, seat, action, run) {
    if (action.type !== 'call') {
      remove(task.waiting, seat)
      run.events?.push({ type: 'passed', seat, reveals: true })
      return
    }
    const call = { by: seat, seat: action.seat, creature: action.creature }
    if (isReal(state, task.hex, action.seat, action.creature)) {
      // KT-H5: it tells only what all can work out.
      task.called.push(call)
      run.events?.push({ type: 'called', ...call, bluff: false, reveals: true })
    } else removeBluff(state, task.hex, task.where, call, run)
    letGo(state, task)
  },

  advance: (state, task) => end(state, task),
}

function isCalled({ called }: CallsTask, by: Seat, seat: Seat, creature: Creature): boolean {
  return called.some((call) => call.by === by && call.seat === seat && call.creature === creature)
}

/** KT-U5: it goes to the cup. */
function removeBluff(
  state: State,
  hex: number,
  where: CallsTask['where'],
  call: { readonly by: Seat; readonly seat: Seat; readonly creature: Creature },
  run: Run,
): void {
  const { seat, creature } = call
  if (where === 'battle') {
    const force = battleOf(state)?.forces.find(({ side }) => side === seat)
    const place = force?.fighters.findIndex(({ what }) => what === creature) ?? -1
    const [removed] = force?.fighters.splice(place, 1) ?? []
    if (removed?.bears !== undefined) force?.items.push(removed.bears)
    if (removed !== undefined) leaveBalloon(state, removed)
  } else if (!removeShown(state, hex, seat, creature)) {
    const army = armyOf(state, hex, seat)
    if (army !== undefined) remove(army.up, creature)
    tidyArmies(state, hex)
    forgetPassengers(state)
  }
  // KT-H8: it was seen to leave the board.
  forget(state, seat, hex, creature)
  returnToCup(state, creature)
  run.events?.push({ type: 'called', ...call, bluff: true, reveals: true })
}
