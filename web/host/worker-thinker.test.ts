import { FastChance } from '@crownlands/core/chance-fast'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import { RoomThinker } from '@crownlands/table/room-thinker'
import { loadRules } from '@crownlands/table/rules'
import type { Question } from '@crownlands/table/thinker'
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
    const inside = new WorkerThinker(() => worker(new RoomThinker(loadRules)))
    expect(await inside.choose(question(), 'steward')).toEqual(await outside.choose(question(), 'steward'))
  })

  it('is replaced when it breaks down', async () => {
    const started: string[] = []
    const terminated: string[] = []
    const thinker = new WorkerThinker(() => {
      started.push('started')
      if (started.length > 1) return worker(new RoomThinker(loadRules), terminated)
      const silent = worker({ choose: () => new Promise(() => {}) }, terminated)
      setTimeout(() => silent.dispatchEvent(new Event('error')), 5)
      return silent
    })
    await expect(thinker.choose(question(), 'steward')).rejects.toMatchObject({ name: 'bot-failed' })
    expect(terminated).toHaveLength(1)
    expect(question().legal).toContainEqual(await thinker.choose(question(), 'steward'))
  })

  it('is replaced when it never ends', async () => {
    const terminated: string[] = []
    const thinker = new WorkerThinker(() => worker({ choose: () => new Promise(() => {}) }, terminated), 10)
    await expect(thinker.choose(question(), 'steward')).rejects.toMatchObject({ name: 'bot-failed' })
    expect(terminated).toHaveLength(1)
  })
})
