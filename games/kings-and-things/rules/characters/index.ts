/** The table of powers: what each does. */
import type { Power } from '../../content'
import { aimedShot } from './aimed-shot'
import { bombardment } from './bombard'
import type { PowerRules } from './power'
import { turncoat } from './turncoat'

export const POWER_RULES: Readonly<Record<Power, PowerRules>> = {
  none: {},
  assassinate: {},
  bombard: bombardment,
  double_mines: {},
  aimed_shot: aimedShot,
  steal: {},
  parry: { parries: true },
  pathfinder: {},
  terrain_lord: {},
  turncoat,
}
