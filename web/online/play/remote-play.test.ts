/** Two people play over a line that delays, repeats, reorders and loses, and load their pages again in the middle of it. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Deed, Look } from '@crownlands/table/protocol'
import { describe, expect, it } from 'vitest'
import { SimulatedTime } from '../stream/testing/simulated-time'
import { RemotePlay } from './remote-play'
import type { TableLine } from './table-line'
import { CALM, CODE, KeptInMemory, SimulatedServer, STORM } from './testing/simulated-server'

interface Person {
  readonly seat: 0 | 1
  readonly store: KeptInMemory
  page: { readonly line: TableLine; readonly play: RemotePlay }
  busy: boolean
  done: number
}

class Game {
  readonly time: SimulatedTime
  readonly server: SimulatedServer
  readonly people: readonly Person[]
  readonly #chance: FastChance
  #keys = 0

  constructor(seed: number) {
    this.time = new SimulatedTime(seed)
    this.server = new SimulatedServer(this.time, { ...STORM })
    this.#chance = new FastChance(`players ${seed}`)
    this.people = ([0, 1] as const).map((seat) => {
      const store = new KeptInMemory()
      return { seat, store, page: this.server.page(seat, store), busy: false, done: 0 }
    })
  }

  /** Whoever may do something does something, if they are not waiting for an answer. */
  act(person: Person): void {
    const look = person.page.line.look(undefined)
    const deed = look && this.#deedFor(look)
    if (deed === undefined || look === undefined || person.busy) return
    person.busy = true
    const { page } = person
    const command = { seat: person.seat, at: look.at, key: `key ${this.#keys++}`, deed }
    void page.play.do(CODE, command).then((answer) => {
      if (person.page === page) person.busy = false
      if ('look' in answer) person.done++
    })
  }

  #deedFor(look: Look): Deed | undefined {
    if (look.canUndo && this.#chance.below(5) === 0) return { type: 'undo' }
    if (look.awaitsEnd) return { type: 'end-turn' }
    return look.legal.length === 0 ? undefined : { type: 'act', action: pick(look.legal, this.#chance) }
  }

  loadAgain(person: Person): void {
    person.page.line.end()
    person.page.play.outbox.end()
    person.page = this.server.page(person.seat, person.store)
    person.busy = false
    void person.page.play.outbox.resume()
  }

  async play(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      for (const person of this.people) {
        if (this.#chance.below(25) === 0) this.loadAgain(person)
        this.act(person)
      }
      await this.time.pass(700)
    }
    Object.assign(this.server.weather, CALM)
    await this.time.pass(200_000)
  }

  end(): void {
    for (const { page } of this.people) {
      page.line.end()
      page.play.outbox.end()
    }
  }
}

describe('over a line that delays, repeats, reorders and loses', () => {
  it.each(Array.from({ length: 12 }, (_, i) => i + 1))(
    'every page ends in the server’s state, and no decision is sent under two keys (%d)',
    async (seed) => {
      const game = new Game(seed)
      await game.server.begin(`seed ${seed}`)
      await game.play(250)
      const keys = new Map<string, Set<string>>()
      for (const { decision, key } of game.server.received)
        keys.set(decision, (keys.get(decision) ?? new Set()).add(key))
      // Loading a page again makes one forget what one meant to do, not what one has sent.
      for (const person of game.people) {
        expect(person.store.kept.size).toBe(0)
        const [there, here] = [await game.server.look(person.seat), person.page.line.look(undefined)]
        expect(here).toMatchObject({ at: there.at, view: there.view, legal: there.legal, canUndo: there.canUndo })
        expect(here?.table.actions).toBe(there.table.actions)
        expect(here?.table.toAct).toEqual(there.table.toAct)
        expect(here?.story).toEqual(there.story)
      }
      expect([...keys.values()].filter((used) => used.size > 1)).toEqual([])
      expect(game.people.reduce((sum, { done }) => sum + done, 0)).toBeGreaterThan(5)
      game.end()
    },
  )
})

describe('a server that breaks on a command', () => {
  it('leaves it unknown what became of it, and the page says so', async () => {
    const time = new SimulatedTime(1)
    const server = new SimulatedServer(time, { ...CALM })
    const { line } = server.page(0, new KeptInMemory())
    const trouble = { status: 500, problem: 'broken', message: 'Something broke.', body: {} }
    const play = new RemotePlay({
      ...{ code: CODE, line, store: new KeptInMemory(), call: async () => ({ trouble }) },
      ...{ onFound: () => undefined, onUnsent: () => undefined },
      ...{ now: () => time.now, chance: time.chance, later: time.later },
    })
    const command = { seat: 0, at: '0.0', key: 'key', deed: { type: 'undo' } } as const
    await expect(play.do(CODE, command)).rejects.toMatchObject({ name: 'unknown-outcome' })
  })
})

describe('the past', () => {
  /** A page whose server refuses so many questions before it answers. */
  function pageRefused(times: number) {
    const [person] = new Game(0).people
    if (person === undefined) throw new Error('nobody plays')
    const waits: number[] = []
    let refusals = times
    const play = new RemotePlay({
      ...{ code: CODE, line: person.page.line, store: new KeptInMemory(), now: () => 0, chance: () => 0 },
      call: async <T>() =>
        refusals-- > 0
          ? { trouble: { status: 429, problem: 'too-much', message: '', retryAfter: 3, body: {} } }
          : { value: { after: 0, steps: [] } as T },
      onFound: () => undefined,
      onUnsent: () => undefined,
      later: (ms, work) => {
        waits.push(ms)
        queueMicrotask(work)
        return () => undefined
      },
    })
    return { play, waits }
  }

  it('is asked for again when the server says so', async () => {
    const { play, waits } = pageRefused(2)
    expect(await play.story(CODE, 'spectator', 0, 10)).toEqual({ after: 0, steps: [] })
    expect(waits).toEqual([3000, 3000])
  })

  it('is not asked for for ever, and a step no more when another is wanted', async () => {
    const { play, waits } = pageRefused(1000)
    await expect(play.story(CODE, 'spectator', 0, 10)).rejects.toThrow()
    expect(waits).toHaveLength(9)
    const [first, second] = [play.lookBack(CODE, 'spectator', 1), play.lookBack(CODE, 'spectator', 2)]
    await Promise.allSettled([first, second])
    expect(waits).toHaveLength(9 + 9)
  })
})
