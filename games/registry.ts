/** The rooms of the house, on the shelf in this order; the first is meant where none is named. A new game is one more line. */
import type { Manifest } from '@crownlands/core/manifest'
import { manifest as gate } from './gate/manifest'
import { manifest as kingdoms } from './kingdoms/manifest'
import { manifest as kingsAndThings } from './kings-and-things/manifest'
import { manifest as kingsGate } from './kings-gate/manifest'

export const GAMES: readonly [Manifest, ...Manifest[]] = [kingdoms, kingsGate, gate, kingsAndThings]

export function manifestOf(id: string): Manifest | undefined {
  return GAMES.find((manifest) => manifest.id === id)
}
