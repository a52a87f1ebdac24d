/** The steps of the first game, for which both languages have words. */
export type StepId =
  | 'goal'
  | 'gold'
  | 'character'
  | 'draw'
  | 'place'
  | 'march'
  | 'bribe'
  | 'hit'
  | 'build'
  | 'call'
  | 'citadel'
  | 'farewell'
