import type { Game } from '@crownlands/core/game'
import { describe, expect, it } from 'vitest'
import { HostError } from './host-error'
import type { LocalHost } from './local-host'
import type { TablePlan } from './protocol'
import { changedElsewhere, MemoryStorage } from './storage'
import type { StoredTable } from './stored-table'
import { copyOf, gameCalled, hostOn, isRefusal, planFor, playOn, seen, TWO_PEOPLE } from './testing/hosts'

const VIEWERS = [0, 1, 'spectator'] as const
const CASTLE = { type: 'castle', rank: 1, space: 0 }

async function beginning(storage: MemoryStorage): Promise<{ id: string; seat: number; host: LocalHost }> {
  const host = hostOn(storage)
  const { id, toAct } = await host.create(TWO_PEOPLE, 'reopen')
  return { id, seat: toAct[0] ?? 0, host }
}

describe('whoever comes back', () => {
  it.each([{}, { noLuck: true }])('finds the table as it was, at every step, in mid-turn too (%j)', async (options) => {
    const storage = new MemoryStorage()
    const host = hostOn(storage)
    const { id } = await host.create({ ...TWO_PEOPLE, options }, 'come back')
    await playOn(host, id, async () => {
      for (const viewer of VIEWERS) {
        await host.look(id, viewer)
        expect(await hostOn(storage).look(id, viewer)).toEqual(await host.look(id, viewer))
      }
    })
    expect(await hostOn(storage).look(id, 0)).toMatchObject({ table: { outcome: { ending: 'third-epoch' } } })
  })

  it('is told that something can be taken back exactly when it can', async () => {
    const storage = new MemoryStorage()
    const host = hostOn(storage)
    const { id } = await host.create({ ...TWO_PEOPLE, options: { noLuck: true } }, 'take back')
    let could = 0
    await playOn(host, id, async () => {
      for (const seat of [0, 1]) {
        const { canUndo } = seen(await host.look(id, seat))
        const answer = await hostOn(await copyOf(storage)).undo(id, seat)
        expect(isRefusal(answer)).toBe(!canUndo)
        if (canUndo) could++
      }
    })
    expect(could).toBeGreaterThan(30)
  })

  it('has not been shown again what was shown before', async () => {
    const storage = new MemoryStorage()
    const { id, seat, host } = await beginning(storage)
    await host.act(id, seat, CASTLE)
    await host.endTurn(id, seat)
    const look = seen(await hostOn(storage).look(id, seat))
    expect(look.since).toBe(look.story.length)
    expect(seen(await hostOn(storage).look(id, 1 - seat)).since).toBe(0)
  })
})

