/** What every hex has to do with what is done just now. */
import { at } from '@crownlands/core/lists'
import { printedValue } from '../../content'
import type { Action } from '../../rules/actions'
import type { Event } from '../../rules/happenings'
import { distance } from '../../rules/hexes'
import type { View } from '../../rules/view/view'
import type { Cast } from '../cast'
import { type Choice, openable, targetsOf } from '../choice'
import { groupOf, pickableIn } from '../phases/march'
import { MARCH_TEXT } from '../text/march'
import { actionLabel } from '../words'

/** What a hex has to do with what is done just now. */
export interface HexMark {
  /** It can be chosen: what a click there does, in words. */
  readonly target?: string | undefined
  /** Something is offered once it lies open. */
  readonly offers?: boolean | undefined
  readonly opened?: boolean | undefined
  readonly hinted?: boolean | undefined
  readonly latest?: boolean | undefined
  /** A few letters on the hex: what the way there costs, what building there brings. */
  readonly note?: string | undefined
  /** The level of the fort that can be built here. */
  readonly builds?: number | undefined
  /** Whoever comes here goes no farther. */
  readonly stops?: boolean | undefined
  /** Within reach of the magic counter that was shown (KT-V3). */
  readonly inRange?: boolean | undefined
  /** All of the viewer's counters here have moved. */
  readonly spent?: boolean | undefined
}

interface Moment {
  readonly hinted: Action | undefined
  /** All that the hint means to do, beginning with that. */
  readonly line: readonly Action[] | undefined
  readonly latest: readonly Event[]
}

export function marksOf(choice: Choice, cast: Cast, { hinted, line, latest }: Moment): ReadonlyMap<number, HexMark> {
  const { view, legal, wish } = choice
  const marks = new Map<number, HexMark>()
  const add = (hex: number, mark: HexMark) => marks.set(hex, { ...marks.get(hex), ...mark })
  if (wish.thing === undefined) for (const hex of openable(legal)) add(hex, { offers: true })
  for (const [hex, actions] of targetsOf(choice)) {
    add(hex, { target: actions.map((action) => actionLabel(action, view, cast)).join(', ') })
  }
  for (const action of legal) {
    if (action.type === 'build') add(action.hex, { builds: at(view.hexes, action.hex).fort + 1 })
  }
  for (const [hex, way] of choice.ways) {
    add(hex, { target: MARCH_TEXT[cast.language].march(way), note: String(way.cost), stops: way.stop !== undefined })
  }
  for (const hex of rangeOf(view)) add(hex, { inRange: true })
  for (const hex of marchedOut(view)) add(hex, { spent: true })
  if (wish.march !== undefined) add(wish.march.hex, { opened: true })
  if (wish.hex !== undefined) add(wish.hex, { opened: true })
  const advised = advisedHex(hinted, line, wish.march?.hex)
  if (advised !== undefined) add(advised, { hinted: true })
  for (const event of latest) for (const hex of hexesIn(event)) add(hex, { latest: true })
  return marks
}

/** Where a hint leads: to those who are to march and, once they are in hand, to where they go. */
function advisedHex(hinted: Action | undefined, line: Moment['line'], inHand: number | undefined): number | undefined {
  if (hinted === undefined || !('hex' in hinted)) return undefined
  const isPick = hinted.type === 'pick' || hinted.type === 'pick-all'
  return (isPick && hinted.hex === inHand ? wayIn(line).at(-1) : undefined) ?? hinted.hex
}

/** The first march in a line of actions, hex after hex. */
function wayIn(line: readonly Action[] = []): readonly number[] {
  const way: number[] = []
  for (const action of line) {
    if (action.type === 'step') way.push(action.hex)
    else if (way.length > 0) break
  }
  return way
}

/** Hexes that an event reaches from its source, that one included. */
function rangeOf({ tasks, hexes, options }: View): readonly number[] {
  const task = tasks.at(-1)
  if (task?.type !== 'events' || task.stage !== 'name' || task.source === undefined) return []
  const { counter, hex: from } = task.source
  const range = printedValue(counter, options.edition)
  return hexes.flatMap((_, hex) => (distance(from, hex) <= range ? [hex] : []))
}

/** In the viewer's own movement: hexes with own counters of which nobody can be picked any more. */
function marchedOut(view: View): readonly number[] {
  const task = groupOf(view)
  if (task === undefined || task.seat !== view.viewer || task.at !== undefined) return []
  return view.hexes.flatMap(({ armies }, hex) => {
    const isThere = armies.some(({ seat }) => seat === task.seat) || task.finished.some((one) => one.hex === hex)
    return isThere && pickableIn(hex, view).length === 0 ? [hex] : []
  })
}

/** Where an event happened. */
function hexesIn(event: Event): readonly number[] {
  if ('to' in event && typeof event.to === 'number') return [event.to]
  return 'hex' in event && event.hex !== undefined ? [event.hex] : []
}
