/** What is learned of Kingdoms by playing (`values.json`). All amounts are in gold. */
import type { Options } from '../../rules/state'
import values from './values.json' with { type: 'json' }

export interface Learned {
  /** For 2, 3 and 4 players. */
  readonly luck: readonly Outlooks[]
  /** K-V1 */
  readonly noLuck: readonly Outlooks[]
}

/**
 * How promising actions look: weights of what can be seen at once. One more is e times as promising. `…Early` counts in
 * proportion to how much of the board is empty.
 */
export interface Policy {
  /** For each rank of a castle, in its row and in its column: the base, empty spaces, those with a dragon; ranks there. */
  readonly base: number
  readonly room: number
  readonly dragonRoom: number
  readonly own: number
  readonly others: number
  /** By rank: that it leaves the hand. */
  readonly spend: readonly number[]
  readonly spendEarly: readonly number[]
  /** For the gold that a castle is worth in later epochs. */
  readonly price: number
  /** For the gold that a tile brings; for its number, how many spaces are empty in its row and its column. */
  readonly gain: number
  readonly tileRoom: number
  /** For giving up the starting tile. */
  readonly start: number
  readonly startEarly: number
  /** For a draw or a tile to take, and for the gold that it brings on average at its best place. */
  readonly draw: number
  readonly drawEarly: number
  readonly drawGain: number
}

export interface Outlooks {
  readonly policy: Policy
  /** When one epoch is to come, and two. */
  readonly epochs: readonly Outlook[]
  /** K-V2, before any epoch. */
  readonly lastCastle: Outlook
}

/** What counts for the rest of a match when an epoch begins. */
export interface Outlook {
  /** What castles in hand are worth, by rank: the first of that rank, the second and so on. */
  readonly castles: readonly (readonly number[])[]
  /** What it is worth to begin. */
  readonly begin: number
  /** How far the rest of the match moves players apart: a lead by so much makes a victory e times as likely as a defeat. */
  readonly spread: number
}

export const VALUES: Learned = values.weights

export const NO_OUTLOOK: Outlook = { castles: [[], [], [], []], begin: 0, spread: 15 }

/** Without knowledge: all actions look alike. */
export const NO_POLICY: Policy = {
  base: 0,
  room: 0,
  dragonRoom: 0,
  own: 0,
  others: 0,
  spend: [0, 0, 0, 0],
  spendEarly: [0, 0, 0, 0],
  price: 0,
  gain: 0,
  tileRoom: 0,
  start: 0,
  startEarly: 0,
  draw: 0,
  drawEarly: 0,
  drawGain: 0,
}

export function outlooksFor(learned: Learned, options: Options, seats: number): Outlooks {
  const outlooks = (options.noLuck ? learned.noLuck : learned.luck)[seats - 2]
  if (outlooks === undefined) throw new RangeError(`nothing is known about ${seats} players`)
  return outlooks
}

/** With so many epochs to come; none: all that counts is gold. */
export function outlookFor(outlooks: Outlooks, options: Options, epochs: number): Outlook {
  if (options.lastCastle) return outlooks.lastCastle
  return outlooks.epochs[epochs - 1] ?? NO_OUTLOOK
}
