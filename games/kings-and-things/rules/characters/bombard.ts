/** Baron Munchausen and the Grand Duke: sure hits on enemy buildings before round 1, by themselves (KT-K4). */
import { canStand, isBuilding } from '../battle/forces'
import { type BattleRules, NO_ACTIONS } from '../battle/stage'
import type { Run } from '../run'
import type { BattleTask, Force } from '../tasks'
import { charactersWith } from './having'
import type { PowerRules } from './power'

const BOMBARDERS = charactersWith('bombard')

/** KT-K4: one sure hit on each enemy fort, city and village, by each of the two. */
const bombardRules: BattleRules = {
  ...NO_ACTIONS,
  advance(_state, task, run) {
    for (const own of task.forces) {
      for (const { what } of own.fighters) {
        if (!BOMBARDERS.includes(what) || own.gone) continue
        for (const other of task.forces) if (other !== own) bombard(task, other, run)
      }
    }
    task.stage = 'round'
  },
}

function bombard(task: BattleTask, other: Force, run: Run): void {
  for (const fighter of other.fighters) {
    if (!isBuilding(fighter.what) || !canStand(fighter)) continue
    fighter.value--
    task.fought = true
    run.events?.push({ type: 'hit', side: other.side, what: fighter.what, left: fighter.value })
  }
}

export const bombardment: PowerRules = { stages: { bombard: bombardRules } }
