/** Good Harvest (KT-V7). */
import type { RandomEvent } from './event'
import { collecting } from './gold'

export const goodHarvest: RandomEvent = collecting('KT-V7', (lines) => lines.filter(({ what }) => what !== 'income'))
