/// <reference types="node" />
/** Positions that nobody has reached, in every room: what an audit lets in from outside, the rules can carry. */
import { existsSync } from 'node:fs'
import { playMutants, waysToPlay } from '@crownlands/core/conformance/mutants'
import { howMany } from '@crownlands/core/testing/how-many'
import { describe, expect, it } from 'vitest'
import { ROOMS } from './rooms'

/** For each game, shared out among all ways to play it. */
const MUTANTS = howMany({ usually: 7200, fully: 200_000 })
/** No match of the house is ever nearly as long, wherever it begins. */
const MOST_ACTIONS = 3000

/** A game whose matches are long has a test of its own in its folder, which leaves them early. */
const HERE = ROOMS.filter(
  ({ game }) => !existsSync(new URL(`./${game.id}/rules/audit/mutants.test.ts`, import.meta.url)),
)

describe.each(HERE)('whatever position $game.id lets in', (room) => {
  const ways = waysToPlay(room.game)
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
