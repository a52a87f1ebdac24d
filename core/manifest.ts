/** What the house knows of a game before it is loaded: all that shelves, lists and set-up show, and where the rest is. */
import type { Game } from './game'
import type { Language, Room, Rules } from './room'

export interface Manifest {
  /** Short and stable: `kingdoms`. Also the name of its folder. */
  readonly id: string
  readonly seats: Game['seats']
  /** How long a match takes people, about. */
  readonly minutes: number
  /** A path on a square of 64, in one colour. */
  readonly emblem: string
  readonly words: { readonly [L in Language]: { readonly title: string; readonly tagline: string } }
  /**
   * The rules without words, for machines, by their version. The highest is played; the others go on with the matches that
   * were begun with them. None: the game is yet to come.
   */
  readonly rules: Readonly<Record<number, () => Promise<Rules>>>
  /** The room, for people: with the highest version of the rules. */
  readonly room?: () => Promise<Room>
}

/** The version of the rules that new matches are begun with; 0 when there is none yet. */
export function newestRules({ rules }: Manifest): number {
  return Math.max(0, ...Object.keys(rules).map(Number))
}
