/** Collecting gold (KT-G3): everybody gets their income at once, and nobody is asked. */
import { playerAt } from '@crownlands/core/lists'
import { armySize } from '../armies'
import { playersInOrder } from '../order'
import { incomeLines, sumOf } from './income'
import type { PhaseRules } from './phase'

export const goldPhase: PhaseRules = {
  phase: 'gold',
  tasks: [],

  end(state, run) {
    for (const seat of playersInOrder(state)) {
      const lines = incomeLines(state, seat)
      const gold = sumOf(lines)
      playerAt(state, seat).gold += gold
      run.events?.push({ type: 'income', seat, lines, gold, army: armySize(state, seat) })
    }
    return true
  },
}
