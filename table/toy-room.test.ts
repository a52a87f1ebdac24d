import { newestRules } from '@crownlands/core/manifest'
import { manifest } from '@crownlands/core/testing/toy-room'
import { describe, expect, it, vi } from 'vitest'
import { loadRules } from './rules'
import { MemoryStorage } from './storage/storage'
import { gameCalled, hostOn, planFor, playOn } from './testing/hosts'

vi.mock(import('@crownlands/games/registry'), async (original) =>
  (await import('@crownlands/core/testing/toy-room')).withToy(await original()),
)

const PLAN = { ...planFor([undefined, undefined]), game: manifest.id }

describe('a game that is one line more in the registry', () => {
  it('has its rules in every version, and in no other', async () => {
    const [first, second, newest] = await Promise.all([1, 2, undefined].map((rules) => loadRules(manifest.id, rules)))
    expect([first?.game.rulesVersion, second?.game.rulesVersion]).toEqual([1, 2])
    expect(first?.game.setup).not.toBe(second?.game.setup)
    expect(newest).toBe(second)
    expect(newestRules(manifest)).toBe(2)
    expect(await loadRules(manifest.id, 3)).toBeUndefined()
  })

  it('goes on with the rules that a match was begun with, while new ones begin with the newest', async () => {
    const storage = new MemoryStorage()
    const before = hostOn(storage, { gameCalled: (id, rules = 1) => gameCalled(id, rules) })
    const begun = await before.create(PLAN, 'old')
    const now = hostOn(storage)
    const fresh = await now.create(PLAN, 'new')
    // In the second version the last seat begins.
    expect([begun.toAct, fresh.toAct]).toEqual([[0], [1]])
    for (const { id } of [begun, fresh]) await playOn(now, id)
    expect(await now.list()).toMatchObject([{ outcome: { ending: 'no-card-left' } }, { outcome: expect.anything() }])
    expect([await storage.head(begun.id), await storage.head(fresh.id)]).toMatchObject([{ rules: 1 }, { rules: 2 }])
  })
})
