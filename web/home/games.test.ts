import { ROOMS, roomCalled } from '@crownlands/games/registry'
import { describe, expect, it } from 'vitest'
import { en } from '../text/en'
import { fr } from '../text/fr'
import { GAMES } from '../text/web-words'
import { COMING, PLAYABLE } from './games'

describe('the games on the home page', () => {
  it('are those of the registry, and the ones to come', () => {
    expect(ROOMS.map(({ game }) => game.id)).toEqual([PLAYABLE.game])
    expect([PLAYABLE.game, ...COMING]).toEqual(GAMES)
    expect(roomCalled(PLAYABLE.game)?.game.seats).toEqual(PLAYABLE.seats)
  })

  it.each([
    ['en', en],
    ['fr', fr],
  ] as const)('are called as in their rooms (%s)', (language, words) => {
    for (const room of ROOMS) {
      const shown = words.home.games[PLAYABLE.game]
      expect(shown).toEqual({ title: room.words[language].title, line: room.words[language].tagline })
    }
  })
})
