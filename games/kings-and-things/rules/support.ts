/** Which creatures are real and which are bluffs (KT-U). */
import type { Seat } from '@crownlands/core/game'
import { CHARACTERS, type CharacterData, CREATURES, type Creature, type Land } from '../content'
import type { Lands } from './phases/income'

/** KT-U1: its player owns a hex of its terrain, or its Terrain Lord is in the same hex. */
export function isReal(state: Lands, hex: number, seat: Seat, creature: Creature): boolean {
  const { terrain } = CREATURES[creature]
  return ownsTerrain(state, seat, terrain) || hasLord(state, hex, seat, terrain)
}

function ownsTerrain(state: Lands, seat: Seat, terrain: Land): boolean {
  for (const hex of state.hexes) if (hex.terrain === terrain && hex.owner === seat) return true
  return false
}

/** KT-K10 */
function hasLord(state: Lands, hex: number, seat: Seat, terrain: Land): boolean {
  for (const { shows, at } of state.pool) {
    if (at?.hex === hex && at.seat === seat && (CHARACTERS[shows] as CharacterData).lord === terrain) return true
  }
  return false
}
