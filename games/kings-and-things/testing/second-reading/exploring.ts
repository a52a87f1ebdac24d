/** A second reading of exploration (KT-X): what stays of the drawn Things, and what a bribe costs. */
import { must } from '@crownlands/core/lists'
import {
  CHANGES,
  CREATURES,
  type Creature,
  EVENTS,
  INCOMES,
  type Income,
  ITEMS,
  type Terrain,
  type Thing,
  TREASURES,
} from '../../content'
import type { State } from '../../rules/state'

export interface Sorted {
  readonly creatures: Thing[]
  readonly treasures: Thing[]
  readonly items: Thing[]
  /** Income counters of which one stays. */
  readonly keep: Income[]
  /** Straight back to the cup, beside the income counters that are not kept. */
  readonly back: Thing[]
}

/** KT-X5 */
export function sorted(drawn: readonly Thing[], terrain: Terrain): Sorted {
  const result: Sorted = { creatures: [], treasures: [], items: [], keep: [], back: [] }
  const fitting: Income[] = []
  for (const thing of drawn) {
    if (thing in CREATURES) result.creatures.push(thing)
    else if (thing in TREASURES) result.treasures.push(thing)
    else if ((ITEMS as readonly Thing[]).includes(thing)) result.items.push(thing)
    else if ((EVENTS as readonly Thing[]).includes(thing)) result.back.push(thing)
    else {
      const income = thing as Income
      const where = INCOMES[income].terrain
      if (where === terrain || (where === 'any' && terrain !== 'sea')) fitting.push(income)
      else result.back.push(income)
    }
  }
  const most = Math.max(0, ...fitting.map((income) => INCOMES[income].gold))
  for (const income of fitting) {
    const isBest = INCOMES[income].gold === most
    if (isBest && !result.keep.includes(income)) result.keep.push(income)
    else result.back.push(income)
  }
  return result
}

/** KT-X6: what must be fought or bribed. */
export function isDefended(found: Sorted): boolean {
  return found.creatures.length > 0 || found.keep.some((income) => income === 'city' || income === 'village')
}

/** KT-X7, KT-X8: what each of the defenders that can be bribed costs. */
export function prices(state: State, place: number): Map<string, number> {
  const { guards, income } = must(state.hexes[place])
  const list = new Map<string, number>()
  if (guards === undefined) return list
  const times = income !== undefined || guards.treasures.length > 0 || guards.items.length > 0 ? 2 : 1
  for (const creature of guards.creatures) list.set(creature, times * printed(state, creature))
  if (income === 'city' && !guards.bribed) list.set('building', times * 2)
  if (income === 'village' && !guards.bribed) list.set('building', times)
  return list
}

function printed(state: State, creature: Creature): number {
  return CHANGES[state.options.edition][creature]?.value ?? CREATURES[creature].value
}
