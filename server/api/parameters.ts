/** Parameters in addresses. */
import type { Seat } from '@crownlands/core/game'
import { type Cursor, parseCursor } from '@crownlands/table/position'
import type { FastifyRequest } from 'fastify'
import { ApiProblem } from './problems'

export type CodeRequest = FastifyRequest<{ Params: { code: string } }>
export type SeatRequest = FastifyRequest<{ Params: { code: string; seat: string } }>

/** A query parameter that may occur only once. */
export function given(query: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = query[name]
  if (value === undefined || typeof value === 'string') return value
  throw new ApiProblem(400, 'bad-request', `"${name}" occurs more than once.`)
}

export function seatNumber(text: string): Seat {
  if (/^\d$/.test(text)) return Number(text)
  throw new ApiProblem(404, 'no-such-seat', 'The table has no such seat.')
}

/** The cursor of what a reader has seen: `41.2`. */
export function cursor(text: string | undefined): Cursor | undefined {
  if (text === undefined || parseCursor(text) !== undefined) return text
  throw new ApiProblem(400, 'bad-request', 'Not a cursor. A cursor looks like 41.2.')
}

export function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new ApiProblem(400, 'bad-request', `"${text.slice(0, 20)}" is not an integer.`)
}
