/** The steps of the first game, for which both languages have words. */
export type StepId =
  | 'goal'
  | 'draw'
  | 'place'
  | 'castle'
  | 'draw-again'
  | 'mountain'
  | 'start'
  | 'late'
  | 'dragon'
  | 'last'
  | 'epochs'
  | 'farewell'
