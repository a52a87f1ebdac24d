/** Laying the map: hexes set aside, shuffled and left over (KT-S3, KT-S13, KT-S14). */
import { removeAt } from '@crownlands/core/lists'
import { HEXES, TERRAINS, type Terrain } from '../../content'
import { boardSize } from '../hexes'
import type { Run } from '../run'
import type { Hex, State } from '../state'

/** KT-S3, KT-S14: hexes that are not shuffled. */
function setAside(seats: number, terrain: Terrain): number {
  if (seats === 4) return terrain === 'sea' ? 4 : 0
  return terrain === 'sea' ? 5 : 2
}

/** The hexes to lay the map from, in the order of the terrains. */
export function shuffledHexes(seats: number): Terrain[] {
  return TERRAINS.flatMap((terrain) =>
    Array.from({ length: HEXES[terrain].count - setAside(seats, terrain) }, () => terrain),
  )
}

/** KT-S18: any of the hexes left, each equally likely. */
export function drawHex(state: State, run: Run): Terrain {
  return removeAt(state.deck, run.chance.below(state.deck.length))
}

/** Lays the board; what is left stays in the deck. */
export function layMap(state: State, run: Run): void {
  const size = boardSize(state.players.length)
  for (let hex = 0; hex < size; hex++) state.hexes.push(emptyHex(drawHex(state, run)))
}

function emptyHex(terrain: Terrain): Hex {
  return { terrain, owner: undefined, fort: 0, got: undefined, income: undefined, armies: [], guards: undefined }
}

/** KT-S13: the hexes left, those set aside and the seas that were removed. */
export function completeDeck(state: State, removedSeas: number): void {
  const seats = state.players.length
  for (const terrain of TERRAINS) {
    const more = setAside(seats, terrain) + (terrain === 'sea' ? removedSeas : 0)
    for (let i = 0; i < more; i++) state.deck.push(terrain)
  }
  state.deck.sort((a, b) => TERRAINS.indexOf(a) - TERRAINS.indexOf(b))
}
