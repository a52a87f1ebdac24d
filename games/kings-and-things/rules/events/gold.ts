/** Events that pay gold for some of what makes income (KT-V7, KT-V8). They can always be played, also for nothing. */
import { playerAt } from '@crownlands/core/lists'
import type { Clause, IncomeLine } from '../happenings'
import { incomeLines, sumOf } from '../phases/income'
import type { RandomEvent } from './event'

export function collecting(clause: Clause, counted: (lines: readonly IncomeLine[]) => IncomeLine[]): RandomEvent {
  return {
    whyNot: () => undefined,

    begin(state, task, run) {
      const { seat } = task
      const lines = counted(incomeLines(state, seat))
      const gold = sumOf(lines)
      playerAt(state, seat).gold += gold
      run.events?.push({ type: 'gold-gained', seat, gold, clause, lines })
    },

    stages: {},
  }
}
