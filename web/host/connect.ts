/** The page's side of the host. */

import { HostError } from '@crownlands/table/host-error'
import { type News, passingOn, type TableHost } from '@crownlands/table/protocol'
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
  const following = new Map<unknown, (news: News) => void>()
  let running: { readonly calls: WorkerCalls; readonly host: Record<string, RemoteCall> } | undefined
  const launch = () => {
    const worker = start()
    const calls = new WorkerCalls(
      worker,
      () => new HostError('host-lost', 'The host of the tables does not answer.'),
      () => {
        worker.terminate()
        running = undefined
        for (const tell of following.values()) tell({ problem: 'host-lost' })
        following.clear()
      },
    )
    return { calls, host: wrap(worker) as unknown as Record<string, RemoteCall> }
  }
  return passingOn(async (call, args) => {
    running ??= launch()
    const { calls, host } = running
    const send = host[call] as RemoteCall
    const passed = args.map((arg) => (typeof arg === 'function' ? proxy(arg) : arg))
    const answer = await calls.wait(send(...passed), LIMITS[call] ?? limit)
    if (call === 'subscribe') following.set(answer, args[3] as (news: News) => void)
    if (call === 'unsubscribe') following.delete(args[0])
    return answer
  })
}

type RemoteCall = (...args: readonly unknown[]) => Promise<unknown>
