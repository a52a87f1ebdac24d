/** What cannot be true of a state of King's Gate: the check for positions that come from outside, and for our own rules. */
import {
  COUNTERS,
  coloursInPlay,
  coloursOf,
  HAND,
  LOCATIONS,
  type LocationCard,
  SEAT_LETTERS,
  TILES,
  type Tile,
  tilesOfColour,
} from '../content'
import { BESIDE, type Cell, cellsOf, columnOf, PALACE, rowOf, SPACES, spaceCell } from './grid'
import { byTileOrder, colourOf, counterOn, tileOf } from './pieces'
import type { State } from './state'
import { hasTiles, isSurrounded, tilesInPlay } from './table'

export function audit(state: State): string | undefined {
  return (
    auditSeats(state) ??
    auditGrid(state) ??
    auditEdges(state) ??
    auditRings(state) ??
    auditTiles(state) ??
    auditOrders(state) ??
    auditCounters(state) ??
    auditHands(state) ??
    auditPhase(state) ??
    auditScores(state)
  )
}

function auditSeats({ players, turn, lastScoring }: State): string | undefined {
  if (turn >= players.length) return `there is no player ${SEAT_LETTERS[turn]}`
  if (lastScoring === undefined) return undefined
  const { vp, ranks } = lastScoring
  const everybody = vp.length === players.length && ranks.length === players.length
  return everybody ? undefined : 'the last scoring must have an entry for every player'
}

/** KG-C1, KG-S1: everything has a place of its own, no farther away than ten locations reach. */
function auditGrid(state: State): string | undefined {
  const { locations, options, elsewhere } = state
  const [palace] = locations
  if (palace?.cell !== PALACE.cell || palace.orientation !== PALACE.orientation) {
    return 'the Palace must lie in the middle of the table (KG-S1)'
  }
  if (!options.rotation && locations.some(({ orientation }) => orientation === 'vertical')) {
    return 'all locations must be horizontal (KG-N3)'
  }
  const taken = new Set<Cell>()
  for (const cell of [...locations.flatMap(cellsOf), ...tilesInPlay(state).map((tile) => tile.cell)]) {
    if (!isWithinReach(cell)) return `nothing can lie as far away as cell ${cell} (KG-N2)`
    if (taken.has(cell)) return `two things lie on cell ${cell} (KG-C1)`
    taken.add(cell)
  }
  if (elsewhere.some(({ cell }, i, all) => i > 0 && (all[i - 1]?.cell ?? cell) >= cell)) {
    return 'the tiles elsewhere must be listed by rising cell'
  }
  return undefined
}

const REACH = 3 * (LOCATIONS.length - 1) + 1

function isWithinReach(cell: Cell): boolean {
  const [x, y] = [columnOf(cell), rowOf(cell)]
  return x >= -REACH && x <= REACH + 1 && y >= -REACH && y <= REACH
}

/** KG-N2: every location shares an edge with a tile, and tiles lie at the spaces of earlier locations only. */
function auditEdges({ locations }: State): string | undefined {
  const spaces = new Set<Cell>()
  for (const [i, lying] of locations.entries()) {
    const touches = cellsOf(lying).some((cell) => BESIDE.some((step) => spaces.has(cell + step)))
    if (i > 0 && !touches) return `location ${i + 1} shares no edge with anything (KG-N2)`
    for (let space = 0; space < SPACES; space++) spaces.add(spaceCell(lying, space))
  }
  return undefined
}

/**
 * KG-N2: the spaces of earlier locations are full. One can be free again where it is a space of the current location
 * too (a dragon), and one more that the Sorceress has taken a tile from.
 */
