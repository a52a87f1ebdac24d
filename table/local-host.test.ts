import type { Game, Outcome } from '@crownlands/core/game'
import { sealedBids } from '@crownlands/core/testing/sealed-bids'
import type { Event, View } from '@crownlands/games/kingdoms/rules/state'
import { describe, expect, it } from 'vitest'
import type { HostNeeds } from './local-host'
import type { Look, TableHost, TableSummary } from './protocol'
import { MemoryStorage } from './storage/storage'
import {
  act,
  check,
  copyOf,
  endTurn,
  FIRST_THINKER,
  follow,
  hostOn,
  news,
  planFor,
  playOn,
  seen,
  step,
  TWO_PEOPLE,
  told,
  undo,
} from './testing/hosts'

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
    await act(host, one.id, seat, { type: 'draw' })
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
    await expect(act(host, 'nowhere', 0, CASTLE)).rejects.toMatchObject(expected)
    await expect(check(host, 'nowhere', 0, CASTLE)).rejects.toMatchObject(expected)
    await expect(undo(host, 'nowhere', 0)).rejects.toMatchObject(expected)
    await expect(endTurn(host, 'nowhere', 0)).rejects.toMatchObject(expected)
    await expect(host.subscribe('nowhere', 0, undefined, () => {})).rejects.toMatchObject(expected)
    await expect(host.story('nowhere', 0, -1, 0)).rejects.toMatchObject(expected)
    await expect(host.hint('nowhere', 0)).rejects.toMatchObject(expected)
    await expect(host.lookBack('nowhere', 0, 0)).rejects.toMatchObject(expected)
    await expect(host.exportRecord('nowhere')).rejects.toMatchObject(expected)
  })

  it('names a seat or a step that is not there', async () => {
    const { host, id } = await twoPeople()
    await expect(host.look(id, 2)).rejects.toMatchObject({ name: 'no-such-seat' })
    await expect(act(host, id, -1, CASTLE)).rejects.toMatchObject({ name: 'no-such-seat' })
    for (const one of [-1, 1, 0.5, Number.NaN])
      await expect(host.lookBack(id, 0, one)).rejects.toMatchObject({ name: 'no-such-step' })
  })
})

describe('a turn', () => {
  it('waits for its end and can be taken back until then', async () => {
    const { host, id, first, other } = await twoPeople()
    const before = seen(await host.look(id, first))
    expect([before.canUndo, before.awaitsEnd, before.legal.length > 0]).toEqual([false, false, true])
    const placed = seen(await act(host, id, first, CASTLE))
    expect([placed.canUndo, placed.awaitsEnd, placed.legal]).toEqual([true, true, []])
    expect(await act(host, id, first, { type: 'castle', rank: 1, space: 1 })).toMatchObject({ clause: 'T-U4' })
    expect(await undo(host, id, other)).toMatchObject({ clause: 'T-U1' })
    expect(await endTurn(host, id, other)).toMatchObject({ clause: 'T-U4' })
    const back = seen(await undo(host, id, first))
    expect({ ...back, at: before.at }).toEqual(before)
    expect([before.at, placed.at, back.at]).toEqual(['0.0', '0.1', '0.2'])
    await act(host, id, first, CASTLE)
    const ended = seen(await endTurn(host, id, first))
    expect([ended.canUndo, ended.awaitsEnd, ended.table.actions]).toEqual([false, false, 1])
    expect(ended.table.toAct).toEqual([other])
    expect(await undo(host, id, first)).toMatchObject({ clause: 'T-U3' })
  })

  it('cannot be taken back across a draw', async () => {
    const { host, id, first } = await twoPeople()
    const drawn = seen(await act(host, id, first, { type: 'draw' }))
    expect(drawn.canUndo).toBe(false)
    expect(await undo(host, id, first)).toMatchObject({ clause: 'T-U2' })
    expect(seen(await act(host, id, first, { type: 'place', space: 3 })).canUndo).toBe(true)
    const back = seen(await undo(host, id, first))
    expect(back.view).toEqual(drawn.view)
  })

  it('says why not, and nothing has changed', async () => {
    const { host, id, first, other } = await twoPeople()
    const before = await host.look(id, first)
    const wrong = { type: 'castle', rank: 9, space: 0 }
    expect(await check(host, id, first, wrong)).toMatchObject({ clause: 'T-A2' })
    expect(await act(host, id, first, wrong)).toMatchObject({ clause: 'T-A2' })
    expect(await act(host, id, other, CASTLE)).toMatchObject({ clause: 'T-A1' })
    expect(await check(host, id, first, CASTLE)).toBeUndefined()
    expect(await host.look(id, first)).toEqual(before)
  })

  it('of two acts at once lets one win, and tells the other how the table stands now', async () => {
    const { host, id, first } = await twoPeople()
    const { at } = seen(await host.look(id, first))
    const place = (space: number) => ({ type: 'act', action: { ...CASTLE, space } }) as const
    const answers = await Promise.all(
      [0, 1].map((space) => host.do(id, { seat: first, at, key: `${space}`, deed: place(space) })),
    )
    expect(answers.map((answer) => Object.keys(answer))).toEqual([['look'], ['changed']])
    const look = seen(await host.look(id, first))
    expect(told(look).filter(({ type }) => type === 'castle-placed')).toHaveLength(1)
    expect(answers[1]).toEqual({ changed: { ...look, story: { after: 0, steps: look.story.steps.slice(1) } } })
  })

  it('is not made twice by the same command sent again', async () => {
    const storage = new MemoryStorage()
    const host = hostOn(storage)
    const { id, toAct } = await host.create(TWO_PEOPLE, 'again')
    const seat = toAct[0] ?? 0
    const command = { seat, at: '0.0', key: 'once', deed: { type: 'act', action: CASTLE } } as const
    const first = await host.do(id, command)
    expect(await host.do(id, command)).toEqual(first)
    // Also when the host was started anew in between.
    expect(await hostOn(storage).do(id, command)).toEqual(first)
    await endTurn(host, id, seat)
    expect(await host.do(id, command)).toMatchObject({ look: { table: { actions: 1 } } })
  })
})

