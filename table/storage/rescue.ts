/**
 * What is stored of a table that cannot be opened, as a file for whoever may mend it.
 *
 * Like a record it holds the seed, and with it every secret of the match (T-R1). A table that is mended goes on, so
 * being damaged is no end: of several people none gets the file before the match is over. Where nobody can tell any
 * more who sits there, it stays too. The document itself is asked, although it is damaged: whoever could forge it here
 * could as well read it here.
 */
import { isObject } from '@crownlands/core/json'
import { RESCUED_FORMAT } from '@crownlands/core/record'

/** Undefined when it must stay where it is. */
export function rescueFile(stored: unknown, rows: readonly unknown[]): string | undefined {
  if (!mayLeave(stored)) return undefined
  const about = 'What a browser had stored of a table that Crownlands could not open. This is not a record of a match.'
  return `${JSON.stringify({ format: RESCUED_FORMAT, version: 2, about, stored, rows }, undefined, 2)}\n`
}

function mayLeave(stored: unknown): boolean {
  if (!isObject(stored) || !isObject(stored.plan) || !Array.isArray(stored.plan.seats)) return false
  const seats: readonly unknown[] = stored.plan.seats
  const people = seats.filter((seat) => !isObject(seat) || typeof seat.bot !== 'string')
  return people.length <= 1 || isObject(stored.outcome)
}
