import { hostProblem, type TableHost } from '@crownlands/table/protocol'
import { MemoryStorage } from '@crownlands/table/storage'
import { expose } from 'comlink'
import { afterEach, describe, expect, it } from 'vitest'
import { hostBehind } from './connect'
import { hostOn, isRefusal, planFor, seen } from './testing/hosts'

const ports: MessagePort[] = []
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

/** A host on the other side of a channel, as the page has it. */
function connected(host: object = hostOn(new MemoryStorage())): {
  readonly host: TableHost
  readonly port: MessagePort
} {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  expose(host, port1)
  return { host: hostBehind(port2), port: port2 }
}

describe('the page’s side of the host', () => {
  it('reaches every call', async () => {
    const { host } = connected()
    const { id, toAct } = await host.create(planFor([undefined, undefined]), 'seed')
    const seat = toAct[0] ?? 0
    expect(await host.status()).toEqual({ persistent: false, damaged: [] })
    expect(await host.list()).toHaveLength(1)
    const action = seen(await host.look(id, seat)).legal.at(-1)
    expect(await host.check(id, seat, action)).toBeUndefined()
    expect(seen(await host.act(id, seat, action)).canUndo).toBe(true)
    expect(isRefusal(await host.undo(id, 1 - seat))).toBe(true)
    seen(await host.undo(id, seat))
    seen(await host.act(id, seat, action))
    seen(await host.endTurn(id, seat))
    expect((await host.advance(id, 'spectator')).table.actions).toBe(1)
    expect(await host.hint(id, seat)).toBeUndefined()
    expect((await host.lookBack(id, seat, 1)).table.actions).toBe(1)
    expect(await host.exportRecord(id)).toBeUndefined()
    expect(await host.rescue(id)).toBeUndefined()
    expect(await host.importRecord('nonsense')).toEqual({ problem: 'not-json' })
    await host.remove(id)
    expect(await host.list()).toEqual([])
  })

  it('gets errors that it can put into words', async () => {
    const { host } = connected()
    const error: unknown = await host.act('nowhere', 0, {}).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(hostProblem(error)).toBe('no-such-table')
    expect(hostProblem(new Error('something else'))).toBeUndefined()
  })

  it('does not wait for ever for a worker that broke down', async () => {
    const { host, port } = connected({ list: () => new Promise(() => {}) })
    const waiting = host.list()
    port.dispatchEvent(new Event('error'))
    await expect(waiting).rejects.toMatchObject({ name: 'host-lost' })
    await expect(host.list()).rejects.toMatchObject({ name: 'host-lost' })
  })

  it('can be awaited without being taken for a promise', async () => {
    const { host } = connected()
    expect(await Promise.resolve(host)).toBe(host)
  })

  it('cannot reach behind the host’s methods', () => {
    const host = hostOn(new MemoryStorage())
    expect(Object.keys(host)).toEqual([])
  })
})
