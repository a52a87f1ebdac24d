/** A PostgreSQL of the system, beside the embedded one: Debian's, which is the oldest that a server may be given. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Debian keeps them apart, by version. */
const BASE = '/usr/lib/postgresql'

/** The folder of its programs. Undefined: none is installed. */
export function systemPostgres(): string | undefined {
  const versions = existsSync(BASE) ? readdirSync(BASE) : []
  const [oldest] = versions.map(Number).toSorted((a, b) => a - b)
  return oldest === undefined ? undefined : join(BASE, String(oldest), 'bin')
}
