/** The page's side of the host. */
import { type Endpoint, wrap } from 'comlink'
import { HostError } from './host-error'
import type { TableHost } from './protocol'
import { WorkerCalls, type WorkerErrors } from './worker-calls'

export function connectHost(): TableHost {
  return hostBehind(new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module', name: 'host' }))
}

/** A plain object instead of comlink's proxy, which answers to every name, `then` included. */
export function hostBehind(worker: Endpoint & WorkerErrors): TableHost {
  // comlink's own type makes several promises of an answer that can be one of several things.
  const host = wrap<TableHost>(worker) as unknown as TableHost
  const calls = new WorkerCalls(worker, () => new HostError('host-lost', 'The host of the tables does not answer.'))
  return {
    status: () => calls.wait(host.status()),
    list: () => calls.wait(host.list()),
    create: (plan, seed) => calls.wait(host.create(plan, seed)),
    repeat: (id) => calls.wait(host.repeat(id)),
    remove: (id) => calls.wait(host.remove(id)),
    look: (id, viewer) => calls.wait(host.look(id, viewer)),
    act: (id, seat, action) => calls.wait(host.act(id, seat, action)),
    check: (id, seat, action) => calls.wait(host.check(id, seat, action)),
    undo: (id, seat) => calls.wait(host.undo(id, seat)),
    endTurn: (id, seat) => calls.wait(host.endTurn(id, seat)),
    advance: (id, viewer) => calls.wait(host.advance(id, viewer)),
    hint: (id, seat) => calls.wait(host.hint(id, seat)),
    lookBack: (id, viewer, step) => calls.wait(host.lookBack(id, viewer, step)),
    exportRecord: (id) => calls.wait(host.exportRecord(id)),
    rescue: (id) => calls.wait(host.rescue(id)),
    importRecord: (json, names) => calls.wait(host.importRecord(json, names)),
  }
}