describe('the story', () => {
  it('is sent once: a look carries what its reader does not have', async () => {
    const { host, id, first, other } = await twoPeople()
    const opening = seen(await host.look(id, other))
    expect([opening.story.after, opening.story.steps.length]).toEqual([-1, 1])
    await act(host, id, first, CASTLE)
    await endTurn(host, id, first)
    const next = seen(await host.look(id, other, opening.table.actions))
    expect(next.story).toEqual({
      after: 0,
      steps: [[{ type: 'castle-placed', seat: first, rank: 1, space: 0 }]],
    })
    expect(seen(await host.look(id, other, 1)).story).toEqual({ after: 1, steps: [] })
    // Who claims to have more than there is gets it all.
    expect(seen(await host.look(id, other, 7)).story.after).toBe(-1)
  })

  it('is news from the viewer’s own last action on', async () => {
    const { host, id, first, other } = await twoPeople()
    expect(seen(await host.look(id, other)).since).toBe(-1)
    await act(host, id, first, CASTLE)
    await endTurn(host, id, first)
    const next = seen(await host.look(id, other))
    expect([next.since, news(next).at(-1)?.type]).toEqual([-1, 'castle-placed'])
    expect(seen(await host.look(id, first)).since).toBe(1)
    await act(host, id, other, { ...CASTLE, space: 1 })
    await endTurn(host, id, other)
    const back = seen(await host.look(id, first))
    expect(news(back)).toEqual([{ type: 'castle-placed', seat: other, rank: 1, space: 1 }])
    expect(seen(await host.look(id, 'spectator')).since).toBe(-1)
  })

  it('can be asked for in parts', async () => {
    const { host, id } = await twoPeople()
    await playOn(host, id)
    const whole = seen(await host.look(id, 0)).story
    const { actions } = seen(await host.look(id, 0)).table
    expect(await host.story(id, 0, -1, actions)).toEqual(whole)
    const part = await host.story(id, 0, 10, 20)
    expect(part).toEqual({ after: 10, steps: whole.steps.slice(11, 21) })
    for (const [after, to] of [
      [0, actions + 1],
      [5, 5],
      [0.5, 2],
    ] as const)
      await expect(host.story(id, 0, after, to)).rejects.toMatchObject({ name: 'no-such-step' })
  })
})

