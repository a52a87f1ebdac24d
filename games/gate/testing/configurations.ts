/** Every way to play Gate, and what no match of it can pass. */
import { DIFFICULTIES, DIFFICULTY_NAMES, ENEMIES } from '../content'
import type { Options } from '../rules/state'

export const ALL_OPTIONS: readonly Options[] = DIFFICULTY_NAMES.flatMap((difficulty) =>
  [false, true].map((strictPhases) => ({ difficulty, strictPhases })),
)

/** G-E2: nothing without victory; every enemy at best. */
export function scoreBounds({ difficulty }: Options): { readonly min: number; readonly max: number } {
  return { min: 0, max: DIFFICULTIES[difficulty].enemies.reduce((sum, enemy) => sum + ENEMIES[enemy].points, 0) }
}

/**
 * The rules set no bound: in the final stand a player who only repairs and calms can hold out for long. Chance plays
 * never come near this.
 */
export const MOST_ACTIONS = 2000

/** `boss, strict phases` */
export function describeOptions({ difficulty, strictPhases }: Options): string {
  return strictPhases ? `${difficulty}, strict phases` : difficulty
}
