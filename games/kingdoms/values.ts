/** What bots of Kingdoms know from experience. */

/** What a castle in hand is worth when an epoch begins, by rank: the first of that rank, the second and so on. */
export type Worths = readonly (readonly number[])[]

export interface Values {
  readonly castles: Worths
  /** What it is worth to begin. */
  readonly begin: number
  /** By how much gold the rest of the match moves two players apart. */
  readonly spread: number
}

const NONE: readonly number[] = []

export const VALUES: Readonly<Record<string, readonly Values[]>> = {
  luck2: [
    { castles: [NONE, [12, 11, 6], [21, 18], [29]], begin: 0, spread: 25 },
    { castles: [NONE, [17, 13, 9], [27, 22], [35]], begin: 0, spread: 35 },
  ],
}
export const LAST_CASTLE: Values = { castles: [[3, 3, 3, 3], [12, 11, 6], [21, 18], [29]], begin: 0, spread: 30 }
