/** The part of the service worker that shows notices (`web/public/push.js`), in a world of its own. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const SOURCE = readFileSync(new URL('../../public/push.js', import.meta.url), 'utf8')

interface FakeWindow {
  readonly url: string
  readonly visibilityState: string
  focus(): Promise<FakeWindow>
  navigate(to: string): Promise<unknown>
}

class World {
  readonly done: string[] = []
  readonly shown: { readonly title: string; readonly body: string }[] = []
  readonly #listeners = new Map<string, (event: object) => void>()

  constructor(language: string, windows: readonly { readonly url: string; readonly isSeen: boolean }[] = []) {
    const clients = windows.map(({ url, isSeen }): FakeWindow => {
      const client: FakeWindow = {
        url,
        visibilityState: isSeen ? 'visible' : 'hidden',
        focus: async () => {
          this.done.push(`focus ${url}`)
          return client
        },
        navigate: async (to) => this.done.push(`navigate ${to}`),
      }
      return client
    })
    const self = {
      navigator: { languages: [language] },
      addEventListener: (name: string, listener: (event: object) => void) => this.#listeners.set(name, listener),
      clients: {
        matchAll: async () => clients,
        openWindow: async (to: string) => this.done.push(`open ${to}`),
      },
      registration: {
        showNotification: async (title: string, { body }: { readonly body: string }) =>
          this.shown.push({ title, body }),
      },
    }
    new Function('self', SOURCE)(self)
  }

  async tell(name: string, event: object): Promise<void> {
    let done: Promise<unknown> = Promise.resolve()
    this.#listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) })
    await done
  }
}

const DATA = { tag: 'abc', code: 'abc', game: 'kingdoms', titles: { en: 'Kingdoms', fr: 'Kingdoms en français' } }
const push = (data: object) => ({ data: { json: () => data } })
const click = (data: object) => ({ notification: { data, close: () => undefined } })

describe('a notice', () => {
  it('names the game in the language of the browser', async () => {
    const world = new World('fr-CH')
    await world.tell('push', push(DATA))
    expect(world.shown).toEqual([{ title: 'À vous de jouer', body: 'Kingdoms en français' }])
  })

  it('is shown in English elsewhere, and whatever is in it', async () => {
    const world = new World('ja')
    await world.tell('push', push({}))
    await world.tell('push', { data: { json: () => JSON.parse('no json') } })
    await world.tell('push', { data: null })
    expect(world.shown).toEqual(Array(3).fill({ title: 'It is your turn', body: 'A table waits for you.' }))
  })

  it('does not come while somebody looks at the table', async () => {
    const seen = new World('en', [{ url: 'https://x.org/#/t/abc', isSeen: true }])
    await seen.tell('push', push(DATA))
    expect(seen.shown).toEqual([])
    const hidden = new World('en', [{ url: 'https://x.org/#/t/abc', isSeen: false }])
    await hidden.tell('push', push(DATA))
    expect(hidden.shown).toHaveLength(1)
  })

  it('leads to its table: in the window that shows it, in another, or in a new one', async () => {
    const there = new World('en', [
      { url: 'https://x.org/#/', isSeen: false },
      { url: 'https://x.org/#/t/abc', isSeen: false },
    ])
    await there.tell('notificationclick', click({ code: 'abc' }))
    expect(there.done).toEqual(['focus https://x.org/#/t/abc'])
    const elsewhere = new World('en', [{ url: 'https://x.org/#/', isSeen: false }])
    await elsewhere.tell('notificationclick', click({ code: 'abc' }))
    expect(elsewhere.done).toEqual(['focus https://x.org/#/', 'navigate /#/t/abc'])
    const nowhere = new World('en')
    await nowhere.tell('notificationclick', click({}))
    expect(nowhere.done).toEqual(['open /#/my-games'])
  })
})
