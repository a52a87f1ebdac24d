/** Whatever position the audit lets in, the rules can carry. */
import { playMutants } from '@crownlands/core/mutants'
import { howMany } from '@crownlands/core/testing/how-many'
import { describe, expect, it } from 'vitest'
import { kingsAndThings } from './game'

const mutants = howMany({ usually: 250, fully: 5000 })

describe.each([2, 3, 4])('%i seats', (seats) => {
  it.each([false, true])('positions changed by somebody are refused or can be played, autoCall %s', (autoCall) => {
    const report = playMutants(
      { game: kingsAndThings },
      {
        seats,
        options: { edition: '1986', autoCall, turnLimit: 2 },
        mutants,
        seed: 'changed',
        mostActions: 20_000,
        upTo: 40,
      },
    )
    expect(report.made).toBe(mutants)
    expect(report.possible).toBeGreaterThan(0)
    expect(report.actions).toBeGreaterThan(0)
  })
})