describe('bots', () => {
  it('play a whole game with a person, by themselves, and every change is told', async () => {
    const storage = new MemoryStorage()
    const host = hostOn(storage)
    const { id } = await host.create(planFor([undefined, 'squire', 'steward']), 'a whole game')
    const looks: Look[] = []
    let n = 0
    const looked = await follow(host, id, 0, ([...all]) => {
      const last = seen(all.at(-1))
      looks.push(last)
      const own = last.table.toAct.includes(0)
      if (own) void step(host, id, 0, `own ${n++}`)
      return last.table.outcome !== undefined
    })
    const last = seen(looked.at(-1))
    const story = looks.reduce<unknown[][]>(
      (steps, look) => [...steps.slice(0, look.story.after + 1), ...look.story.steps.map((events) => [...events])],
      [],
    )
    expect(story).toEqual(seen(await host.look(id, 0)).story.steps)
    for (const { view, viewer } of looks) {
      expect(viewer).toBe(0)
      expect(
        (view as View).players.slice(1).every(({ startingTile }) => ['hidden', 'none'].includes(startingTile)),
      ).toBe(true)
    }
    const events = story.flat() as Event[]
    expect(events.filter(({ type }) => type === 'epoch-ended')).toHaveLength(3)
    const { type: _, ...end } = events.at(-1) ?? { type: 'none' }
    expect(end).toEqual(last.table.outcome satisfies Outcome | undefined)
    expect([last.table.toAct, last.legal, last.canUndo]).toEqual([[], [], false])
    expect((await host.list())[0]?.outcome).toEqual(last.table.outcome)
  })

  it('wait until it is their turn, and until somebody watches', async () => {
    const host = hostOn(new MemoryStorage(), { thinker: FIRST_THINKER })
    const { id } = await tableWhereABotBegins(host)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(seen(await host.look(id, 0)).table.actions).toBe(0)
    await follow(host, id, 0)
    const look = seen(await host.look(id, 0))
    expect(look.table.toAct).toEqual([0])
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await host.look(id, 0)).toEqual(look)
  })

  it('show a turn of several actions in one piece, and it is stored once', async () => {
    const storage = new MemoryStorage()
    const host = hostOn(storage, { thinker: FIRST_THINKER })
    const table = await tableWhereABotBegins(host)
    const looks = await follow(host, table.id, 0)
    expect(looks.map((look) => look.table.actions)).toEqual([0, 2])
    expect(told(seen(looks[1])).map(({ type }) => type)).toEqual(['tile-taken', 'tile-placed'])
    expect(await storage.head(table.id)).toMatchObject({ revision: 2, final: 2, draft: [], toAct: [0] })
  })

  it('think while the table still answers, and a thought that comes too late is dropped', async () => {
    const asked: number[] = []
    let answer = () => {}
    const thinker = {
      ...FIRST_THINKER,
      choose: async ({ seat, legal }: { readonly seat: number; readonly legal: readonly unknown[] }) => {
        asked.push(seat)
        await new Promise<void>((resolve) => {
          answer = resolve
        })
        return legal[0]
      },
    }
    const gameCalled = async () => sealedBids as unknown as Game
    const host = hostOn(new MemoryStorage(), { gameCalled, thinker })
    const { id } = await host.create({ ...planFor([undefined, undefined, 'squire']), game: 'sealed-bids' }, 'think')
    const watching = follow(host, id, 0, (looks) => looks.at(-1)?.table.toAct.includes(2) === false)
    while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    // Seat 0 decides while the bot thinks; what the bot thought about is no longer how things stand.
    const { legal } = seen(await host.look(id, 0))
    seen(await act(host, id, 0, legal[0]))
    expect(seen(await host.look(id, 1)).table.toAct).toEqual([1, 2])
    answer()
    while (asked.length === 1) await new Promise((resolve) => setTimeout(resolve, 1))
    expect(seen(await host.look(id, 1)).table.toAct).toEqual([1, 2])
    answer()
    await watching
    expect(asked).toEqual([2, 2])
  })

  it('choose the same again from the same table', async () => {
    const storage = new MemoryStorage()
    const table = await hostOn(storage).create(planFor(['squire', 'steward']), 'the same again')
    const other = await copyOf(storage)
    const few = (looks: readonly Look[]) => (looks.at(-1)?.table.actions ?? 0) >= 6
    const live = await follow(hostOn(storage), table.id, 'spectator', few)
    const again = await follow(hostOn(other), table.id, 'spectator', few)
    expect(again.map(told)).toEqual(live.map(told))
  })

  it('are asked with what their seat may know, and with a seed that is not the match’s', async () => {
    const asked: unknown[] = []
    const thinker = {
      ...FIRST_THINKER,
      choose: async (question: { readonly legal: readonly unknown[] }) => {
        asked.push(question)
        return question.legal[0]
      },
    }
    const host = hostOn(new MemoryStorage(), { thinker })
    const { id } = await host.create(planFor(['squire', 'squire']), 'a secret seed')
    await follow(host, id, 'spectator', () => asked.length >= 2)
    expect(asked.length).toBeGreaterThanOrEqual(2)
    for (const question of asked as { seat: number; view: View; seed: string }[]) {
      expect(question.view.viewer).toBe(question.seat)
      expect(question.view.players[1 - question.seat]?.startingTile).toBe('hidden')
      expect(question.seed).toMatch(/^[0-9a-f]{64}$/)
    }
    expect(JSON.stringify(asked)).not.toContain('a secret seed')
  })

  it('that fail leave the table as it was and say no more than that; what broke is reported where the host is', async () => {
    const storage = new MemoryStorage()
    const broken = { choose: async () => Promise.reject(new Error('I hold the dragon')), hint: async () => undefined }
    const { id } = await hostOn(storage).create(planFor(['squire', 'squire']), 'failing')
    const before = await hostOn(storage).look(id, 'spectator')
    const cheat = { ...broken, choose: async () => ({ type: 'castle', rank: 4, space: 99 }) }
    const failures: unknown[] = []
    for (const thinker of [broken, cheat]) {
      const onFailure: HostNeeds['onFailure'] = (error, failed) => failures.push([String(error), failed])
      const host = hostOn(storage, { thinker, onFailure })
      await expect(follow(host, id, 'spectator')).rejects.toMatchObject({ name: 'bot-failed', message: 'bot-failed' })
    }
    expect(await hostOn(storage).look(id, 'spectator')).toEqual(before)
    const bot = { what: 'bot', game: 'kingdoms', temperament: 'squire' }
    expect(failures).toEqual([
      ['Error: I hold the dragon', bot],
      [expect.stringContaining('broke a rule'), bot],
    ])
  })

  it('give hints to a person who has something to decide', async () => {
    const { host, id, first, other } = await twoPeople()
    const hint = await host.hint(id, first)
    expect(await check(host, id, first, hint?.action)).toBeUndefined()
    expect(hint?.value).toBeGreaterThan(0)
    expect(hint?.value).toBeLessThan(1)
    expect(await host.hint(id, first)).toEqual(hint)
    expect(await host.hint(id, other)).toBeUndefined()
    await act(host, id, first, CASTLE)
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
      expect([back.view, back.table.actions, back.table.toAct]).toEqual([look.view, n, look.table.toAct])
      expect(back.story).toEqual({ after: n - 1, steps: look.story.steps.slice(n) })
      expect([back.legal, back.canUndo, back.awaitsEnd, back.mayEnd, back.table.outcome]).toEqual([
        [],
        false,
        false,
        false,
        undefined,
      ])
    }
    const end = seen(await host.look(id, 0))
    const last = await host.lookBack(id, 0, end.table.actions)
    expect([last.view, last.table]).toEqual([end.view, end.table])
  })

  it('does not reach into a turn that is not final', async () => {
    const { host, id, first } = await twoPeople()
    await act(host, id, first, CASTLE)
    await expect(host.lookBack(id, first, 1)).rejects.toMatchObject({ name: 'no-such-step' })
  })
})

/** With No Luck, taking a tile is the first of the legal actions. */
async function tableWhereABotBegins(host: TableHost): Promise<TableSummary> {
  for (let n = 0; ; n++) {
    const table = await host.create(planFor([undefined, 'squire'], { noLuck: true }), `seed ${n}`)
    if (table.toAct[0] === 1) return table
  }
}
