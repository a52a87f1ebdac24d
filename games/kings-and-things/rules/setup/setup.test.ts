import { FastChance } from '@crownlands/core/chance-fast'
import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { allThings, CHARACTERS, COUNTERS, type Terrain } from '../../content'
import { act, chanceOf, goOn, type HexSketch, type Sketch } from '../../testing/positions'
import { hexesOfTypes, inSetup, seas } from '../../testing/setting-up'
import type { Action } from '../actions'
import { count } from '../counters'
import type { Event } from '../happenings'
import { openStarts } from '../hexes'
import { legalActions, refuse, setup, toAct } from '../rules'
import type { State } from '../state'
import type { SetupTask } from '../tasks'
import { claimableHexes } from './kingdoms'

const OPTIONS = { edition: '1986', autoCall: false, turnLimit: 0 } as const

function begin(seats: number, seed = 'set-up'): { readonly state: State; readonly events: Event[] } {
  const events: Event[] = []
  const state = setup(OPTIONS, seats, new FastChance(seed).at(0), events)
  return { state, events }
}

/** Picks starts until the map is laid. */
function pickStarts(state: State, seed: string): void {
  for (let step = 1; state.hexes.length === 0; step++) {
    const seat = must(toAct(state)[0])
    act(state, seat, must(legalActions(state, seat)[0]), new FastChance(seed).at(step))
  }
}

/** Always the first thing that can be done, until a stage is reached. */
function playTo(state: State, stage: SetupTask['stage'], seed = 'on'): SetupTask {
  for (let step = 1; ; step++) {
    const task = must(state.tasks[0])
    if (task.type !== 'setup') throw new Error('the set-up is over')
    if (task.stage === stage) return task
    const seat = must(toAct(state)[0])
    const actions = legalActions(state, seat)
    const closes = task.stage === 'place' || task.stage === 'exchange' || task.stage === 'place-again'
    act(state, seat, closes ? { type: 'done' } : must(actions[0]), new FastChance(seed).at(step))
  }
}

describe('before the map is laid', () => {
  it('KT-S1, KT-C7: the cup holds all 195 Things and the bank all forts', () => {
    const { state } = begin(4)
    expect(state.cup).toEqual(allThings('1986'))
    expect(state.cup.length).toBe(195)
    expect(state.bank).toEqual([0, 10, 8, 8, 6])
    expect(state.players.map(({ gold, rack }) => [gold, rack.length])).toEqual(state.players.map(() => [0, 0]))
  })

  it('KT-S2: each character counter shows a random side', () => {
    const shown = new Map(COUNTERS.map((front) => [front, new Set<string>()]))
    for (let i = 0; i < 20; i++) {
      begin(2, `sides ${i}`).state.pool.forEach(({ shows, at, fled }, counter) => {
        const front = must(COUNTERS[counter])
        expect([front, CHARACTERS[front].back]).toContain(shows)
        expect([at, fled]).toEqual([undefined, false])
        shown.get(front)?.add(shows)
      })
    }
    for (const sides of shown.values()) expect(sides.size).toBe(2)
  })

  it('KT-S3, KT-S6: there is no map before the starts are picked, so there is nothing to peek at', () => {
    const { state } = begin(4)
    expect(state.hexes).toEqual([])
    expect(state.deck.length).toBe(44)
    expect(count(state.deck, 'sea')).toBe(4)
    pickStarts(state, 'map')
    expect(state.hexes.length).toBe(37)
  })

  it('KT-S14: with two or three players 29 hexes are shuffled, 26 land and 3 sea', () => {
    for (const seats of [2, 3]) {
      const { state } = begin(seats)
      expect(state.deck.length).toBe(29)
      const counts: Record<Terrain, number> = {
        desert: 4,
        forest: 4,
        frozen_waste: 3,
        jungle: 3,
        mountain: 4,
        plains: 4,
        swamp: 4,
        sea: 3,
      }
      for (const [terrain, copies] of Object.entries(counts)) expect(count(state.deck, terrain)).toBe(copies)
    }
  })

  it('KT-S6: the highest of two dice is first; ties for highest roll again', () => {
    const events: Event[] = []
    // Seats 0 and 2 tie with 9; seat 1 rolls no more; then 0 has 4 and 2 has 5. Sides of the characters follow.
    const pips = [4, 5, 1, 1, 6, 3, 2, 2, 2, 3].map((pip) => pip - 1)
    const state = setup(OPTIONS, 3, chanceOf(...pips, ...COUNTERS.map(() => 0)), events)
    expect(events.filter(({ type }) => type === 'order-rolled')).toEqual([
      {
        type: 'order-rolled',
        rolls: [
          [4, 5],
          [1, 1],
          [6, 3],
        ],
      },
      { type: 'order-rolled', rolls: [[2, 2], [], [2, 3]], first: 2 },
    ])
    expect(state.order).toEqual([2, 0, 1])
    expect(toAct(state)).toEqual([2])
  })

  it('KT-E4: with autoCall everybody has all bluffs called', () => {
    const state = setup({ ...OPTIONS, autoCall: true }, 2, new FastChance('auto').at(0))
    expect(state.players.map(({ calls }) => calls)).toEqual(['all', 'all'])
  })
})

