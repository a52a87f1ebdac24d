/** What a table online has to say beside the game: how the line is, who is gone, what is asked. The most pressing comes first. */
import type { Seat } from '@crownlands/core/game'
import type { Agreement, OpenQuestion, TableIncident, TableInfo } from '@crownlands/table/online'
import { isGone } from '../play/sync'
import type { OnlineState } from '../play/table-line'
import { seatsOfAway } from '../seat-link/seats-to-hand'
import type { LineStatus } from '../stream/stream'

export type Notice =
  | { readonly kind: 'line'; readonly status: 'reconnecting' | 'lost' }
  | { readonly kind: 'unsent' }
  | { readonly kind: 'found'; readonly outcome: NonNullable<OnlineState['found']> }
  | { readonly kind: 'own-seat'; readonly gone: 'left' | 'stand-in' | 'out-of-time' }
  /** The reader has still to answer. */
  | { readonly kind: 'asked'; readonly question: OpenQuestion; readonly by: Seat }
  /** The reader has said yes, and others have still to answer. */
  | { readonly kind: 'waits'; readonly question: OpenQuestion; readonly for: readonly Seat[] }
  | { readonly kind: 'denied'; readonly question: OpenQuestion }
  /** Somebody has left, or run out of time once, and the others may decide. */
  | { readonly kind: 'left'; readonly seat: Seat; readonly since: number }
  | { readonly kind: 'missed'; readonly seat: Seat }
  /** Somebody counts as gone: seen last then. */
  | { readonly kind: 'away'; readonly seat: Seat; readonly since: number }
  /** Somebody else has the reader's seat, by a link. */
  | { readonly kind: 'lost-seat'; readonly seat: Seat }
  /** Somebody's time has just run out; the reader's own, say. */
  | {
      readonly kind: 'flag'
      readonly whose: 'own' | 'other'
      readonly incident: TableIncident
      readonly standIn: boolean
    }
  /** The clocks of these have ended the game. */
  | { readonly kind: 'out-of-time'; readonly seats: readonly Seat[] }
  | { readonly kind: 'paused' }
  | { readonly kind: 'trouble'; readonly which: 'bot' | 'rules' | 'damaged' }
  | { readonly kind: 'ended' }
  /** The reader may be one of the players, in a browser that does not know them. */
  | { readonly kind: 'watching'; readonly mayPlay: boolean }
  | { readonly kind: 'elsewhere'; readonly tables: number }

/** How long a flag fall is announced to those who do not say that they have read it, in milliseconds. */
export const FLAG_SHOWN_MS = 60_000

/** `now`: the server's time. */
export function noticesOf(state: OnlineState, status: LineStatus, now: number): readonly Notice[] {
  const { unsent, found, waiting } = state
  return [
    ...lineNotices(status, unsent !== undefined),
    ...(found === undefined ? [] : [{ kind: 'found', outcome: found } as const]),
    ...noticesAround(state, now),
    ...(waiting.length === 0 ? [] : [{ kind: 'elsewhere', tables: waiting.length } as const]),
  ]
}

function lineNotices(status: LineStatus, isUnsent: boolean): readonly Notice[] {
  if (status === 'lost') return [{ kind: 'line', status }]
  if (isUnsent) return [{ kind: 'unsent' }]
  return status === 'reconnecting' ? [{ kind: 'line', status }] : []
}

