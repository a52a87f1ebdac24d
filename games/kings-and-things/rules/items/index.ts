/** The table of items: what each does. In a battle they are offered in this order. */
import { must } from '@crownlands/core/lists'
import { ITEMS, type Item, isItem } from '../../content'
import { bow } from './bow'
import { dispelMagic } from './dispel-magic'
import { dustOfDefence } from './dust-of-defence'
import { fan } from './fan'
import { firewallRules } from './firewall'
import { golemRules } from './golem'
import type { ItemRules } from './item'
import { sword } from './sword'
import { talisman } from './talisman'

export const ITEM_RULES: Readonly<Record<Item, ItemRules>> = {
  dust_of_defence: dustOfDefence,
  firewall: firewallRules,
  golem: golemRules,
  talisman,
  dispel_magic: dispelMagic,
  bow,
  sword,
  fan,
  // These have questions and offers of their own (balloon.ts, elixir.ts, lucky-charm.ts).
  balloon: {},
  elixir: {},
  lucky_charm: {},
}

/** KT-I9: whether it soaks hits in some step. */
export function soaks(what: string): boolean {
  return isItem(what) && ITEM_RULES[what].soaks !== undefined
}

/** KT-I9: the item that does. */
export const SOAKER = must(ITEMS.find(soaks))
