/** The browser's database, or memory where there is none, as in some private windows. */

import { hostProblem } from '@crownlands/table/protocol'
import { MemoryStorage, type StoredPast, type TableStorage, type TableWrite } from '@crownlands/table/storage/storage'
import { IdbStorage } from './idb-storage'

export class BrowserStorage implements TableStorage {
  #chosen: Promise<TableStorage> | undefined

  async persistent(): Promise<boolean> {
    return (await this.#storage()).persistent()
  }

  async list(): Promise<readonly { readonly id: string; readonly value: unknown }[]> {
    return (await this.#storage()).list()
  }

  async head(id: string): Promise<unknown> {
    return (await this.#storage()).head(id)
  }

  async past(id: string, from: number, to: number): Promise<StoredPast> {
    return (await this.#storage()).past(id, from, to)
  }

  async write(write: TableWrite, before: number): Promise<void> {
    return (await this.#storage()).write(write, before)
  }

  async remove(id: string): Promise<void> {
    return (await this.#storage()).remove(id)
  }

  /** Chosen once: a table must not be in memory now and in the database later. */
  #storage(): Promise<TableStorage> {
    this.#chosen ??= choose().catch((error: unknown) => {
      this.#chosen = undefined
      throw error
    })
    return this.#chosen
  }
}

async function choose(): Promise<TableStorage> {
  if (typeof indexedDB === 'undefined') return new MemoryStorage()
  const database = new IdbStorage()
  try {
    await database.list()
    return database
  } catch (error) {
    // The tables are there, only out of reach for now: an empty table list would be a fright.
    if (hostProblem(error) !== 'storage-failed') throw error
    return new MemoryStorage()
  }
}