describe('starts', () => {
  it('KT-S5: four players start at 19, 23, 28 and 32', () => {
    const { state } = begin(4)
    expect(hexesOfTypes(state, must(state.order[0]), 'start')).toEqual([19, 23, 28, 32])
  })

  it('KT-S6, KT-S18: the others pick by seat, the last has no choice and is not asked', () => {
    const { state } = begin(4)
    const [first = 0] = state.order
    act(state, first, { type: 'start', hex: 28 })
    const second = (first + 1) % 4
    expect(toAct(state)).toEqual([second])
    expect(hexesOfTypes(state, second, 'start')).toEqual([19, 23, 32])
    act(state, second, { type: 'start', hex: 19 })
    const third = (first + 2) % 4
    const events = act(state, third, { type: 'start', hex: 32 }, new FastChance('last').at(1))
    expect(events).toContainEqual({ type: 'start-picked', seat: (first + 3) % 4, hex: 23 })
  })

  it('KT-S6: player order is clockwise round the board from the first start', () => {
    const { state } = begin(4)
    const first = must(state.order[0])
    const [second, third, fourth] = [1, 2, 3].map((step) => (first + step) % 4)
    act(state, first, { type: 'start', hex: 28 })
    act(state, must(second), { type: 'start', hex: 19 })
    act(state, must(third), { type: 'start', hex: 32 }, new FastChance('order').at(1))
    // Clockwise from 28: 32, 19, 23.
    expect(state.order).toEqual([first, third, second, fourth])
  })

  it('KT-S15: with three players the first picks any corner, the others corners of the same set', () => {
    expect(openStarts(3, [])).toEqual([8, 10, 12, 14, 16, 18])
    expect(openStarts(3, [14])).toEqual([10, 18])
    expect(openStarts(3, [8])).toEqual([12, 16])
    const { state } = begin(3)
    const first = must(state.order[0])
    act(state, first, { type: 'start', hex: 12 })
    const second = (first + 1) % 3
    expect(refuse(state, second, { type: 'start', hex: 10 })).toEqual({
      clause: 'KT-S15',
      reason: 'other-set-of-starts',
      facts: { hex: 10 },
    })
    act(state, second, { type: 'start', hex: 8 }, new FastChance('three').at(1))
    // Clockwise from 12: 16, 8.
    expect(state.order).toEqual([first, (first + 2) % 3, second])
    expect(state.hexes.length).toBe(19)
  })

  it('KT-S16: with two players the second gets the opposite corner unasked', () => {
    const { state } = begin(2)
    const [first = 0, second = 1] = state.order
    const events = act(state, first, { type: 'start', hex: 10 }, new FastChance('two').at(1))
    expect(events).toContainEqual({ type: 'start-picked', seat: second, hex: 16 })
    expect(state.order).toEqual([first, second])
  })

  it('KT-S6: a taken start and a hex that is none are refused', () => {
    const { state } = begin(4)
    const [first = 0] = state.order
    act(state, first, { type: 'start', hex: 19 })
    const second = (first + 1) % 4
    expect(refuse(state, second, { type: 'start', hex: 19 })?.reason).toBe('start-taken')
    expect(refuse(state, second, { type: 'start', hex: 0 })).toMatchObject({ clause: 'KT-S5', reason: 'no-start' })
    expect(refuse(state, second, { type: 'done' })?.reason).toBe('pick-a-start')
    expect(refuse(state, second, { type: 'claim', hex: 0 })?.reason).toBe('not-now')
  })
})

