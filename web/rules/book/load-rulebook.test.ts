import type { Room } from '@crownlands/core/room'
import { ROOMS } from '@crownlands/games/rooms'
import { describe, expect, it } from 'vitest'
import { loadRulebook } from './load-rulebook'

describe('a rulebook', () => {
  it('is fetched once, in the language that is asked for', async () => {
    for (const room of ROOMS) {
      expect(loadRulebook(room, 'en')).toBe(loadRulebook(room, 'en'))
      const [en, fr] = await Promise.all([loadRulebook(room, 'en'), loadRulebook(room, 'fr')])
      expect(en).toEqual(await room.rulebook('en'))
      expect(fr).toEqual(await room.rulebook('fr'))
      expect(fr).not.toEqual(en)
    }
  })

  it('that could not be fetched is asked for again by the next who opens it', async () => {
    const [room] = ROOMS
    if (room === undefined) throw new Error('there is no room')
    let online = false
    const far: Room = {
      ...room,
      game: { ...room.game, id: 'far' },
      rulebook: (language) => (online ? room.rulebook(language) : Promise.reject(new Error('offline'))),
    }
    expect(await loadRulebook(far, 'en')).toBeUndefined()
    online = true
    expect(await loadRulebook(far, 'en')).toEqual(await room.rulebook('en'))
  })
})
