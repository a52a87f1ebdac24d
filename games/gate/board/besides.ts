/** What an attack does beside hitting the enemy it is meant for: what a player must know to spare somebody, or not. */
import type { Language } from '@crownlands/core/room'
import type { Enemy } from '../content'
import type { Action, Foe, View } from '../rules/state'
import { isWithoutTower } from '../rules/town'
import { previewOf } from './preview'
import { BOARD_TEXT } from './text/text'

export interface Besides {
  /** G-U4: what the other enemy gets. */
  readonly other: string | undefined
  readonly spare: string
  /** G-A3: who joins if it is spared, and would not otherwise. */
  readonly gain: string | undefined
}

/** Undefined where nobody can be spared. */
export function besidesOf(
  view: View,
  enemy: Enemy,
  action: Action,
  sparing: Action | undefined,
  language: Language,
): Besides | undefined {
  const hit = previewOf(view, action)
  const spared = sparing === undefined ? undefined : previewOf(view, sparing)
  if (sparing === undefined || hit === undefined || spared === undefined) return undefined
  const { ask, outlook } = BOARD_TEXT[language]
  const { heroes } = spared.outlook
  const gain = heroes > hit.outlook.heroes ? outlook.heroes(heroes) : undefined
  if (isWithoutTower(sparing)) return { other: undefined, spare: ask.withoutTower, gain }
  const other = foesOf(view).find((foe) => foe.enemy !== enemy)
  if (other === undefined) return undefined
  const then = foesOf(hit.after).find((foe) => foe.enemy === other.enemy)
  return {
    other: then === undefined ? ask.killsToo(other.enemy) : ask.hitsToo(other.enemy, then.damage - other.damage),
    spare: ask.spare(other.enemy),
    gain,
  }
}

function foesOf({ left, right }: View): readonly Foe[] {
  return [left, right].filter((foe) => foe !== undefined)
}
