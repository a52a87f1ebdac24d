import type { Outcome } from '@crownlands/core/game'
import type { Event, View } from '@crownlands/games/kingdoms/state'
import { describe, expect, it } from 'vitest'
import type { LocalHost } from './local-host'
import type { Look, TableSummary } from './protocol'
import { MemoryStorage } from './storage'
import { copyOf, hostOn, isRefusal, planFor, playOn, seen, step, TWO_PEOPLE } from './testing/hosts'

const CASTLE = { type: 'castle', rank: 1, space: 0 }

/** A table of two people, and who begins. */
async function twoPeople(seed = 'two people', options: unknown = {}) {
  const storage = new MemoryStorage()
  const host = hostOn(storage)
  const table = await host.create({ ...TWO_PEOPLE, options }, seed)
  const first = table.toAct[0] ?? 0
  return { storage, host, id: table.id, first, other: 1 - first }
}

describe('a new table', () => {
  it('is listed with its plan, defaults filled in', async () => {
    const host = hostOn(new MemoryStorage())
    const table = await host.create(planFor([undefined, 'squire'], { noLuck: true }))
    expect(table).toMatchObject({
      game: 'kingdoms',
      options: { noLuck: true, lastCastle: false, scoreAsYouGo: false, edition: '2011' },
      actions: 0,
    })
    expect(table.toAct).toHaveLength(1)
    expect(await host.list()).toEqual([table])
  })

  it('has a seed of its own, and the given one when there is one', async () => {
    const host = hostOn(new MemoryStorage())
    const own = async (seed?: string) => {
      const { id } = await host.create(TWO_PEOPLE, seed)
      const look = seen(await host.look(id, 0))
      return JSON.stringify([look.view, look.story])
    }
    expect(await own('a')).toBe(await own('a'))
    expect(new Set([await own(), await own(), await own(), await own(), await own()]).size).toBeGreaterThan(1)
  })

  it('can be planned from the summary of another: a rematch', async () => {
    const { host, id } = await twoPeople()
    await playOn(host, id)
    const [before] = await host.list()
    if (before === undefined) throw new Error('the table is gone')
    const again = await host.create(before)
    expect(again).toMatchObject({ game: before.game, options: before.options, seats: before.seats, actions: 0 })
    expect(again.id).not.toBe(id)
    expect(again.outcome).toBeUndefined()
  })

  it('can begin as another did, once that one is over', async () => {
    const { host, id } = await twoPeople()
    await expect(host.repeat(id)).rejects.toMatchObject({ name: 'wrong-plan' })
    const start = seen(await host.lookBack(id, 'spectator', 0))
    await playOn(host, id)
    const again = await host.repeat(id)
    expect(again.id).not.toBe(id)
    expect(again).toMatchObject({ seats: TWO_PEOPLE.seats, actions: 0 })
    expect(again.outcome).toBeUndefined()
    expect(seen(await host.lookBack(again.id, 'spectator', 0)).view).toEqual(start.view)
    await expect(host.repeat('nowhere')).rejects.toMatchObject({ name: 'no-such-table' })
  })

  it.each([
    ['too few seats', planFor([undefined]), 'wrong-plan'],
    ['an unknown option', planFor([undefined, undefined], { speed: 3 }), 'wrong-plan'],
    ['an unknown game', { ...TWO_PEOPLE, game: 'chess' }, 'unknown-game'],
    [
      'one house twice',
      { ...TWO_PEOPLE, seats: TWO_PEOPLE.seats.map((seat) => ({ ...seat, house: 'or' as const })) },
      'wrong-plan',
    ],
    [
      'a name as long as a book',
      { ...TWO_PEOPLE, seats: TWO_PEOPLE.seats.map((seat) => ({ ...seat, name: 'x'.repeat(101) })) },
      'wrong-plan',
    ],
  ])('is refused with %s', async (_, plan, name) => {
    const host = hostOn(new MemoryStorage())
    await expect(host.create(plan)).rejects.toMatchObject({ name, message: expect.stringMatching(/\.$/) })
    expect(await host.list()).toEqual([])
  })

  it('is refused with a seed that could not be stored', async () => {
    await expect(hostOn(new MemoryStorage()).create(TWO_PEOPLE, 'x'.repeat(1001))).rejects.toMatchObject({
      name: 'wrong-plan',
    })
  })
})

