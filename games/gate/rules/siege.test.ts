import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { gate } from '../game'
import { ALL_OPTIONS } from '../testing/configurations'
import { bring, END, eventsOf, FIRST, NO_CHANCE, play, position } from '../testing/positions'
import { sensibleAction } from '../testing/sensible'
import { forecast } from './siege'
import type { Event } from './state'

/** Farm, Tower, Gate, fear. */
function town(state: { farm: number; tower: number; gate: number; fear: number }): number[] {
  return [state.farm, state.tower, state.gate, state.fear]
}

/** A deck without enemies, so that a turn ends with the attack alone. */
const LAST = { enemies: '' } as const

describe('enemies attack', () => {
  it('G-A1, G-T4: each deals its damage to its location and raises fear by its value, damaged or not', () => {
    const state = position({ ...LAST, left: 'rot-worm 4', right: 'rat-lord' })
    const events = play(state, [END], bring(state, 'knight'))
    expect(town(state)).toEqual([4, 6, 10, 1])
    const attack = events.slice(
      0,
      events.findIndex(({ type }) => type === 'turn-ended'),
    )
    expect(attack).toEqual([
      { type: 'damaged', by: 'rot-worm', aimedAt: 'farm', location: 'farm', amount: 2, lost: 0, health: 4 },
      { type: 'fear-rose', by: 'rot-worm', to: 1, space: 'sun' },
      { type: 'hero-gained', left: 4 },
      { type: 'damaged', by: 'rat-lord', aimedAt: 'gate', location: 'gate', amount: 2, lost: 0, health: 10 },
      { type: 'heroes-revealed', heroes: ['knight'] },
    ])
  })

  it('G-A1: from left to right, one after the other, damage before fear', () => {
    const state = position({ ...LAST, left: 'dark-priest', right: 'plague-rat', fear: 3 })
    const events = play(state, [END], FIRST)
    expect(events.slice(0, 6).map((event) => ('by' in event ? `${event.type} ${event.by}` : event.type))).toEqual([
      'damaged dark-priest',
      'fear-rose dark-priest',
      'damaged fear',
      'damaged plague-rat',
      'fear-rose plague-rat',
      'hero-gained',
    ])
  })

  it('G-A1: several locations are hit as Farm, Tower, Gate', () => {
    const state = position({ ...LAST, right: 'grave-lord', fear: 5 })
    const events = play(state, [END], FIRST)
    expect(eventsOf(events, 'damaged').map(({ location, amount }) => `${location} ${amount}`)).toEqual([
      'farm 1',
      'tower 1',
      'gate 1',
    ])
    expect(town(state)).toEqual([5, 5, 11, 6])
  })

  it('G-A1: damage to a destroyed location goes to the Gate, each on its own', () => {
    const state = position({ ...LAST, right: 'grave-lord', farm: 0, tower: 0, fear: 5 })
    const events = play(state, [END], FIRST)
    expect(eventsOf(events, 'damaged').map(({ aimedAt, location }) => `${aimedAt} > ${location}`)).toEqual([
      'farm > gate',
      'tower > gate',
      'gate > gate',
    ])
    expect(town(state)).toEqual([0, 0, 9, 6])
  })

  it('G-A1: damage beyond the last health of a building is lost, and the next goes to the Gate', () => {
    const state = position({ ...LAST, left: 'rot-worm', right: 'abomination', farm: 1, fear: 5 })
    const events = play(state, [END], FIRST)
    expect(eventsOf(events, 'damaged').slice(0, 2)).toEqual([
      { type: 'damaged', by: 'rot-worm', aimedAt: 'farm', location: 'farm', amount: 1, lost: 1, health: 0 },
      { type: 'damaged', by: 'abomination', aimedAt: 'farm', location: 'gate', amount: 2, lost: 0, health: 10 },
    ])
    expect(eventsOf(events, 'destroyed')).toEqual([{ type: 'destroyed', location: 'farm' }])
  })

  it('G-A2: a destroyed Tower or Farm stays so, and its bonus is gone', () => {
    const state = position({ ...LAST, right: 'dark-priest', tower: 2, fear: 5 })
    play(state, [END], FIRST)
    expect(state.tower).toBe(0)
    expect(state.ending).toBeUndefined()
  })

  it('G-A2: a Gate without health is a defeat at once, before fear and before the next enemy', () => {
    const state = position({ ...LAST, left: 'giant-spider', right: 'rot-worm', gate: 1, escaped: 'skull-centipede' })
    const events = play(state, [END], NO_CHANCE)
    expect(events).toEqual([
      { type: 'damaged', by: 'giant-spider', aimedAt: 'gate', location: 'gate', amount: 1, lost: 0, health: 0 },
      { type: 'destroyed', location: 'gate' },
      { type: 'game-ended', ending: 'gate-fell', score: 0 },
    ])
    expect(town(state)).toEqual([6, 6, 0, 0])
    expect(gate.toAct(state)).toEqual([])
  })

  it('G-A2: an enemy of several locations stops when the Gate falls', () => {
    const state = position({ ...LAST, right: 'grave-lord', farm: 0, gate: 1 })
    play(state, [END], NO_CHANCE)
    expect(town(state)).toEqual([0, 6, 0, 0])
    expect(state.ending).toBe('gate-fell')
  })
})

