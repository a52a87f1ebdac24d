/** The Sword: its bearer fights in the melee step with two dice and value +1 (KT-I11). */
import { borneBy } from './borne'
import type { ItemRules } from './item'

export const sword: ItemRules = { battle: borneBy('sword') }
