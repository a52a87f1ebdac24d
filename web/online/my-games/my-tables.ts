/** What can be said of somebody's tables online: which comes first, whose turn it is, how long still. */
import type { Seat } from '@crownlands/core/game'
import type { MyTable } from '@crownlands/table/online'

/** Where a table stands, for whoever sits at it. */
export type Standing =
  /** It waits for whoever asks. */
  | { readonly kind: 'yours' }
  | { readonly kind: 'others'; readonly seats: readonly Seat[] }
  | { readonly kind: 'paused' }
  /** A bot plays on the seat. */
  | { readonly kind: 'stood-in' }
  /** It has not begun. */
  | { readonly kind: 'open'; readonly free: number }
  | { readonly kind: 'won' | 'shared' | 'lost'; readonly winners: readonly Seat[] }
  | { readonly kind: 'ended' }

export function standingOf(table: MyTable): Standing {
  const { status, outcome, mine, seats } = table
  switch (status) {
    case 'open':
      return { kind: 'open', free: seats.filter(({ taken }) => !taken).length }
    case 'ended':
      return { kind: 'ended' }
    case 'over': {
      const winners = outcome?.winners ?? []
      if (!mine.some((seat) => winners.includes(seat))) return { kind: 'lost', winners }
      return { kind: winners.length > 1 ? 'shared' : 'won', winners }
    }
    case 'running':
      if (table.pausedAt !== undefined) return { kind: 'paused' }
      if (table.myTurn) return { kind: 'yours' }
      if (mine.every((seat) => seats[seat]?.standIn !== undefined)) return { kind: 'stood-in' }
      return { kind: 'others', seats: table.toAct }
  }
}

export function isOver({ status }: Pick<MyTable, 'status'>): boolean {
  return status === 'over' || status === 'ended'
}

/** Those that wait first, the most urgent of them before the others; then those under way, those being laid, the past. */
export function inOrder(tables: readonly MyTable[], now: number): readonly MyTable[] {
  const urgency = (table: MyTable) => timeLeft(table, now) ?? Number.POSITIVE_INFINITY
  return tables.toSorted(
    (one, other) =>
      rank(one) - rank(other) || compare(urgency(one), urgency(other)) || lastChange(other) - lastChange(one),
  )
}

/** Infinities are equal. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other
}

function rank(table: MyTable): number {
  if (isOver(table)) return 3
  if (table.status === 'open') return 2
  return table.myTurn ? 0 : 1
}

/** When something last happened, as far as it is known without opening the table. */
export function lastChange({ endedAt, turnAt, startedAt, createdAt }: MyTable): number {
  return endedAt ?? turnAt ?? startedAt ?? createdAt
}

/** Milliseconds until the first of those who are to act has run out of time; undefined where no clock runs. */
export function timeLeft({ status, clock, pausedAt, toAct, turnAt, left }: MyTable, now: number): number | undefined {
  if (status !== 'running' || clock.type === 'none' || pausedAt !== undefined || turnAt === undefined) return undefined
  const shortest = Math.min(...toAct.map((seat) => left[seat] ?? Number.POSITIVE_INFINITY))
  return Number.isFinite(shortest) ? Math.max(0, shortest - (now - turnAt)) : undefined
}

/** What the line has told: these wait, and no others. */
export function withWaiting(tables: readonly MyTable[], waiting: readonly string[]): readonly MyTable[] {
  return tables.map((table) => {
    const myTurn = waiting.includes(table.code)
    return table.myTurn === myTurn ? table : { ...table, myTurn }
  })
}

/** Whether the line tells of something that the list does not know: then it is to be read again. */
export function isBehind(tables: readonly MyTable[], waiting: readonly string[]): boolean {
  const known = new Set(tables.filter(({ myTurn }) => myTurn).map(({ code }) => code))
  return waiting.length !== known.size || waiting.some((code) => !known.has(code))
}
