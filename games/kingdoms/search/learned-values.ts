/** The shape of what is learned by playing (`values.ts`). All amounts are in gold. */
import type { Options } from '../state'

export interface Learned {
  readonly policy: Policy
  /** For 2, 3 and 4 players. */
  readonly luck: readonly Outlooks[]
  /** K-V1 */
  readonly noLuck: readonly Outlooks[]
}

/** How promising actions look. */
export interface Policy {
  /** What one empty space of a part adds to its base on average, without and with a dragon there. */
  readonly promise: number
  readonly dragonPromise: number
  /** What a draw is worth: so much, this share of what the best castle brings now, and of what its tile will bring. */
  readonly draw: number
  readonly drawCastle: number
  readonly drawTile: number
  /** What giving up the starting tile costs. */
  readonly start: number
  /** What a tile without a number brings. */
  readonly special: number
  /** How far playouts stray from what looks best: for actions, and for each rank on a space. */
  readonly noise: number
  readonly rankNoise: number
  /** So much more makes a choice e times as promising; what is worse than the best by so many steps is left out. */
  readonly step: number
  readonly away: number
}

export interface Outlooks {
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

export const NO_OUTLOOK: Outlook = { castles: [[], [], [], []], begin: 0, spread: 15 }

/** With so many epochs to come; none: all that counts is gold. */
export function outlookFor(learned: Learned, options: Options, seats: number, epochs: number): Outlook {
  const outlooks = (options.noLuck ? learned.noLuck : learned.luck)[seats - 2]
  if (options.lastCastle) return outlooks?.lastCastle ?? NO_OUTLOOK
  return outlooks?.epochs[epochs - 1] ?? NO_OUTLOOK
}
