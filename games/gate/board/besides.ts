/** What an attack does beside hitting the enemy it is meant for: what a player must know to spare the other, or not. */
import type { Language } from '@crownlands/core/room'
import type { Enemy } from '../content'
import type { Action, Foe, View } from '../state'
import { previewOf } from './preview'
import { BOARD_TEXT } from './text'

export interface Besides {
  /** G-U4: what the other enemy gets. */
  readonly other: string
  readonly spare: string
  /** G-A3: who joins if it is spared, and would not otherwise. */
  readonly gain: string | undefined
}

/** Undefined where nothing would be left over for anybody. */
export function besidesOf(
  view: View,
  enemy: Enemy,
  action: Action,
  sparing: Action | undefined,
  language: Language,
): Besides | undefined {
  const other = foesOf(view).find((foe) => foe.enemy !== enemy)
  const hit = previewOf(view, action)
  const spared = sparing === undefined ? undefined : previewOf(view, sparing)
  if (other === undefined || hit === undefined || spared === undefined) return undefined
  const { ask, outlook } = BOARD_TEXT[language]
  const then = foesOf(hit.after).find((foe) => foe.enemy === other.enemy)
  const { heroes } = spared.outlook
  return {
    other: then === undefined ? ask.killsToo(other.enemy) : ask.hitsToo(other.enemy, then.damage - other.damage),
    spare: ask.spare(other.enemy),
    gain: heroes > hit.outlook.heroes ? outlook.heroes(heroes) : undefined,
  }
}

function foesOf({ left, right }: View): readonly Foe[] {
  return [left, right].filter((foe) => foe !== undefined)
}
