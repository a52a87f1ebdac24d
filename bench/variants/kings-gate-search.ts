/** The speed of the search in King's Gate with two and four players, at an early, a middle and a late location. */
import * as room from '@crownlands/games/kings-gate/version-1'
import { KINGS_GATE_OPTIONS } from '../random-games'
import { compareSearches, playedUntil } from '../search-speed'

const LOCATIONS = [2, 5, 8]
/** Positions at each location. */
const POSITIONS = 2

/** Positions at the beginning of a turn. */
function positionAt(location: number, seats: number, seed: string) {
  return playedUntil(room, { options: KINGS_GATE_OPTIONS, seats, seed }, ({ locations, phase, played }) => {
    return locations.length >= location && phase === 'tiles' && played.length === 0
  })
}

const samples = [2, 4].map((seats) => ({
  what: `King’s Gate with ${seats} players`,
  positions: LOCATIONS.flatMap((location) =>
    Array.from({ length: POSITIONS }, (_, i) => positionAt(location, seats, `${location} ${seats} ${i}`)),
  ),
}))

await compareSearches(room, samples, { old: 500, now: 1000 })
