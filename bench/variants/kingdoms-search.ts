/** The speed of the search in Kingdoms with two players, by empty spaces. */
import * as room from '@crownlands/games/kingdoms/version-1'
import { OPTIONS } from '../random-games'
import { compareSearches, playedUntil } from '../search-speed'

/** Positions for each number of empty spaces. */
const POSITIONS = 4

/** In the first epoch. */
function positionWith(empty: number, seed: string) {
  return playedUntil(room, { options: OPTIONS, seats: 2, seed }, (state) => state.empty.length <= empty)
}

const samples = [30, 22, 15, 7].map((empty) => ({
  what: `Kingdoms with ${empty} empty spaces`,
  positions: Array.from({ length: POSITIONS }, (_, i) => positionWith(empty, `${empty} ${i}`)),
}))

await compareSearches(room, samples, { old: 1500, now: 15_000 })
