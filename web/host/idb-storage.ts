/** Tables in the browser's database. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { HostError } from './host-error'
import { changedElsewhere, type TableStorage } from './storage'
import { revisionOf, type StoredTable } from './stored-table'

const NAME = 'crownlands'
/** Raised, with a step in `upgrade`, whenever the stores change; tables have a version of their own. */
const VERSION = 1

interface Stores extends DBSchema {
  /** By id; the key is not part of the value, so that even a damaged value can be named and removed. */
  tables: { key: string; value: unknown }
}

export class IdbStorage implements TableStorage {
  #database: Promise<IDBPDatabase<Stores>> | undefined

  async persistent(): Promise<boolean> {
    return true
  }

  async list(): Promise<Entries> {
    return this.#use((database) => readTogether(database).catch(() => readOneByOne(database)))
  }

  async get(id: string): Promise<unknown> {
    return this.#use((database) => database.get('tables', id))
  }

  async put(table: StoredTable, before: number): Promise<void> {
    return this.#use(async (database) => {
      const change = database.transaction('tables', 'readwrite')
      const isSame = revisionOf(await change.store.get(table.id)) === before
      await Promise.all([isSame ? change.store.put(table, table.id) : undefined, change.done])
      if (!isSame) throw changedElsewhere()
    })
  }

  async remove(id: string): Promise<void> {
    return this.#use((database) => database.delete('tables', id))
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
      upgrade: (database) => {
        database.createObjectStore('tables')
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

function storageError(error: unknown): HostError {
  const name = error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return new HostError('storage-full', 'The browser has no room left to save.')
  if (name === 'VersionError') return new HostError('storage-newer', 'A newer version of the app keeps the tables.')
  return new HostError('storage-failed', `The browser could not save or read: ${name}.`)
}
