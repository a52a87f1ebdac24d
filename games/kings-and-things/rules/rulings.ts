/**
 * What version 2 of the rules decides otherwise. A match keeps the version it was begun with, in its state; these are the
 * only places that ask for it.
 */
import type { State } from './state'

type Ruled = Pick<State, 'rules'>

/** KT-S7: each sea that was too much may be replaced once, the last one too. In version 1: while there are two. */
export function everySeaMayGo({ rules }: Ruled): boolean {
  return rules === 2
}

/** KT-B10: who puts a hit on one of several equal counters says which, if they differ. In version 1 the rules choose. */
export function equalsAreToldApart({ rules }: Ruled): boolean {
  return rules === 2
}

/**
 * KT-B12, KT-B16, KT-M11, KT-X2: in version 1 a Balloon alone is a force, stops others, explores and takes hexes. In
 * version 2 it counts for nothing without something else of its player.
 */
export function balloonCountsAlone({ rules }: Ruled): boolean {
  return rules !== 2
}