describe('the list', () => {
  it('begins with what changed last, and a removed table is gone', async () => {
    const host = hostOn(new MemoryStorage())
    const one = await host.create(TWO_PEOPLE, 'a')
    const two = await host.create(TWO_PEOPLE, 'b')
    expect((await host.list()).map(({ id }) => id)).toEqual([two.id, one.id])
    const seat = one.toAct[0] ?? 0
    await host.act(one.id, seat, { type: 'draw' })
    expect((await host.list()).map(({ id }) => id)).toEqual([one.id, two.id])
    await host.remove(one.id)
    await host.remove(one.id)
    expect((await host.list()).map(({ id }) => id)).toEqual([two.id])
    expect(await host.look(one.id, 0)).toBeUndefined()
  })
})

describe('a call that makes no sense', () => {
  it('names a table that is not there', async () => {
    const host = hostOn(new MemoryStorage())
    const expected = { name: 'no-such-table', message: 'There is no table nowhere.' }
    expect(await host.look('nowhere', 0)).toBeUndefined()
    await expect(host.act('nowhere', 0, CASTLE)).rejects.toMatchObject(expected)
    await expect(host.check('nowhere', 0, CASTLE)).rejects.toMatchObject(expected)
    await expect(host.undo('nowhere', 0)).rejects.toMatchObject(expected)
    await expect(host.endTurn('nowhere', 0)).rejects.toMatchObject(expected)
    await expect(host.advance('nowhere', 0)).rejects.toMatchObject(expected)
    await expect(host.hint('nowhere', 0)).rejects.toMatchObject(expected)
    await expect(host.lookBack('nowhere', 0, 0)).rejects.toMatchObject(expected)
    await expect(host.exportRecord('nowhere')).rejects.toMatchObject(expected)
  })

  it('names a seat or a step that is not there', async () => {
    const { host, id } = await twoPeople()
    await expect(host.look(id, 2)).rejects.toMatchObject({ name: 'no-such-seat' })
    await expect(host.act(id, -1, CASTLE)).rejects.toMatchObject({ name: 'no-such-seat' })
    for (const one of [-1, 1, 0.5, Number.NaN])
      await expect(host.lookBack(id, 0, one)).rejects.toMatchObject({ name: 'no-such-step' })
  })
})

describe('a turn', () => {
  it('waits for its end and can be taken back until then', async () => {
    const { host, id, first, other } = await twoPeople()
    const before = seen(await host.look(id, first))
    expect([before.canUndo, before.awaitsEnd, before.legal.length > 0]).toEqual([false, false, true])
    const placed = seen(await host.act(id, first, CASTLE))
    expect([placed.canUndo, placed.awaitsEnd, placed.legal]).toEqual([true, true, []])
    expect(await host.act(id, first, { type: 'castle', rank: 1, space: 1 })).toMatchObject({ clause: 'T-U4' })
    expect(await host.undo(id, other)).toMatchObject({ clause: 'T-U1' })
    expect(await host.endTurn(id, other)).toMatchObject({ clause: 'T-U4' })
    const back = seen(await host.undo(id, first))
    expect({ ...back, since: 0 }).toEqual({ ...before, since: 0 })
    await host.act(id, first, CASTLE)
    const ended = seen(await host.endTurn(id, first))
    expect([ended.canUndo, ended.awaitsEnd, ended.table.actions]).toEqual([false, false, 1])
    expect(ended.table.toAct).toEqual([other])
    expect(await host.undo(id, first)).toMatchObject({ clause: 'T-U3' })
  })

  it('cannot be taken back across a draw', async () => {
    const { host, id, first } = await twoPeople()
    const drawn = seen(await host.act(id, first, { type: 'draw' }))
    expect(drawn.canUndo).toBe(false)
    expect(await host.undo(id, first)).toMatchObject({ clause: 'T-U2' })
    expect(seen(await host.act(id, first, { type: 'place', space: 3 })).canUndo).toBe(true)
    const back = seen(await host.undo(id, first))
    expect(back.view).toEqual(drawn.view)
  })

  it('says why not, and nothing has changed', async () => {
    const { host, id, first, other } = await twoPeople()
    const before = await host.look(id, first)
    const wrong = { type: 'castle', rank: 9, space: 0 }
    expect(await host.check(id, first, wrong)).toMatchObject({ clause: 'T-A2' })
    expect(await host.act(id, first, wrong)).toMatchObject({ clause: 'T-A2' })
    expect(await host.act(id, other, CASTLE)).toMatchObject({ clause: 'T-A1' })
    expect(await host.check(id, first, CASTLE)).toBeUndefined()
    expect({ ...(await host.look(id, first)), since: 0 }).toEqual({ ...before, since: 0 })
  })

  it('of two acts at once lets one win', async () => {
    const { host, id, first } = await twoPeople()
    const answers = await Promise.all([
      host.act(id, first, CASTLE),
      host.act(id, first, { type: 'castle', rank: 1, space: 1 }),
    ])
    expect(answers.map(isRefusal)).toEqual([false, true])
    const look = seen(await host.look(id, first))
    expect(look.story.filter(({ type }) => type === 'castle-placed')).toHaveLength(1)
  })
})

