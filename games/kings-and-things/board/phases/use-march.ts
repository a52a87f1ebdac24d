/** A march that is being planned, or the group that is under way. */
import { useMemo } from 'react'
import type { ArmyCounter } from '../../content'
import type { Action } from '../../rules/actions'
import { HIDDEN, type View } from '../../rules/view/view'
import { groupOf, type March, picksOf, type Way, waysOf } from './march'

export interface Marching {
  /** Where it begins; undefined: nobody marches. */
  readonly from: number | undefined
  readonly picks: readonly Action[]
  readonly ways: ReadonlyMap<number, Way>
}

const NO_MARCH: Marching = { from: undefined, picks: [], ways: new Map() }

/** Where those who are chosen can go, or the group that is under way. */
export function useMarch(view: View, live: boolean, march: March | undefined): Marching {
  return useMemo(() => {
    if (!live) return NO_MARCH
    if (march !== undefined) {
      const picks = picksOf(view, march)
      return { from: march.hex, picks, ways: waysOf(view, picks) }
    }
    const group = groupOf(view)
    if (group === undefined || group.at === undefined || group.seat !== view.viewer) return NO_MARCH
    return { from: group.at, picks: [], ways: waysOf(view, []) }
  }, [view, live, march])
}

/** Who marches: those who are chosen, or the group that is under way. */
export function marchers(view: View, march: March | undefined): readonly ArmyCounter[] {
  if (march !== undefined) return march.counters
  return groupOf(view)?.group.flatMap(({ counter }) => (counter === HIDDEN ? [] : [counter])) ?? []
}

const NO_PATH: readonly number[] = []

/** The way that is pointed at, with the hex where it begins. */
export function pathTo(attended: number | undefined, { from, ways }: Marching): readonly number[] {
  const way = attended === undefined ? undefined : ways.get(attended)
  return from === undefined || way === undefined ? NO_PATH : [from, ...way.path]
}
