/** The steps of the first game, for which both languages have words. */
export type StepId =
  | 'goal'
  | 'house'
  | 'more'
  | 'end'
  | 'manor'
  | 'fill'
  | 'next'
  | 'cover'
  | 'dragon'
  | 'counter'
  | 'farewell'
