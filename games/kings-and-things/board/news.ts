/** What happened since the viewer's last part: hex by hex, what was taken from the viewer first, then what else was. */
import type { Seat } from '@crownlands/core/game'
import type { Event } from '../rules/happenings'
import type { View } from '../rules/view/view'

/** What is news, in the hex where it happened. */
const IN_HEXES = [
  'hex-taken',
  'fort-changed',
  'income-lost',
  'income-removed',
  'terrain-changed',
  'lost',
  'battle-ended',
  'explored',
  'built',
  'assassinated',
  'retreated',
  'cloud',
] as const satisfies readonly Event['type'][]
/** And what happened to a player, wherever that is. */
const ANYWHERE = ['stole', 'defected', 'fled', 'event-played', 'out'] as const satisfies readonly Event['type'][]

export interface HexNews {
  /** Undefined: nowhere in particular. */
  readonly hex: number | undefined
  readonly seat: Seat | undefined
  readonly events: readonly Event[]
}

export function newsOf(view: View, events: readonly Event[]): readonly HexNews[] {
  const { viewer } = view
  const last = events.findLastIndex((event) => event.type === 'part-ended' && event.seat === viewer)
  if (viewer === 'spectator' || last < 0) return []
  const byHex = new Map<number | undefined, Event[]>()
  for (const event of events.slice(last + 1)) {
    if (!isNews(event, viewer)) continue
    const hex = hexOf(event)
    byHex.set(hex, [...(byHex.get(hex) ?? []), event])
  }
  return [...byHex]
    .map(([hex, here]) => ({ hex, seat: doerOf(here), events: here }))
    .toSorted((a, b) => gravity(a, view) - gravity(b, view))
}

/** Nobody needs to hear what they did themselves. */
function isNews(event: Event, viewer: Seat): boolean {
  const { type } = event
  if (type === 'lost') return true
  if ('seat' in event && event.seat === viewer && type !== 'fled') return false
  return [...IN_HEXES, ...ANYWHERE].some((one) => one === type)
}

function hexOf(event: Event): number | undefined {
  if (event.type === 'retreated') return event.from
  return 'hex' in event ? event.hex : undefined
}

/** Who took the hex, else who did the last thing there. */
function doerOf(events: readonly Event[]): Seat | undefined {
  const done = events.findLast(({ type }) => type === 'hex-taken') ?? events.findLast((event) => 'seat' in event)
  return done !== undefined && 'seat' in done ? done.seat : undefined
}

/** From what was taken from the viewer down to what others did among themselves. */
function gravity({ hex, events }: HexNews, { viewer, hexes }: View): number {
  const taken = events.filter((event) => event.type === 'hex-taken')
  if (taken.some(({ from }) => from === viewer)) return 0
  const isViewers = hex !== undefined && hexes[hex]?.owner === viewer
  if (isViewers || events.some((event) => concerns(event, viewer))) return 1
  return taken.some(({ from }) => from !== undefined) ? 2 : 3
}

function concerns(event: Event, viewer: View['viewer']): boolean {
  if (event.type === 'stole' || event.type === 'assassinated') return event.other === viewer
  if (event.type === 'defected') return event.from === viewer
  return event.type === 'lost' && event.seat === viewer
}
