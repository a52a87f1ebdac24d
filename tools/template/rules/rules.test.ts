/** A test for every clause. */
import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { COPIES, TILES } from '../content'
import { templateGame } from '../game'
import { pointsOf, wholeBag } from './rules'
import type { Action, Event, State } from './state'
import { view, viewEvent } from './view'

const LEFT: Action = { type: 'swap', place: 'left' }
const KEEP: Action = { type: 'keep' }
const chance = new FastChance('rules').at(0)

/** Two players in the second of two rounds; the first one is to act. */
function secondRound(): State {
  return {
    options: { length: 'short' },
    ...{ round: 2, turn: 0, over: false },
    hands: [
      ['pebble', 'crown'],
      ['jewel', 'coin'],
    ],
    discards: ['pebble', 'jewel'],
  }
}

function play(state: State, ...actions: readonly Action[]): Event[] {
  const events: Event[] = []
  for (const action of actions) templateGame.apply(state, state.turn, action, chance, events)
  return events
}

describe('the tiles', () => {
  it('TG-C1: are of four kinds, six of each, with their points', () => {
    expect(wholeBag()).toHaveLength(4 * COPIES)
    expect(TILES.map((tile) => pointsOf([tile]))).toEqual([0, 2, 3, 5])
  })

  it('TG-S1: are dealt two to each player', () => {
    const state = templateGame.setup({ length: 'long' }, 4, chance)
    expect(state.hands.map((hand) => hand.length)).toEqual([2, 2, 2, 2])
    expect(templateGame.audit(state)).toBeUndefined()
  })

  it('TG-H1: are seen by their owner alone before the end', () => {
    const state = secondRound()
    expect(view(state, 1).hands).toEqual([
      ['hidden', 'hidden'],
      ['jewel', 'coin'],
    ])
    const [swapped] = play(state, LEFT)
    expect(swapped).toMatchObject({ type: 'swapped', discarded: 'pebble', drawn: expect.any(String) })
    expect(swapped && viewEvent(swapped, 1)).not.toHaveProperty('drawn')
    play(state, KEEP)
    expect(view(state, 'spectator').hands).toEqual(state.hands)
  })
})

describe('a turn', () => {
  it('TG-T1: swaps a tile for one from the bag, and the old one lies face up', () => {
    const state = secondRound()
    play(state, LEFT)
    expect(state.discards).toEqual(['pebble', 'jewel', 'pebble'])
    expect(state.hands[0]?.[1]).toBe('crown')
    expect(state.turn).toBe(1)
  })

  it('TG-T2: may keep both tiles', () => {
    const state = secondRound()
    play(state, KEEP)
    expect(state).toMatchObject({ turn: 1, hands: secondRound().hands, discards: secondRound().discards })
  })

  it('TG-T3: may not keep in the first round', () => {
    const state = templateGame.setup({ length: 'long' }, 2, chance)
    expect(templateGame.check(state, 0, KEEP)).toEqual({ clause: 'TG-T3', reason: 'swap-first' })
    play(state, LEFT, LEFT)
    expect(templateGame.check(state, 0, KEEP)).toBeUndefined()
  })
})

describe('the end', () => {
  it('TG-E1: comes after two rounds or three, and shows all tiles', () => {
    const state = secondRound()
    const events = play(state, KEEP, KEEP)
    expect(state.over).toBe(true)
    expect(events.filter(({ type }) => type === 'shown')).toHaveLength(2)
    const long: State = { ...secondRound(), options: { length: 'long' } }
    play(long, KEEP, KEEP)
    expect(long).toMatchObject({ over: false, round: 3 })
  })

  it('TG-E2: is won by the most points, and shared by equal ones', () => {
    const state = secondRound()
    play(state, KEEP, KEEP)
    expect(templateGame.outcome(state)).toEqual({ winners: [0, 1], scores: [5, 5], ending: 'last-round' })
    const other: State = {
      ...state,
      hands: [
        ['coin', 'coin'],
        ['jewel', 'coin'],
      ],
    }
    expect(templateGame.outcome(other)?.winners).toEqual([1])
  })
})
