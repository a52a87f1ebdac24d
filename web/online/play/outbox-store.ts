/** Commands that wait to be sent, in the browser's database. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeptCommand, OutboxStore } from './outbox'

interface Stores extends DBSchema {
  outbox: { key: string; value: KeptCommand }
}

let database: Promise<IDBPDatabase<Stores>> | undefined

function opened(): Promise<IDBPDatabase<Stores>> {
  database ??= openDB<Stores>('crownlands-online', 1, {
    upgrade: (db) => {
      db.createObjectStore('outbox', { keyPath: 'key' })
    },
    terminated: () => {
      database = undefined
    },
  })
  return database
}

export const outboxStore: OutboxStore = {
  all: async (code) => (await (await opened()).getAll('outbox')).filter((command) => command.code === code),
  put: async (command) => {
    await (await opened()).put('outbox', command)
  },
  remove: async (key) => {
    await (await opened()).delete('outbox', key)
  },
}