function auditRings(state: State): string | undefined {
  const tiles = tilesInPlay(state)
  const filled = new Set(tiles.map(({ cell }) => cell))
  const current = new Set<Cell>()
  const known = new Set<Cell>()
  const holes = new Set<Cell>()
  state.locations.forEach((lying, i) => {
    for (let space = 0; space < SPACES; space++) {
      const cell = spaceCell(lying, space)
      known.add(cell)
      if (i === state.locations.length - 1) current.add(cell)
      else if (!filled.has(cell)) holes.add(cell)
    }
  })
  if (state.elsewhere.some(({ cell }) => current.has(cell))) {
    return 'a tile at the current location is listed elsewhere (KG-C1)'
  }
  const stray = tiles.find(({ cell }) => !known.has(cell))
  if (stray !== undefined) return `the tile ${stray.piece} is at no location (KG-T4)`
  const sorceressMoved = tiles.some(({ piece }) => counterOn(piece) === 'sorceress')
  const unexplained = [...holes].filter((cell) => !current.has(cell))
  if (unexplained.length > (sorceressMoved ? 1 : 0)) return 'a location that was scored has a free space (KG-N2)'
  const over = state.locations.flatMap(cellsOf).find((cell) => known.has(cell))
  return over === undefined ? undefined : `a location lies on a space of another, cell ${over} (KG-N2)`
}

/** KG-C3, KG-S1, KG-S2: no tile is ever lost, and everybody has only the own colours. */
function auditTiles(state: State): string | undefined {
  const seats = state.players.length
  for (const [seat, { hand, stack }] of state.players.entries()) {
    const own = coloursOf(seat, seats)
    const stranger = [...hand, ...stack].find((tile) => !own.includes(colourOf(tile)))
    if (stranger !== undefined) return `player ${SEAT_LETTERS[seat]} has the tile ${stranger} of another (KG-S1)`
  }
  const everywhere = [
    ...tilesInPlay(state).map(({ piece }): Tile => tileOf(piece)),
    ...state.discarded,
    ...state.players.flatMap(({ hand, stack }) => [...hand, ...stack]),
  ]
  const expected = coloursInPlay(seats).flatMap(tilesOfColour)
  for (const tile of TILES) {
    const there = count(everywhere, tile)
    const wanted = count(expected, tile)
    if (there !== wanted) return `there are ${there} tiles ${tile}, not ${wanted} (KG-C3)`
  }
  return undefined
}

function auditOrders({ players, discarded }: State): string | undefined {
  const lists = [discarded, ...players.flatMap(({ hand, stack }) => [hand, stack])]
  if (lists.some((tiles) => tiles.some((tile, i) => i > 0 && byTileOrder(tiles[i - 1] ?? tile, tile) > 0))) {
    return `tiles must be listed in the order ${TILES.join(' ')}`
  }
  const inOrder = players.every(({ counters }) =>
    counters.every(
      (counter, i) => i === 0 || COUNTERS.indexOf(counters[i - 1] ?? counter) <= COUNTERS.indexOf(counter),
    ),
  )
  return inOrder ? undefined : `counters must be listed in the order ${COUNTERS.join(' ')}`
}

/** KG-C2, KG-P4, KG-E1 */
function auditCounters(state: State): string | undefined {
  const scored = scoredLocations(state).flatMap((card) => card.counters)
  const held = state.players.flatMap(({ counters }) => counters)
  const played = tilesInPlay(state).flatMap(({ piece }) => counterOn(piece) ?? [])
  const all = [...held, ...played]
  const twice = all.find((counter, i) => all.indexOf(counter) !== i)
  if (twice !== undefined) return `there is only one ${twice} (KG-C2)`
  const early = all.find((counter) => !scored.includes(counter))
  if (early !== undefined) return `the ${early} has not been won yet (KG-P4)`
  const useless = state.players.findIndex((player) => player.counters.length > 0 && !hasTiles(player))
  return useless < 0 ? undefined : `player ${SEAT_LETTERS[useless]} has counters but no tiles (KG-E1)`
}

function scoredLocations({ locations, phase }: State) {
  return LOCATIONS.slice(0, phase === 'location' || phase === 'over' ? locations.length : locations.length - 1)
}

