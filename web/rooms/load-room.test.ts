import { isPlayable } from '@crownlands/core/manifest'
import { GAMES } from '@crownlands/games/registry'
import { ROOMS } from '@crownlands/games/rooms'
import { loadRules } from '@crownlands/table/rules'
import { describe, expect, it } from 'vitest'
import { loadRoom } from './load-room'
import { loadRoomUi } from './room-uis'

describe('the rooms of the browser', () => {
  it('are called by the id of their game, and each has a board', async () => {
    for (const room of ROOMS) expect((await loadRoom(room.game.id))?.game).toBe(room.game)
    for (const manifest of GAMES.filter(isPlayable)) expect(await loadRoomUi(manifest.id)).toHaveProperty('Surface')
    expect(await loadRoom('constructor')).toBeUndefined()
    expect(await loadRoomUi('constructor')).toBeUndefined()
  })

  it('are only those that are there already', async () => {
    expect(GAMES.filter(isPlayable).map(({ id }) => id)).toEqual(ROOMS.map(({ game }) => game.id))
    for (const manifest of GAMES) expect((await loadRoom(manifest.id)) !== undefined).toBe(isPlayable(manifest))
  })

  it('have the same rules where nobody reads', async () => {
    for (const { game } of ROOMS) {
      expect((await loadRules(game.id))?.game).toBe(game)
      expect((await loadRoom(game.id))?.game).toBe(game)
      expect(await loadRules(game.id, 99)).toBeUndefined()
    }
    expect(await loadRules('chess')).toBeUndefined()
  })

  it('are loaded once', () => {
    for (const { game } of ROOMS) expect(loadRoom(game.id)).toBe(loadRoom(game.id))
  })
})
