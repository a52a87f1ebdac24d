/** The Fan (KT-I7). */
import type { ItemRules } from './item'

export const fan: ItemRules = {}
