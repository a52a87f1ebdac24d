import { ROOMS, roomCalled } from '@crownlands/games/rooms'
import { describe, expect, it } from 'vitest'
import { en } from '../text/en'
import { fr } from '../text/fr'
import { GAMES } from '../text/web-words'
import { COMING, PLAYABLE } from './games'

describe('the games on the home page', () => {
  it('are those of the registry, and the ones to come', () => {
    const ids = PLAYABLE.map(({ game }) => game)
    expect(ROOMS.map(({ game }) => game.id)).toEqual(ids)
    expect([...ids, ...COMING]).toEqual(GAMES)
    for (const { game, seats } of PLAYABLE) expect(roomCalled(game)?.game.seats).toEqual(seats)
  })

  it.each([
    ['en', en],
    ['fr', fr],
  ] as const)('are called as in their rooms (%s)', (language, words) => {
    for (const { game } of PLAYABLE) {
      const own = roomCalled(game)?.words[language]
      expect(words.home.games[game]).toEqual({ title: own?.title, line: own?.tagline })
    }
  })
})