describe('kingdoms', () => {
  it('KT-S8: the starts are marked, then each marks a second hex in player order, then a third', () => {
    const state = seas()
    goOn(state)
    expect(state.hexes.flatMap(({ owner }, hex) => (owner === undefined ? [] : [[hex, owner]]))).toEqual([
      [8, 0],
      [14, 1],
    ])
    expect(toAct(state)).toEqual([0])
    act(state, 0, { type: 'claim', hex: 9 })
    expect(toAct(state)).toEqual([1])
    act(state, 1, { type: 'claim', hex: 13 })
    expect(toAct(state)).toEqual([0])
    act(state, 0, { type: 'claim', hex: 10 })
    act(state, 1, { type: 'claim', hex: 12 })
    expect(state.tasks).toMatchObject([{ stage: 'tower' }])
  })

  it('KT-S8: unowned land next to an own hex and not next to another player', () => {
    const state = inSetup(
      {
        hexes: {
          8: { owner: 0 },
          9: { owner: 0 },
          7: { terrain: 'sea' },
          3: { owner: 1 },
        },
      },
      { stage: 'third' },
    )
    // Next to 8 and 9 are 1, 2, 7 and 10; 2 touches 3.
    expect(hexesOfTypes(state, 0, 'claim')).toEqual([1, 10])
    const why = (hex: number) => refuse(state, 0, { type: 'claim', hex })
    expect(why(2)).toEqual({ clause: 'KT-S8', reason: 'next-to-another', facts: { hex: 2, seat: 1 } })
    expect(why(7)?.reason).toBe('sea-is-never-owned')
    expect(why(3)?.reason).toBe('hex-is-owned')
    expect(why(5)?.reason).toBe('not-next-to-own')
    expect(why(30)?.reason).toBe('no-such-hex')
    expect(refuse(state, 0, { type: 'done' })?.reason).toBe('claim-a-hex')
  })

  it('KT-S9: where every hex is near another player, that is no hindrance', () => {
    const hexes: Record<number, HexSketch> = { 8: { owner: 0 }, 2: { owner: 1 }, 6: { owner: 1 } }
    const state = inSetup({ hexes }, { stage: 'second' })
    // 1 and 9 touch 2, 7 touches 6.
    expect(claimableHexes(state, 0)).toEqual([1, 7, 9])
  })

  it('KT-S9: without any land next to an own hex it is the nearest, by own choice among equals', () => {
    const sea: HexSketch = { terrain: 'sea' }
    const state = inSetup({ hexes: { 8: { owner: 0 }, 1: sea, 7: sea, 9: sea } }, { stage: 'second' })
    expect(claimableHexes(state, 0)).toEqual([0, 2, 6, 10, 18])
    expect(refuse(state, 0, { type: 'claim', hex: 5 })).toMatchObject({ clause: 'KT-S9', reason: 'not-the-nearest' })
  })

  it('KT-S18: who has one hex to claim is not asked', () => {
    const sea: HexSketch = { terrain: 'sea' }
    const state = inSetup({ hexes: { 8: { owner: 0 }, 14: { owner: 1 }, 1: sea, 7: sea } }, { stage: 'second' })
    const events = goOn(state)
    expect(events).toContainEqual({ type: 'hex-claimed', seat: 0, hex: 9 })
    expect(toAct(state)).toEqual([1])
  })
})

