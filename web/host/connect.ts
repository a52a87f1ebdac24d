/** The page's side of the host. */

import { HostError } from '@crownlands/table/host-error'
import { passingOn, type TableHost } from '@crownlands/table/protocol'
import { type Endpoint, proxy, wrap } from 'comlink'
import { WorkerCalls, type WorkerErrors } from './worker-calls'

export type HostWorker = Endpoint & WorkerErrors & { terminate(): void }

/** No call takes nearly as long on the slowest device, but for a hint, which has a limit of its own. */
const LIMIT_MS = 20_000
const LIMITS: Readonly<Record<string, number>> = { hint: 90_000 }

export function connectHost(): TableHost {
  return hostBehind(() => new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module', name: 'host' }))
}

/**
 * A host whose worker is started when it is first asked. One that broke down or does not answer is ended, every call that
 * waits for it fails with `host-lost`, and the next call starts another: what was answered before is stored.
 */
export function hostBehind(start: () => HostWorker, limit = LIMIT_MS): TableHost {
  let running: { readonly calls: WorkerCalls; readonly host: Record<string, RemoteCall> } | undefined
  const launch = () => {
    const worker = start()
    const calls = new WorkerCalls(
      worker,
      () => new HostError('host-lost', 'The host of the tables does not answer.'),
      () => {
        worker.terminate()
        running = undefined
      },
    )
    return { calls, host: wrap(worker) as unknown as Record<string, RemoteCall> }
  }
  return passingOn((call, args) => {
    running ??= launch()
    const { calls, host } = running
    const send = host[call] as RemoteCall
    const passed = args.map((arg) => (typeof arg === 'function' ? proxy(arg) : arg))
    return calls.wait(send(...passed), LIMITS[call] ?? limit)
  })
}

type RemoteCall = (...args: readonly unknown[]) => Promise<unknown>
