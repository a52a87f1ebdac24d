/** Thousands of random games through the contract: actions, clones, records, secrecy, imagination. */
import { conform } from '@crownlands/core/conformance/conformance'
import { waysToPlay } from '@crownlands/core/conformance/mutants'
import { howMany } from '@crownlands/core/testing/how-many'
import { expect, it } from 'vitest'
import { PLACES, POINTS, ROUNDS } from '../content'
import { templateGame } from '../game'
import { room } from '../room'

const GAMES = howMany({ usually: 150, fully: 5000 })

it.each(waysToPlay(templateGame))('keeps the contract: %j', ({ seats, options }) => {
  const report = conform(
    {
      game: templateGame,
      notation: room.notation,
      scores: { min: 0, max: PLACES.length * POINTS.crown },
      mostActions: seats * ROUNDS[options.length],
      // Imagined tiles must be as likely as true ones.
      secret: ({ hands, over }, viewer) => (over ? undefined : hands.find((_, seat) => seat !== viewer)?.join(' ')),
    },
    { seats, options, games: GAMES, seed: 'conformance', thoroughPercent: 20 },
  )
  expect(report.games).toBe(GAMES)
  for (const seen of [report.thoroughSteps, report.secretsCompared, report.refusals, report.sharedVictories])
    expect(seen).toBeGreaterThan(0)
})
