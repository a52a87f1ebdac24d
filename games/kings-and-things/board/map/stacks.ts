/** Who stands in a hex, as far as a viewer may know. */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import type { ArmyCounter, Creature } from '../../content'
import { isReal } from '../../rules/support'
import { seenState } from '../../rules/view/seen-state'
import { HIDDEN, type Seen, type View } from '../../rules/view/view'

export interface StackCounter {
  readonly what: Seen<ArmyCounter>
  /** KT-U: told of the viewer's own creatures and of those that lie face up. Characters are always real. */
  readonly standing: 'real' | 'bluff' | 'unknown'
  readonly faceUp: boolean
}

export interface Stack {
  readonly seat: Seat
  readonly size: number
  readonly counters: readonly StackCounter[]
  /** KT-H8: what was seen there once and may still be there. */
  readonly seen: readonly Creature[]
}

/** The stacks in a hex by seat, those that are being moved through it included. */
export function stacksIn(view: View, hex: number): readonly Stack[] {
  return view.players.flatMap((_, seat) => {
    const counters = countersOf(view, hex, seat)
    return counters.length === 0 ? [] : [{ seat, size: counters.length, counters, seen: seenIn(view, hex, seat) }]
  })
}

function countersOf(view: View, hex: number, seat: Seat): readonly StackCounter[] {
  const army = at(view.hexes, hex).armies.find((one) => one.seat === seat)
  const standing = (what: Seen<ArmyCounter>) => standingOf(view, hex, seat, what)
  const moving = groupIn(view, hex, seat)
  return [
    ...view.pool.flatMap(({ shows, at: where }) =>
      where?.hex === hex && where.seat === seat && !moving.includes(shows)
        ? [{ what: shows, standing: 'real' as const, faceUp: true }]
        : [],
    ),
    ...(army?.up ?? []).map((what) => ({ what, standing: standing(what), faceUp: true })),
    ...(army?.down ?? []).map((what) => ({ what, standing: standing(what), faceUp: false })),
    ...moving.map((what) => ({ what, standing: standing(what), faceUp: false })),
  ]
}

/** Creatures that are being moved are in no army meanwhile (KT-M13). */
function groupIn({ tasks }: View, hex: number, seat: Seat): readonly Seen<ArmyCounter>[] {
  const move = tasks.find((task) => task.type === 'move')
  return move?.seat === seat && move.at === hex ? move.group.map(({ counter }) => counter) : []
}

function standingOf(view: View, hex: number, seat: Seat, what: Seen<ArmyCounter>): StackCounter['standing'] {
  if (what === HIDDEN) return 'unknown'
  if (view.pool.some(({ shows }) => shows === what)) return 'real'
  return isReal(seenState(view), hex, seat, what as Creature) ? 'real' : 'bluff'
}

function seenIn(view: View, hex: number, seat: Seat): readonly Creature[] {
  return seat === view.viewer
    ? []
    : view.seen.filter((memory) => memory.seat === seat && memory.hex === hex).map(({ creature }) => creature)
}
