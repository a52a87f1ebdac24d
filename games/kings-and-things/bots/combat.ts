/** Exploring, bribing and the order of battles (KT-B2, KT-X). */
import type { Seat } from '@crownlands/core/game'
import { at, playerAt } from '@crownlands/core/lists'
import { buildingValue, type Creature, INCOMES, isTreasure, TREASURES } from '../content'
import type { Action } from '../rules/actions'
import { enemiesIn } from '../rules/armies'
import { oddsToExplore } from '../rules/battle/odds'
import { bribePrice } from '../rules/phases/exploration'
import type { Hex, State } from '../rules/state'
import type { ExploreTask } from '../rules/tasks'
import { judgeAnytime } from './anytime'
import { estimate, strengthOfEnemy, strengthOfOwn } from './strength'
import { WEIGHTS } from './weights'
import { hexWorth } from './worth'

/** The surest first: what is won may still change the rest, and others wear each other down. */
export function judgeCombat(state: State, seat: Seat): (action: Action) => number {
  return (action) => {
    if (action.type !== 'resolve') return judgeAnytime(state, seat, action)
    const { hex } = action
    const own = strengthOfOwn(state, hex, seat)
    let sureness = 1
    for (const enemy of enemiesIn(state, hex, seat)) {
      sureness = Math.min(sureness, estimate(own, strengthOfEnemy(state, hex, enemy)))
    }
    return sureness + (at(state.hexes, hex).owner === undefined ? 0.1 : 0)
  }
}

export function judgeExplore(state: State, task: ExploreTask, seat: Seat): (action: Action) => number {
  // The player on the right keeps the poorer counter for the explorer.
  if (task.stage === 'keep') return (action) => (action.type === 'keep' ? -INCOMES[action.income].gold : 0)
  const bribes = bribesOf(state, task, seat)
  const isBought = bribes.treasure !== undefined
  return (action) => {
    switch (action.type) {
      case 'bribe':
        return bribes.wanted.includes(action.what) ? 2 : -2
      case 'treasure':
        return isBought && action.treasure === bribes.treasure ? 3 : -1
      case 'done':
        return 0
      default:
        return judgeAnytime(state, seat, action)
    }
  }
}

type Bribed = Creature | 'building'

interface Bribes {
  readonly wanted: readonly Bribed[]
  /** What is turned in for them. */
  readonly treasure?: string
}

/** KT-X7: all of them if that is cheap for what is won; else those who tip the fight, the dearest fighters first. */
function bribesOf(state: State, task: ExploreTask, seat: Seat): Bribes {
  const hex = at(state.hexes, task.hex)
  const worth = hexWorth(state, seat, task.hex)
  const { gold, rack } = playerAt(state, seat)
  const defenders = defendersOf(hex)
  const own = strengthOfOwn(state, task.hex, seat)
  const won = oddsToExplore(state, task.hex, seat).first
  const price = defenders.reduce((sum, what) => sum + bribePrice(state, hex, what), 0)
  // What the fight would cost: the prize if it is lost, and counters either way.
  const atStake = (1 - won) * worth + (1 - won) * 0.5 * strengthWorth(own) + 0.5
  const most = Math.min(WEIGHTS.bribe * worth, atStake)
  if (price <= most && price <= gold) return { wanted: defenders }
  if (price <= most) {
    const treasure = rack.find((thing) => isTreasure(thing) && gold + TREASURES[thing] >= price)
    if (treasure !== undefined) return { wanted: defenders, treasure }
  }
  // The last one is fought if the others can be bought off.
  const [dearest] = defenders.toSorted((a, b) => bribePrice(state, hex, b) - bribePrice(state, hex, a))
  if (dearest === undefined || defenders.length < 2 || won > 0.6 || own.hits === 0) return { wanted: [] }
  const one = bribePrice(state, hex, dearest)
  return { wanted: one <= gold && one <= 0.5 * most ? [dearest] : [] }
}

function strengthWorth({
  hits,
  magic,
  ranged,
  melee,
}: {
  hits: number
  magic: number
  ranged: number
  melee: number
}): number {
  return hits + 4 * (magic + ranged + melee)
}

function defendersOf({ guards, income }: Hex): Bribed[] {
  const defenders: Bribed[] = [...(guards?.creatures ?? [])]
  if (guards !== undefined && !guards.bribed && buildingValue(income) > 0) defenders.push('building')
  return defenders
}
