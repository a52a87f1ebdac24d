/** Calling bluffs that lie face up (KT-U5 to KT-U8, KT-O8, KT-E4). */
import type { Seat } from '@crownlands/core/game'
import { playerAt, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type Creature, isCreature } from '../../content'
import { type Action, type ActionOf, DONE } from '../actions'
import { armyOf, forget, forgetPassengers, tidyArmies } from '../armies'
import { leaveBalloon } from '../battle/forces'
import { insert, kinds } from '../counters'
import { returnToCup } from '../cup'
import { removeShown, shownInGroup } from '../movement/group'
import { bySeat } from '../order'
import { end, type Handler, push, type Run } from '../run'
import type { State } from '../state'
import { isReal } from '../support'
import type { CallsTask } from '../tasks'
import { battleOf } from './answers'

/** Face-up creatures of a player that could be called. */
interface Shown {
  readonly seat: Seat
  readonly creatures: readonly Creature[]
}

/** Asks all players whether a creature that was turned up is a bluff. First every bluff is called for those who want that. */
export function askForCalls(state: State, hex: number, where: CallsTask['where'], run: Run): void {
  callForThem(state, hex, where, run)
  const open = openTo(state, shownIn(state, hex, where))
  const waiting: Seat[] = []
  if (open.length > 0) for (const seat of bySeat(state)) if (isAsked(state, seat, open)) waiting.push(seat)
  if (waiting.length > 0) push(state, { type: 'calls', hex, where, waiting, called: [] })
}

function shownIn(state: State, hex: number, where: CallsTask['where']): Shown[] {
  return where === 'hex' ? shownInHex(state, hex) : shownInBattle(state)
}

function shownInHex(state: State, hex: number): Shown[] {
  const shown: Shown[] = []
  for (let seat = 0; seat < state.players.length; seat++) {
    // KT-M9: flyers that want to go on are in the group that is being moved.
    const creatures = [...(armyOf(state, hex, seat)?.up ?? []), ...shownInGroup(state, hex, seat)]
    if (creatures.length > 0) shown.push({ seat, creatures })
  }
  return shown
}

function shownInBattle(state: State): Shown[] {
  const shown: Shown[] = []
  for (const { side, fighters, gone } of battleOf(state)?.forces ?? []) {
    // KT-U3: neutral defenders are never bluffs.
    if (side === 'neutral' || gone) continue
    const creatures: Creature[] = []
    for (const { what } of fighters) if (isCreature(what)) insert(creatures, what)
    if (creatures.length > 0) shown.push({ seat: side, creatures })
  }
  return shown
}

/** KT-E4, KT-O8: Crownlands calls every bluff for the players who chose that. What is left face up against them is real. */
function callForThem(state: State, hex: number, where: CallsTask['where'], run: Run): void {
  if (!isAnyoneCalling(state)) return
  for (const { seat, creatures } of shownIn(state, hex, where)) {
    const caller = callerOf(state, seat)
    if (caller === undefined) continue
    for (const creature of creatures) {
      if (!isReal(state, hex, seat, creature)) removeBluff(state, hex, where, { by: caller, seat, creature }, run)
    }
  }
}

function isAnyoneCalling({ options, players }: State): boolean {
  if (options.autoCall) return true
  for (const { calls } of players) if (calls === 'all') return true
  return false
}

/** A player other than the owner who has every bluff called. */
function callerOf(state: State, owner: Seat): Seat | undefined {
  for (const seat of state.order) {
    const { calls, out } = playerAt(state, seat)
    if (seat !== owner && !out && (state.options.autoCall || calls === 'all')) return seat
  }
  return undefined
}

/** What is left after the software has called is real: only where it has not, others can call. */
function openTo(state: State, shown: readonly Shown[]): readonly Shown[] {
  return isAnyoneCalling(state) ? shown.filter(({ seat }) => callerOf(state, seat) === undefined) : shown
}

/** Whether a player's calls are not settled and there is something to call. */
function isAsked(state: State, seat: Seat, open: readonly Shown[]): boolean {
  const { calls } = playerAt(state, seat)
  return calls === 'ask' && !state.options.autoCall && open.some((shown) => shown.seat !== seat)
}

function addCalls(task: CallsTask, seat: Seat, open: readonly Shown[], actions: Action[]): void {
  for (const { seat: owner, creatures } of open) {
    if (owner === seat) continue
    for (const creature of kinds(creatures)) {
      const call = { type: 'call', seat: owner, creature } as const
      if (!isCalled(task, seat, call)) actions.push(call)
    }
  }
}

/** Who has nothing left to call, which all can see, has answered. */
function letGo(state: State, task: CallsTask): void {
  const open = openTo(state, shownIn(state, task.hex, task.where))
  task.waiting = task.waiting.filter((seat) => {
    const calls: Action[] = []
    addCalls(task, seat, open, calls)
    return calls.length > 0
  })
}

export const callsHandler: Handler<CallsTask> = {
  isQuestion: true,
  seats: (_state, { waiting }) => waiting,

  legal(state, task, seat) {
    const actions: Action[] = []
    addCalls(task, seat, openTo(state, shownIn(state, task.hex, task.where)), actions)
    actions.push(DONE)
    return actions
  },

  whyNot(state, task, seat, action) {
    if (action.type === 'done') return undefined
    if (action.type !== 'call') return refusal('KT-U7', 'answer-the-calls')
    if (action.seat === seat) return refusal('KT-U5', 'own-creature')
    const shown = shownIn(state, task.hex, task.where).filter(
      ({ seat: owner, creatures }) => owner === action.seat && creatures.includes(action.creature),
    )
    if (shown.length === 0) return refusal('KT-U5', 'not-face-up', { creature: action.creature })
    const isOpen = openTo(state, shown).length > 0
    return isOpen && !isCalled(task, seat, action) ? undefined : refusal('KT-U7', 'called-already')
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

  audit(state, { where, hex }) {
    const battle = battleOf(state)
    if (where === 'battle' ? battle?.hex === hex : battle === undefined) return undefined
    return 'calls are about what lies face up there (KT-U7)'
  },
}

function isCalled({ called }: CallsTask, by: Seat, { seat, creature }: ActionOf<'call'>): boolean {
  for (const call of called) if (call.by === by && call.seat === seat && call.creature === creature) return true
  return false
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
