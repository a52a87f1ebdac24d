/** The worker that holds the host. What it knows of matches leaves it only as looks. */
import { expose } from 'comlink'
import { BrowserStorage } from './browser-storage'
import { LocalHost } from './local-host'
import { RoomThinker } from './room-thinker'
import { loadRules } from './rules'
import type { Thinker } from './thinker'
import { WorkerThinker } from './worker-thinker'

/** Old browsers have no workers inside workers: there the host thinks itself, still away from the page. */
function thinker(): Thinker {
  if (typeof Worker === 'undefined') return new RoomThinker(loadRules)
  return new WorkerThinker(
    () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
  )
}

// Exposed at once, without waiting for the storage: messages that come before are lost.
expose(
  new LocalHost({
    storage: new BrowserStorage(),
    thinker: thinker(),
    gameCalled: async (id) => (await loadRules(id))?.game,
    now: () => Date.now(),
    makeSeed: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  }),
)