describe('fear', () => {
  it('G-A3: each step triggers its space: suns and damage on the way', () => {
    const state = position({ ...LAST, left: 'death-guard', right: 'abomination' })
    const events = play(state, [END], bring(state, 'traveler baroness'))
    expect(eventsOf(events, 'fear-rose').map(({ to, space }) => `${to} ${space}`)).toEqual(['1 sun', '2 farm', '3 sun'])
    // Tower 1, Farm 1 by fear and 2 by the abomination.
    expect(town(state)).toEqual([3, 5, 12, 3])
    expect(eventsOf(events, 'heroes-revealed')).toEqual([{ type: 'heroes-revealed', heroes: ['baroness', 'traveler'] }])
    expect(state.heroes).toEqual(['engineer', 'bishop', 'knight'])
  })

  it.each([
    [1, 'farm', [5, 4, 12, 2]],
    [3, 'tower', [6, 3, 12, 4]],
    [6, 'gate', [6, 4, 11, 7]],
    [7, 'gate', [6, 4, 11, 8]],
  ])('G-A3: the step up from space %i hits the %s', (from, location, after) => {
    const state = position({ ...LAST, right: 'dark-priest', fear: from })
    const events = play(state, [END], FIRST)
    expect(eventsOf(events, 'damaged').at(-1)).toMatchObject({ by: 'fear', location, amount: 1 })
    expect(town(state)).toEqual(after)
  })

  it('G-A3: the empty space does nothing', () => {
    const state = position({ ...LAST, right: 'plague-rat', fear: 5, escaped: 'giant-spider' })
    expect(play(state, [END], FIRST).map(({ type }) => type)).toEqual([
      'damaged',
      'fear-rose',
      'turn-ended',
      'turn-started',
      'cards-drawn',
      'gold-gained',
    ])
  })

  it('G-A3: a space that is entered again triggers again', () => {
    const state = position({ ...LAST, right: 'plague-rat', fear: 1, heroes: 'knight' })
    play(state, [END], FIRST)
    expect(town(state)).toEqual([4, 6, 12, 2])
    state.fear = 1
    play(state, [END], FIRST)
    expect(town(state)).toEqual([2, 6, 12, 2])
    state.fear = 0
    play(state, [END], FIRST)
    expect(state.heroes).toEqual([])
  })

  it('G-A3: damage to a destroyed building does nothing, not even to the Gate', () => {
    const state = position({ ...LAST, right: 'rot-worm', farm: 0, fear: 1 })
    const events = play(state, [END], FIRST)
    expect(town(state)).toEqual([0, 6, 10, 2])
    expect(eventsOf(events, 'damaged')).toHaveLength(1)
  })

  it('G-A3, G-A2: fear can destroy a building and bring the Gate down', () => {
    const farm = position({ ...LAST, right: 'dark-priest', farm: 1, fear: 1 })
    expect(eventsOf(play(farm, [END], FIRST), 'destroyed')).toEqual([{ type: 'destroyed', location: 'farm' }])
    const last = position({ ...LAST, right: 'dark-priest', gate: 1, fear: 6 })
    play(last, [END], NO_CHANCE)
    expect([last.ending, last.fear]).toEqual(['gate-fell', 7])
  })

  it('G-A3: the heroes go to the discard pile and can be drawn in the next turn', () => {
    const state = position({ ...LAST, right: 'plague-rat', draw: 'guard monk' })
    play(state, [END], bring(state, 'bishop guard monk bishop'))
    expect(state.hand).toEqual(['guard', 'monk', 'bishop'])
  })

  it('G-A3: the last hero is given, and then a sun gives nothing', () => {
    const state = position({ ...LAST, left: 'death-guard', right: 'abomination', heroes: 'knight' })
    const events = play(state, [END], FIRST)
    expect(eventsOf(events, 'hero-gained')).toEqual([{ type: 'hero-gained', left: 0 }])
    expect(eventsOf(events, 'no-hero-left')).toHaveLength(1)
    const none = position({ ...LAST, right: 'rot-worm', heroes: '' })
    expect(eventsOf(play(none, [END], FIRST), 'heroes-revealed')).toEqual([])
  })

  it('G-A4: the top is a defeat at once', () => {
    const state = position({ ...LAST, left: 'plague-rat', right: 'rat-lord', fear: 8, escaped: 'giant-spider' })
    const events = play(state, [END], NO_CHANCE)
    expect(gate.outcome(state)).toEqual({ winners: [], scores: [0], ending: 'fear-reached-top' })
    expect(events.slice(-2)).toEqual([
      { type: 'fear-rose', by: 'plague-rat', to: 9, space: 'top' },
      { type: 'game-ended', ending: 'fear-reached-top', score: 0 },
    ])
    expect(state.gate).toBe(12)
  })
})

