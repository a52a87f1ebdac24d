/** Where tables are kept. Values that come out are unknown until `readStored` has looked at them. */
import { HostError } from './host-error'
import { revisionOf, type StoredTable } from './stored-table'

export interface TableStorage {
  /** Whether tables outlive the page. */
  persistent(): Promise<boolean>
  list(): Promise<readonly { readonly id: string; readonly value: unknown }[]>
  get(id: string): Promise<unknown>
  /** Rejects with `changed-elsewhere`, and stores nothing, unless `before` is the revision there (0: none). */
  put(table: StoredTable, before: number): Promise<void>
  remove(id: string): Promise<void>
}

export function changedElsewhere(): HostError {
  return new HostError('changed-elsewhere', 'The table was changed in another window.')
}

/** For tests, and for browsers that let nothing be stored. */
export class MemoryStorage implements TableStorage {
  readonly #values = new Map<string, unknown>()

  async persistent(): Promise<boolean> {
    return false
  }

  async list(): Promise<readonly { readonly id: string; readonly value: unknown }[]> {
    return [...this.#values].map(([id, value]) => ({ id, value: structuredClone(value) }))
  }

  async get(id: string): Promise<unknown> {
    return structuredClone(this.#values.get(id))
  }

  async put(table: StoredTable, before: number): Promise<void> {
    if (revisionOf(this.#values.get(table.id)) !== before) throw changedElsewhere()
    this.#values.set(table.id, structuredClone(table))
  }

  async remove(id: string): Promise<void> {
    this.#values.delete(id)
  }
}
