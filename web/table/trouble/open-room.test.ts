import { HostError } from '@crownlands/table/host-error'
import type { TableHost } from '@crownlands/table/protocol'
import { MemoryStorage } from '@crownlands/table/storage/storage'
import type { TableHead } from '@crownlands/table/storage/stored-table'
import { gameCalled, hostOn, planFor } from '@crownlands/table/testing/hosts'
import { describe, expect, it } from 'vitest'
import { openRoom } from './open-room'

const openOn = (host: TableHost, id: string) => openRoom({ play: host, tables: host }, id)

class KeptStorage extends MemoryStorage {
  override async persistent(): Promise<boolean> {
    return true
  }
}

async function stored(change: (table: TableHead) => unknown) {
  const storage = new KeptStorage()
  const { id } = await hostOn(storage).create(planFor([undefined, 'squire']))
  const table = (await storage.head(id)) as TableHead
  const rows = [{ after: 0, actions: [{ seat: 0, action: { type: 'castle', rank: 9, space: 0 } }] }]
  await storage.write({ head: { ...(change(table) as TableHead), id }, rows, snapshots: [] }, table.revision)
  return { storage, id }
}

describe('a table that cannot be opened', () => {
  it('is missing only when there is none', async () => {
    expect(await openOn(hostOn(new KeptStorage()), 'nowhere')).toEqual({ trouble: 'missing' })
  })

  it('is out of reach where nothing is kept: nobody can tell whether there was one', async () => {
    expect(await openOn(hostOn(new MemoryStorage()), 'nowhere')).toEqual({ trouble: 'not-kept' })
  })

  it.each<[string, (table: TableHead) => unknown]>([
    ['whose shape is wrong', ({ chance: _, ...table }) => table],
    ['whose actions are wrong, once somebody has looked', (table) => ({ ...table, final: 1 })],
  ])('is damaged, not missing: one %s', async (_, change) => {
    const { storage, id } = await stored(change)
    const host = hostOn(storage)
    await host.look(id, 0).catch(() => undefined)
    expect(await openOn(host, id)).toEqual({ trouble: 'damaged' })
  })

  it('follows other rules, or is of a game that is not here', async () => {
    const { storage, id } = await stored((table) => ({ ...table, rules: 99 }))
    expect(await openOn(hostOn(storage), id)).toEqual({ trouble: 'other-rules' })
    expect(await openOn(hostOn(storage, { gameCalled: async () => undefined }), id)).toEqual({
      trouble: 'unknown-game',
    })
  })

  it.each([
    ['storage-failed', 'unreadable'],
    ['storage-blocked', 'blocked'],
    ['storage-newer', 'newer'],
    ['host-lost', 'lost'],
  ] as const)('is so for the reason that the host gives: %s', async (problem, trouble) => {
    const host = hostOn(new KeptStorage())
    const broken = Object.assign(host, { list: () => Promise.reject(new HostError(problem, 'x')) })
    expect(await openOn(broken, 'x')).toEqual({ trouble })
  })

  it('is not hidden by rules that could not be fetched', async () => {
    const { storage, id } = await stored((table) => table)
    const away = async (game: string) => {
      if (game === 'kingdoms') throw new HostError('not-fetched', 'offline')
      return gameCalled(game)
    }
    const host = hostOn(storage, { gameCalled: away })
    expect((await host.list()).map((table) => table.id)).toEqual([id])
    await expect(host.look(id, 0)).rejects.toMatchObject({ name: 'not-fetched' })
  })
})