describe('what a viewer has not been shown', () => {
  it('begins where the viewer last looked', async () => {
    const { host, id, first, other } = await twoPeople()
    const opening = seen(await host.look(id, other))
    expect([opening.since, opening.story.length]).toEqual([0, 3])
    expect(seen(await host.look(id, other)).since).toBe(3)
    expect(seen(await host.act(id, first, CASTLE)).since).toBe(0)
    expect(seen(await host.undo(id, first)).since).toBe(3)
    expect(seen(await host.act(id, first, CASTLE)).since).toBe(3)
    await host.endTurn(id, first)
    const next = seen(await host.look(id, other))
    expect(next.story.slice(next.since)).toEqual([{ type: 'castle-placed', seat: first, rank: 1, space: 0 }])
    expect(seen(await host.look(id, 'spectator')).since).toBe(0)
  })
})

describe('bots', () => {
  it('play a whole game with a person, one action at a time', async () => {
    const storage = new MemoryStorage()
    const host = hostOn(storage)
    const { id } = await host.create(planFor([undefined, 'squire', 'steward']), 'a whole game')
    let last: Look = seen(await host.look(id, 0))
    let actions = 0
    while (last.table.outcome === undefined) {
      const own = last.table.toAct.includes(0)
      last = own ? await step(host, id, 0, `own ${actions}`) : await host.advance(id, 0)
      expect(last.viewer).toBe(0)
      expect(last.table.actions - actions).toBeLessThanOrEqual(1)
      if (!own) expect(last.table.actions - actions).toBe(1)
      actions = last.table.actions
      expect(
        (last.view as View).players.slice(1).every(({ startingTile }) => ['hidden', 'none'].includes(startingTile)),
      ).toBe(true)
    }
    const story = last.story as readonly Event[]
    expect(story.filter(({ type }) => type === 'epoch-ended')).toHaveLength(3)
    const { type: _, ...told } = story.at(-1) ?? { type: 'none' }
    expect(told).toEqual(last.table.outcome satisfies Outcome)
    expect([last.table.toAct, last.legal, last.canUndo]).toEqual([[], [], false])
    expect((await host.list())[0]?.outcome).toEqual(last.table.outcome)
    expect(await host.advance(id, 0)).toEqual({ ...last, since: last.story.length })
  })

  it('wait until it is their turn', async () => {
    const { host, id, first } = await twoPeople()
    const before = seen(await host.look(id, first))
    expect(await host.advance(id, first)).toEqual({ ...before, since: before.story.length })
  })

  it('show a turn of several actions only when it is complete', async () => {
    const storage = new MemoryStorage()
    const host = hostOn(storage, { thinker: takesTiles() })
    const table = await tableWhereABotBegins(host)
    const before = seen(await host.look(table.id, 0))
    const taken = await host.advance(table.id, 0)
    expect({ ...taken, since: 0 }).toEqual({ ...before, since: 0 })
    // A reload in the middle of the bot's turn does not start it again.
    const placed = await hostOn(storage, { thinker: takesTiles() }).advance(table.id, 0)
    expect(placed.story.slice(placed.since).map(({ type }) => type)).toEqual(['tile-taken', 'tile-placed'])
    expect(placed.table).toMatchObject({ actions: 2, toAct: [0] })
  })

  it('choose the same again from the same table', async () => {
    const storage = new MemoryStorage()
    const table = await hostOn(storage).create(planFor(['squire', 'marshal']), 'the same again')
    const other = await copyOf(storage)
    for (let n = 0; n < 6; n++) {
      const live = await hostOn(storage).advance(table.id, 'spectator')
      const again = await hostOn(other).advance(table.id, 'spectator')
      expect(again.story).toEqual(live.story)
    }
  })

  it('are asked with what their seat may know, and with a seed that is not the match’s', async () => {
    const asked: unknown[] = []
    const thinker = {
      ...takesTiles(),
      choose: async (question: { readonly legal: readonly unknown[] }) => {
        asked.push(question)
        return question.legal[0]
      },
    }
    const host = hostOn(new MemoryStorage(), { thinker })
    const { id } = await host.create(planFor(['squire', 'squire']), 'a secret seed')
    await host.advance(id, 'spectator')
    await host.advance(id, 'spectator')
    expect(asked).toHaveLength(2)
    for (const question of asked as { seat: number; view: View; seed: string }[]) {
      expect(question.view.viewer).toBe(question.seat)
      expect(question.view.players[1 - question.seat]?.startingTile).toBe('hidden')
      expect(question.seed).toMatch(/^[0-9a-f]{64}$/)
    }
    expect(JSON.stringify(asked)).not.toContain('a secret seed')
  })

  it('that fail leave the table as it was and say no more than that', async () => {
    const storage = new MemoryStorage()
    const broken = { choose: async () => Promise.reject(new Error('I hold the dragon')), hint: async () => undefined }
    const { id } = await hostOn(storage).create(planFor(['squire', 'squire']), 'failing')
    const before = await hostOn(storage).look(id, 'spectator')
    await expect(hostOn(storage, { thinker: broken }).advance(id, 'spectator')).rejects.toMatchObject({
      name: 'bot-failed',
      message: 'The bot could not think.',
    })
    const cheat = { ...broken, choose: async () => ({ type: 'castle', rank: 4, space: 99 }) }
    await expect(hostOn(storage, { thinker: cheat }).advance(id, 'spectator')).rejects.toMatchObject({
      name: 'bot-failed',
    })
    expect({ ...(await hostOn(storage).look(id, 'spectator')), since: 0 }).toEqual(before)
  })

  it('give hints to a person who has something to decide', async () => {
    const { host, id, first, other } = await twoPeople()
    const hint = await host.hint(id, first)
    expect(await host.check(id, first, hint?.action)).toBeUndefined()
    expect(hint?.value).toBeGreaterThan(0)
    expect(hint?.value).toBeLessThan(1)
    expect(await host.hint(id, first)).toEqual(hint)
    expect(await host.hint(id, other)).toBeUndefined()
    await host.act(id, first, CASTLE)
    expect(await host.hint(id, first)).toBeUndefined()
  })
})

