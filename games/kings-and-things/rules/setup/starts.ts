/** Picking the starts, before the map is laid open (KT-S5, KT-S6, KT-S15). */
import type { Seat } from '@crownlands/core/game'
import { at, must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { clockwise, openStarts } from '../hexes'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { State } from '../state'
import type { SetupTask } from '../tasks'
import { layMap } from './map'
import { endPick, type SetupStep } from './step'

export const startStep: SetupStep = {
  stage: 'start',

  legal: (state, task) => openTo(state, task).map((hex) => ({ type: 'start', hex })),

  whyNot: (state, task, _seat, action) =>
    action.type === 'start' ? whyNotStart(state, task, action.hex) : refusal('KT-S6', 'pick-a-start'),

  apply(_state, task, seat, action, run) {
    if (action.type !== 'start') return
    task.starts.push({ seat, hex: action.hex })
    run.events?.push({ type: 'start-picked', seat, hex: action.hex })
    endPick(task, seat, run)
  },

  end: openMap,
}

function openTo({ players }: State, { starts }: SetupTask): readonly number[] {
  return openStarts(
    players.length,
    starts.map(({ hex }) => hex),
  )
}

function whyNotStart(state: State, task: SetupTask, hex: number): Refusal | undefined {
  if (openTo(state, task).includes(hex)) return undefined
  if (task.starts.some((start) => start.hex === hex)) return refusal('KT-S6', 'start-taken', { hex })
  const seats = state.players.length
  return openStarts(seats, []).includes(hex)
    ? refusal('KT-S15', 'other-set-of-starts', { hex })
    : refusal(seats === 4 ? 'KT-S5' : 'KT-S15', 'no-start', { hex })
}

export function startOf({ starts }: SetupTask, seat: Seat): number {
  return must(starts.find((start) => start.seat === seat)).hex
}

/** KT-S6: the map is laid only now that nobody can look, and seats follow the hexes. */
function openMap(state: State, task: SetupTask, run: Run): void {
  layMap(state, run)
  const round = clockwise(state.players.length)
  const places = round.length
  const first = round.indexOf(startOf(task, at(state.order, 0)))
  const way = (seat: Seat) => (round.indexOf(startOf(task, seat)) - first + places) % places
  state.order.sort((a, b) => way(a) - way(b))
  run.events?.push({
    type: 'map-laid',
    terrains: state.hexes.map(({ terrain }) => terrain),
    order: state.order.slice(),
  })
}
