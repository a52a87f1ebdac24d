/** Matches of thousands of actions: what they cost does not grow with them. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Game } from '@crownlands/core/game'
import { Match } from '@crownlands/core/match'
import { isProblem, writeRecord } from '@crownlands/core/record'
import { longMarch } from '@crownlands/core/testing/long-march'
import { beforeAll, describe, expect, it } from 'vitest'
import { MemoryStorage, type TableWrite } from './storage/storage'
import type { StoredSnapshot } from './storage/stored-table'
import { act, endTurn, FIRST_THINKER, hostOn, seen, told } from './testing/hosts'

const LENGTH = 3000

const gameCalled = async (id: string): Promise<Game | undefined> =>
  id === longMarch.id ? (longMarch as unknown as Game) : undefined

/** A match that goes on, played at random. */
function longMatch(): Match<unknown, unknown, unknown, unknown, never> {
  const chance = { kind: 'keyed', seed: 'long' } as const
  const match = new Match(longMarch, { seats: 2, options: { length: 10_000 }, chance })
  const dice = new FastChance('dice').at(0)
  while (match.finalLength < LENGTH) {
    const [seat = 0] = match.toAct()
    match.act(seat, pick(match.legalActions(seat), dice))
  }
  return match as unknown as Match<unknown, unknown, unknown, unknown, never>
}

/** Counts what is read and written. */
class CountedStorage extends MemoryStorage {
  rowsRead = 0
  written: TableWrite[] = []

  override async past(id: string, from: number, to: number) {
    const past = await super.past(id, from, to)
    this.rowsRead += past.rows.reduce<number>((sum, row) => sum + (row as { actions: unknown[] }).actions.length, 0)
    return past
  }

  override async write(write: TableWrite, before: number) {
    this.written.push(write)
    await super.write(write, before)
  }
}

describe('a long match', () => {
  const match = longMatch()
  const storage = new CountedStorage()
  const needs = { gameCalled, thinker: FIRST_THINKER }
  let id = ''
  beforeAll(async () => {
    const table = await hostOn(storage, needs).importRecord(JSON.stringify(writeRecord(match)))
    if (isProblem(table)) throw new Error(table.problem)
    id = table.id
  })

  it('is opened from its last snapshot, and a new reader gets the end of the story', async () => {
    storage.rowsRead = 0
    const look = seen(await hostOn(storage, needs).look(id, 0))
    expect(look.view).toEqual(match.view(0))
    expect(look.table.actions).toBe(match.finalLength)
    expect(storage.rowsRead).toBeLessThan(600)
    expect(look.story.after).toBeGreaterThan(match.finalLength - 600)
    expect(told(look)).toEqual(match.story(0, look.story.after))
  })

  it('is looked back at, and its story asked for, from the nearest snapshot', async () => {
    const host = hostOn(storage, needs)
    await host.look(id, 0)
    const record = writeRecord(match)
    for (const step of [0, 1, 499, 500, 501, 1234, 2999]) {
      storage.rowsRead = 0
      const back = await host.lookBack(id, 'spectator', step)
      const then = new Match(longMarch, { ...match.setup, options: { length: 10_000 } } as never)
      for (const { seat, action } of record.actions.slice(0, step)) then.act(seat, action)
      expect([step, back.view]).toEqual([step, then.view('spectator')])
      expect(back.story.steps.flat()).toEqual(then.story('spectator', step - 1))
      expect(storage.rowsRead).toBeLessThan(1100)
      if (step > 0) {
        const part = await host.story(id, 'spectator', -1, step)
        expect(part.steps.length).toBeLessThanOrEqual(501)
        expect(part.steps.flat()).toEqual(then.story('spectator', part.after))
      }
    }
  })

  it('is appended to: a step writes that step', async () => {
    const host = hostOn(storage, needs)
    const seat = seen(await host.look(id, 0)).table.toAct[0] ?? 0
    if (seat !== 0) return
    storage.written = []
    seen(await act(host, id, 0, { type: 'march', hex: 3 }))
    seen(await endTurn(host, id, 0))
    const size = JSON.stringify(storage.written).length
    expect(storage.written.length).toBeGreaterThanOrEqual(2)
    expect(size).toBeLessThan(5000)
  })

  it('is played again from the start when a snapshot is no longer what it was', async () => {
    const broken = new MemoryStorage()
    for (const { value } of await storage.list()) {
      const { rows } = await storage.past(id, -1, Number.POSITIVE_INFINITY)
      const { snapshot } = await storage.past(id, Number.POSITIVE_INFINITY, 0)
      const state = { ...((snapshot as StoredSnapshot).state as object), turn: 0, actions: 7 }
      await broken.write(
        { head: value, rows, snapshots: [{ ...(snapshot as StoredSnapshot), state }] } as TableWrite,
        0,
      )
    }
    const look = seen(await hostOn(broken, needs).look(id, 0))
    expect(look.view).toEqual(seen(await hostOn(storage, needs).look(id, 0)).view)
    // Now it knows the whole story again.
    expect(look.story.after).toBe(look.table.actions - 500)
  })

  it('is exported whole', async () => {
    const json = (await hostOn(storage, needs).exportRecord(id)) ?? ''
    const record = JSON.parse(json) as { readonly actions: readonly unknown[] }
    expect(record.actions.slice(0, match.finalLength)).toEqual(writeRecord(match).actions)
    expect(isProblem(await hostOn(new MemoryStorage(), needs).importRecord(json))).toBe(false)
  })
})
