/** The weights of the rules of thumb, in gold where nothing else is said. Found by games between bots. */
export const WEIGHTS = {
  // Land --------------------------------------------------------------------------------------------
  /** A land hex: its gold, half a recruit a turn and room for a fort. */
  hex: 33.9,
  /** A gold of income that a counter or a fort brings each turn. */
  income: 2.15,
  /** A creature that becomes real by owning its terrain, for each point of its value. */
  support: 0.218,
  /** What taking from another is worth beside having it, with two players; divided among more. */
  denial: 5.22,
  /** A citadel that is about to win. */
  lastChance: 86.8,
  /** A citadel that wins at once when it is captured, and one that does not. */
  secondCitadel: 267,
  citadel: 62.1,
  ownCitadel: 101,
  // Counters ----------------------------------------------------------------------------------------
  /** A point of value of a real creature, of one that could become real, and of a bluff. */
  value: 1.69,
  hoped: 0.651,
  bluff: 0.0905,
  magic: 0.651,
  ranged: 0.755,
  charge: 1.64,
  fly: 0.467,
  item: 3.03,
  event: 2.99,
  /** What a draw brings. */
  draw: 4.38,
  character: 4.79,
  // War ---------------------------------------------------------------------------------------------
  /** What a counter that is sent somewhere misses elsewhere, as a part of its worth. */
  sent: 0.101,
  /** What is lost of those who fail, as a part of their worth. */
  lost: 0.445,
  /** Defenders that a failed exploration leaves in the way. */
  guardsLeft: 1.28,
  leastOdds: 0.635,
  leastCitadelOdds: 0.522,
  /** How much more others' land is worth to the bold, and how much less sure they have to be. */
  boldness: 2.21,
  /** The same for one hex that a plan is made for. */
  eagerness: 4.31,
  /** Below it a side retreats. */
  retreatOdds: 0.304,
  /** Items are used in battles that they may turn: with odds above and below these. */
  itemOddsAbove: 0.0908,
  itemOddsBelow: 0.792,
  /** What may be paid in bribes for what is guarded, as a part of its worth. */
  bribe: 0.37,
} as const
