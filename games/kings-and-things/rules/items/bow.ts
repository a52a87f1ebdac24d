/** The Bow: its bearer fights as ranged with value +1 (KT-I3). */
import { borneBy } from './borne'
import type { ItemRules } from './item'

export const bow: ItemRules = { battle: borneBy('bow') }
