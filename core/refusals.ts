/** Saying no. */
import type { Refusal } from './game'

/** `Refusal<Reason>` as a result checks that the reason is one of the game's own. */
export function refusal<Reason extends string>(
  clause: string,
  reason: Reason,
  facts?: Refusal['facts'],
): Refusal<Reason> {
  return facts === undefined ? { clause, reason } : { clause, reason, facts }
}
