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
    const store = database.transaction('tables', 'readwrite').objectStore('tables')
    for (const key of await asked(store.getAllKeys())) {
      const table = (await asked(store.get(key))) as Record<string, unknown> & { plan: Record<string, unknown> }
      if (how === 'an illegal action') {
        table.actions = [{ seat: 0, action: { type: 'castle', rank: 9, space: 0 } }]
        table.final = 1
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

/** From now on the workers of the context's pages do what `breakStorage` and `mendStorage` tell them. */
export async function withBreakableStorage(context: BrowserContext): Promise<void> {
  await context.route(/host-worker.*\.js$/, async (route) => {
    const response = await route.fetch()
    const breakable = `{
      const get = IDBObjectStore.prototype.get
      let broken = false
      const channel = new BroadcastChannel('test-storage')
      channel.onmessage = ({ data }) => { broken = data; channel.postMessage('heard') }
      IDBObjectStore.prototype.get = function (...query) {
        if (broken) throw new DOMException('The disk is unwell.', 'UnknownError')
        return get.apply(this, query)
      }
    }`
    await route.fulfill({ response, body: `${breakable}\n${await response.text()}` })
  })
}

export function breakStorage(page: Page): Promise<void> {
  return tell(page, true)
}

export function mendStorage(page: Page): Promise<void> {
  return tell(page, false)
}

async function tell(page: Page, broken: boolean): Promise<void> {
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
