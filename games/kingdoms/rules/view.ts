/** What a seat may know (K-H1), and what it can imagine behind that. */
import type { Chance } from '@crownlands/core/chance'
import type { Viewer } from '@crownlands/core/game'
import { TILES, type Tile } from '../content'
import { type Event, emptySpaces, type SeenTile, type State, type View } from './state'

export function view(state: State, viewer: Viewer): View {
  const seen: View = {
    viewer: viewer as View['viewer'],
    options: state.options,
    epoch: state.epoch,
    board: state.board.slice(),
    players: state.players.map((player, seat) => ({
      gold: player.gold,
      castles: player.castles.slice(),
      startingTile: seenTile(player.startingTile, seat === viewer),
    })),
    supply: state.supply.length,
    unseen: unseenTiles(state, viewer),
    turn: state.turn,
    over: state.over,
  }
  return state.drawn === undefined ? seen : { ...seen, drawn: state.drawn }
}

function seenTile(tile: Tile | undefined, own: boolean): SeenTile {
  if (tile === undefined) return 'none'
  return own ? tile : 'hidden'
}

/** In the order of TILES, so that the list does not tell where a tile lies. */
function unseenTiles(state: State, viewer: Viewer): Tile[] {
  const unseen = state.supply.slice()
  state.players.forEach(({ startingTile }, seat) => {
    if (startingTile !== undefined && seat !== viewer) unseen.push(startingTile)
  })
  return unseen.sort(byTileOrder)
}

const TILE_ORDER = new Map(TILES.map((tile, i) => [tile, i]))

export function byTileOrder(a: Tile, b: Tile): number {
  return (TILE_ORDER.get(a) ?? 0) - (TILE_ORDER.get(b) ?? 0)
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.type !== 'starting-tile-dealt' || event.seat === viewer) return event
  return { type: event.type, seat: event.seat }
}

/** Every way to deal the unseen tiles to the hidden starting places is equally likely. */
export function imagine(seen: View, chance: Chance): State {
  const supply = seen.unseen.slice()
  return {
    options: seen.options,
    epoch: seen.epoch,
    board: seen.board.slice(),
    empty: emptySpaces(seen.board),
    players: seen.players.map((player) => ({
      gold: player.gold,
      castles: player.castles.slice(),
      startingTile: imagineTile(player.startingTile, supply, chance),
    })),
    supply,
    drawn: seen.drawn,
    turn: seen.turn,
    over: seen.over,
  }
}

function imagineTile(seen: SeenTile, supply: Tile[], chance: Chance): Tile | undefined {
  if (seen === 'none') return undefined
  if (seen !== 'hidden') return seen
  return supply.splice(chance.below(supply.length), 1)[0]
}
