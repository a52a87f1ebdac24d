/** Parts of phases: who is asked in one, and how it ends (KT-O6). */
import type { Seat } from '@crownlands/core/game'
import { end, NOBODY, only, type Run } from './run'
import type { State } from './state'
import type { Task } from './tasks'

interface Part {
  readonly seat: Seat
  fan?: number | 'off' | undefined
}

/** The player whose part it is, unless a Fan of theirs is to be settled first (KT-I7). */
export function partPlayer({ seat, fan }: Part): readonly Seat[] {
  return fan === undefined ? only(seat) : NOBODY
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
