/** What cannot be true of the tasks of a state: which may wait for which, and what each must hold to go on. */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { handlerOf } from '../handlers'
import type { State } from '../state'
import type { Task } from '../tasks'

export function auditTasks(state: State): string | undefined {
  const { tasks } = state
  const [first] = tasks
  if (first === undefined) return undefined
  if ((first.type === 'setup') !== (state.phase === 'setup')) return 'the set-up is its own phase (KT-S1)'
  if (first.type !== 'setup' && first.type !== 'turn') return 'the first task must be the set-up or the turn'
  for (const [i, task] of tasks.entries()) {
    const below = tasks[i - 1]
    if (below !== undefined && !mayLieOn(state, below, task)) return `${task.type} cannot wait on ${below.type} there`
    const problem = auditSeatsOf(state, task) ?? auditPlacesOf(state, task) ?? auditTask(state, task, tasks[i + 1])
    if (problem !== undefined) return `${task.type}: ${problem}`
  }
  return auditPart(state) ?? auditAsked(state)
}

/** KT-O2: the part that goes on belongs to the player who is up. Battles and placing on captured hexes are no player's part. */
function auditPart({ tasks: [turn, part], order }: State): string | undefined {
  if (turn?.type !== 'turn' || part === undefined || part.type === 'combat' || part.type === 'place-on')
    return undefined
  return 'seat' in part && part.seat === order[turn.next - 1]
    ? undefined
    : `${part.type}: it must be the part of the player who is up (KT-O2)`
}

/** At least one seat is asked, and each of them has a legal action. */
function auditAsked(state: State): string | undefined {
  const task = must(state.tasks.at(-1))
  const handler = handlerOf(task)
  const asked = handler.seats(state, task)
  if (asked.length === 0) return `${task.type}: somebody must be asked`
  for (const seat of asked) {
    if (state.players[seat]?.out !== false) return `${task.type}: only players who are in are asked (KT-W7)`
    if (handler.legal(state, task, seat).length === 0) return `${task.type}: player ${seat + 1} has nothing to do`
  }
  return undefined
}

function mayLieOn(state: State, below: Task, { type }: Task): boolean {
  // KT-I7: a Fan that was played in a part is answered.
  if (type === 'answer' && 'fan' in below && below.fan !== undefined) return true
  return handlerOf(below).waitsFor?.(state, below).includes(type) === true
}

const SEATS = ['seat', 'player', 'asker', 'pending', 'plays', 'capturer', 'neutral'] as const
const SEAT_LISTS = ['waiting', 'enemies', 'involved', 'spared', 'drew'] as const

function auditSeatsOf({ players }: State, task: Task): string | undefined {
  const fields = task as unknown as Readonly<Record<string, unknown>>
  const seats: Seat[] = SEATS.flatMap((name) => (typeof fields[name] === 'number' ? [fields[name]] : []))
  for (const name of SEAT_LISTS) {
    const list = (fields[name] ?? []) as readonly Seat[]
    if (new Set(list).size !== list.length) return `${name} must name nobody twice`
    if (name === 'waiting' && list.some((seat, i) => seat < (list[i - 1] ?? 0)))
      return 'those who are asked must be in order'
    seats.push(...list)
  }
  return seats.every((seat) => players[seat]?.out === false) ? undefined : 'only players who are in take part (KT-W7)'
}

/** Hexes of the board, and nothing left over from dice or answers that were read. */
function auditPlacesOf({ hexes }: State, task: Task): string | undefined {
  const fields = task as unknown as Readonly<Record<string, unknown>>
  const places: unknown[] = [fields.hex, fields.at === undefined || task.type === 'battle' ? undefined : fields.at]
  for (const name of ['built', 'missed']) places.push(...((fields[name] ?? []) as readonly number[]))
  for (const name of ['due', 'pinned', 'held', 'shown', 'finished', 'starts']) {
    for (const entry of (fields[name] ?? []) as readonly { readonly hex: number }[]) places.push(entry.hex)
  }
  if (task.type !== 'setup' && places.some((place) => typeof place === 'number' && hexes[place] === undefined)) {
    return 'all hexes must be on the board (KT-S4)'
  }
  if (task.type !== 'dice' && fields.dice !== undefined) return 'dice that were thrown are read at once'
  return task.type !== 'battle' && fields.answer !== undefined ? 'answers that were given are read at once' : undefined
}

function auditTask(state: State, task: Task, above: Task | undefined): string | undefined {
  if ('fan' in task && task.fan !== undefined && above?.type !== 'answer') return 'a Fan is answered at once (KT-I7)'
  return handlerOf(task).audit?.(state, task, above)
}
