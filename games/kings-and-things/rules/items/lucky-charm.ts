/** The Lucky Charm (KT-I10). */
import type { ItemRules } from './item'

export const luckyCharm: ItemRules = {}
