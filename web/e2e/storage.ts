/** What a browser keeps of tables, changed behind the app's back. */
import type { BrowserContext, Page } from '@playwright/test'

export type Damage = 'an illegal action' | 'a missing field' | 'other rules' | 'a game that is not here'

/** Changes every stored table. The page must be one of the app's that has laid a table. */
export async function damageTables(page: Page, damage: Damage): Promise<void> {
  await page.evaluate(async (how) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await asked(indexedDB.open('crownlands'))
    const change = database.transaction(['tables', 'log'], 'readwrite')
    const store = change.objectStore('tables')
    for (const key of await asked(store.getAllKeys())) {
      const table = (await asked(store.get(key))) as Record<string, unknown> & { plan: Record<string, unknown> }
      if (how === 'an illegal action') {
        table.final = 1
        const actions = [{ seat: 0, action: { type: 'castle', rank: 9, space: 0 } }]
        await asked(change.objectStore('log').put({ after: 0, actions }, [key, 0]))
      }
      if (how === 'a missing field') delete table.chance
      if (how === 'other rules') table.rules = 99
      if (how === 'a game that is not here') table.plan.game = 'chess'
      // Another window that goes on with a table raises this too.
      table.revision = Number(table.revision) + 1
      await asked(store.put(table, key))
    }
    database.close()
  }, damage)
}

/** Puts the tables back into the storage of the first version of the app, where each was one value. */
export async function storeAsFirstVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await asked(indexedDB.open('crownlands'))
    const reading = database.transaction(['tables', 'log'])
    const heads = (await asked(reading.objectStore('tables').getAll())) as Record<string, unknown>[]
    const rows = (await asked(reading.objectStore('log').getAll())) as { actions: unknown[] }[]
    const keys = (await asked(reading.objectStore('log').getAllKeys())) as [string, number][]
    const tables = heads.map(({ draft, draftChanges: _, keys: __, isQuestion: ___, ...head }) => {
      const final = rows.filter((_row, i) => keys[i]?.[0] === head.id).flatMap(({ actions }) => actions)
      const shown = { seats: [0, 0], spectator: 0 }
      return { ...head, version: 1, actions: [...final, ...(draft as unknown[])], shown }
    })
    database.close()
    await asked(indexedDB.deleteDatabase('crownlands'))
    const opening = indexedDB.open('crownlands', 1)
    opening.onupgradeneeded = () => {
      const store = opening.result.createObjectStore('tables')
      for (const table of tables) store.put(table, (table as unknown as { id: string }).id)
    }
    const first = await asked(opening)
    first.close()
  })
}

/** From now on the workers of the context's pages do what `breakStorage` and `mendStorage` tell them. */
export function withBreakableStorage(context: BrowserContext): Promise<void> {
  return beforeHost(
    context,
    `let broken
    const channel = new BroadcastChannel('test-storage')
    channel.onmessage = ({ data }) => { broken = data; channel.postMessage('heard') }
    for (const name of ['get', 'getAll']) {
      const read = IDBObjectStore.prototype[name]
      IDBObjectStore.prototype[name] = function (...query) {
        const fails = broken === 'every table' || (broken !== undefined && (name === 'getAll' || broken === query[0]))
        if (fails) throw new DOMException('The disk is unwell.', 'UnknownError')
        return read.apply(this, query)
      }
    }`,
  )
}

/** As in some private windows. */
export function withoutStorage(context: BrowserContext): Promise<void> {
  return beforeHost(context, "Object.defineProperty(self, 'indexedDB', { value: undefined })")
}

async function beforeHost(context: BrowserContext, script: string): Promise<void> {
  await context.route(/host-worker.*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `{ ${script} }\n${await response.text()}` })
  })
}

/** Every table, or the one with this id, cannot be read; nor can they be read together. */
export function breakStorage(page: Page, which = 'every table'): Promise<void> {
  return tell(page, which)
}

export function mendStorage(page: Page): Promise<void> {
  return tell(page, undefined)
}

async function tell(page: Page, broken: string | undefined): Promise<void> {
  await page.evaluate(
    (data) =>
      new Promise<void>((resolve) => {
        const channel = new BroadcastChannel('test-storage')
        channel.onmessage = () => {
          channel.close()
          resolve()
        }
        channel.postMessage(data)
      }),
    broken,
  )
}

/** Everybody at every stored table is a person, around one device. Not while a page has one open. */
export async function seatPeople(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await asked(indexedDB.open('crownlands'))
    const store = database.transaction(['tables'], 'readwrite').objectStore('tables')
    for (const key of await asked(store.getAllKeys())) {
      const table = (await asked(store.get(key))) as { revision: number; plan: { seats: { bot?: string }[] } }
      for (const seat of table.plan.seats) delete seat.bot
      table.revision++
      await asked(store.put(table, key))
    }
    database.close()
  })
}
