/** Income: what counts, and the lines that explain it (KT-G1, KT-G2, KT-K5, KT-V7, KT-V8). */
import type { Seat } from '@crownlands/core/game'
import { INCOMES, type Income, type IncomeData } from '../../content'
import { ownerOf } from '../armies'
import type { IncomeLine } from '../happenings'
import type { State } from '../state'

/** The parts of a state that income depends on. */
export type Lands = Pick<State, 'hexes' | 'pool'>

/** KT-G1 */
export function incomeLines(state: Lands, seat: Seat): IncomeLine[] {
  let hexes = 0
  let forts = 0
  let counters = 0
  for (const { owner, fort, income } of state.hexes) {
    if (owner !== seat) continue
    hexes++
    forts += fort
    counters += goldOf(state, seat, income)
  }
  let characters = 0
  for (const { at } of state.pool) if (at !== undefined && at.seat === seat) characters++
  return [
    { what: 'hexes', gold: hexes },
    { what: 'forts', gold: forts },
    { what: 'income', gold: counters },
    { what: 'characters', gold: characters },
  ]
}

/** KT-G2, KT-K5: mines pay double for the Dwarf King's owner. */
export function goldOf(state: Lands, seat: Seat, income: Income | undefined): number {
  if (income === undefined) return 0
  const { gold, mine } = INCOMES[income] as IncomeData
  return mine === true && ownerOf(state, 'dwarf_king') === seat ? 2 * gold : gold
}

export function sumOf(lines: readonly IncomeLine[]): number {
  return lines.reduce((sum, { gold }) => sum + gold, 0)
}

export function incomeOf(state: State, seat: Seat): number {
  return sumOf(incomeLines(state, seat))
}
