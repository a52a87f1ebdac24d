/** Tables in the browser's database. */
import { HostError } from '@crownlands/table/host-error'
import {
  changedElsewhere,
  type StoredPast,
  type TableStorage,
  type TableWrite,
} from '@crownlands/table/storage/storage'
import { revisionOf } from '@crownlands/table/storage/stored-table'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { firstVersion } from './first-version'

const NAME = 'crownlands'
/** Raised, with a step in `upgrade`, whenever the stores change; tables have a version of their own. */
const VERSION = 2

interface Stores extends DBSchema {
  /** The heads by id; the key is not part of the value, so that even a damaged value can be named and removed. */
  tables: { key: string; value: unknown }
  /** The final actions, by table and by how many were before. */
  log: { key: [id: string, after: number]; value: unknown }
  /** By table and by how many actions were before. */
  snapshots: { key: [id: string, steps: number]; value: unknown }
}
const STORES = ['tables', 'log', 'snapshots'] as const

export class IdbStorage implements TableStorage {
  #database: Promise<IDBPDatabase<Stores>> | undefined

  async persistent(): Promise<boolean> {
    return true
  }

  async list(): Promise<Entries> {
    return this.#use((database) => readTogether(database).catch(() => readOneByOne(database)))
  }

  async head(id: string): Promise<unknown> {
    return this.#use((database) => database.get('tables', id))
  }

  async past(id: string, from: number, to: number): Promise<StoredPast> {
    return this.#use(async (database) => {
      const reading = database.transaction(['log', 'snapshots'])
      const snapshots = reading.objectStore('snapshots')
      const cursor = from < 0 ? null : await snapshots.openCursor(upTo(id, from), 'prev')
      const begin = cursor?.key[1] ?? 0
      const rows = begin < to ? await reading.objectStore('log').getAll(between(id, begin, to)) : []
      return { snapshot: cursor?.value, rows }
    })
  }

  async write({ head, rows, snapshots }: TableWrite, before: number): Promise<void> {
    return this.#use(async (database) => {
      const change = database.transaction(STORES, 'readwrite')
      const tables = change.objectStore('tables')
      const isSame = revisionOf(await tables.get(head.id)) === before
      const writing = isSame
        ? [
            tables.put(head, head.id),
            ...rows.map((row) => change.objectStore('log').put(row, [head.id, row.after])),
            ...snapshots.map((one) => change.objectStore('snapshots').put(one, [head.id, one.steps])),
          ]
        : []
      await Promise.all([...writing, change.done])
      if (!isSame) throw changedElsewhere()
    })
  }

  async remove(id: string): Promise<void> {
    return this.#use(async (database) => {
      const change = database.transaction(STORES, 'readwrite')
      await Promise.all([
        change.objectStore('tables').delete(id),
        change.objectStore('log').delete(upTo(id, Number.POSITIVE_INFINITY)),
        change.objectStore('snapshots').delete(upTo(id, Number.POSITIVE_INFINITY)),
        change.done,
      ])
    })
  }

  async #use<T>(work: (database: IDBPDatabase<Stores>) => Promise<T>): Promise<T> {
    try {
      return await work(await this.#opened())
    } catch (error) {
      throw error instanceof HostError ? error : storageError(error)
    }
  }

  #opened(): Promise<IDBPDatabase<Stores>> {
    this.#database ??= openDatabase(() => {
      this.#database = undefined
    }).catch((error: unknown) => {
      this.#database = undefined
      throw error
    })
    return this.#database
  }
}

function upTo(id: string, count: number): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, count])
}

function between(id: string, from: number, to: number): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, to], false, true)
}

type Entries = readonly { readonly id: string; readonly value: unknown }[]

async function readTogether(database: IDBPDatabase<Stores>): Promise<Entries> {
  const { store } = database.transaction('tables')
  const [ids, values] = await Promise.all([store.getAllKeys(), store.getAll()])
  return ids.map((id, i) => ({ id, value: values[i] }))
}

/**
 * One table that the browser cannot read must not hide the others: it comes out as nothing, as a damaged one does. When
 * none can be read it is the storage that is unwell.
 */
async function readOneByOne(database: IDBPDatabase<Stores>): Promise<Entries> {
  const ids = await database.getAllKeys('tables')
  const read = await Promise.allSettled(ids.map((id) => database.get('tables', id)))
  const failed = read.filter((one) => one.status === 'rejected')
  if (failed[0] !== undefined && failed.length === ids.length) throw failed[0].reason
  return ids.map((id, i) => ({ id, value: read[i]?.status === 'fulfilled' ? read[i].value : undefined }))
}

function openDatabase(onClose: () => void): Promise<IDBPDatabase<Stores>> {
  return new Promise((resolve, reject) => {
    let isBlocked = false
    const opening = openDB<Stores>(NAME, VERSION, {
      upgrade: (database, before, _now, change) => {
        if (before < 1) database.createObjectStore('tables')
        database.createObjectStore('log')
        database.createObjectStore('snapshots')
        // Not awaited: the database is not open before all of this change is done, or none of it.
        if (before === 1) void splitTables(change).catch(() => change.abort())
      },
      blocked: () => {
        isBlocked = true
        reject(new HostError('storage-blocked', 'Another window with an older version of the app is in the way.'))
      },
      // A newer version in another window waits for this one to let go.
      blocking: (_current, _blocked, event) => {
        onClose()
        if (event.target instanceof IDBDatabase) event.target.close()
      },
      terminated: onClose,
    })
    opening.then((database) => (isBlocked ? database.close() : resolve(database)), reject)
  })
}

/** In version 1 a table was one value with all its actions. What cannot be read is left as it is: it stays in the list. */
async function splitTables(
  change: IDBPTransaction<Stores, ('tables' | 'log' | 'snapshots')[], 'versionchange'>,
): Promise<void> {
  const tables = change.objectStore('tables')
  for (const id of await tables.getAllKeys()) {
    const split = firstVersion(await tables.get(id))
    if (split === undefined) continue
    await tables.put(split.head, id)
    for (const row of split.rows) await change.objectStore('log').put(row, [id, row.after])
  }
}

function storageError(error: unknown): HostError {
  const name = error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return new HostError('storage-full', 'The browser has no room left to save.')
  if (name === 'VersionError') return new HostError('storage-newer', 'A newer version of the app keeps the tables.')
  return new HostError('storage-failed', `The browser could not save or read: ${name}.`)
}
