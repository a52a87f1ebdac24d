/** Around one device: while one person looks, nothing in the page tells another's secret. */
import { expect, type Page, test } from '@playwright/test'
import { answerWithMouse, nextAsked, withSettings } from './players/player'

/** Every message between the page and its workers, as text. */
async function listenToWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const write = (data: unknown) => {
      try {
        heard.push(JSON.stringify(data))
      } catch {
        heard.push(String(data))
      }
    }
    const NativeWorker = window.Worker
    window.Worker = class extends NativeWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', (event) => write(event.data))
      }
    }
  })
}

/** All that a person could find in the page: what it shows, what workers told it, and what the browser keeps. */
async function everythingInPage(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of databases) {
      if (name === undefined) continue
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of database.objectStoreNames) {
        all.push(
          await new Promise((resolve) => {
            const request = database.transaction(store).objectStore(store).getAll()
            request.onsuccess = () => resolve(request.result)
          }),
        )
      }
      database.close()
    }
    return JSON.stringify(all)
  })
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'))
  return `${await page.content()}\n${heard}\n${kept}`
}

async function startForTwo(page: Page): Promise<void> {
  await page.goto('/#/new/kingdoms')
  await page.getByRole('radio', { name: 'A person' }).nth(1).check({ force: true })
  await page.getByLabel('Name').nth(0).fill('Ada')
  await page.getByLabel('Name').nth(1).fill('Bruno')
  await page.getByRole('button', { name: 'Start the game' }).click()
}

test('two people: the table is covered between them, and nobody finds the other’s starting tile', async ({ page }) => {
  await withSettings(page, {})
  await listenToWorkers(page)
  await startForTwo(page)
  const tiles = new Map<string, string>()
  for (let i = 0; i < 14; i++) {
    const asked = await nextAsked(page)
    if (asked === 'hand-over') {
      const name = (await page.getByRole('button', { name: /show my table$/ }).textContent()) ?? ''
      // Nothing of the table lies under the cover.
      await expect(page.getByRole('grid')).toHaveCount(0)
      expect(await page.content()).not.toMatch(/starting tile/i)
      await page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))
      await answerWithMouse(page, asked)
      await nextAsked(page)
      const own = page.getByRole('button', { name: /^Your starting tile: / })
      const label = (await own.count()) > 0 ? ((await own.getAttribute('aria-label')) ?? '') : ''
      const tile = /: (.*?)( [+−]\d)?$/.exec(label)?.[1]
      const who = name.includes('Ada') ? 'Ada' : 'Bruno'
      if (tile !== undefined) tiles.set(who, tile)
      const other = tiles.get(who === 'Ada' ? 'Bruno' : 'Ada')
      if (other !== undefined && other !== tile) {
        const found = await everythingInPage(page)
        // The starting tile is only ever named to its owner: as a dealt tile, a face in the dock or in the panel.
        expect(found).not.toContain(`gets a starting tile: ${other}`)
        expect(found).not.toContain(`Your starting tile: ${other}`)
        const dealt = found.match(/"starting-tile-dealt","seat":\d,"tile":"[^"]+"/g) ?? []
        expect(new Set(dealt).size).toBeLessThanOrEqual(1)
        expect(found).not.toMatch(/"startingTile":"(?!hidden|none)[^"]*".*"startingTile":"(?!hidden|none)/)
      }
    } else await answerWithMouse(page, asked)
  }
  expect(tiles.size).toBe(2)
})

test('with one person the cover never appears', async ({ page }) => {
  await withSettings(page, {})
  await page.goto('/#/new/kingdoms')
  await page.getByRole('button', { name: 'Start the game' }).click()
  for (let i = 0; i < 10; i++) {
    const asked = await nextAsked(page)
    expect(asked).not.toBe('hand-over')
    await answerWithMouse(page, asked)
  }
})
