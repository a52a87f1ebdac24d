/** What the rules of thumb weigh, in gold unless told. */
export interface Weights {
  // Land --------------------------------------------------------------------------------------------
  /** A land hex: its gold, half a recruit a turn and room for a fort. */
  hex: number
  /** A gold of income that a counter or a fort brings each turn. */
  income: number
  /** A creature that becomes real by owning its terrain, for each point of its value. */
  support: number
  /** What taking from another is worth beside having it, with two players; divided among more. */
  denial: number
  /** A citadel that is about to win. */
  lastChance: number
  /** A citadel that wins at once when it is captured, and one that does not. */
  secondCitadel: number
  citadel: number
  ownCitadel: number
  // Counters ----------------------------------------------------------------------------------------
  /** A point of value of a real creature, of one that could become real, and of a bluff. */
  value: number
  hoped: number
  bluff: number
  magic: number
  ranged: number
  charge: number
  fly: number
  item: number
  event: number
  /** What a draw brings. */
  draw: number
  character: number
  // War ---------------------------------------------------------------------------------------------
  /** What a counter that is sent somewhere misses elsewhere, as a part of its worth. */
  sent: number
  /** What is lost of those who fail, as a part of their worth. */
  lost: number
  /** Defenders that a failed exploration leaves in the way. */
  guardsLeft: number
  leastOdds: number
  leastCitadelOdds: number
  /** How much more others' land is worth to the bold, and how much less sure they have to be. */
  boldness: number
  /** The same for one hex that a plan is made for. */
  eagerness: number
  /** Below it a side retreats. */
  retreatOdds: number
  /** Items are used in battles that they may turn: with odds above and below these. */
  itemOddsAbove: number
  itemOddsBelow: number
  /** What may be paid in bribes for what is guarded, as a part of its worth. */
  bribe: number
}
