/** The conformance suite of the house over every way to play King's Gate with so many seats. */
import { conform } from '@crownlands/core/conformance/conformance'
import { howMany } from '@crownlands/core/testing/how-many'
import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import { parseAction, parsePosition, writeAction, writePosition } from '../rules/notation'
import { ENDINGS } from '../rules/state'
import { ALL_OPTIONS, describeOptions, mostActions, scoreBounds } from './configurations'

const notation = { writeAction, parseAction, writePosition, parsePosition }

/** Games of which about one step in each gets all checks, and games that are only played through: they cost a tenth. */
const THOROUGH = { games: howMany({ usually: 20, fully: 400 }), seed: 'thorough', thoroughPercent: 1 }
const QUICK = { games: howMany({ usually: 50, fully: 2000 }), seed: 'quick', thoroughPercent: 0 }

export function describeConformance(seats: number): void {
  describe(`King's Gate with ${seats} players keeps the contract of the house`, () => {
    const endings = new Set<string>()

    it.each(ALL_OPTIONS.map((options) => [describeOptions(options), options] as const))('%s', (_name, options) => {
      const subject = { game: kingsGate, notation, scores: scoreBounds(seats), mostActions: mostActions(seats) }
      const thorough = conform(subject, { seats, options, ...THOROUGH })
      const quick = conform(subject, { seats, options, ...QUICK })
      expect([thorough.games, quick.games]).toEqual([THOROUGH.games, QUICK.games])
      expect(thorough.thoroughSteps).toBeGreaterThan(THOROUGH.games / 2)
      expect(thorough.refusals).toBeGreaterThan(0)
      expect(thorough.secretsCompared).toBeGreaterThan(0)
      for (const ending of [...thorough.endings.keys(), ...quick.endings.keys()]) endings.add(ending)
    })

    it('KG-E2: ended in every way there is', () => {
      // Three players have 66 tiles: nobody fills ten locations with them by accident.
      const expected = ENDINGS.filter((ending) => seats !== 3 || ending !== 'tenth-location')
      expect([...endings].sort()).toEqual([...expected].sort())
    })
  })
}