/** KG-T1: hands are filled at the end of each turn, and what was played lies on the table or has left the game. */
function auditHands(state: State): string | undefined {
  const { players, turn, played, discarded } = state
  const own = coloursOf(turn, players.length)
  const stranger = played.find((tile) => !own.includes(colourOf(tile)))
  if (stranger !== undefined) return `player ${SEAT_LETTERS[turn]} cannot have played ${stranger} (KG-T1)`
  const shown: readonly Tile[] = [...tilesInPlay(state).map(({ piece }) => tileOf(piece)), ...discarded]
  const missing = played.find((tile) => count(played, tile) > count(shown, tile))
  if (missing !== undefined) return `${missing} was played and is nowhere to be seen (KG-T1)`
  for (const [seat, { hand, stack }] of players.entries()) {
    const filled = hand.length + (seat === turn ? played.length : 0)
    if (filled !== HAND && (filled > HAND || stack.length > 0)) {
      return `player ${SEAT_LETTERS[seat]} must have ${HAND} tiles in the hand at the end of a turn (KG-T1)`
    }
  }
  return undefined
}

function count(tiles: readonly Tile[], tile: Tile): number {
  return tiles.filter((one) => one === tile).length
}

/** KG-T8, KG-T9, KG-N1, KG-E2: what comes next can come. */
function auditPhase(state: State): string | undefined {
  const { players, turn, phase, played, locations } = state
  if (phase === 'over') return auditEnd(state)
  if ((phase === 'location') !== isSurrounded(state)) {
    return `the phase cannot be ${phase} with these spaces (KG-T9)`
  }
  if (phase === 'location') {
    const follows = locations.length < LOCATIONS.length && players.filter(hasTiles).length >= 2
    return follows ? undefined : 'no location follows any more (KG-E2)'
  }
  const player = players[turn]
  const hasPlayed = phase === 'end' || played.length > 0
  return hasPlayed || (player !== undefined && hasTiles(player)) ? undefined : 'the player to act has no tiles (KG-T8)'
}

/** KG-E2 */
function auditEnd(state: State): string | undefined {
  const withTiles = state.players.filter(hasTiles).length
  if (!isSurrounded(state)) return withTiles === 0 ? undefined : 'the match is over but somebody has tiles (KG-E2)'
  const ended = state.locations.length === LOCATIONS.length || withTiles < 2
  return ended ? undefined : 'the match is over but another location could follow (KG-E2)'
}

/** KG-P2, KG-E3 */
function auditScores(state: State): string | undefined {
  const scored = scoredLocations(state)
  if ((state.lastScoring === undefined) !== (scored.length === 0)) {
    return 'there is a last scoring if, and only if, a location was scored (KG-E3)'
  }
  const most = scored.reduce((sum, card) => sum + bestPrize(state, card), 0)
  const rich = state.players.findIndex(({ vp }) => vp > most)
  if (rich >= 0) return `player ${SEAT_LETTERS[rich]} cannot have more than ${most} VP (KG-P2)`
  return auditLastScoring(state, scored.at(-1))
}

/** KG-P2: with two players the best are the first and the second place. */
function bestPrize({ players }: State, { vp }: LocationCard): number {
  return vp.slice(0, players.length === 2 ? 2 : 1).reduce((sum, prize) => sum + prize, 0)
}

/** KG-P1, KG-P2: nobody shares a rank, and who has none wins nothing. */
function auditLastScoring(state: State, card: LocationCard | undefined): string | undefined {
  const { lastScoring } = state
  if (lastScoring === undefined || card === undefined) return undefined
  const { vp, ranks } = lastScoring
  const most = bestPrize(state, card)
  const lucky = vp.findIndex((won, seat) => won > (ranks[seat] === 0 ? 0 : most))
  if (lucky >= 0) return `player ${SEAT_LETTERS[lucky]} cannot have won ${vp[lucky]} VP last (KG-P2)`
  const ranked = ranks.filter((rank) => rank > 0)
  return new Set(ranked).size === ranked.length ? undefined : 'no two players have the same rank (KG-P3)'
}
