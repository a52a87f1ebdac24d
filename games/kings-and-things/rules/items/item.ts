/**
 * What an item does. Each has a module of its own with all its rules, listed in `index.ts`; the engine looks items up there
 * and names none. What is printed on the counter (its form, symbol and value) is in `content.ts`.
 */
import type { Action, ActionOf } from '../actions'
import type { BattleRules } from '../battle/stage'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { State } from '../state'
import type { Answer, AnswerTask, BattleStage, BattleStep, BattleTask, Force, Played, Side } from '../tasks'

export interface ItemRules {
  readonly battle?: BattleUse
  /** Stages of a battle that it brings along. */
  readonly stages?: Readonly<Partial<Record<BattleStage, BattleRules>>>
  /** KT-I9: a hit of this step does not remove it. It soaks one of them, and nobody aims at it. */
  readonly soaks?: BattleStep
  readonly answer?: AnswerUse
}

export type UseAction = ActionOf<'item'>

/** How a side of a battle uses an item. */
export interface BattleUse {
  /** KT-B5: before round 1. KT-B26: before the dice of any step, or only at the start of a round. */
  readonly when: 'before' | 'step' | 'round'
  /** The ways to use it: on whom, or against whom. Without this there is one way. */
  ways?(state: State, task: BattleTask, force: Force): UseAction[]
  /** What is against using it, beside that the side does not have it. */
  whyNot?(state: State, task: BattleTask, force: Force, action: UseAction): Refusal | undefined
  /** Whether the side uses it already and needs none on its rack. */
  isInUse?(force: Force): boolean
  /** It takes effect and nobody can answer it. False: it is answered as others are. */
  takesEffect?(state: State, task: BattleTask, force: Force, action: UseAction): boolean
  /** Nobody has cancelled it. `waits`: dice are thrown for it, and it is asked again when they lie. */
  stands(state: State, task: BattleTask, force: Force, played: Played, run: Run): 'settled' | 'waits'
}

/** How it answers what another has played (KT-O7). */
export interface AnswerUse {
  /** The action with which it is played. */
  readonly action: Action['type']
  /** Neutral defenders use it too (KT-X11). */
  readonly isForNeutrals: boolean
  /** The ways for a side that has it. None: it cannot answer this. */
  ways(state: State, task: AnswerTask, by: Side): Action[]
  /** For a player who does not have it, and for one who cannot use it so. */
  readonly whyNot: { readonly lacking: Refusal; readonly cannot: Refusal }
  /** What is left to the task that played what is answered. */
  given(by: Side, action: Action): Answer
}
