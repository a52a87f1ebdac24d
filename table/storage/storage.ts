/** Where the tables of a device are kept. What comes out is unknown until `stored-table.ts` has looked at it. */
import { HostError } from '../host-error'
import { type LogRow, revisionOf, type StoredSnapshot, type TableHead } from './stored-table'

/** A part of a match: a snapshot, unless it begins at the start, and the rows that follow it. */
export interface StoredPast {
  readonly snapshot: unknown
  readonly rows: readonly unknown[]
}

/** What one write adds. */
export interface TableWrite {
  readonly head: TableHead
  readonly rows: readonly LogRow[]
  readonly snapshots: readonly StoredSnapshot[]
}

export interface TableStorage {
  /** Whether tables outlive the page. */
  persistent(): Promise<boolean>
  /** The heads. */
  list(): Promise<readonly { readonly id: string; readonly value: unknown }[]>
  head(id: string): Promise<unknown>
  /** The last snapshot that has at most `from` steps, and the rows from there on that begin before step `to`. */
  past(id: string, from: number, to: number): Promise<StoredPast>
  /** All or nothing. Rejects with `changed-elsewhere` unless `before` is the revision there (0: none). */
  write(write: TableWrite, before: number): Promise<void>
  remove(id: string): Promise<void>
}

export function changedElsewhere(): HostError {
  return new HostError('changed-elsewhere', 'The table was changed in another window.')
}

interface Kept {
  head: unknown
  readonly rows: LogRow[]
  readonly snapshots: StoredSnapshot[]
}

/** For tests, and for browsers that let nothing be stored. */
export class MemoryStorage implements TableStorage {
  readonly #tables = new Map<string, Kept>()

  async persistent(): Promise<boolean> {
    return false
  }

  async list(): Promise<readonly { readonly id: string; readonly value: unknown }[]> {
    return [...this.#tables].map(([id, { head }]) => ({ id, value: structuredClone(head) }))
  }

  async head(id: string): Promise<unknown> {
    return structuredClone(this.#tables.get(id)?.head)
  }

  async past(id: string, from: number, to: number): Promise<StoredPast> {
    const kept = this.#tables.get(id)
    const snapshot = kept?.snapshots.findLast(({ steps }) => steps <= from)
    const begin = snapshot?.steps ?? 0
    const rows = kept?.rows.filter(({ after }) => after >= begin && after < to) ?? []
    return structuredClone({ snapshot, rows })
  }

  async write({ head, rows, snapshots }: TableWrite, before: number): Promise<void> {
    const kept = this.#tables.get(head.id) ?? { head: undefined, rows: [], snapshots: [] }
    if (revisionOf(kept.head) !== before) throw changedElsewhere()
    kept.head = structuredClone(head)
    kept.rows.push(...structuredClone(rows))
    kept.snapshots.push(...structuredClone(snapshots))
    this.#tables.set(head.id, kept)
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id)
  }
}
