/** The conformance suite of the house over Kings & Things with so many seats. */
import { conform } from '@crownlands/core/conformance/conformance'
import { howMany } from '@crownlands/core/testing/how-many'
import { describe, expect, it } from 'vitest'
import { EDITIONS } from '../content'
import { kingsAndThings, kingsAndThingsVersion1 } from '../game'
import type { Event } from '../rules/happenings'

/** Events in which something may be hidden: what is told of them must be in the view too. All others lie open. */
const HIDING: ReadonlySet<Event['type']> = new Set([
  'drew',
  'exchanged',
  'laid-aside',
  'placed',
  'discarded',
  'lost',
  'moved',
  'flew',
  'picked',
  'put-down',
  'stole',
  'assassinated',
])

function subjectOf(game: typeof kingsAndThings) {
  return {
    game,
    /** KT-E5: by income. */
    scores: { min: 0, max: 400 },
    mostActions: 20_000,
    openly: ({ type }: Event) => !HIDING.has(type),
  }
}

export const SUBJECT = subjectOf(kingsAndThings)
const VERSION_1 = subjectOf(kingsAndThingsVersion1)

/** Short games of which some steps get all checks, and longer ones that are only played through. */
const THOROUGH = { games: howMany({ usually: 1, fully: 60 }), seed: 'thorough', thoroughPercent: 2, turnLimit: 3 }
const QUICK = { games: howMany({ usually: 1, fully: 200 }), seed: 'quick', thoroughPercent: 0, turnLimit: 4 }

export function describeConformance(seats: number): void {
  describe(`Kings & Things with ${seats} players keeps the contract of the house`, () => {
    it.each(EDITIONS.flatMap((edition) => [false, true].map((autoCall) => [edition, autoCall] as const)))(
      'edition %s, bluffs called by the software: %s',
      (edition, autoCall) => {
        const families = [
          { subject: SUBJECT, ...THOROUGH },
          { subject: SUBJECT, ...QUICK },
          { subject: VERSION_1, ...THOROUGH },
        ]
        for (const { subject, turnLimit, ...family } of families) {
          const report = conform(subject, { seats, options: { edition, autoCall, turnLimit }, ...family })
          expect(report.games).toBe(family.games)
          expect(report.questions).toBeGreaterThan(0)
          if (family.thoroughPercent > 0) {
            expect(report.refusals).toBeGreaterThan(0)
            expect(report.secretsCompared).toBeGreaterThan(0)
          }
        }
      },
    )
  })
}
