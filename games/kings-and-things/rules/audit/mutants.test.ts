/** Whatever position the audit lets in, the rules can carry. */
import { playMutants } from '@crownlands/core/conformance/mutants'
import { howMany } from '@crownlands/core/testing/how-many'
import { describe, expect, it } from 'vitest'
import { kingsAndThings } from '../../game'
import { meet } from '../../testing/moments'
import { en } from '../../text/words.en'
import { fr } from '../../text/words.fr'
import { parseAction, writeAction } from '../notation/notation'
import { parsePosition, writePosition } from '../notation/position'

const mutants = howMany({ usually: 250, fully: 5000 })

/** The whole room, as somebody brings a position to it. */
const SUBJECT = {
  game: kingsAndThings,
  notation: { writeAction, parseAction, writePosition, parsePosition },
  words: { en, fr },
}

describe.each([2, 3, 4])('%i seats', (seats) => {
  /** Every other mutant is made of a moment that games by chance seldom come to. */
  const beside = [...meet(seats, 1).values()]

  it.each([false, true])('positions changed by somebody are refused or can be played, autoCall %s', (autoCall) => {
    const report = playMutants(SUBJECT, {
      seats,
      options: { edition: '1986', autoCall, turnLimit: 2 },
      mutants,
      seed: 'changed',
      mostActions: 20_000,
      upTo: 40,
      beside,
    })
    expect(report.made).toBe(mutants)
    expect(report.possible).toBeGreaterThan(0)
    expect(report.actions).toBeGreaterThan(0)
  })
})
