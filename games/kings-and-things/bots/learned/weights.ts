/**
 * The numbers behind the rules of thumb (`weights.ts`). Written by `npm run fit -- kings-and-things`, round 1:
 * 24000 games of two players, 4 minutes of one core, 2026-11-16; 53.3% of 6000 games against those from before.
 */
import type { Weights } from '../weights'

/** Not frozen: `npm run fit` tries others out here. */
export const WEIGHTS: Weights = {
  hex: 33.9,
  income: 2.15,
  support: 0.218,
  denial: 5.22,
  lastChance: 86.8,
  secondCitadel: 267,
  citadel: 62.1,
  ownCitadel: 101,
  value: 1.69,
  hoped: 0.651,
  bluff: 0.0905,
  magic: 0.651,
  ranged: 0.755,
  charge: 1.64,
  fly: 0.467,
  item: 3.03,
  event: 2.99,
  draw: 4.38,
  character: 4.79,
  sent: 0.101,
  lost: 0.445,
  guardsLeft: 1.28,
  leastOdds: 0.635,
  leastCitadelOdds: 0.522,
  boldness: 2.21,
  eagerness: 4.31,
  retreatOdds: 0.304,
  itemOddsAbove: 0.0908,
  itemOddsBelow: 0.792,
  bribe: 0.37,
}
