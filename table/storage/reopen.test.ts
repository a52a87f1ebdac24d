import type { Game } from '@crownlands/core/game'
import { describe, expect, it } from 'vitest'
import { HostError } from '../host-error'
import type { LocalHost, OtherHosts } from '../local-host'
import type { TablePlan } from '../protocol'
import {
  act,
  copyOf,
  endTurn,
  FIRST_THINKER,
  gameCalled,
  hostOn,
  isRefusal,
  planFor,
  playOn,
  seen,
  TWO_PEOPLE,
  told,
  undo,
} from '../testing/hosts'
import { changedElsewhere, MemoryStorage, type TableWrite } from './storage'
import type { TableHead } from './stored-table'

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
        const answer = await undo(hostOn(await copyOf(storage)), id, seat)
        expect(isRefusal(answer)).toBe(!canUndo)
        if (canUndo) could++
      }
    })
    expect(could).toBeGreaterThan(30)
  })
})

describe('two windows on one table', () => {
  /** Hosts that tell each other of changes, as those of two windows do. */
  function connected(): readonly OtherHosts[] {
    const listening: ((id: string) => void)[] = []
    return [0, 1].map((own) => ({
      tell: (id) => {
        for (const [other, hear] of listening.entries()) if (other !== own) queueMicrotask(() => hear(id))
      },
      listen: (hear) => {
        listening[own] = hear
      },
    }))
  }

  it('each see what the other did', async () => {
    const storage = new MemoryStorage()
    const { id, seat, host } = await beginning(storage)
    const other = hostOn(storage)
    await other.look(id, seat)
    await act(host, id, seat, CASTLE)
    expect(seen(await other.look(id, seat)).awaitsEnd).toBe(true)
    await endTurn(other, id, seat)
    expect(await endTurn(host, id, seat)).toMatchObject({ clause: 'T-U4' })
    await other.remove(id)
    expect(await host.look(id, seat)).toBeUndefined()
  })

  it('follow each other by themselves', async () => {
    const storage = new MemoryStorage()
    const [here, there] = connected().map((others) => hostOn(storage, { others }))
    if (here === undefined || there === undefined) throw new Error('no hosts')
    const { id, toAct } = await here.create(TWO_PEOPLE, 'follow')
    const seat = toAct[0] ?? 0
    const heard: string[] = []
    await there.subscribe(id, seat, undefined, (news) => heard.push('look' in news ? news.look.at : news.problem))
    const hidden: string[] = []
    await there.subscribe(id, 1 - seat, undefined, (news) => hidden.push('look' in news ? news.look.at : news.problem))
    await act(here, id, seat, CASTLE)
    await undo(here, id, seat)
    await act(here, id, seat, CASTLE)
    await endTurn(here, id, seat)
    await there.look(id, seat)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(heard.at(-1)).toBe('1.0')
    expect(heard.slice(0, 2)).toEqual(['0.0', '0.1'])
    // T-U4: of the turn that was not final there was no sign.
    expect(hidden).toEqual(['0.0', '1.0'])
  })

  /** Time enough for both to write on top of the same revision. */
  class SlowStorage extends MemoryStorage {
    late = 0

    override async write(write: TableWrite, before: number): Promise<void> {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return super.write(write, before).catch((error: unknown) => {
        this.late++
        throw error
      })
    }
  }

  it('both let the bots act, and nobody is told that one of them came too late', async () => {
    const storage = new SlowStorage()
    const hosts = connected().map((others) => hostOn(storage, { others, thinker: FIRST_THINKER }))
    const [here] = hosts
    if (here === undefined) throw new Error('no hosts')
    const { id } = await here.create(planFor([undefined, 'squire']), 'both')
    const problems: string[] = []
    for (const host of hosts)
      await host.subscribe(id, 0, undefined, (news) => 'problem' in news && problems.push(news.problem))
    const person = async () => (await here.look(id, 0))?.table.toAct.includes(0)
    for (let space = 29; space > 24; space--) {
      await expect.poll(person).toBe(true)
      await act(here, id, 0, { ...CASTLE, rank: space > 25 ? 1 : 2, space })
      await endTurn(here, id, 0)
    }
    await expect.poll(person).toBe(true)
    expect(storage.late).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  it('do not write over each other when both act in the same moment', async () => {
    const storage = new MemoryStorage()
    const { id, seat, host } = await beginning(storage)
    const answers = await Promise.allSettled([
      act(host, id, seat, CASTLE),
      act(hostOn(storage), id, seat, { ...CASTLE, space: 1 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'changed-elsewhere' } })
    const look = seen(await host.look(id, seat))
    expect(told(look).filter(({ type }) => type === 'castle-placed')).toHaveLength(1)
    expect(changedElsewhere().name).toBe('changed-elsewhere')
  })
})

describe('when nothing can be stored any more', () => {
  class FullStorage extends MemoryStorage {
    full = false

    override async write(write: TableWrite, before: number): Promise<void> {
      if (this.full) throw new HostError('storage-full', 'There is no room left.')
      return super.write(write, before)
    }
  }

  it('an action that is not stored has not happened, but the table can still be seen', async () => {
    const storage = new FullStorage()
    const { id, seat, host } = await beginning(storage)
    const before = seen(await host.look(id, seat))
    storage.full = true
    await expect(act(host, id, seat, CASTLE)).rejects.toMatchObject({ name: 'storage-full' })
    expect(seen(await host.look(id, seat)).view).toEqual(before.view)
    storage.full = false
    expect(seen(await act(host, id, seat, CASTLE)).awaitsEnd).toBe(true)
  })
})

describe('a damaged stored table', () => {
  async function damage(change: (head: TableHead) => unknown) {
    const storage = new MemoryStorage()
    const { id, seat, host } = await beginning(storage)
    await act(host, id, seat, CASTLE)
    await endTurn(host, id, seat)
    const healthy = await host.create(TWO_PEOPLE, 'healthy')
    const head = (await storage.head(id)) as TableHead
    await storage.write({ head: change(head) as TableHead, rows: [], snapshots: [] }, head.revision)
    return { storage, id, seat, healthy }
  }

  it.each<[string, (head: TableHead) => unknown]>([
    ['has lost its seed', ({ chance: _, ...head }) => head],
    ['has something added', (head) => ({ ...head, view: {} })],
    ['comes from a later version', (head) => ({ ...head, version: 3 })],
    ['is nothing like a table', ({ id }) => ({ id, revision: 'x' })],
    ['was played at a time that no clock shows', (head) => ({ ...head, changedAt: 9e15 })],
    ['was played at a time that no clock shows', (stored) => ({ ...stored, changedAt: 9e15 })],
  ])('that %s is left out of the list, reported and kept', async (_, change) => {
    const { storage, id, seat, healthy } = await damage(change)
    const host = hostOn(storage)
    expect((await host.list()).map((table) => table.id)).toEqual([healthy.id])
    expect((await host.status()).damaged).toEqual([id])
    await expect(host.look(id, seat)).rejects.toMatchObject({ name: 'damaged' })
    await expect(act(host, id, seat, CASTLE)).rejects.toMatchObject({ name: 'damaged' })
    expect(await storage.head(id)).toBeDefined()
    await host.remove(id)
    expect(await host.status()).toEqual({ persistent: false, damaged: [] })
  })

  it.each<[string, (head: TableHead) => unknown]>([
    ['breaks a rule', (head) => ({ ...head, draft: [{ seat: 0, action: { type: 'place', space: 1 } }] })],
    ['has a wrong option', (head) => ({ ...head, plan: { ...head.plan, options: { edition: '1994' } } })],
    ['has lost an action', (head) => ({ ...head, final: 2 })],
    ['starts from nonsense', (head) => ({ ...head, start: { board: null } })],
    ['calls a draw tentative', (head) => ({ ...head, draft: [{ seat: head.toAct[0], action: { type: 'draw' } }] })],
  ])('that %s is found out when it is opened', async (_, change) => {
    const { storage, id, seat, healthy } = await damage(change)
    const host = hostOn(storage)
    await expect(host.look(id, seat)).rejects.toMatchObject({ name: 'damaged' })
    expect((await host.list()).map((table) => table.id)).toEqual([healthy.id])
    expect((await host.status()).damaged).toEqual([id])
    expect(await storage.head(id)).toBeDefined()
  })
})

describe('what is left of a damaged table', () => {
  const OUTCOME = { winners: [0], scores: [1, 0], ending: 'third-epoch' }
  const ALONE = planFor([undefined, 'squire'])

  async function broken(plan: TablePlan, change: (head: TableHead) => unknown = (head) => head) {
    const storage = new MemoryStorage()
    const host = hostOn(storage)
    const { id } = await host.create(plan, 'the seed')
    const head = (await storage.head(id)) as TableHead
    const rows = [{ after: 0, actions: [{ seat: 0, action: 'x' }] }]
    await storage.write({ head: change({ ...head, final: 1 }) as TableHead, rows, snapshots: [] }, head.revision)
    await expect(host.exportRecord(id)).rejects.toMatchObject({ name: 'damaged' })
    return host.rescue(id)
  }

  it('can be saved whole by the one person at the table, as a file that does not pass for a record', async () => {
    const file = await broken(ALONE)
    expect(JSON.parse(file ?? '')).toMatchObject({
      format: 'crownlands-rescued-table',
      stored: { plan: ALONE, chance: { seed: 'the seed' } },
      rows: [{ after: 0, actions: [{ seat: 0, action: 'x' }] }],
    })
    expect(await hostOn(new MemoryStorage()).importRecord(file ?? '')).toEqual({ problem: 'rescued-table' })
  })

  it('stays with several people until the match is over: mended, it would go on (T-R1)', async () => {
    expect(await broken(TWO_PEOPLE)).toBeUndefined()
    expect(await broken(TWO_PEOPLE, (head) => ({ ...head, outcome: OUTCOME }))).toContain('the seed')
  })

  it('stays when nobody can tell who sits at the table (T-R1)', async () => {
    expect(await broken(ALONE, ({ plan: _, ...head }) => head)).toBeUndefined()
    expect(await broken(ALONE, (head) => ({ ...head, plan: { ...head.plan, seats: 2 } }))).toBeUndefined()
  })

  it('is nothing where there is no table', async () => {
    await expect(hostOn(new MemoryStorage()).rescue('nowhere')).rejects.toMatchObject({ name: 'no-such-table' })
  })
})

it('what follows from the actions is taken from them, whatever was written down', async () => {
  const storage = new MemoryStorage()
  const { id, seat } = await beginning(storage)
  const good = (await storage.head(id)) as TableHead
  const outcome = { winners: [0], scores: [9, 0], ending: 'third-epoch' }
  const head = { ...good, revision: 2, toAct: [1 - seat], outcome }
  await storage.write({ head, rows: [], snapshots: [] }, 1)
  const { table } = seen(await hostOn(storage).look(id, seat))
  expect(table.toAct).toEqual([seat])
  expect(table.outcome).toBeUndefined()
})

it('a damaged table that was mended is read anew', async () => {
  const storage = new MemoryStorage()
  const { id, seat, host } = await beginning(storage)
  const good = (await storage.head(id)) as TableHead
  await storage.write({ head: { ...good, revision: 2, final: 1 }, rows: [], snapshots: [] }, 1)
  await expect(host.look(id, seat)).rejects.toMatchObject({ name: 'damaged' })
  await storage.write({ head: { ...good, revision: 3 }, rows: [], snapshots: [] }, 2)
  expect((await host.list()).map((table) => table.id)).toEqual([id])
  expect(await host.look(id, seat)).toBeDefined()
})

describe('a table of a game that is not here any more', () => {
  it.each<[string, (id: string, rules?: number) => Promise<Game | undefined>, string]>([
    ['with other rules', newerRules, 'other-rules'],
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

  async function newerRules(id: string, rules?: number): Promise<Game | undefined> {
    const game = await gameCalled(id)
    return game === undefined || rules === 1 ? undefined : { ...game, rulesVersion: 2 }
  }
})

describe('a table that was begun with earlier rules', () => {
  it('goes on with them, while new ones begin with the newest', async () => {
    const storage = new MemoryStorage()
    const { id, seat } = await beginning(storage)
    const both = async (game: string, rules = 2) => {
      const found = await gameCalled(game)
      return found === undefined || rules > 2 ? undefined : { ...found, rulesVersion: rules }
    }
    const host = hostOn(storage, { gameCalled: both })
    expect(seen(await act(host, id, seat, CASTLE)).awaitsEnd).toBe(true)
    const { id: fresh } = await host.create(TWO_PEOPLE)
    expect([await storage.head(id), await storage.head(fresh)]).toMatchObject([{ rules: 1 }, { rules: 2 }])
  })
})
