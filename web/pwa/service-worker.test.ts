/** The service worker as it is built, over an origin, caches and a network of its own. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeServiceWorker } from '../../tools/service-worker.js'

const ORIGIN = 'https://crownlands.test'
const PAGE = '<title>one</title>'
const FILES = {
  'index.html': PAGE,
  'theme.js': 'theme',
  'push.js': 'push',
  'preview.png': 'picture',
  'manifest.webmanifest': '{}',
  'assets/index-1a.js': 'app',
  'assets/serif-2b.woff2': 'letters',
}

type Site = Readonly<Record<string, string>>
type Caches = Map<string, Map<string, Response>>

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crownlands-service-worker-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** The built service worker of a version of the app. */
async function built(site: Site): Promise<string> {
  for (const [name, content] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  await writeServiceWorker(folder)
  return readFileSync(join(folder, 'sw.js'), 'utf8')
}

function addressOf(key: string | Request): string {
  return new URL(typeof key === 'string' ? key : key.url, ORIGIN).href
}

/** A browser in which a service worker runs. `site` is what the server has; undefined if there is no network. */
class Browser {
  /** What the network was asked for, and whether past the browser's own cache. */
  readonly fetched: string[] = []
  readonly imported: string[] = []
  skipped = 0
  redirects = false
  site: Site | undefined
  readonly #listeners = new Map<string, (event: object) => void>()

  constructor(
    script: string,
    site: Site,
    readonly caches: Caches = new Map(),
  ) {
    this.site = site
    const open = (name: string) => {
      const cache = caches.get(name) ?? new Map<string, Response>()
      caches.set(name, cache)
      return {
        match: async (key: string) => cache.get(addressOf(key))?.clone(),
        put: async (key: string, response: Response) => cache.set(addressOf(key), response),
        delete: async (key: Request) => cache.delete(addressOf(key)),
        keys: async () => [...cache.keys()].map((url) => ({ url })),
      }
    }
    const self = {
      location: { origin: ORIGIN },
      importScripts: (name: string) => this.imported.push(name),
      addEventListener: (name: string, listener: (event: object) => void) => this.#listeners.set(name, listener),
      caches: {
        open: async (name: string) => open(name),
        keys: async () => [...caches.keys()],
        delete: async (name: string) => caches.delete(name),
      },
      fetch: async (key: string | Request, options?: RequestInit) => this.#network(addressOf(key), options),
      skipWaiting: async () => this.skipped++,
    }
    new Function('self', script)(self)
  }

  async #network(url: string, options?: RequestInit): Promise<Response> {
    const { pathname } = new URL(url)
    this.fetched.push(options?.cache === 'reload' ? `${pathname} anew` : pathname)
    if (this.site === undefined) throw new TypeError('there is no network')
    const content = this.site[pathname.slice(1)]
    const response = content === undefined ? new Response('nothing', { status: 404 }) : new Response(content)
    return this.redirects ? Object.defineProperty(response, 'redirected', { value: true }) : response
  }

  async tell(name: string, event: object = {}): Promise<void> {
    let work: unknown
    this.#listeners.get(name)?.({ ...event, waitUntil: (one: unknown) => (work = one) })
    await work
  }

  async installed(): Promise<this> {
    await this.tell('install')
    await this.tell('activate')
    return this
  }

  /** What the service worker answers; undefined if it leaves the request to the network. */
  async asks(url: string, request: { readonly method?: string; readonly mode?: string } = {}) {
    let answer: Promise<Response> | undefined
    this.#listeners.get('fetch')?.({
      request: { method: 'GET', mode: 'cors', url: new URL(url, ORIGIN).href, ...request },
      respondWith: (response: Promise<Response>) => (answer = response),
    })
    return (await answer)?.text()
  }

  visits(url: string): Promise<string | undefined> {
    return this.asks(url, { mode: 'navigate' })
  }

  kept(): string[] {
    return [...this.caches].flatMap(([name, cache]) => [...cache.keys()].map((key) => `${name} ${key}`))
  }
}

