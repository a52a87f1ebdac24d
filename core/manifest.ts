/**
 * What the house knows of a game before it is loaded: all that shelves and lists show, and where its rules are. What people
 * read and see beside that lies in its folder and is found there: `room.ts`, `board/ui.tsx`, `board/picture.tsx`. So
 * whoever only runs matches carries no words.
 */
import type { Game } from './game'
import type { Language, Rules } from './room'

/** What one start a day for everybody is called in a game. */
export interface DailyWords {
  readonly title: string
  /** With the day written out: `Siege of 15 November 2026`. */
  named(day: string): string
  readonly note: string
  readonly play: string
  /** For whoever lost it. */
  readonly lost: string
  /** So many days won in a row. */
  streak(days: number): string
}

export interface Manifest {
  /** Short and stable: `kingdoms`. Also the name of its folder. */
  readonly id: string
  readonly seats: Game['seats']
  /** How long a match takes people, about. */
  readonly minutes: number
  /** A path on a square of 64, in one colour. */
  readonly emblem: string
  readonly words: { readonly [L in Language]: { readonly title: string; readonly tagline: string } }
  /** Only in games for one player; those without have no game of the day. */
  readonly daily?: { readonly [L in Language]: DailyWords }
  /**
   * The rules without words, for machines, by their version. The highest is played; the others go on with the matches that
   * were begun with them. None: the game is yet to come.
   */
  readonly rules: Readonly<Record<number, () => Promise<Rules>>>
}

/** The version of the rules that new matches are begun with; 0 when there is none yet. */
export function newestRules({ rules }: Manifest): number {
  return Math.max(0, ...Object.keys(rules).map(Number))
}

export function isPlayable(manifest: Manifest): boolean {
  return newestRules(manifest) > 0
}
