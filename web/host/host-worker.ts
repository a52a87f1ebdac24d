/** The worker that holds the host. What it knows of matches leaves it only as looks. */

import { RoomThinker } from '@crownlands/table/bots/room-thinker'
import type { Thinker } from '@crownlands/table/bots/thinker'
import { LocalHost } from '@crownlands/table/local-host'
import { loadRules } from '@crownlands/table/rules'
import { sealedError } from '@crownlands/table/sealed-error'
import { expose } from 'comlink'
import { BrowserStorage } from './browser-storage'
import { otherWindows } from './other-windows'
import { WorkerThinker } from './worker-thinker'

/** One core is left to the page. More workers than this find out little more, and each takes memory. */
const MOST_BOT_WORKERS = 3

/** Old browsers have no workers inside workers: there the host thinks itself, still away from the page. */
function thinker(): Thinker {
  if (typeof Worker === 'undefined') return new RoomThinker(loadRules)
  return new WorkerThinker({
    start: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
    size: Math.max(1, Math.min(MOST_BOT_WORKERS, navigator.hardwareConcurrency - 1)),
  })
}

const others = otherWindows()

// Exposed at once, without waiting for the storage: messages that come before are lost.
expose(
  new LocalHost({
    storage: new BrowserStorage(),
    thinker: thinker(),
    gameCalled: async (id, rules) => (await loadRules(id, rules))?.game,
    now: () => Date.now(),
    makeSeed: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    onFailure: (error, failed) => console.error('A table failed:', failed, sealedError(error)),
    ...(others !== undefined && { others }),
  }),
)