describe('two windows on one table', () => {
  it('each see what the other did', async () => {
    const storage = new MemoryStorage()
    const { id, seat, host } = await beginning(storage)
    const other = hostOn(storage)
    await other.look(id, seat)
    await host.act(id, seat, CASTLE)
    expect(seen(await other.look(id, seat)).awaitsEnd).toBe(true)
    await other.endTurn(id, seat)
    expect(await host.endTurn(id, seat)).toMatchObject({ clause: 'T-U4' })
    await other.remove(id)
    expect(await host.look(id, seat)).toBeUndefined()
  })

  it('do not write over each other when both act in the same moment', async () => {
    const storage = new MemoryStorage()
    const { id, seat, host } = await beginning(storage)
    const answers = await Promise.allSettled([
      host.act(id, seat, CASTLE),
      hostOn(storage).act(id, seat, { ...CASTLE, space: 1 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'changed-elsewhere' } })
    const look = seen(await host.look(id, seat))
    expect(look.story.filter(({ type }) => type === 'castle-placed')).toHaveLength(1)
    expect(changedElsewhere().name).toBe('changed-elsewhere')
  })
})

describe('when nothing can be stored any more', () => {
  class FullStorage extends MemoryStorage {
    full = false

    override async put(table: StoredTable, before: number): Promise<void> {
      if (this.full) throw new HostError('storage-full', 'There is no room left.')
      return super.put(table, before)
    }
  }

  it('an action that is not stored has not happened, but the table can still be seen', async () => {
    const storage = new FullStorage()
    const { id, seat, host } = await beginning(storage)
    const before = seen(await host.look(id, seat))
    storage.full = true
    await expect(host.act(id, seat, CASTLE)).rejects.toMatchObject({ name: 'storage-full' })
    expect(seen(await host.look(id, seat)).view).toEqual(before.view)
    expect(seen(await host.look(id, 1 - seat)).since).toBe(0)
    storage.full = false
    expect(seen(await host.act(id, seat, CASTLE)).awaitsEnd).toBe(true)
  })
})

describe('a damaged stored table', () => {
  async function damage(change: (stored: StoredTable) => unknown) {
    const storage = new MemoryStorage()
    const { id, seat, host } = await beginning(storage)
    await host.act(id, seat, CASTLE)
    const healthy = await host.create(TWO_PEOPLE, 'healthy')
    const stored = (await storage.get(id)) as StoredTable
    await storage.put(change(stored) as StoredTable, stored.revision)
    return { storage, id, seat, healthy }
  }

  it.each<[string, (stored: StoredTable) => unknown]>([
    ['has lost its seed', ({ chance: _, ...stored }) => stored],
    ['has something added', (stored) => ({ ...stored, view: {} })],
    ['comes from a later version', (stored) => ({ ...stored, version: 2 })],
    ['has more final actions than actions', (stored) => ({ ...stored, final: 2 })],
    ['is nothing like a table', ({ id }) => ({ id, revision: 'x' })],
    ['was played at a time that no clock shows', (stored) => ({ ...stored, changedAt: 9e15 })],
  ])('that %s is left out of the list, reported and kept', async (_, change) => {
    const { storage, id, seat, healthy } = await damage(change)
    const host = hostOn(storage)
    expect((await host.list()).map((table) => table.id)).toEqual([healthy.id])
    expect((await host.status()).damaged).toEqual([id])
    await expect(host.look(id, seat)).rejects.toMatchObject({ name: 'damaged' })
    await expect(host.act(id, seat, CASTLE)).rejects.toMatchObject({ name: 'damaged' })
    expect(await storage.get(id)).toBeDefined()
    await host.remove(id)
    expect(await host.status()).toEqual({ persistent: false, damaged: [] })
  })

  it.each<[string, (stored: StoredTable) => unknown]>([
    ['breaks a rule', (stored) => ({ ...stored, actions: [{ seat: 0, action: { type: 'place', space: 1 } }] })],
    ['has a wrong option', (stored) => ({ ...stored, plan: { ...stored.plan, options: { edition: '1994' } } })],
    [
      'calls a draw tentative',
      (stored) => ({ ...stored, actions: stored.actions.map(({ seat }) => ({ seat, action: { type: 'draw' } })) }),
    ],
    ['starts from nonsense', (stored) => ({ ...stored, start: { board: null } })],
  ])('that %s is found out when it is opened', async (_, change) => {
    const { storage, id, seat, healthy } = await damage(change)
    const host = hostOn(storage)
    await expect(host.look(id, seat)).rejects.toMatchObject({ name: 'damaged' })
    expect((await host.list()).map((table) => table.id)).toEqual([healthy.id])
    expect((await host.status()).damaged).toEqual([id])
    expect(await storage.get(id)).toBeDefined()
  })
})

describe('what is left of a damaged table', () => {
  async function broken(plan: TablePlan, change: (stored: StoredTable) => unknown = (stored) => stored) {
    const storage = new MemoryStorage()
    const host = hostOn(storage)
    const { id } = await host.create(plan, 'the seed')
    const stored = (await storage.get(id)) as StoredTable
    const damaged = { ...stored, actions: [{ seat: 0, action: 'x' }], final: 1 }
    await storage.put(change(damaged) as StoredTable, stored.revision)
    await expect(host.exportRecord(id)).rejects.toMatchObject({ name: 'damaged' })
    return host.rescue(id)
  }
  const ALONE = planFor([undefined, 'squire'])
  const OUTCOME = { winners: [0], scores: [1, 0], ending: 'third-epoch' }

  it('can be saved whole by the one person at the table, as a file that does not pass for a record', async () => {
    const file = await broken(ALONE)
    expect(JSON.parse(file ?? '')).toMatchObject({
      format: 'crownlands-rescued-table',
      stored: { plan: ALONE, chance: { seed: 'the seed' }, actions: [{ seat: 0, action: 'x' }] },
    })
    expect(await hostOn(new MemoryStorage()).importRecord(file ?? '')).toEqual({ problem: 'rescued-table' })
  })

  it('stays with several people until the match is over: mended, it would go on (T-R1)', async () => {
    expect(await broken(TWO_PEOPLE)).toBeUndefined()
    expect(await broken(TWO_PEOPLE, (stored) => ({ ...stored, outcome: OUTCOME }))).toContain('the seed')
  })

  it('stays when nobody can tell who sits at the table (T-R1)', async () => {
    expect(await broken(ALONE, ({ plan: _, ...stored }) => stored)).toBeUndefined()
    expect(await broken(ALONE, (stored) => ({ ...stored, plan: { ...stored.plan, seats: 2 } }))).toBeUndefined()
  })

  it('is nothing where there is no table', async () => {
    await expect(hostOn(new MemoryStorage()).rescue('nowhere')).rejects.toMatchObject({ name: 'no-such-table' })
  })
})

it('what follows from the actions is taken from them, whatever was written down', async () => {
  const storage = new MemoryStorage()
  const { id, seat } = await beginning(storage)
  const good = (await storage.get(id)) as StoredTable
  const outcome = { winners: [0], scores: [9, 0], ending: 'third-epoch' }
  await storage.put({ ...good, revision: 2, toAct: [1 - seat], outcome }, 1)
  const { table } = seen(await hostOn(storage).look(id, seat))
  expect(table.toAct).toEqual([seat])
  expect(table.outcome).toBeUndefined()
})

it('a damaged table that was mended is read anew', async () => {
  const storage = new MemoryStorage()
  const { id, seat, host } = await beginning(storage)
  const good = (await storage.get(id)) as StoredTable
  await storage.put({ ...good, revision: 2, actions: [{ seat: 0, action: 'x' }], final: 1 }, 1)
  await expect(host.look(id, seat)).rejects.toMatchObject({ name: 'damaged' })
  await storage.put({ ...good, revision: 3 }, 2)
  expect((await host.list()).map((table) => table.id)).toEqual([id])
  expect(await host.look(id, seat)).toBeDefined()
})

describe('a table of a game that is not here any more', () => {
  it.each<[string, (id: string) => Promise<Game | undefined>, string]>([
    ['with other rules', async (id) => newerRules(await gameCalled(id)), 'other-rules'],
    ['at all', async () => undefined, 'unknown-game'],
  ])('%s stays in the list, but cannot be opened', async (_, gameNow, name) => {
    const storage = new MemoryStorage()
    const { id, seat } = await beginning(storage)
    const host = hostOn(storage, { gameCalled: gameNow })
    expect(await host.list()).toMatchObject([{ id, game: 'kingdoms', unplayable: name }])
    expect((await host.status()).damaged).toEqual([])
    await expect(host.look(id, seat)).rejects.toMatchObject({ name, message: expect.stringMatching(/\.$/) })
    await expect(host.exportRecord(id)).rejects.toMatchObject({ name })
    expect((await hostOn(storage).look(id, seat))?.table).not.toHaveProperty('unplayable')
  })

  function newerRules(game: Game | undefined): Game | undefined {
    return game === undefined ? undefined : { ...game, rulesVersion: game.rulesVersion + 1 }
  }
})
