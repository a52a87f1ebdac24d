import { describe, expect, it } from 'vitest'
import { allPoints, featuresOf, nightAfter, nightBefore, oddsOf, shareOf } from './heuristics-prospects'
import type { State } from './state'
import { type Drawing, position } from './testing/positions'

function odds(drawing: Drawing): number {
  const state = position(drawing)
  return oddsOf(state, featuresOf(state, nightBefore(state)))
}

function share(state: State): number {
  return shareOf(state, featuresOf(state, nightBefore(state)))
}

describe('the night after a turn', () => {
  it('G-A1, G-T1: comes after the attack, and the left enemy makes room', () => {
    const two = position({ left: 'rat-lord', right: 'dark-priest', gate: 9, tower: 5, fear: 1 })
    expect(nightAfter(two)).toMatchObject({
      town: { farm: 5, tower: 3, gate: 6, fear: 2 },
      known: [{ enemy: 'dark-priest', damage: 0 }],
      isLost: false,
    })
  })

  it('G-E1: in the final stand nobody makes room', () => {
    const last = position({ left: 'rat-lord 1', right: 'dark-priest 2', enemies: '', gate: 9 })
    expect(nightAfter(last)).toMatchObject({
      town: { gate: 7 },
      known: [
        { enemy: 'rat-lord', damage: 1 },
        { enemy: 'dark-priest', damage: 2 },
      ],
    })
  })

  it('is lost when the attack or the parting blow is the end', () => {
    expect(nightAfter(position({ left: 'rat-lord', gate: 2 })).isLost).toBe(true)
    expect(nightAfter(position({ left: 'rat-lord', gate: 3 })).isLost).toBe(false)
    expect(nightAfter(position({ left: 'rat-lord', right: 'dark-priest', gate: 3 })).isLost).toBe(true)
    expect(nightAfter(position({ left: 'death-guard', fear: 7 })).isLost).toBe(true)
  })

  it('G-A3: counts the heroes who come', () => {
    expect(nightAfter(position({ left: 'giant-spider', fear: 0 }))).toMatchObject({ heroesLeft: 4, heroesGained: 1 })
  })
})

describe('the night before a turn', () => {
  it('does not know yet who has just come', () => {
    const state = position({ left: 'plague-rat 1', right: 'rot-worm' })
    expect(nightBefore(state)).toMatchObject({
      known: [{ enemy: 'plague-rat', damage: 1 }],
      toCome: ['rot-worm', ...state.enemies],
    })
  })

  it('looks the same as after the turn before it, but for what chance has brought', () => {
    const eve = position({ left: 'plague-rat 1', hand: 'guard', draw: 'monk druid priest', fear: 3 })
    const { known, heroesLeft } = nightAfter(eve)
    expect(nightBefore(position({ left: 'plague-rat 1', right: 'rot-worm', fear: 4 }))).toMatchObject({
      known,
      heroesLeft,
    })
  })
})

describe('the odds', () => {
  const BASE: Drawing = {
    left: 'rat-lord',
    right: 'dark-priest',
    gate: 8,
    farm: 4,
    tower: 4,
    fear: 4,
    draw: 'guard monk druid',
  }

  it.each<[what: string, better: Drawing]>([
    ['a stronger Gate', { ...BASE, gate: 10 }],
    ['a stronger Farm', { ...BASE, farm: 6 }],
    ['a stronger Tower', { ...BASE, tower: 6 }],
    ['less fear', { ...BASE, fear: 2 }],
    ['a dead enemy', { ...BASE, left: '', scored: 'rat-lord' }],
    ['a Champion in the deck', { ...BASE, draw: 'guard monk druid champion' }],
    ['a Blacksmith in the deck', { ...BASE, draw: 'guard monk druid blacksmith' }],
    ['no boss', { ...BASE, options: { difficulty: 'standard', strictPhases: false } }],
  ])('are better with %s', (_, better) => {
    const boss = { options: { difficulty: 'boss', strictPhases: false } } as const
    expect(odds({ ...boss, ...better })).toBeGreaterThan(odds({ ...boss, ...BASE }))
  })
})

describe('the share of the points', () => {
  it('is never less than what is scored, nor more than what has not escaped', () => {
    const last = { left: 'giant-spider', enemies: '', gate: 12 }
    const poor = position(last)
    expect(share(poor)).toBeLessThanOrEqual(1 / allPoints(poor) + 1e-9)
    const rich = position({
      ...last,
      scored: 'skull-centipede plague-rat rot-worm rat-lord dark-priest death-guard abomination grave-lord',
    })
    expect(share(rich)).toBeGreaterThanOrEqual(44 / 45 - 1e-9)
  })
})