describe('the first Things', () => {
  it('KT-S10, KT-S12: ten gold, a tower out of the ten, then ten Things each in player order', () => {
    const { state } = begin(3)
    playTo(state, 'tower')
    expect(state.players.map(({ gold }) => gold)).toEqual([10, 10, 10])
    const [first = 0] = state.order
    expect(hexesOfTypes(state, first, 'tower').length).toBe(3)
    expect(refuse(state, first, { type: 'tower', hex: 36 })?.reason).toBe('not-own-hex')
    playTo(state, 'place')
    expect(state.bank[1]).toBe(7)
    expect(state.hexes.filter(({ fort }) => fort === 1).length).toBe(3)
    expect(state.players.map(({ rack }) => rack.length)).toEqual([10, 10, 10])
    expect(state.cup.length).toBe(165)
    expect(toAct(state)).toEqual([first])
  })

  const own: Sketch = {
    hexes: { 8: { owner: 0, fort: 1 }, 9: { owner: 0, terrain: 'mountain' }, 14: { owner: 1 } },
    racks: [['desert_nomads', 'gold_mine', 'ruby', 'golem'], []],
  }

  it('KT-S10, KT-T11: what fits is placed, the rest stays on the rack', () => {
    const state = inSetup(own, { stage: 'place' })
    expect(legalActions(state, 0)).toEqual([
      { type: 'place', thing: 'desert_nomads', hex: 8 },
      { type: 'place', thing: 'desert_nomads', hex: 9 },
      { type: 'place', thing: 'gold_mine', hex: 9 },
      { type: 'treasure', treasure: 'ruby' },
      { type: 'done' },
    ])
    act(state, 0, { type: 'place', thing: 'gold_mine', hex: 9 })
    act(state, 0, { type: 'done' })
    expect(state.players[0]?.rack).toEqual(['desert_nomads', 'ruby', 'golem'])
    expect(toAct(state)).toEqual([1])
  })

  it('KT-S18, KT-O4: a treasure turned in while placing makes the exchange smaller', () => {
    const state = inSetup(own, { stage: 'place' })
    act(state, 0, { type: 'treasure', treasure: 'ruby' })
    expect(state.players[0]).toMatchObject({ gold: 20, rack: ['desert_nomads', 'gold_mine', 'golem'] })
    act(state, 0, { type: 'place', thing: 'gold_mine', hex: 9 })
    act(state, 0, { type: 'remove', hex: 9 })
    expect(state.hexes[9]?.income).toBeUndefined()
  })

  it('KT-S11: counters are laid aside, as many drawn, then the first ones return; then who drew places again', () => {
    const state = inSetup(own, { stage: 'exchange' })
    const size = state.cup.length
    expect(refuse(state, 0, { type: 'treasure', treasure: 'ruby' })?.reason).toBe('not-now')
    act(state, 0, { type: 'lay', thing: 'golem' })
    act(state, 0, { type: 'lay', thing: 'desert_nomads' })
    expect(refuse(state, 0, { type: 'lay', thing: 'golem' })?.reason).toBe('not-on-rack')
    expect(state.players[0]?.aside).toEqual(['golem', 'desert_nomads'])
    const events = act(state, 0, { type: 'done' }, chanceOf(0, 0))
    expect(events).toContainEqual({
      type: 'exchanged',
      seat: 0,
      count: 2,
      things: ['golem', 'desert_nomads'],
    })
    expect(state.cup.length).toBe(size)
    expect(state.cup).toContain('golem')
    // What was laid aside was not in the cup while drawing: the two drawn are the first of the list.
    expect(state.players[0]?.rack).toEqual(['desert_old_dragon', 'desert_sphinx', 'gold_mine', 'ruby'])
    // KT-O6: the other has nothing to lay aside.
    expect(toAct(state)).toEqual([0])
    expect(state.tasks).toMatchObject([{ stage: 'place-again', drew: [0] }])
    const last = act(state, 0, { type: 'done' })
    expect(last).toContainEqual({ type: 'turn-begun', turn: 1, order: [0, 1] })
    expect(state).toMatchObject({ turn: 1, phase: 'characters' })
  })

  it('KT-S11: who exchanges nothing does not place again', () => {
    const state = inSetup(own, { stage: 'exchange' })
    act(state, 0, { type: 'done' })
    expect(state).toMatchObject({ turn: 1, phase: 'characters' })
  })

  it('KT-T10, KT-S10: wrong actions of each stage say why', () => {
    const state = inSetup(own, { stage: 'place' })
    const why = (action: Action) => refuse(state, 0, action)?.reason
    expect(why({ type: 'place', thing: 'golem', hex: 8 })).toBe('never-placed')
    expect(why({ type: 'place', thing: 'city', hex: 8 })).toBe('not-on-rack')
    expect(why({ type: 'place', thing: 'desert_nomads', hex: 14 })).toBe('not-own-hex')
    expect(why({ type: 'place', thing: 'desert_nomads', hex: 36 })).toBe('not-own-hex')
    expect(why({ type: 'place', thing: 'gold_mine', hex: 8 })).toBe('does-not-fit')
    expect(why({ type: 'lay', thing: 'golem' })).toBe('not-now')
    expect(why({ type: 'treasure', treasure: 'pearl' })).toBe('no-such-treasure')
    const exchange = inSetup(own, { stage: 'exchange' })
    expect(refuse(exchange, 0, { type: 'place', thing: 'desert_nomads', hex: 8 })?.reason).toBe('not-placed-now')
    expect(refuse(inSetup(own, { stage: 'tower' }), 0, { type: 'done' })?.reason).toBe('place-the-tower')
  })
})

describe('what can be taken back', () => {
  it('KT-S8: a claim draws nothing and shows nothing', () => {
    const state = seas()
    goOn(state)
    const events = act(state, 0, { type: 'claim', hex: 9 })
    expect(events).toContainEqual({ type: 'part-ended', seat: 0, phase: 'setup' })
    expect(events.some(({ reveals }) => reveals === true)).toBe(false)
  })

  it('KT-I10: nobody is asked about the roll for the first player', () => {
    const state = setup(OPTIONS, 2, chanceOf(5, 5, 0, 0, ...COUNTERS.map(() => 0)))
    expect(state.tasks).toMatchObject([{ type: 'setup' }])
    expect(toAct(state)).toEqual([0])
  })
})
