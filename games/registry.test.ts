import { isPlayable, newestRules } from '@crownlands/core/manifest'
import { LANGUAGES } from '@crownlands/core/room'
import { describe, expect, it } from 'vitest'
import { GAMES, manifestOf } from './registry'
import { gameCalled, ROOMS, roomCalled } from './rooms'

describe('the registry', () => {
  it('names every game once, and finds it', () => {
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length)
    for (const manifest of GAMES) expect(manifestOf(manifest.id)).toBe(manifest)
    expect(manifestOf('chess')).toBeUndefined()
  })

  it('begins with a game that can be played', () => {
    expect(isPlayable(GAMES[0])).toBe(true)
  })

  it('has a room for each game that can be played, in the same order', () => {
    expect(ROOMS.map(({ game }) => game.id)).toEqual(GAMES.filter(isPlayable).map(({ id }) => id))
  })
})

describe.each(GAMES.filter(isPlayable))('the manifest of $id', (manifest) => {
  const room = roomCalled(manifest.id)

  it('has the seats of its game', () => {
    expect(manifest.seats).toEqual(room?.game.seats)
  })

  it('counts the rules as they do themselves, and the room has the newest', async () => {
    for (const [version, load] of Object.entries(manifest.rules)) {
      const { game } = await load()
      expect([game.id, game.rulesVersion]).toEqual([manifest.id, Number(version)])
      expect(gameCalled(manifest.id, game.rulesVersion)).toBe(game)
    }
    expect(room?.game.rulesVersion).toBe(newestRules(manifest))
  })

  it('has a game of the day only if it is played alone', () => {
    if (manifest.daily !== undefined) expect(manifest.seats.max).toBe(1)
  })

  it.each(LANGUAGES)('says what the game is called in its room (%s)', (language) => {
    expect(room?.words[language]).toMatchObject(manifest.words[language])
  })
})
