/** Mother Lode (KT-V8). */
import type { RandomEvent } from './event'
import { collecting } from './gold'

/** KT-K5: the lines double the mines of the Dwarf King's owner already. */
export const motherLode: RandomEvent = collecting('KT-V8', (lines) =>
  lines.filter(({ what }) => what === 'income').map(({ what, gold }) => ({ what, gold: 2 * gold })),
)
