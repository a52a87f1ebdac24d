/**
 * What the power of a special character does. Each has a module of its own with all its rules, listed in `index.ts`; the
 * engine looks powers up there and names neither power nor character. Who has which power is in `content.ts`.
 */
import type { Seat } from '@crownlands/core/game'
import type { Action } from '../actions'
import type { BattleRules } from '../battle/stage'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { BattleStage, BattleTask, Force } from '../tasks'

export interface PowerRules {
  /** KT-K8: a die may save the character from a hit, once a step. */
  readonly parries?: true
  readonly choice?: RoundChoice
  /** KT-K6: what a character shoots with while he aims. */
  aimedValue?(): number
  /** Stages of a battle that it brings along. */
  readonly stages?: Readonly<Partial<Record<BattleStage, BattleRules>>>
}

/** What its owner decides at the start of a round of battle (KT-B26). */
export interface RoundChoice {
  isThere(force: Force): boolean
  readonly ways: readonly Action[]
  whyNot(task: BattleTask, force: Force, action: Action): Refusal | undefined
  apply(force: Force, seat: Seat, action: Action, run: Run): void
}
