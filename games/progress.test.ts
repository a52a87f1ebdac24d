/** Every game says how far a match has come and how it ends, in both languages. */
import { FastChance } from '@crownlands/core/chance-fast'
import { LANGUAGES } from '@crownlands/core/room'
import { withDefaults } from '@crownlands/core/schema'
import { describe, expect, it } from 'vitest'
import { ROOMS } from './rooms'

/** What the bar above a table has room for on a phone, in two lines. */
const LONGEST = 34

describe.each(ROOMS.map((room) => [room.game.id, room] as const))('%s', (_, room) => {
  it.each(LANGUAGES)('says how far it has come and how it ends, and cites its clause (%s)', async (language) => {
    const { game } = room
    const options = withDefaults(game.options, {})
    if (!('value' in options)) throw new TypeError('there are no default options')
    const state = game.setup(options.value, game.seats.min, new FastChance('progress').at(0))
    const progress = room.words[language].progress?.(game.view(state, 0))
    expect(progress?.line).toMatch(/1/)
    expect(progress?.line.length).toBeLessThanOrEqual(LONGEST)
    expect(progress?.ends).toMatch(/\.$/)
    const { sections } = await room.rulebook(language)
    expect(sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))).toContain(progress?.clause)
  })
})
