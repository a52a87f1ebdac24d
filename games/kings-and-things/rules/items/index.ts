/** The table of items: what each does. In a battle they are offered in this order. */
import { must } from '@crownlands/core/lists'
import { ITEMS, type Item, isItem } from '../../content'
import { balloon } from './balloon'
import { bow } from './bow'
import { dispelMagic } from './dispel-magic'
import { dustOfDefence } from './dust-of-defence'
import { elixir } from './elixir'
import { fan } from './fan'
import { firewallRules } from './firewall'
import { golemRules } from './golem'
import type { ItemRules } from './item'
import { luckyCharm } from './lucky-charm'
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
  balloon,
  elixir,
  fan,
  lucky_charm: luckyCharm,
}

/** KT-I9: whether it soaks hits in some step. */
export function soaks(what: string): boolean {
  return isItem(what) && ITEM_RULES[what].soaks !== undefined
}

/** KT-I9: the item that does. */
export const SOAKER = must(ITEMS.find(soaks))
