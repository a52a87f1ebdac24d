/** The Balloon (KT-I2). */
import type { ItemRules } from './item'

export const balloon: ItemRules = { fanned: 'moved' }
