import type { Refusal } from '@crownlands/core/game'
import type { Reason } from './state'

export function refusal(clause: string, reason: Reason, facts?: Refusal['facts']): Refusal {
  return facts === undefined ? { clause, reason } : { clause, reason, facts }
}
