/** What can be chosen where: on the map, in an open hex, on the rack, or by a button; and what a click means. */

import type { Thing } from '../content'
import type { Action, ActionOf } from '../rules/actions'
import type { View } from '../rules/view/view'
import { type March, pickableIn, type Way } from './phases/march'

/** What somebody has in mind: a counter of the rack, a hex that lies open, counters that are to march. */
export interface Wish {
  readonly thing?: Thing | undefined
  readonly hex?: number | undefined
  readonly march?: March | undefined
}

/** Without the march of counters that have left the stack since they were chosen. */
export function currentWish(wish: Wish, view: View): Wish {
  if (wish.march === undefined) return wish
  const left = pickableIn(wish.march.hex, view).slice()
  const areThere = wish.march.counters.every((counter) => {
    const place = left.indexOf(counter)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
  const { march: _, ...others } = wish
  return areThere ? wish : others
}

export interface Choice {
  readonly view: View
  readonly legal: readonly Action[]
  readonly wish: Wish
  /** Where those can go who are to march, or the group that is under way. */
  readonly ways: ReadonlyMap<number, Way>
}

/** `why`: what was tried and is not possible, so that the table says why. */
export type Meaning =
  | { readonly does: 'act'; readonly action: Action }
  | { readonly does: 'march'; readonly way: Way }
  | { readonly does: 'wish'; readonly wish: Wish; readonly why?: Action | undefined }
  | { readonly does: 'try'; readonly action: Action }

// The map -------------------------------------------------------------------------------------------

/** A click on the hex is enough for these. */
const BY_HEX = [
  'start',
  'replace',
  'claim',
  'tower',
  'station',
  'hex',
  'step',
  'balloon',
  'resolve',
  'build',
  'retreat',
  'balloon-retreat',
  'assassin',
] as const satisfies readonly Action['type'][]

/** These are offered in the hex when it lies open. */
const IN_HEX = ['pick', 'pick-all', 'ask-pin', 'source', 'remove', 'fan'] as const satisfies readonly Action['type'][]

/** These are offered with a counter of the rack. */
const ON_RACK = ['place', 'lay', 'treasure', 'discard', 'event'] as const satisfies readonly Action['type'][]

function isOneOf<Type extends Action['type']>(types: readonly Type[], action: Action): action is ActionOf<Type> {
  return (types as readonly string[]).includes(action.type)
}

/** What a click on a hex would do, for every hex where it does something. Several: they are offered in the hex. */
export function targetsOf({ legal, wish }: Choice): ReadonlyMap<number, readonly Action[]> {
  const { thing } = wish
  const found = new Map<number, Action[]>()
  for (const action of legal) {
    const hex =
      thing === undefined
        ? isOneOf(BY_HEX, action)
          ? action.hex
          : undefined
        : action.type === 'place' && action.thing === thing
          ? action.hex
          : undefined
    if (hex !== undefined) found.set(hex, [...(found.get(hex) ?? []), action])
  }
  return found
}

/** What is offered in a hex that lies open. */
export function offersIn(hex: number, legal: readonly Action[]): readonly Action[] {
  const direct = legal.filter((action) => isOneOf(BY_HEX, action) && action.hex === hex)
  const offered = legal.filter((action) => isOneOf(IN_HEX, action) && action.hex === hex)
  // One alone is done by a click on the map.
  return direct.length === 1 ? offered : [...direct, ...offered]
}

/** Hexes in which something is offered once they lie open. */
export function openable(legal: readonly Action[]): ReadonlySet<number> {
  return new Set(legal.flatMap((action) => (isOneOf(IN_HEX, action) && action.hex !== undefined ? [action.hex] : [])))
}

export function clickHex(hex: number, choice: Choice): Meaning {
  const { view, legal, wish, ways } = choice
  const way = ways.get(hex)
  if (way !== undefined) return { does: 'march', way }
  if (wish.thing === undefined && wish.march?.hex !== hex) {
    const counters = pickableIn(hex, view)
    if (counters.length > 0 && openable(legal).has(hex)) return { does: 'wish', wish: { march: { hex, counters } } }
  }
  const targets = targetsOf(choice)
  const [first, ...others] = targets.get(hex) ?? []
  if (first !== undefined && others.length === 0) return { does: 'act', action: first }
  if (wish.thing !== undefined) return { does: 'try', action: { type: 'place', thing: wish.thing, hex } }
  const tried = first === undefined && !openable(legal).has(hex) ? triedIn(hex, targets) : undefined
  return { does: 'wish', wish: { hex: wish.hex === hex || wish.march?.hex === hex ? undefined : hex }, why: tried }
}

/** Where hexes are to be chosen by a click, another hex is a try to choose it. */
function triedIn(hex: number, targets: ReadonlyMap<number, readonly Action[]>): Action | undefined {
  const [example] = [...targets.values()].flat()
  return example === undefined ? undefined : ({ ...example, hex } as Action)
}

// The rack ------------------------------------------------------------------------------------------

/** What can be done with a counter of the rack, besides placing it. */
export function offersWith(thing: Thing, legal: readonly Action[]): readonly Action[] {
  return legal.filter((action) => isOneOf(ON_RACK, action) && action.type !== 'place' && thingOf(action) === thing)
}

function thingOf(action: ActionOf<(typeof ON_RACK)[number]>): Thing {
  switch (action.type) {
    case 'treasure':
      return action.treasure
    case 'event':
      return action.event
    default:
      return action.thing
  }
}

export function isUsable(thing: Thing, legal: readonly Action[]): boolean {
  return legal.some((action) => isOneOf(ON_RACK, action) && thingOf(action) === thing)
}

/** What can only be laid aside is laid aside: it can be taken back. All else is shown before it is done. */
export function clickThing(thing: Thing, { legal, wish }: Choice): Meaning {
  if (wish.thing === thing) return { does: 'wish', wish: {} }
  if (!isUsable(thing, legal)) return { does: 'try', action: { type: 'lay', thing } }
  const [only, ...others] = legal.filter((action) => isOneOf(ON_RACK, action) && thingOf(action) === thing)
  if (only?.type === 'lay' && others.length === 0) return { does: 'act', action: only }
  return { does: 'wish', wish: { thing } }
}

// Everything else -----------------------------------------------------------------------------------

/** What is neither chosen on the map nor on the rack: by buttons. The table has one for `done`. */
export function otherOffers(legal: readonly Action[]): readonly Action[] {
  return legal.filter((action) => {
    if (action.type === 'done' || isOneOf(ON_RACK, action) || isOneOf(BY_HEX, action)) return false
    return !(isOneOf(IN_HEX, action) && action.hex !== undefined)
  })
}
