import { hostProblem, type News, type TableHost } from '@crownlands/table/protocol'
import { MemoryStorage } from '@crownlands/table/storage/storage'
import { act, endTurn, hostOn, isRefusal, planFor, seen, undo } from '@crownlands/table/testing/hosts'
import { expose } from 'comlink'
import { afterEach, describe, expect, it } from 'vitest'
import { type HostWorker, hostBehind } from './connect'

const ports: MessagePort[] = []
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

interface Connected {
  readonly host: TableHost
  /** The workers that were started, and how many were ended. */
  readonly workers: MessagePort[]
  readonly ended: string[]
}

/** A host on the other side of a channel, as the page has it. Each start takes the next of the given hosts. */
function connected(hosts: readonly object[] = [hostOn(new MemoryStorage())], limit?: number): Connected {
  const workers: MessagePort[] = []
  const ended: string[] = []
  const start = (): HostWorker => {
    const { port1, port2 } = new MessageChannel()
    ports.push(port1, port2)
    expose(hosts[Math.min(workers.length, hosts.length - 1)] ?? {}, port1)
    workers.push(port2)
    return Object.assign(port2, { terminate: () => ended.push('ended') })
  }
  return { host: hostBehind(start, limit), workers, ended }
}

const SILENT = { list: () => new Promise(() => {}) }

describe('the page’s side of the host', () => {
  it('reaches every call', async () => {
    const { host } = connected()
    const { id, toAct } = await host.create(planFor([undefined, undefined]), 'seed')
    const seat = toAct[0] ?? 0
    expect(await host.status()).toEqual({ persistent: false, damaged: [] })
    expect(await host.list()).toHaveLength(1)
    const action = seen(await host.look(id, seat)).legal.at(-1)
    expect(await host.check(id, seat, { type: 'act', action })).toBeUndefined()
    const heard: News[] = []
    const subscription = await host.subscribe(id, seat, undefined, (news) => heard.push(news))
    expect(seen(await act(host, id, seat, action)).canUndo).toBe(true)
    expect(isRefusal(await undo(host, id, 1 - seat))).toBe(true)
    seen(await undo(host, id, seat))
    await host.unsubscribe(subscription)
    seen(await act(host, id, seat, action))
    seen(await endTurn(host, id, seat))
    await expect.poll(() => heard.map((news) => 'look' in news && news.look.at)).toEqual(['0.0', '0.1', '0.2'])
    expect(await host.hint(id, seat)).toBeUndefined()
    expect((await host.lookBack(id, seat, 1)).table.actions).toBe(1)
    expect((await host.story(id, seat, 0, 1)).steps).toHaveLength(1)
    expect(await host.exportRecord(id)).toBeUndefined()
    expect(await host.rescue(id)).toBeUndefined()
    expect(await host.importRecord('nonsense')).toEqual({ problem: 'not-json' })
    await expect(host.repeat(id)).rejects.toMatchObject({ name: 'wrong-plan' })
    await host.remove(id)
    expect(await host.list()).toEqual([])
  })

  it('gets errors that it can put into words', async () => {
    const { host } = connected()
    const error: unknown = await host.hint('nowhere', 0).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(hostProblem(error)).toBe('no-such-table')
    expect(hostProblem(new Error('something else'))).toBeUndefined()
  })

  it('does not wait for ever for a worker that broke down, and starts another', async () => {
    const { host, workers, ended } = connected([SILENT, hostOn(new MemoryStorage())])
    const waiting = host.list()
    workers[0]?.dispatchEvent(new Event('error'))
    await expect(waiting).rejects.toMatchObject({ name: 'host-lost' })
    expect(ended).toHaveLength(1)
    expect(await host.list()).toEqual([])
    expect(workers).toHaveLength(2)
  })

  it('does not wait for ever for a worker that never answers', async () => {
    const { host, ended } = connected([SILENT, hostOn(new MemoryStorage())], 20)
    await expect(host.list()).rejects.toMatchObject({ name: 'host-lost' })
    expect(ended).toHaveLength(1)
    expect(await host.list()).toEqual([])
  })

  it('tells those who follow a table when its worker broke down', async () => {
    const storage = new MemoryStorage()
    const { host, workers } = connected([hostOn(storage), hostOn(storage)])
    const { id } = await host.create(planFor([undefined, undefined]), 'seed')
    const heard: string[] = []
    const hear = (news: News) => heard.push('look' in news ? news.look.at : news.problem)
    await host.subscribe(id, 0, undefined, hear)
    await expect.poll(() => heard).toEqual(['0.0'])
    workers[0]?.dispatchEvent(new Event('error'))
    await host.subscribe(id, 0, 0, hear)
    await expect.poll(() => heard).toEqual(['0.0', 'host-lost', '0.0'])
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
