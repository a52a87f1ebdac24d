/** What is looked at to say how somebody stands; each has a weight. */

export const FEATURES = [
  'goesFirst',
  'hexes',
  'terrains',
  'income',
  'incomeTowardsCitadel',
  'gold',
  'goldForFort',
  'forts',
  'keep',
  'castle',
  'turnsToCitadel',
  'citadelThisTurn',
  'citadel',
  'onlyCitadel',
  'dangerToCitadel',
  'dangerToOnlyCitadel',
  'dangerToLand',
  'counters',
  'strength',
  'strikesEarly',
  'largestStack',
  'bluffs',
  'characters',
  'creaturesOnRack',
  'incomeOnRack',
  'treasures',
  'items',
  'rack',
] as const
export type Feature = (typeof FEATURES)[number]
export type StandingWeights = Readonly<Record<Feature, number>>
