/** Whether the games that `npm test` plays are enough: faults that show only now and then, planted into every room, are found. */
import { FastChance } from '@crownlands/core/chance-fast'
import { conform } from '@crownlands/core/conformance/conformance'
import { waysToPlay } from '@crownlands/core/conformance/mutants'
import type { Game } from '@crownlands/core/game'
import { canonicalJson } from '@crownlands/core/json'
import { describe, expect, it } from 'vitest'
import { ROOMS } from './rooms'

/** A fault shows in one position of so many. */
const RARE = 50
/** So many steps in all get every check: a tenth of what the rooms' own suites look at, or less. */
const THOROUGH_STEPS = 500
/** What is tried of options that are numbers: matches are to be short. */
const NUMBERS = { turnLimit: [1] }

function isRare(state: unknown): boolean {
  return new FastChance(canonicalJson(state)).at(0).below(RARE) === 0
}

const FAULTS: readonly (readonly [string, (game: Game) => Partial<Game>])[] = [
  [
    'an action that is not offered',
    (game) => ({
      legalActions: (state, seat) => {
        const legal = game.legalActions(state, seat)
        return legal.length > 1 && isRare(state) ? legal.slice(0, -1) : legal
      },
    }),
  ],
  [
    'a refusal of what is legal',
    (game) => ({
      check: (state, seat, action) =>
        game.check(state, seat, action) ?? (isRare(state) ? { clause: 'T-A2', reason: 'malformed' } : undefined),
    }),
  ],
  [
    'a view that says too much',
    (game) => ({
      view: (state, viewer) => (isRare(state) ? { ...(state as object), peek: 1 } : game.view(state, viewer)),
    }),
  ],
  ['a copy that shares', (game) => ({ clone: (state) => (isRare(state) ? state : game.clone(state)) })],
]

describe.each(ROOMS)('the suite finds in $game.id', ({ game, notation }) => {
  it.each(FAULTS)('%s, in one position of fifty', (_, plant) => {
    const faulty: Game = { ...game, ...plant(game) }
    const subject = { game: faulty, notation, scores: { min: -1e6, max: 1e6 }, mostActions: 5000 }
    const play = () => {
      let steps = 0
      for (let round = 0; steps < THOROUGH_STEPS; round++)
        for (const { seats, options } of waysToPlay(game, NUMBERS))
          steps += conform(subject, { seats, options, games: 1, seed: `${round}`, thoroughPercent: 5 }).thoroughSteps
    }
    // A clone that is none may break the rules themselves.
    expect(play).toThrow()
  })
})