describe('looking back', () => {
  it('goes through every step as the viewer knew it, and nobody can act there', async () => {
    const { host, id } = await twoPeople()
    const known: Look[] = []
    await playOn(host, id, async () => {
      const look = seen(await host.look(id, 0))
      if (look.table.actions === known.length && !look.canUndo) known.push(look)
    })
    expect(known.length).toBeGreaterThan(60)
    for (const [n, look] of known.entries()) {
      const back = await host.lookBack(id, 0, n)
      expect([back.view, back.story, back.table.actions, back.table.toAct]).toEqual([
        look.view,
        look.story,
        n,
        look.table.toAct,
      ])
      expect([back.legal, back.canUndo, back.awaitsEnd, back.table.outcome]).toEqual([[], false, false, undefined])
      expect(back.since).toBe(n === 0 ? 0 : known[n - 1]?.story.length)
    }
    const end = seen(await host.look(id, 0))
    const { since: _, ...last } = await host.lookBack(id, 0, end.table.actions)
    expect(last).toEqual({ ...last, view: end.view, story: end.story, table: end.table })
  })

  it('does not reach into a turn that is not final', async () => {
    const { host, id, first } = await twoPeople()
    await host.act(id, first, CASTLE)
    await expect(host.lookBack(id, first, 1)).rejects.toMatchObject({ name: 'no-such-step' })
  })
})

async function tableWhereABotBegins(host: LocalHost): Promise<TableSummary> {
  for (let n = 0; ; n++) {
    const table = await host.create(planFor([undefined, 'squire'], { noLuck: true }), `seed ${n}`)
    if (table.toAct[0] === 1) return table
  }
}

/** With No Luck, taking a tile is the first of the legal actions. */
function takesTiles() {
  return {
    choose: async ({ legal }: { readonly legal: readonly unknown[] }) => legal[0],
    hint: async () => undefined,
  }
}
