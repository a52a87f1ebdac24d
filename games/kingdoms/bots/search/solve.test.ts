/** The last spaces of an epoch: what is worked out equals what the rules lead to when everything is tried. */
import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { kingdoms } from '../../game'
import type { Action, State } from '../../rules/state'
import { ALL_OPTIONS } from '../../testing/configurations'
import { playVariedGame } from '../../testing/random-games'
import { heuristics } from '../learned/heuristics'

/** How everybody fares if all choose what is best for them, by the rules alone. What is hidden is known to whom it belongs. */
function fare(state: State, epoch: number): readonly number[] {
  if (state.over || state.epoch !== epoch) return heuristics.evaluate(state)
  const all = kingdoms.legalActions(state, state.turn).map((action) => fareAfter(state, action, epoch))
  return all.reduce((best, one) => ((one[state.turn] ?? 0) > (best[state.turn] ?? 0) ? one : best))
}

function fareAfter(state: State, action: Action, epoch: number): readonly number[] {
  const next = (chance: Chance) => {
    const after = kingdoms.clone(state)
    kingdoms.apply(after, after.turn, action, chance)
    return fare(after, epoch)
  }
  if (action.type !== 'draw') return next({ below: () => 0 })
  const ways = state.supply.map((_, i) => next({ below: () => i }))
  return state.players.map((_, seat) => ways.reduce((sum, way) => sum + (way[seat] ?? 0), 0) / ways.length)
}

/** Positions with so few spaces left, in which nobody hides a tile from anybody. */
function endings(most: number): State[] {
  const found: State[] = []
  for (const [i, options] of ALL_OPTIONS.entries()) {
    const seats = 2 + (i % 3)
    playVariedGame(options, seats, `ending ${i}`, (state) => {
      const isOpen = state.players.every((player, seat) => seat === state.turn || player.startingTile === undefined)
      if (!state.over && isOpen && state.empty.length <= most) found.push(kingdoms.clone(state))
    })
  }
  return found
}

describe('the last spaces', () => {
  it('are played as well as trying everything by the rules shows to be possible', () => {
    let solved = 0
    for (const state of endings(2)) {
      if (kingdoms.legalActions(state, state.turn).length === 1) continue
      const action = heuristics.solve?.(kingdoms.view(state, state.turn), state.turn)
      if (action === undefined) continue
      solved++
      expect(kingdoms.check(state, state.turn, action)).toBeUndefined()
      const best = fare(state, state.epoch)[state.turn] ?? 0
      expect(fareAfter(state, action, state.epoch)[state.turn]).toBeCloseTo(best, 9)
    }
    expect(solved).toBeGreaterThan(80)
  })

  it('are left to the search while too much can still happen', () => {
    const state = kingdoms.setup(
      { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' },
      2,
      new FastChance('whole').at(0),
    )
    expect(heuristics.solve?.(kingdoms.view(state, state.turn), state.turn)).toBeUndefined()
  })
})
