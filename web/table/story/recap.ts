/** What others did since somebody's last turn. */
import type { GameEvent, Seat, Viewer } from '@crownlands/core/game'
import type { News } from '@crownlands/kit/room-ui'
import type { Told } from '../flow/told'
import { type StoryEntry, seatOf } from './story'

/** What one seat did in one step: from, up to but without to. What came of it, a scoring or a deal, is nobody's doing. */
interface Doing {
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

function doingsOf({ starts, events }: Pick<Told, 'starts' | 'events'>): readonly Doing[] {
  return starts.flatMap((from, step) => {
    const own = events.slice(from, starts[step + 1] ?? events.length)
    const seat = own[0] === undefined ? undefined : seatOf(own[0])
    if (seat === undefined) return []
    const after = own.findIndex((event) => seatOf(event) !== seat)
    return [{ seat, from, to: after < 0 ? from + own.length : from + after }]
  })
}

/** After the viewer's last doing before others did something: the turn under way is not news. */
export function othersSince(told: Pick<Told, 'starts' | 'events'>, viewer: Viewer): readonly Doing[] {
  const doings = doingsOf(told)
  const last = doings.findLastIndex(({ seat }) => seat !== viewer)
  const before = doings.slice(0, last + 1).findLastIndex(({ seat }) => seat === viewer)
  // Before the first turn of all there is nothing that anybody could have missed.
  return viewer === 'spectator' || before < 0 ? [] : doings.slice(before + 1, last + 1)
}

/** In entries, one for all that a seat did in a row. */
export function recapOf(
  events: readonly GameEvent[],
  doings: readonly Doing[],
  tell: (event: GameEvent) => readonly string[],
): readonly StoryEntry[] {
  const entries: StoryEntry[] = []
  for (const { seat, from, to } of doings) {
    const lines = events.slice(from, to).flatMap(tell)
    const last = entries.at(-1)
    if (last?.seat === seat) entries[entries.length - 1] = { ...last, to, lines: [...last.lines, ...lines] }
    else entries.push({ seat, from, to, lines, scoring: undefined })
  }
  return entries
}

/** Where the game itself says what is news: by place. */
export function asEntries(news: readonly News[]): readonly StoryEntry[] {
  return news.map(({ place, seat, lines }, i) => ({
    from: i,
    to: i,
    seat,
    scoring: undefined,
    lines,
    ...(place !== undefined && { heading: place }),
  }))
}
