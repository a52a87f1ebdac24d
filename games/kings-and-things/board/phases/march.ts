/** Where counters of a stack can go in one march, what it costs and what stops them there (KT-M). */

import type { ArmyCounter } from '../../content'
import type { Action } from '../../rules/actions'
import { pickable } from '../../rules/movement/group'
import type { MoveTask } from '../../rules/tasks'
import { refusedIn, seenState } from '../../rules/view/seen-state'
import type { View } from '../../rules/view/view'
import { stopOf } from '../../text/facts'
import { expectedAfter, legalIn } from '../expected'

/** Which counters of which stack are to march. */
export interface March {
  readonly hex: number
  readonly counters: readonly ArmyCounter[]
}

export interface Way {
  /** Hex after hex, the one they start in not among them. */
  readonly path: readonly number[]
  /** Movement points of the one who has paid most. */
  readonly cost: number
  /** Why they go no farther; undefined: they could. */
  readonly stop: 'unexplored' | 'enemies' | 'points' | undefined
}

/** Those of an own stack that may still be picked, while no group is under way. */
export function pickableIn(hex: number, view: View): readonly ArmyCounter[] {
  const task = moveIn(view)
  return task === undefined || task.at !== undefined ? [] : pickable(seenState(view), task, hex)
}

/** The viewer's own part of the phase. */
function moveIn(view: View): MoveTask | undefined {
  const task = groupOf(view)
  return task?.seat === view.viewer ? (task as MoveTask) : undefined
}

/** How they are picked: all at once where that is all who may go. */
export function picksOf(view: View, { hex, counters }: March): readonly Action[] {
  const all: Action = { type: 'pick-all', hex }
  if (groupOf(followed(view, [all]))?.group.length === counters.length) return [all]
  return counters.map((counter) => ({ type: 'pick', hex, counter }))
}

/** The view after these, if the rules allow one after the other. */
function followed(view: View, actions: readonly Action[]): View | undefined {
  return actions.reduce<View | undefined>(
    (now, action) =>
      now !== undefined && refusedIn(now, action) === undefined ? expectedAfter(now, action) : undefined,
    view,
  )
}

export function groupOf(view: View | undefined) {
  const task = view?.tasks.at(-1)
  return task?.type === 'move' ? task : undefined
}

/** Every hex that can be reached by steps alone and stopped in, the cheapest way to each. */
export function waysOf(view: View, picks: readonly Action[]): ReadonlyMap<number, Way> {
  const start = followed(view, picks)
  const from = groupOf(start)?.at
  if (start === undefined || from === undefined) return new Map()
  const ways = new Map<number, Way>()
  const full = poorest(start)
  const most = new Map([[from, Number.POSITIVE_INFINITY]])
  let edge: Stage[] = [{ view: start, legal: legalIn(start), path: [] }]
  while (edge.length > 0) {
    const next: Stage[] = []
    for (const stage of edge) {
      for (const there of stepsFrom(stage, most)) {
        const [hex, left] = [there.path.at(-1) ?? from, poorest(there.view)]
        if (left <= (most.get(hex) ?? -1)) continue
        most.set(hex, left)
        next.push(there)
        // Over sea and full hexes they can only pass (KT-M10, KT-M4).
        if (there.legal.some(({ type }) => type === 'done')) {
          ways.set(hex, { path: there.path, cost: full - left, stop: stopAt(there, hex) })
        }
      }
    }
    edge = next
  }
  return ways
}

/** A group on its way. */
interface Stage {
  readonly view: View
  readonly legal: readonly Action[]
  readonly path: readonly number[]
}

function stepsFrom({ view, legal, path }: Stage, most: ReadonlyMap<number, number>): readonly Stage[] {
  const left = poorest(view)
  return legal.flatMap((action) => {
    // A step costs a point at least: who was there with as many left need not look again.
    if (action.type !== 'step' || left - 1 <= (most.get(action.hex) ?? -1)) return []
    const to = expectedAfter(view, action)
    // Where somebody is asked something the march is interrupted: nobody knows how it goes on.
    if (to === undefined || groupOf(to)?.at !== action.hex) return []
    return [{ view: to, legal: legalIn(to), path: [...path, action.hex] }]
  })
}

function poorest(view: View): number {
  return Math.min(...(groupOf(view)?.group.map(({ points }) => points) ?? [0]))
}

function stopAt({ view, legal }: Stage, hex: number): Way['stop'] {
  return legal.some(({ type }) => type === 'step' || type === 'fly-on') ? undefined : stopOf(view, hex)
}

/** What is to be done for it, one after the other. */
export function marchActions(picks: readonly Action[], { path }: Way): readonly Action[] {
  return [...picks, ...path.map((hex): Action => ({ type: 'step', hex })), { type: 'done' }]
}
