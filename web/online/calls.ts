/** What a table online has to say beside the game: how the line is, who is gone, what is asked. The most pressing comes first. */
import type { Seat } from '@crownlands/core/game'
import type { OpenQuestion, TableInfo } from '@crownlands/table/online'
import { isGone } from './sight'
import type { LineStatus } from './stream'
import type { OnlineState } from './table-line'

export type Call =
  | { readonly kind: 'line'; readonly status: 'reconnecting' | 'lost' }
  | { readonly kind: 'unsent' }
  | { readonly kind: 'found'; readonly outcome: NonNullable<OnlineState['found']> }
  | { readonly kind: 'own-seat'; readonly gone: 'left' | 'stand-in' }
  /** The reader has still to answer. */
  | { readonly kind: 'asked'; readonly question: OpenQuestion; readonly by: Seat }
  /** The reader has said yes, and others have still to answer. */
  | { readonly kind: 'waits'; readonly question: OpenQuestion; readonly for: readonly Seat[] }
  | { readonly kind: 'denied'; readonly question: OpenQuestion }
  /** Somebody has left, or run out of time once, and the others may decide. */
  | { readonly kind: 'left'; readonly seat: Seat; readonly since: number }
  | { readonly kind: 'missed'; readonly seat: Seat }
  | { readonly kind: 'paused' }
  | { readonly kind: 'trouble'; readonly which: 'bot' | 'rules' | 'damaged' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'watching' }
  | { readonly kind: 'elsewhere'; readonly tables: number }

export function callsOf(state: OnlineState, status: LineStatus): readonly Call[] {
  const { info, unsent, found, waiting } = state
  return [
    ...lineCalls(status, unsent !== undefined),
    ...(found === undefined ? [] : [{ kind: 'found', outcome: found } as const]),
    ...aroundCalls(info),
    ...(waiting.length === 0 ? [] : [{ kind: 'elsewhere', tables: waiting.length } as const]),
  ]
}

function lineCalls(status: LineStatus, isUnsent: boolean): readonly Call[] {
  if (status === 'lost') return [{ kind: 'line', status }]
  if (isUnsent) return [{ kind: 'unsent' }]
  return status === 'reconnecting' ? [{ kind: 'line', status }] : []
}

function aroundCalls(info: TableInfo): readonly Call[] {
  if (info.status === 'ended') return [{ kind: 'ended' }]
  if (info.status !== 'running') return []
  const own = ownSeat(info)
  const which = TROUBLES.find((one) => one === info.trouble)
  const trouble: readonly Call[] = which === undefined ? [] : [{ kind: 'trouble', which }]
  if (own === undefined) return [...trouble, { kind: 'watching' }]
  if (isGone(own)) return [{ kind: 'own-seat', gone: own.standIn === undefined ? 'left' : 'stand-in' }, ...trouble]
  const questions = info.questions.map((question) => questionCall(info, question, own.seat))
  const isAsked = (seat: Seat) => info.questions.some(({ what, about }) => what === 'stand-in' && about === seat)
  const gone = info.seats.flatMap((seat) => (isAsked(seat.seat) ? [] : goneCall(seat, own.seat)))
  const paused: readonly Call[] =
    info.pausedAt === undefined || info.questions.some(({ what }) => what === 'go-on') ? [] : [{ kind: 'paused' }]
  return [...questions, ...gone, ...paused, ...trouble]
}

const TROUBLES = ['bot', 'rules', 'damaged'] as const

function questionCall(info: TableInfo, question: OpenQuestion, own: Seat): Call {
  const { what, about, yes, no } = question
  if (no.length > 0) return { kind: 'denied', question }
  if (!yes.includes(own) && !(what === 'stand-in' && about === own))
    return { kind: 'asked', question, by: yes[0] ?? about }
  const here = info.seats.filter((seat) => isPlaying(seat) && !(what === 'stand-in' && seat.seat === about))
  return { kind: 'waits', question, for: here.map(({ seat }) => seat).filter((seat) => !yes.includes(seat)) }
}

function goneCall({ seat, leftAt, standIn, missed }: TableInfo['seats'][number], own: Seat): readonly Call[] {
  if (seat === own || standIn !== undefined) return []
  if (leftAt !== undefined) return [{ kind: 'left', seat, since: leftAt }]
  return missed === undefined ? [] : [{ kind: 'missed', seat }]
}

function isPlaying(seat: TableInfo['seats'][number]): boolean {
  return seat.bot === undefined && !isGone(seat)
}

/** The seat of whoever looks; undefined for one who only watches. */
export function ownSeat({ mine, seats }: TableInfo): TableInfo['seats'][number] | undefined {
  return mine[0] === undefined ? undefined : seats[mine[0]]
}
