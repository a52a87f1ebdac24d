/** Parts of phases: who is asked in one, and how it ends (KT-O6). */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { end, NOBODY, type Run } from './run'
import type { State } from './state'
import type { Task } from './tasks'

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** One seat as a list of those who are asked. */
export function alone(seat: Seat): readonly Seat[] {
  return at(ALONE, seat)
}

interface Part {
  readonly seat: Seat
  fan?: number | 'off' | undefined
}

/** The player whose part it is, unless a Fan of theirs is to be settled first (KT-I7). */
export function partPlayer({ seat, fan }: Part): readonly Seat[] {
  return fan === undefined ? alone(seat) : NOBODY
}

/** By the player's own word. */
export function endPart(state: State, task: Task & Part, run: Run): void {
  run.events?.push({ type: 'part-ended', seat: task.seat, phase: state.phase, reveals: true })
  end(state, task)
}

/** Because nothing is left to do in it: the player may still take the last step back. */
export function closePart(state: State, task: Task & Part, run: Run): void {
  run.events?.push({ type: 'part-ended', seat: task.seat, phase: state.phase })
  end(state, task)
}