function noticesAround(state: OnlineState, now: number): readonly Notice[] {
  const { info, sight } = state
  if (info.status === 'ended') return [{ kind: 'ended' }]
  const late = sight?.step.outcome?.outOfTime
  if (late !== undefined) return [{ kind: 'out-of-time', seats: late }]
  if (info.status !== 'running') return []
  const own = ownSeat(info)
  const which = TROUBLES.find((one) => one === info.trouble)
  const trouble: readonly Notice[] = which === undefined ? [] : [{ kind: 'trouble', which }]
  const flag = flagNotice(state, now)
  if (own === undefined) {
    const [lost] = info.lost
    if (lost !== undefined) return [{ kind: 'lost-seat', seat: lost }, ...flag, ...trouble]
    return [...flag, ...trouble, { kind: 'watching', mayPlay: seatsOfAway(info, state.present.here).length > 0 }]
  }
  if (isGone(own)) return [{ kind: 'own-seat', gone: whyGone(info, own) }, ...trouble]
  const toAct = sight?.step.toAct ?? []
  const questions = info.questions.map((question) => questionNotice(info, question, own.seat))
  const isAsked = (seat: Seat) => info.questions.some(({ what, about }) => what === 'stand-in' && about === seat)
  const gone = info.seats.flatMap((seat) => (isAsked(seat.seat) ? [] : goneCall(seat, own.seat, toAct)))
  const paused: readonly Notice[] =
    info.pausedAt === undefined || info.questions.some(({ what }) => what === 'go-on') ? [] : [{ kind: 'paused' }]
  const isSaid = gone.some((notice) => 'seat' in notice && notice.seat === flag[0]?.incident.seat)
  return [...questions, ...gone, ...(isSaid ? [] : flag), ...paused, ...trouble]
}

/** The newest flag fall, unless it was long ago or the reader has said that it is read. */
function flagNotice(
  { info, flagRead }: OnlineState,
  now: number,
): readonly Extract<Notice, { readonly kind: 'flag' }>[] {
  const incident = info.incidents.findLast(({ what }) => what === 'time-out')
  if (incident === undefined || incident.at === flagRead || now - incident.at >= FLAG_SHOWN_MS) return []
  const whose = info.mine.includes(incident.seat) ? 'own' : 'other'
  return [{ kind: 'flag', whose, incident, standIn: info.seats[incident.seat]?.standIn !== undefined }]
}

function whyGone({ incidents }: TableInfo, own: TableInfo['seats'][number]): 'left' | 'stand-in' | 'out-of-time' {
  if (own.standIn === undefined) return 'left'
  const why = incidents.findLast(({ what, seat }) => seat === own.seat && (what === 'time-out' || what === 'left'))
  return why?.what === 'time-out' ? 'out-of-time' : 'stand-in'
}

const TROUBLES = ['bot', 'rules', 'damaged'] as const

function questionNotice(info: TableInfo, question: OpenQuestion, own: Seat): Notice {
  const { what, about, yes, no } = question
  if (no.length > 0) return { kind: 'denied', question }
  if (!yes.includes(own) && !(what === 'stand-in' && about === own))
    return { kind: 'asked', question, by: yes[0] ?? about }
  const here = info.seats.filter((seat) => isAsked(seat, what) && !(what === 'stand-in' && seat.seat === about))
  return { kind: 'waits', question, for: here.map(({ seat }) => seat).filter((seat) => !yes.includes(seat)) }
}

function goneCall(
  { seat, leftAt, goneAt, standIn, missed }: TableInfo['seats'][number],
  own: Seat,
  toAct: readonly Seat[],
): readonly Notice[] {
  if (seat === own || standIn !== undefined) return []
  if (leftAt !== undefined) return [{ kind: 'left', seat, since: leftAt }]
  // As long as nobody waits for them they may be where they like.
  if (goneAt !== undefined) return toAct.includes(seat) ? [{ kind: 'away', seat, since: goneAt }] : []
  return missed === undefined ? [] : [{ kind: 'missed', seat }]
}

function isPlaying(seat: TableInfo['seats'][number]): boolean {
  return seat.bot === undefined && !isGone(seat)
}

/** T-L4: whoever is gone is not asked, but to go on after a pause; nor are programs. */
function isAsked(seat: TableInfo['seats'][number], what: Agreement): boolean {
  return isPlaying(seat) && seat.player?.kind !== 'bot' && (what === 'go-on' || seat.goneAt === undefined)
}

/** The seat of whoever looks; undefined for one who only watches. */
export function ownSeat({ mine, seats }: TableInfo): TableInfo['seats'][number] | undefined {
  return mine[0] === undefined ? undefined : seats[mine[0]]
}