describe('the first visit', () => {
  it('keeps the page and its files, asking past the browser’s cache for names without a hash', async () => {
    const browser = await new Browser(await built(FILES), FILES).installed()
    expect(browser.fetched.toSorted()).toEqual([
      '/assets/index-1a.js',
      '/assets/serif-2b.woff2',
      '/index.html anew',
      '/manifest.webmanifest anew',
      '/theme.js anew',
    ])
    expect(browser.imported).toEqual(['/push.js'])
  })

  it('does not count if a file is missing, and the next attempt asks only for what is not there', async () => {
    const { 'theme.js': _, ...broken } = FILES
    const browser = new Browser(await built(FILES), broken)
    await expect(browser.tell('install')).rejects.toThrow('/theme.js answered 404')
    browser.site = FILES
    browser.fetched.length = 0
    await browser.tell('install')
    expect(browser.fetched).toEqual(['/theme.js anew'])
  })

  it('keeps a redirected page in a form that answers a navigation', async () => {
    const browser = new Browser(await built(FILES), FILES)
    browser.redirects = true
    await browser.installed()
    const kept = [...(browser.caches.get('crownlands')?.values() ?? [])]
    expect(kept.map(({ redirected }) => redirected)).toEqual(Array(5).fill(false))
    expect(await browser.visits('/')).toBe(PAGE)
  })
})

describe('without a network', () => {
  let browser: Browser

  beforeEach(async () => {
    browser = await new Browser(await built(FILES), FILES).installed()
    browser.site = undefined
  })

  it.each(['/', '/index.html', '/whatever/there/is?utm_source=x', '/preview.png'])(
    'a visit to %s is answered with the page',
    async (path) => expect(await browser.visits(path)).toBe(PAGE),
  )

  it('files are answered, whatever follows their path', async () => {
    expect(await browser.asks('/assets/index-1a.js')).toBe('app')
    expect(await browser.asks('/assets/serif-2b.woff2?x')).toBe('letters')
    expect(await browser.visits('/theme.js')).toBe('theme')
  })

  it.each(['/api/tables', '/metrics', '/health', '/ready', '/t/abc', '/t'])('%s is left to the server', async (path) =>
    expect(await browser.visits(path)).toBeUndefined(),
  )

  it('so is what is no page and no file, what changes something, and every other origin', async () => {
    expect(await browser.asks('/preview.png')).toBeUndefined()
    expect(await browser.asks('/index.html', { method: 'POST' })).toBeUndefined()
    expect(await browser.visits('https://elsewhere.test/index.html')).toBeUndefined()
  })
})

it('a file that the browser has dropped comes from the network', async () => {
  const browser = await new Browser(await built(FILES), FILES).installed()
  browser.caches.clear()
  expect(await browser.asks('/assets/index-1a.js')).toBe('app')
  expect(await browser.visits('/')).toBe(PAGE)
})

describe('a new version', () => {
  const { 'assets/index-1a.js': _, ...same } = FILES
  const NEXT = { ...same, 'index.html': '<title>two</title>', 'assets/index-3c.js': 'app 2' }
  let old: Browser
  let next: Browser

  beforeEach(async () => {
    old = await new Browser(await built(FILES), FILES).installed()
    rmSync(join(folder, 'assets/index-1a.js'))
    next = new Browser(await built(NEXT), NEXT, old.caches)
    await next.tell('install')
  })

  it('fetches only what has changed', () => {
    expect(next.fetched).toEqual(['/assets/index-3c.js', '/index.html anew'])
  })

  it('waits while the old one answers with its own files', async () => {
    expect(next.skipped).toBe(0)
    expect(await old.visits('/')).toBe(PAGE)
    expect(await old.asks('/assets/index-1a.js')).toBe('app')
  })

  it('takes over when a page says so', async () => {
    await next.tell('message', { data: undefined })
    await next.tell('message', { data: { type: 'ANOTHER' } })
    expect(next.skipped).toBe(0)
    await next.tell('message', { data: { type: 'SKIP_WAITING' } })
    expect(next.skipped).toBe(1)
  })

  it('removes the old one’s files, and those that workbox kept, and nothing else', async () => {
    next.caches.set('workbox-precache-v2-https://crownlands.test/', new Map())
    next.caches.set('another', new Map())
    await next.tell('activate')
    expect([...next.caches.keys()]).toEqual(['crownlands', 'another'])
    expect(next.kept()).toHaveLength(5)
    expect(await next.visits('/')).toBe('<title>two</title>')
    expect(await next.asks('/assets/serif-2b.woff2')).toBe('letters')
  })
})
