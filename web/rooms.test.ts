import { ROOMS } from '@crownlands/games/rooms'
import { describe, expect, it } from 'vitest'
import { loadRules } from './host/rules'
import { loadRoom, ROOM_LOADERS } from './rooms'

describe('the rooms of the browser', () => {
  it('are those of the registry', async () => {
    const rooms = await Promise.all(Object.keys(ROOM_LOADERS).map(loadRoom))
    expect(rooms).toEqual(ROOMS)
  })

  it('are called by the id of their game', async () => {
    for (const { game } of ROOMS) expect((await loadRoom(game.id))?.game).toBe(game)
    expect(await loadRoom('constructor')).toBeUndefined()
  })

  it('have the same rules where nobody reads', async () => {
    for (const { game, heuristics } of ROOMS) expect(await loadRules(game.id)).toEqual({ game, heuristics })
  })

  it('are loaded once', () => {
    expect(loadRoom('kingdoms')).toBe(loadRoom('kingdoms'))
  })
})
