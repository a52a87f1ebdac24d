/** G-U2: the ways to split a repair. */
import { CARDS, type Card, COMMANDS, type Command, HEALTH, LOCATIONS, type Location } from '../content'
import type { Event, Split, State } from './state'

export interface Repair {
  readonly points: number
  readonly bonusAt: readonly Location[]
}

const NO_BONUS: readonly Location[] = []

export function cardRepair(card: Card): Repair {
  return { points: CARDS[card].repair, bonusAt: CARDS[card].bonusAt ?? NO_BONUS }
}

export function commandRepair(command: Command): Repair {
  return { points: COMMANDS[command].amount, bonusAt: NO_BONUS }
}

/** How much health a location can regain: none once it is destroyed. */
export function missingHealth(health: number, most: number): number {
  return health === 0 ? 0 : most - health
}

/** Whether there is anything to repair. */
export function isDamaged({ farm, tower, gate }: State): boolean {
  return (
    missingHealth(farm, HEALTH.farm) > 0 ||
    missingHealth(tower, HEALTH.tower) > 0 ||
    missingHealth(gate, HEALTH.gate) > 0
  )
}

/**
 * Every split that no other betters: all points that find damage are used, for nothing is ever gained by less. Where
 * there is none to repair the only split is the one that repairs nothing.
 */
export function bestSplits({ points, bonusAt }: Repair, missing: Split): readonly Split[] {
  const splits: Split[] = []
  for (let farm = points; farm >= 0; farm--) {
    for (let tower = points - farm; tower >= 0; tower--) {
      const placed = { farm, tower, gate: points - farm - tower }
      splits.push(capped(placed, missing))
      // The "+1" counts once, where at least one of the points goes.
      for (const location of bonusAt) {
        if (placed[location] > 0) splits.push(capped({ ...placed, [location]: placed[location] + 1 }, missing))
      }
    }
  }
  const different = splits.filter((split, i) => splits.findIndex((other) => isSame(other, split)) === i)
  return different.filter((split) => different.every((other) => other === split || !isAtLeast(other, split)))
}

function capped(split: Split, missing: Split): Split {
  return {
    farm: Math.min(split.farm, missing.farm),
    tower: Math.min(split.tower, missing.tower),
    gate: Math.min(split.gate, missing.gate),
  }
}

export function isSame(a: Split, b: Split): boolean {
  return a.farm === b.farm && a.tower === b.tower && a.gate === b.gate
}

export function isAtLeast(a: Split, b: Split): boolean {
  return a.farm >= b.farm && a.tower >= b.tower && a.gate >= b.gate
}

type Repaired = Extract<Event, { readonly type: 'repaired' }>

/** Where a split owes a point to the "+1", and how many points of the repair found nothing to do. */
export function accountFor({ points, bonusAt }: Repair, split: Split): Pick<Repaired, 'bonusAt' | 'lost'> {
  const regained = LOCATIONS.reduce((sum, location) => sum + split[location], 0)
  // One point of the card's own and the "+1" make at least 2.
  const bonus = regained > points ? bonusAt.find((location) => split[location] > 1) : undefined
  return bonus === undefined ? { lost: points - regained } : { bonusAt: bonus, lost: points + 1 - regained }
}
