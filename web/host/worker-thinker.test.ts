import { FastChance } from '@crownlands/core/chance-fast'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import { RoomThinker } from '@crownlands/table/bots/room-thinker'
import type { Question } from '@crownlands/table/bots/thinker'
import { loadRules } from '@crownlands/table/rules'
import { expose } from 'comlink'
import { afterEach, describe, expect, it } from 'vitest'
import { type BotWorker, WorkerThinker } from './worker-thinker'

const OPTIONS = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' } as const

function question(seed = 'a question'): Question {
  const state = kingdoms.setup(OPTIONS, 2, new FastChance(seed).at(0))
  const seat = state.turn
  const [view, legal] = [kingdoms.view(state, seat), kingdoms.legalActions(state, seat)]
  return { game: 'kingdoms', rules: 1, seat, view, legal, seed }
}

describe('a bot in a worker', () => {
  const ports: MessagePort[] = []
  afterEach(() => {
    for (const port of ports.splice(0)) port.close()
  })

  function worker(thinker: object, terminated: string[] = []): BotWorker & MessagePort {
    const { port1, port2 } = new MessageChannel()
    ports.push(port1, port2)
    expose(thinker, port1)
    return Object.assign(port2, { terminate: () => terminated.push('terminated') })
  }

  it('chooses as it would outside', async () => {
    const outside = new RoomThinker(loadRules)
    const inside = new WorkerThinker({ start: () => worker(new RoomThinker(loadRules)), size: 1 })
    expect(await inside.choose(question(), 'steward')).toEqual(await outside.choose(question(), 'steward'))
  })

  it('is replaced when it breaks down', async () => {
    const started: string[] = []
    const terminated: string[] = []
    const start = () => {
      started.push('started')
      if (started.length > 1) return worker(new RoomThinker(loadRules), terminated)
      const silent = worker({ choose: () => new Promise(() => {}) }, terminated)
      setTimeout(() => silent.dispatchEvent(new Event('error')), 5)
      return silent
    }
    const thinker = new WorkerThinker({ start, size: 1 })
    await expect(thinker.choose(question(), 'steward')).rejects.toMatchObject({ name: 'bot-failed' })
    expect(terminated).toHaveLength(1)
    expect(question().legal).toContainEqual(await thinker.choose(question(), 'steward'))
  })

  it('is replaced when it never ends', async () => {
    const terminated: string[] = []
    const start = () => worker({ choose: () => new Promise(() => {}) }, terminated)
    const thinker = new WorkerThinker({ start, size: 1, limit: 10 })
    await expect(thinker.choose(question(), 'steward')).rejects.toMatchObject({ name: 'bot-failed' })
    expect(terminated).toHaveLength(1)
  })

  it('thinks ahead in several workers at the same time, each with a seed and a part of the iterations', async () => {
    const asked: { readonly seed: string; readonly iterations: number }[] = []
    const start = () => {
      const mind = new RoomThinker(loadRules)
      return worker({
        search: (one: Question, budget: { readonly iterations: number }) => {
          asked.push({ seed: one.seed, iterations: budget.iterations })
          return mind.search(one, { iterations: 20 })
        },
      })
    }
    const thinker = new WorkerThinker({ start, size: 3 })
    expect(question().legal).toContainEqual(await thinker.choose(question(), 'chancellor'))
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(3)
    expect(new Set(asked.map(({ iterations }) => iterations)).size).toBe(1)
    const hint = await thinker.hint(question())
    expect(question().legal).toContainEqual(hint?.action)
    expect(asked).toHaveLength(6)
  })

  it('goes by what the others found when one of them breaks down', async () => {
    let started = 0
    const start = () => {
      started++
      return worker(started === 2 ? { search: () => new Promise(() => {}) } : new RoomThinker(loadRules))
    }
    const thinker = new WorkerThinker({ start, size: 2, limit: 3000 })
    expect(question().legal).toContainEqual(await thinker.choose(question(), 'chancellor'))
  })
})
