/** G-U2: where a repair goes: a first proposal, and moving points about among the splits that are allowed. */
import { HEALTH, LOCATIONS, type Location } from '../content'
import type { Split, View } from '../rules/state'
import { outlookOf } from './siege/outlook'

/** The split that leaves the town best off after the enemies' attack. */
export function proposedSplit(view: View, splits: readonly Split[]): Split | undefined {
  let best: { readonly split: Split; readonly worth: readonly number[] } | undefined
  for (const split of splits) {
    const worth = worthOf(view, split)
    if (best === undefined || isBetter(worth, best.worth)) best = { split, worth }
  }
  return best?.split
}

/** What counts, most important first: no defeat, buildings that stand, all that is mended, the weakest spot. */
function worthOf(view: View, split: Split): readonly number[] {
  const repaired = {
    ...view,
    farm: view.farm + split.farm,
    tower: view.tower + split.tower,
    gate: view.gate + split.gate,
  }
  const { after, defeat } = outlookOf(repaired)
  const standing = LOCATIONS.filter((location) => after[location] > 0)
  const weakest = Math.min(...standing.map((location) => after[location] / HEALTH[location]))
  return [defeat === undefined ? 1 : 0, standing.length, split.farm + split.tower + split.gate, weakest]
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((value, index) => value !== b[index])
  return i !== -1 && (a[i] ?? 0) > (b[i] ?? 0)
}

/** The nearest split with more (or less) at the location; undefined when there is none. */
export function moved(splits: readonly Split[], from: Split, location: Location, direction: 1 | -1): Split | undefined {
  let nearest: { readonly split: Split; readonly distance: number } | undefined
  for (const split of splits) {
    if ((split[location] - from[location]) * direction <= 0) continue
    const distance = LOCATIONS.reduce((sum, one) => sum + Math.abs(split[one] - from[one]), 0)
    if (nearest === undefined || distance < nearest.distance) nearest = { split, distance }
  }
  return nearest?.split
}
