import { FastChance } from '@crownlands/core/chance-fast'
import type { Game, Refusal, Viewer } from '@crownlands/core/game'
import { sealedBids } from '@crownlands/core/testing/sealed-bids'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import type { Event, State, View } from '@crownlands/games/kingdoms/rules/state'
import type { Event as CityEvent, View as CityView } from '@crownlands/games/kings-gate/rules/state'
import { describe, expect, it } from 'vitest'
import type { LocalHost } from './local-host'
import { MemoryStorage } from './storage/storage'
import { newHead, type TableHead } from './storage/stored-table'
import {
  act,
  check,
  endTurn,
  FIRST_THINKER,
  follow,
  hostOn,
  planFor,
  playOn,
  seen,
  TWO_PEOPLE,
  told,
  undo,
} from './testing/hosts'

const OPTIONS = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' } as const

/** Two tables that differ only in the starting tile of seat 1. */
async function twins(): Promise<readonly [LocalHost, LocalHost]> {
  const one = kingdoms.setup(OPTIONS, 2, new FastChance('twins').at(0))
  const other = kingdoms.imagine(kingdoms.view(one, 0), new FastChance('another').at(0))
  expect(other.players[1]?.startingTile).not.toBe(one.players[1]?.startingTile)
  return [await hostWith(one), await hostWith(other)]
}

async function hostWith(start: State): Promise<LocalHost> {
  const storage = new MemoryStorage()
  const chance = { kind: 'keyed', seed: 'twins' } as const
  const known = { id: 't', rules: 1, chance, start, final: 0, toAct: [start.turn], isQuestion: false }
  const head = newHead(known, { ...TWO_PEOPLE, options: OPTIONS }, 0)
  await storage.write({ head, rows: [], snapshots: [] }, 0)
  let time = 0
  return hostOn(storage, { now: () => time++ })
}

/** All that the page can get out of the host for the viewer. */
async function everything(host: LocalHost, viewer: Viewer): Promise<string> {
  const got: unknown[] = [
    await host.status(),
    await host.list(),
    await host.look('t', viewer),
    await follow(host, 't', viewer, () => true),
  ]
  const { table } = seen(await host.look('t', viewer))
  for (let step = 0; step <= table.actions; step++) got.push(await host.lookBack('t', viewer, step))
  if (table.actions > 0) got.push(await host.story('t', viewer, -1, table.actions))
  if (viewer === 'spectator') return JSON.stringify(got)
  for (const action of [{ type: 'draw' }, { type: 'start', space: 4 }, { type: 'place', space: 4 }, 'nonsense'])
    got.push((await check(host, 't', viewer, action)) ?? 'legal')
  if (!table.toAct.includes(viewer)) {
    got.push(
      await undo(host, 't', viewer),
      await endTurn(host, 't', viewer),
      await act(host, 't', viewer, { type: 'draw' }),
    )
    got.push(await host.hint('t', viewer))
  }
  return JSON.stringify(got)
}

describe('what seat 0 and spectators get', () => {
  it('does not depend on the starting tile of seat 1, at any step', async () => {
    const [one, other] = await twins()
    for (let space = 0; space < 8; space++) {
      const [table] = await one.list()
      const seat = table?.toAct[0] ?? 0
      for (const part of ['before', 'placed', 'ended']) {
        for (const host of [one, other]) {
          if (part === 'placed')
            seen(await act(host, 't', seat, { type: 'castle', rank: space < 4 ? 1 : space < 6 ? 2 : 3, space }))
          if (part === 'ended') seen(await endTurn(host, 't', seat))
        }
        for (const viewer of [0, 'spectator'] as const)
          expect(await everything(other, viewer)).toBe(await everything(one, viewer))
      }
    }
    // And the tables are different indeed.
    expect(await everything(other, 1)).not.toBe(await everything(one, 1))
  })

  it('never names another’s starting tile in a whole game', async () => {
    const storage = new MemoryStorage()
    const host = hostOn(storage)
    const { id } = await host.create(TWO_PEOPLE, 'a whole game')
    await playOn(host, id, async () => {
      for (const viewer of [0, 1, 'spectator'] as const) {
        const look = seen(await host.look(id, viewer))
        const { view, story } = { view: look.view as View, story: told(look) as Event[] }
        for (const [seat, { startingTile }] of view.players.entries())
          if (seat !== viewer) expect(['hidden', 'none']).toContain(startingTile)
        for (const event of story) {
          if (event.type === 'starting-tile-dealt') expect(event.tile !== undefined).toBe(event.seat === viewer)
        }
      }
    })
  })

  it('never shows another’s hand in a whole game of King’s Gate (KG-H1)', async () => {
    const host = hostOn(new MemoryStorage())
    const { id } = await host.create({ ...TWO_PEOPLE, game: 'kings-gate' }, 'a whole game')
    let hands = 0
    await playOn(host, id, async (_, n) => {
      if (n % 5 > 0) return
      for (const viewer of [0, 1, 'spectator'] as const) {
        const look = seen(await host.look(id, viewer))
        const { view, story } = { view: look.view as CityView, story: told(look) as CityEvent[] }
        view.players.forEach(({ hand }, seat) => {
          expect(hand !== undefined).toBe(seat === viewer)
          if (hand !== undefined) hands++
        })
        for (const event of story)
          if (event.type === 'drawn') expect(event.tiles !== undefined).toBe(event.seat === viewer)
      }
    })
    expect(hands).toBeGreaterThan(10)
  })

  it('tells nothing of a turn that is not final', async () => {
    const [host] = await twins()
    const [table] = await host.list()
    const seat = table?.toAct[0] ?? 0
    for (const viewer of [1 - seat, 'spectator'] as const) {
      const before = await everything(host, viewer)
      seen(await act(host, 't', seat, { type: 'start', space: 9 }))
      expect(await everything(host, viewer)).toBe(before)
      seen(await undo(host, 't', seat))
      expect(await everything(host, viewer)).toBe(before)
    }
  })
})

