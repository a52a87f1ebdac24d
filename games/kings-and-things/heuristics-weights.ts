/** The numbers behind the rules of thumb, in gold unless told. By feel; how everybody stands is learned (`standing-weights.ts`). */
export const WEIGHTS = {
  // Land --------------------------------------------------------------------------------------------
  /** A land hex: its gold, half a recruit a turn and room for a fort. */
  hex: 11,
  /** A gold of income that a counter or a fort brings each turn. */
  income: 4,
  /** A creature that becomes real by owning its terrain, for each point of its value. */
  support: 0.5,
  /** What taking from another is worth beside having it, with two players; divided among more. */
  denial: 4,
  /** A citadel that is about to win. */
  lastChance: 150,
  /** A citadel that wins at once when it is captured, and one that does not. */
  secondCitadel: 200,
  citadel: 60,
  ownCitadel: 90,
  // Counters ----------------------------------------------------------------------------------------
  /** A point of value of a real creature, of one that could become real, and of a bluff. */
  value: 1.2,
  hoped: 0.5,
  bluff: 0.2,
  magic: 0.9,
  ranged: 0.6,
  charge: 1.6,
  fly: 0.3,
  item: 4,
  event: 3,
  /** What a draw brings. */
  draw: 2.8,
  character: 6,
  // War ---------------------------------------------------------------------------------------------
  /** What is taken of a face-down counter of another: its value, and how many are real. */
  hiddenValue: 2.4,
  hiddenReal: 0.85,
  /** What a counter that is sent somewhere misses elsewhere, as a part of its worth. */
  sent: 0.05,
  /** What is lost of those who fail, as a part of their worth. */
  lost: 0.4,
  /** Defenders that a failed exploration leaves in the way. */
  guardsLeft: 1.5,
  leastOdds: 0.6,
  leastCitadelOdds: 0.45,
  /** How much more others' land is worth to the bold, and how much less sure they have to be. */
  boldness: 1.7,
  /** The same for one hex that a plan is made for. */
  eagerness: 3,
  /** Below it a side retreats. */
  retreatOdds: 0.3,
  /** Items are used in battles that they may turn. */
  itemOdds: [0.08, 0.85],
  /** What may be paid in bribes for what is guarded, as a part of its worth. */
  bribe: 0.6,
} as const
