/** The conformance suite of the house over every way to play Kingdoms with so many seats. */

import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { conform } from '@crownlands/core/conformance/conformance'
import type { Report } from '@crownlands/core/conformance/subject'
import type { Viewer } from '@crownlands/core/game'
import { howMany } from '@crownlands/core/testing/how-many'
import { describe, expect, it } from 'vitest'
import type { Edition } from '../content'
import { kingdoms } from '../game'
import { parseAction, parsePosition, writeAction, writePosition } from '../rules/notation'
import { ENDINGS, type Options, type State } from '../rules/state'
import { ALL_OPTIONS, describeOptions, mostActions, scoreBounds } from './configurations'
import { variedAction } from './random-games'

const notation = { writeAction, parseAction, writePosition, parsePosition }

/** Random games of each family; one step in a hundred, about one in each game, gets all checks. */
const GAMES = howMany({ usually: 150, fully: 2000 })
/** Games that start somewhere in the middle. */
const LATE_GAMES = howMany({ usually: 60, fully: 100 })

/**
 * Random games that pick any action mostly place castles, and with K-V2 nearly all end in the first epoch. So some
 * games start where a varied play has led to: late epochs, few castles, empty supplies.
 */
const lateKingdoms: typeof kingdoms = { ...kingdoms, setup: setupLate }

function setupLate(options: Options, seats: number, chance: Chance): State {
  const dice = new FastChance(`late ${chance.below(1 << 20)}`).at(0)
  const state = kingdoms.setup(options, seats, dice)
  for (let left = dice.below(160); left > 0; left--) {
    const before = kingdoms.clone(state)
    kingdoms.apply(state, state.turn, variedAction(state, state.turn, dice), dice)
    if (state.over) return before
  }
  return state
}

/** K-H1: a starting tile that the viewer does not know. */
function hiddenTile(state: State, viewer: Viewer): string | undefined {
  return state.players.find((player, seat) => seat !== viewer && player.startingTile !== undefined)?.startingTile
}

export function describeConformance(seats: number, edition: Edition): void {
  const seen = { endings: new Map<string, number>(), sharedVictories: 0 }
  const count = (report: Report) => {
    for (const [ending, games] of report.endings) seen.endings.set(ending, (seen.endings.get(ending) ?? 0) + games)
    seen.sharedVictories += report.sharedVictories
  }

  describe(`Kingdoms with ${seats} players keeps the contract of the house`, () => {
    const families = ALL_OPTIONS.filter((options) => options.edition === edition)

    it.each(families.map((options) => [describeOptions(options), options] as const))('%s', (_name, options) => {
      const subject = {
        game: kingdoms,
        notation,
        scores: scoreBounds(seats, options),
        mostActions: mostActions(seats, options),
        secret: hiddenTile,
      }
      const whole = conform(subject, { seats, options, games: GAMES, seed: 'whole', thoroughPercent: 1 })
      const late = conform(
        { ...subject, game: lateKingdoms },
        { seats, options, games: LATE_GAMES, seed: 'late', thoroughPercent: 2 },
      )
      expect([whole.games, late.games]).toEqual([GAMES, LATE_GAMES])
      for (const report of [whole, late]) {
        count(report)
        expect(report.thoroughSteps).toBeGreaterThan(0)
        expect(report.refusals).toBeGreaterThan(0)
        // K-H1: with No Luck there is no state that somebody could take for another.
        expect(report.secretsCompared > 0).toBe(!options.noLuck)
        expect(report.secrets.size > 1).toBe(!options.noLuck)
      }
      const endings = ENDINGS.filter((ending) => ending.startsWith('last-castle') === options.lastCastle)
      const seenHere = new Set([...whole.endings.keys(), ...late.endings.keys()])
      expect([...seenHere].sort()).toEqual([...endings].sort())
    })

    it('ended in every way there is, and with shared victories', () => {
      expect([...seen.endings.keys()].sort()).toEqual([...ENDINGS].sort())
      expect(seen.sharedVictories).toBeGreaterThan(0)
    })
  })
}
