/** Why there is no database. */
import type { OfflineReason } from '@crownlands/table/online'
import { isDatabaseAway } from './away'

/** What everybody may read: no host, port, user or path. */
export const OFFLINE: Readonly<Record<OfflineReason, string>> = {
  starting: 'The database is starting.',
  unreachable: 'The database does not answer.',
  refused: 'The database does not let this server in.',
  failed: 'The database cannot be used; the log says why.',
  newer: 'The database belongs to a newer version of Crownlands: this server must be updated.',
  unsupported:
    'There is no embedded database for this machine: the server needs one of its own, named by DATABASE_URL.',
  ending: 'The server is ending.',
}

/** Nothing but another start of the server mends these. A wrong password or a full disk may be mended meanwhile. */
export function isFinal(reason: OfflineReason): boolean {
  return reason === 'newer' || reason === 'unsupported' || reason === 'ending'
}

/** Says for the operator what is wrong, and what to do. */
export class DatabaseProblem extends Error {
  readonly reason: OfflineReason

  constructor(message: string, reason: OfflineReason = 'failed') {
    super(message)
    this.reason = reason
  }
}

/** PostgreSQL's codes: 57P03 cannot connect now, 28 invalid authorization, 3D000 no such database, 42501 insufficient privilege. */
export function offlineReason(error: unknown): OfflineReason {
  if (error instanceof DatabaseProblem) return error.reason
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === '57P03') return 'starting'
  if (/^(28|3D000|42501)/.test(code)) return 'refused'
  const isNetwork = /^(ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN)$/.test(code)
  return isNetwork || isDatabaseAway(error) ? 'unreachable' : 'failed'
}
