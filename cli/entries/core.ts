/** `crownlands/core`: matches, records and chance, for programs in TypeScript. */
export { type Chance, type ChanceSource, pick, shuffle } from '@crownlands/core/chance'
export { FastChance } from '@crownlands/core/chance-fast'
export { KeyedChance } from '@crownlands/core/chance-keyed'
export {
  commitmentOf,
  type Fairness,
  type FairWord,
  fairnessOf,
  fairSeed,
  isInFair,
  sealedWord,
} from '@crownlands/core/fair'
export type { Game, GameEvent, Outcome, Refusal, Seat, Viewer } from '@crownlands/core/game'
export { type Glimpse, StateGlimpse } from '@crownlands/core/glimpse'
export type { Manifest } from '@crownlands/core/manifest'
export { type ChanceSpec, Match, type MatchSetup, type Snapshot, type Step } from '@crownlands/core/match'
export {
  checkSetup,
  checkState,
  isProblem,
  type MatchRecord,
  parseRecord,
  type RecordedAction,
  type RecordProblem,
  readRecord,
  replay,
  writeRecord,
} from '@crownlands/core/record'
export type { Language, Room, Rules, WholeRoom } from '@crownlands/core/room'
export { fits, type Infer, type JsonSchema, type Schema } from '@crownlands/core/schema'
