/**
 * The contract of the house at every moment of a match, from prepared positions: short cups, full hexes, battles of three
 * and four, citadels under the clock, questions of every kind, the Balloon out, players who are out. Games by chance alone
 * come to half of them.
 */
import { FastChance } from '@crownlands/core/chance-fast'
import { conform } from '@crownlands/core/conformance/conformance'
import { howMany } from '@crownlands/core/testing/how-many'
import { describe, expect, it } from 'vitest'
import { kingsAndThings } from '../game'
import { SUBJECT } from '../testing/conformance'
import { toldApart } from '../testing/disguised'
import { lively, meet, missing } from '../testing/moments'

/** Prepared positions of each kind that are tried for what is seldom met. */
const MOST = 60
const GAMES = howMany({ usually: 1, fully: 10 })
const STEPS = howMany({ usually: 1, fully: 6 })

describe.each([2, 3, 4])('the moments of a match of %i players', (seats) => {
  const met = meet(seats, MOST)

  it('are all met', () => {
    expect(missing(seats, met)).toEqual([])
  })

  it('look the same to a viewer whatever is hidden from that viewer', () => {
    const viewers = ['spectator' as const, ...Array.from({ length: seats }, (_, seat) => seat)]
    for (const [moment, state] of met) {
      for (const viewer of viewers) {
        const chance = new FastChance(`${moment} for ${viewer}`)
        expect(toldApart(kingsAndThings, state, viewer, chance), `${moment}, ${viewer}`).toBeUndefined()
      }
    }
  })

  it('keep the contract of the house, secrecy and imagination above all', () => {
    let compared = 0
    for (const start of new Set(met.values())) {
      const { options } = start
      const family = { seats, options, games: GAMES, upTo: STEPS, thoroughPercent: 100, policy: lively }
      compared += conform(SUBJECT, { ...family, start, seed: 'moments' }).secretsCompared
    }
    expect(compared).toBeGreaterThan(met.size)
  })
})
