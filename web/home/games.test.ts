import { ROOMS } from '@crownlands/games/registry'
import { describe, expect, it } from 'vitest'
import { en } from '../text/en'
import { fr } from '../text/fr'
import { GAMES } from '../text/web-words'
import { COMING, FEATURED, OTHERS } from './games'

describe('the games on the home page', () => {
  it('are those of the registry, and the ones to come', () => {
    const playable = [FEATURED, ...OTHERS]
    expect(ROOMS.map(({ game }) => ({ game: game.id, seats: game.seats }))).toEqual(playable)
    expect([...playable.map(({ game }) => game), ...COMING].sort()).toEqual([...GAMES].sort())
  })

  it.each([
    ['en', en],
    ['fr', fr],
  ] as const)('are called as in their rooms (%s)', (language, words) => {
    const games: Readonly<Record<string, unknown>> = words.home.games
    for (const room of ROOMS) {
      const { title, tagline } = room.words[language]
      expect(games[room.game.id]).toEqual({ title, line: tagline })
    }
  })
})
