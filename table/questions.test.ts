/** Questions out of turn at a table. */
import type { Game } from '@crownlands/core/game'
import { boasts } from '@crownlands/core/testing/boasts'
import type { State } from '@crownlands/core/testing/boasts-data'
import { describe, expect, it } from 'vitest'
import type { LocalHost } from './local-host'
import type { Temperament } from './protocol'
import { MemoryStorage } from './storage/storage'
import { newHead } from './storage/stored-table'
import { act, endTurn, FIRST_THINKER, follow, hostOn, planFor, seen } from './testing/hosts'

const gameCalled = async (id: string): Promise<Game | undefined> =>
  id === boasts.id ? (boasts as unknown as Game) : undefined

/** A has boasted; B has no witness, C has one. */
const ASKED: State = {
  options: { standing: 'ask' },
  hands: [
    [1, 4],
    [3, 5],
    [6, 7],
  ],
  piles: [[], [], []],
  box: [8, 9, 10, 11, 12],
  shown: [],
  points: [0, 0, 0],
  standing: ['ask', 'ask', 'ask'],
  turn: 0,
  boasts: 1,
  restated: false,
  boast: 2,
  waiting: [1, 2],
  over: false,
}

async function tableWith(bots: readonly (Temperament | undefined)[]): Promise<LocalHost> {
  const storage = new MemoryStorage()
  const plan = { ...planFor(bots, { standing: 'ask' }), game: boasts.id }
  const known = { rules: 1, chance: { kind: 'keyed', seed: 's' }, final: 0, toAct: [1, 2], isQuestion: true } as const
  const head = newHead({ ...known, id: 't', start: ASKED }, plan, 0)
  await storage.write({ head, rows: [], snapshots: [] }, 0)
  const pass = { ...FIRST_THINKER, choose: async () => ({ type: 'done' }) }
  return hostOn(storage, { gameCalled, thinker: pass })
}

describe('a question', () => {
  it('is passed by the table for the only person there, who can do nothing else (T-Q2)', async () => {
    const host = await tableWith(['squire', undefined, 'squire'])
    expect(await host.list()).toMatchObject([{ isQuestion: true, toAct: [1, 2], mine: [1] }])
    const looks = await follow(host, 't', 1, (all) => all.at(-1)?.table.toAct.includes(1) === true && all.length > 1)
    // B passes by itself, C and A go on, and B is asked again only when it is B's own turn.
    expect(looks.at(-1)).toMatchObject({ table: { toAct: [1], isQuestion: false } })
  })

  it('is left to the only person there who has a choice (T-Q2)', async () => {
    const host = await tableWith(['squire', 'squire', undefined])
    const looks = await follow(host, 't', 2, (all) => all.at(-1)?.table.toAct.length === 1)
    expect(looks.at(-1)).toMatchObject({ table: { toAct: [2], isQuestion: true, actions: 1 } })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(seen(await host.look('t', 2)).table.actions).toBe(1)
  })

  it('is never passed for one of several people: it would tell what they hold (T-Q2)', async () => {
    const host = await tableWith(['squire', undefined, undefined])
    await follow(host, 't', 1, () => true)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(seen(await host.look('t', 1)).table).toMatchObject({ actions: 0, toAct: [1, 2], mine: [1, 2] })
    // Somebody who saw the table before the other answered may still answer.
    const { at } = seen(await host.look('t', 2))
    seen(await endTurn(host, 't', 1))
    const late = { seat: 2, at, key: 'late', deed: { type: 'act', action: { type: 'doubt', card: 6 } } } as const
    expect(await host.do('t', late)).toMatchObject({ look: { table: { actions: 2, toAct: [0] } } })
    expect(await host.do('t', { ...late, key: 'later' })).toHaveProperty('changed')
  })

  it('is ended by the first who answers, before the others could', async () => {
    const host = await tableWith([undefined, undefined, undefined])
    const { at } = seen(await host.look('t', 1))
    seen(await act(host, 't', 2, { type: 'doubt', card: 6 }))
    expect(await host.do('t', { seat: 1, at, key: 'k', deed: { type: 'end-turn' } })).toHaveProperty('changed')
  })
})
