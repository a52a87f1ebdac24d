/** Changed positions, in every game: whatever position the audit accepts, the rules can play to an end. */
import { playMutants, waysToPlay } from '@crownlands/core/conformance/mutants'
import { howMany } from '@crownlands/core/testing/how-many'
import { describe, expect, it } from 'vitest'
import { ROOMS } from './rooms'

/** For each game, shared out among all ways to play it. */
const MUTANTS = howMany({ usually: 4800, fully: 200_000 })
/** No match is nearly as long, wherever it begins. */
const MOST_ACTIONS = 3000

/** What is tried of options that are numbers: short matches. */
const NUMBERS = { turnLimit: [1] }

describe.each(ROOMS)('a changed position that the audit of $game.id accepts', (room) => {
  const ways = waysToPlay(room.game, NUMBERS)
  const seen = { possible: 0, actions: 0 }

  it.each(ways)('is played to an end by the rules: %j', ({ seats, options }) => {
    const mutants = Math.ceil(MUTANTS / ways.length)
    const seed = JSON.stringify([room.game.id, seats, options])
    const report = playMutants(room, { seats, options, mutants, seed, mostActions: MOST_ACTIONS })
    expect(report.made).toBe(mutants)
    seen.possible += report.possible
    seen.actions += report.actions
  })

  it('was worth looking for', () => {
    expect(seen.possible).toBeGreaterThan(100)
    expect(seen.actions).toBeGreaterThan(1000)
  })
})
