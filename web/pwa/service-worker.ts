/**
 * The service worker: it keeps every file of one version of the app, so that the app works offline. A new version waits
 * until no page of the old one is open, or until a page sends `SKIP_WAITING` (`update.ts`). The build bundles it as
 * `/sw.js` (`tools/service-worker.js`).
 */
export type {}

declare const self: ServiceWorkerGlobalScope
/** Path and revision of every file. A file in `/assets/` has a hash in its name and no revision. */
declare const FILES: readonly (readonly [path: string, revision?: string])[]

const CACHE = 'crownlands'
/** The cache of versions before 1.0, which workbox filled. */
const WORKBOX_CACHE = /^workbox-precache-/
const PAGE = '/index.html'
/** The server answers these paths itself. */
const SERVER_PATHS = /^\/(api|metrics|health|ready|t)(\/|$)/

/** The key of each file in the cache, by its path. Two versions of a file have two keys. */
const keys = new Map(FILES.map(([path, revision]) => [path, revision === undefined ? path : `${path}?${revision}`]))

// Notices of turns. The browser compares this file as well when it looks for a new version.
self.importScripts('/push.js')

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => event.waitUntil(removeOldFiles()))
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const path = fileFor(event.request)
  if (path !== undefined) event.respondWith(answer(path, event.request))
})

/** One after the other: the page that is open loads files of its own. One failure and the version is not installed. */
async function keepFiles(): Promise<void> {
  const cache = await self.caches.open(CACHE)
  for (const [path, revision] of FILES) {
    const key = keys.get(path) ?? path
    if ((await cache.match(key)) !== undefined) continue
    const response = await self.fetch(path, { cache: revision === undefined ? 'default' : 'reload' })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    await cache.put(key, await withoutRedirect(response))
  }
}

/** Browsers refuse a redirected response as the answer to a navigation. */
async function withoutRedirect(response: Response): Promise<Response> {
  if (!response.redirected) return response
  const { status, statusText, headers } = response
  return new Response(await response.blob(), { status, statusText, headers })
}

async function removeOldFiles(): Promise<void> {
  const cache = await self.caches.open(CACHE)
  const wanted = new Set([...keys.values()].map((key) => new URL(key, self.location.origin).href))
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
  for (const name of await self.caches.keys()) if (WORKBOX_CACHE.test(name)) await self.caches.delete(name)
}

/** The path of the file that answers a request; undefined if the network answers it. */
function fileFor({ method, mode, url }: Request): string | undefined {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return undefined
  if (keys.has(pathname)) return pathname
  return mode === 'navigate' && !SERVER_PATHS.test(pathname) ? PAGE : undefined
}

/** From the network if the browser has dropped the file. */
async function answer(path: string, request: Request): Promise<Response> {
  const cache = await self.caches.open(CACHE)
  const kept = await cache.match(keys.get(path) ?? path)
  return kept ?? self.fetch(request.mode === 'navigate' ? path : request)
}
