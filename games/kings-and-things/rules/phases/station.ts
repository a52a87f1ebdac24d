/** Where a character that joined a player is put (KT-R5, KT-V6). */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import type { Action } from '../actions'
import { hexesOf, roomIn } from '../armies'
import { isFree } from '../audit/checks'
import { end, type Handler, NOBODY, only, push, type Run } from '../run'
import type { State } from '../state'
import type { StationTask } from '../tasks'

/** KT-R5 */
export function hasRoomyHex(state: State, seat: Seat): boolean {
  for (let hex = 0; hex < state.hexes.length; hex++) if (isStation(state, hex, seat)) return true
  return false
}

/** An own hex with room for one more. */
function isStation(state: State, hex: number, seat: Seat): boolean {
  return at(state.hexes, hex).owner === seat && roomIn(state, hex, seat) > 0
}

/** The player puts this counter of the pool into an own hex. */
export function pushStation(state: State, seat: Seat, counter: number): void {
  push(state, { type: 'station', seat, counter })
}

export const stationHandler: Handler<StationTask> = {
  seats: (state, task) => (hasSeveralStations(state, task.seat) ? only(task.seat) : NOBODY),

  legal(state, _task, seat) {
    const actions: Action[] = []
    for (const hex of stations(state, seat)) actions.push({ type: 'station', hex })
    return actions
  },

  whyNot(state, _task, seat, action) {
    if (action.type !== 'station') return refusal('KT-R5', 'place-the-character')
    const { hex } = action
    if (state.hexes[hex]?.owner !== seat) return refusal('KT-R5', 'not-own-hex', { hex })
    return isStation(state, hex, seat) ? undefined : refusal('KT-M4', 'hex-full', { hex })
  },

  apply(state, task, _seat, action, run) {
    if (action.type === 'station') station(state, task, action.hex, run)
  },

  advance(state, task, run) {
    const [single] = stations(state, task.seat)
    if (single === undefined) end(state, task)
    else station(state, task, single, run)
  },

  audit: (state, { counter }) =>
    isFree(state, counter) ? undefined : 'the character must not be on the board yet (KT-R5)',
}

function stations(state: State, seat: Seat): number[] {
  return hexesOf(state, seat).filter((hex) => isStation(state, hex, seat))
}

function hasSeveralStations(state: State, seat: Seat): boolean {
  let found = 0
  for (let hex = 0; hex < state.hexes.length && found < 2; hex++) if (isStation(state, hex, seat)) found++
  return found > 1
}

function station(state: State, task: StationTask, hex: number, run: Run): void {
  const { seat } = task
  const counter = at(state.pool, task.counter)
  counter.at = { seat, hex }
  run.events?.push({ type: 'stationed', seat, character: counter.shows, hex })
  end(state, task)
}