describe('a bot’s seat', () => {
  it('lets nobody look over its shoulder or act for it, until the match is over', async () => {
    const host = hostOn(new MemoryStorage())
    const { id } = await host.create(planFor(['steward', 'steward']), 'bots alone')
    const expected = { name: 'not-a-person' }
    await expect(host.look(id, 0)).rejects.toMatchObject(expected)
    await expect(host.subscribe(id, 1, undefined, () => {})).rejects.toMatchObject(expected)
    await expect(host.story(id, 1, -1, 0)).rejects.toMatchObject(expected)
    await expect(host.lookBack(id, 1, 0)).rejects.toMatchObject(expected)
    await expect(host.hint(id, 1)).rejects.toMatchObject(expected)
    await expect(act(host, id, 1, { type: 'draw' })).rejects.toMatchObject(expected)
    await expect(check(host, id, 1, { type: 'draw' })).rejects.toMatchObject(expected)
    await expect(undo(host, id, 1)).rejects.toMatchObject(expected)
    await expect(endTurn(host, id, 1)).rejects.toMatchObject(expected)
    await playOn(host, id)
    expect((seen(await host.look(id, 0)).view as View).viewer).toBe(0)
    await expect(host.look(id, 2)).rejects.toMatchObject({ name: 'no-such-seat' })
    await expect(act(host, id, 1, { type: 'draw' })).rejects.toMatchObject(expected)
  })
})

describe('seats that decide at the same time', () => {
  it('see nothing of each other’s choice, and the bot among them can be let go on', async () => {
    const gameCalled = async (id: string): Promise<Game | undefined> =>
      id === 'sealed-bids' ? (sealedBids as unknown as Game) : undefined
    const host = hostOn(new MemoryStorage(), { gameCalled, thinker: FIRST_THINKER })
    const table = await host.create({ ...planFor([undefined, undefined, 'squire']), game: 'sealed-bids' })
    expect(table.toAct).toEqual([0, 1, 2])
    const after = seen((await follow(host, table.id, 0, (looks) => looks.at(-1)?.table.actions === 1)).at(-1))
    expect(after.table.toAct).toEqual([0, 1])
    expect(after.view).toMatchObject({ bids: [0, 0, -1] })
    const mine = seen(await host.look(table.id, 1)).legal[0] as { readonly card: number }
    const done = seen(await act(host, table.id, 1, mine))
    expect([done.canUndo, done.legal]).toEqual([false, []])
    expect((await undo(host, table.id, 1)) as Refusal).toMatchObject({ clause: 'T-U5' })
    const look = seen(await host.look(table.id, 0))
    expect(look.view).toMatchObject({ bids: [0, -1, -1] })
    expect(told(look).filter((event) => event.type === 'bid')).toEqual([
      { type: 'bid', seat: 2 },
      { type: 'bid', seat: 1 },
    ])
  })
})

describe('a stored table', () => {
  it('holds seed and actions but no piece that no action named', async () => {
    const storage = new MemoryStorage()
    const host = hostOn(storage)
    const { id } = await host.create(planFor([undefined, 'squire', 'steward']), 'stored')
    await playOn(host, id, async () => {
      const { plan: _, ...head } = (await storage.head(id)) as TableHead
      expect(head).not.toHaveProperty('start')
      const { rows } = await storage.past(id, -1, Number.POSITIVE_INFINITY)
      expect(JSON.stringify([head, rows])).not.toMatch(
        /dragon|wizard|mountain|gold-mine|"\+\d|"-\d|supply|hidden|startingTile/,
      )
    })
  })
})
