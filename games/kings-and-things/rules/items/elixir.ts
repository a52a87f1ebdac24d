/** The Elixir: cancels a plague for its player's whole army (KT-I6). */
import type { ItemRules } from './item'

export const elixir: ItemRules = {}
