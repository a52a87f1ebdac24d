/** The steps of the first game, for which both languages have words. */
export type StepId =
  | 'goal'
  | 'attack'
  | 'gold'
  | 'recruit'
  | 'night'
  | 'kill'
  | 'mend'
  | 'calm'
  | 'second-night'
  | 'second-kill'
  | 'farewell'