describe('the forecast', () => {
  it('G-A1: tells what the enemies will do, and changes nothing', () => {
    const state = position({ left: 'dark-priest 3', right: 'rot-worm', tower: 2, fear: 1 })
    const before = JSON.stringify(state)
    const events: Event[] = []
    expect(forecast(state, events)).toEqual({
      town: { farm: 3, tower: 0, gate: 12, fear: 3 },
      heroes: 1,
      defeat: undefined,
    })
    expect(events.map(({ type }) => type)).toContain('destroyed')
    expect(JSON.stringify(state)).toBe(before)
  })

  it('G-A2, G-A4: tells a defeat', () => {
    expect(forecast(position({ right: 'rat-lord', gate: 2 })).defeat).toBe('gate-fell')
    expect(forecast(position({ right: 'rot-worm', fear: 8 })).defeat).toBe('fear-reached-top')
    expect(forecast(position({ right: 'rot-worm', fear: 7 })).defeat).toBeUndefined()
  })

  it('G-T4: is what happens then, event by event, in every turn of many games', () => {
    let ends = 0
    for (const options of ALL_OPTIONS) {
      for (let i = 0; i < 20; i++) {
        const source = new FastChance(`forecast ${i}`)
        const dice = new FastChance(`forecast dice ${i}`).at(0)
        const state = gate.setup(options, 1, source.at(0))
        for (let step = 1; state.ending === undefined; step++) {
          const action = sensibleAction(state, dice)
          const expected: Event[] = []
          const { town: after, defeat, heroes } = forecast(gate.view(state, 0), expected)
          const events: Event[] = []
          gate.apply(state, 0, action, source.at(step), events)
          if (action.type !== 'end') continue
          ends++
          expect(events.slice(0, expected.length)).toEqual(expected)
          expect(eventsOf(events, 'heroes-revealed').flatMap((event) => event.heroes)).toHaveLength(heroes)
          if (defeat !== undefined) expect([state.ending, ...town(state)]).toEqual([defeat, ...town(after)])
          // G-T1: what may still happen to the Gate is that an enemy makes room.
          else expect([state.farm, state.tower, state.fear]).toEqual([after.farm, after.tower, after.fear])
        }
      }
    }
    expect(ends).toBeGreaterThan(500)
  })
})
