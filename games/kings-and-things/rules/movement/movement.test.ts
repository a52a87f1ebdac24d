import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import type { ArmyCounter, Terrain } from '../../content'
import { isLegal, moving, pick, step, stepsOf, stop, why } from '../../testing/moving'
import { act, type HexSketch } from '../../testing/positions'
import { DONE } from '../actions'
import { countersIn, ownerOf } from '../armies'
import { legalActions, refuse, toAct } from '../rules'

const WALKER = 'plains_lion_pride'
const FLYER = 'plains_eagles'

describe('points and costs', () => {
  // The worked example `movement` of the data file: costs of paths and whether 4 points are enough.
  it.each<[Terrain[], boolean]>([
    [['forest', 'swamp'], true],
    [['forest', 'plains', 'desert'], true],
    [['plains', 'desert', 'plains', 'frozen_waste'], true],
    [['forest', 'jungle', 'plains'], false],
    [['plains', 'plains', 'plains', 'mountain'], false],
  ])('KT-M1: 4 points for %s: %s', (terrains, enough) => {
    const way = [0, 1, 8, 22].slice(0, terrains.length)
    const hexes: Record<number, HexSketch> = { 4: { owner: 0, armies: { 0: [WALKER] } } }
    way.forEach((hex, i) => {
      hexes[hex] = { terrain: must(terrains[i]), owner: 0 }
    })
    const state = moving(hexes, { seats: 4 })
    pick(state, 0, 4, WALKER)
    step(state, 0, ...way.slice(0, -1))
    expect(isLegal(state, 0, { type: 'step', hex: must(way.at(-1)) })).toBe(enough)
    if (!enough) expect(why(state, 0, { type: 'step', hex: must(way.at(-1)) })).toBe('KT-M1 cannot-pay')
  })

  it('KT-M1: a flyer pays the same', () => {
    const state = moving({
      4: { owner: 0, armies: { 0: [FLYER] } },
      0: { terrain: 'forest', owner: 0 },
      1: { terrain: 'jungle', owner: 0 },
      8: { owner: 0 },
    })
    pick(state, 0, 4, FLYER)
    step(state, 0, 0, 1)
    expect(why(state, 0, { type: 'step', hex: 8 })).toBe('KT-M1 cannot-pay')
  })

  it('KT-M3: only one’s own creatures and characters are picked', () => {
    const state = moving({
      0: { owner: 0, fort: 2, income: 'village', armies: { 0: [WALKER, 'warlord'] } },
      3: { owner: 1, armies: { 1: [FLYER] } },
    })
    const picks = legalActions(state, 0).filter(({ type }) => type === 'pick')
    expect(picks).toEqual([
      { type: 'pick', hex: 0, counter: WALKER },
      { type: 'pick', hex: 0, counter: 'warlord' },
    ])
    expect(why(state, 0, { type: 'pick', hex: 3, counter: FLYER })).toBe('KT-M13 no-such-counter')
    expect(toAct(state)).toEqual([0])
  })
})

describe('small steps', () => {
  const land = (...owned: readonly number[]) => Object.fromEntries(owned.map((hex) => [hex, { owner: 0 }]))

  it('KT-M2, KT-M13: counters are dropped and picked up on the way, each with its own points', () => {
    const state = moving({
      ...land(0, 1, 8, 2),
      4: { owner: 0, armies: { 0: [WALKER, 'plains_centaur'] } },
      0: { owner: 0, armies: { 0: ['plains_farmers'] } },
    })
    act(state, 0, { type: 'pick-all', hex: 4 })
    step(state, 0, 0)
    act(state, 0, { type: 'drop', counter: WALKER })
    pick(state, 0, 0, 'plains_farmers')
    const task = must(state.tasks.at(-1))
    expect(task.type === 'move' && task.group).toEqual([
      { counter: 'plains_centaur', points: 3 },
      { counter: 'plains_farmers', points: 4 },
    ])
    step(state, 0, 1)
    stop(state, 0)
    expect(countersIn(state, 1, 0)).toEqual(['plains_centaur', 'plains_farmers'])
    expect(countersIn(state, 0, 0)).toEqual([WALKER])
  })

  it('KT-M13: who was dropped or has stopped has finished, also without a step', () => {
    const state = moving({ ...land(1), 0: { owner: 0, armies: { 0: [WALKER, FLYER] } } })
    pick(state, 0, 0, WALKER, FLYER)
    act(state, 0, { type: 'drop', counter: WALKER })
    stop(state, 0)
    expect(why(state, 0, { type: 'pick', hex: 0, counter: WALKER })).toBe('KT-M13 has-finished')
    expect(why(state, 0, { type: 'pick', hex: 0, counter: FLYER })).toBe('KT-M13 has-finished')
    expect(why(state, 0, { type: 'pick-all', hex: 0 })).toBe('KT-M13 nobody-to-pick')
  })

  it('KT-M13: of two equal counters the one that has not moved can still be picked', () => {
    const state = moving({
      ...land(1),
      0: { owner: 0, armies: { 0: ['plains_farmers'] } },
      4: { owner: 0, armies: { 0: ['plains_farmers'] } },
    })
    pick(state, 0, 4, 'plains_farmers')
    step(state, 0, 0)
    stop(state, 0)
    pick(state, 0, 0, 'plains_farmers')
    expect(isLegal(state, 0, { type: 'pick', hex: 0, counter: 'plains_farmers' })).toBe(false)
    step(state, 0, 1)
    stop(state, 0)
    expect(countersIn(state, 0, 0)).toEqual(['plains_farmers'])
    expect(countersIn(state, 1, 0)).toEqual(['plains_farmers'])
  })

  it('KT-M2: one group finishes before the next starts', () => {
    const state = moving({
      ...land(1),
      0: { owner: 0, armies: { 0: [WALKER] } },
      4: { owner: 0, armies: { 0: [FLYER] } },
    })
    pick(state, 0, 0, WALKER)
    expect(why(state, 0, { type: 'pick', hex: 4, counter: FLYER })).toBe('KT-M2 finish-the-group-first')
    expect(why(state, 0, { type: 'ask-pin', hex: 4, seat: 1 })).toBe('KT-M2 finish-the-group-first')
  })

  it('KT-M13: a step that one of the group cannot pay for is refused until that one is dropped', () => {
    const state = moving({
      ...land(0),
      4: { owner: 0, armies: { 0: [WALKER] } },
      0: { terrain: 'swamp', owner: 0, armies: { 0: ['plains_centaur'] } },
      1: { terrain: 'forest', owner: 0 },
      8: { terrain: 'jungle', owner: 0 },
    })
    pick(state, 0, 4, WALKER)
    step(state, 0, 0)
    pick(state, 0, 0, 'plains_centaur')
    step(state, 0, 1)
    expect(refuse(state, 0, { type: 'step', hex: 8 })).toEqual({
      clause: 'KT-M13',
      reason: 'cannot-pay',
      facts: { counter: WALKER, cost: 2, points: 0 },
    })
    act(state, 0, { type: 'drop', counter: WALKER })
    step(state, 0, 8)
  })

  it('KT-M13: of equal counters the one with fewer points is dropped', () => {
    const state = moving({
      ...land(1),
      4: { owner: 0, armies: { 0: ['plains_farmers'] } },
      0: { owner: 0, armies: { 0: ['plains_farmers'] } },
    })
    pick(state, 0, 4, 'plains_farmers')
    step(state, 0, 0)
    pick(state, 0, 0, 'plains_farmers')
    act(state, 0, { type: 'drop', counter: 'plains_farmers' })
    const task = must(state.tasks.at(-1))
    expect(task.type === 'move' && task.group).toEqual([{ counter: 'plains_farmers', points: 4 }])
  })

  it('KT-M13: a character goes with the group, and others see where it is', () => {
    const state = moving({ ...land(1), 0: { owner: 0, armies: { 0: ['warlord', WALKER] } } })
    pick(state, 0, 0, 'warlord', WALKER)
    const [moved] = act(state, 0, { type: 'step', hex: 1 })
    expect(moved).toMatchObject({ type: 'moved', from: 0, to: 1, count: 2, open: ['warlord'] })
    expect(state.pool.find(({ shows }) => shows === 'warlord')?.at).toEqual({ seat: 0, hex: 1 })
    expect(ownerOf(state, 'warlord')).toBe(0)
    stop(state, 0)
    expect(countersIn(state, 1, 0)).toEqual([WALKER, 'warlord'])
  })

  it('KT-O4, KT-G5: treasures are turned in with a group on the way too', () => {
    const state = moving({ 0: { owner: 0, armies: { 0: [WALKER] } } }, { racks: [['ruby'], []] })
    pick(state, 0, 0, WALKER)
    act(state, 0, { type: 'treasure', treasure: 'ruby' })
    expect(state.players[0]?.gold).toBe(20)
  })

  it('KT-O4, KT-I7: the cloud is fanned in the own part', () => {
    const state = moving({ 0: { owner: 0, armies: { 0: [WALKER] } }, 1: { owner: 1 } }, { racks: [['fan'], []] })
    state.cloud = 0
    act(state, 0, { type: 'fan', hex: 1 })
    expect(state.cloud).toBe(1)
    expect(toAct(state)).toEqual([0])
  })

  it('KT-O6: the part ends with a word, and the next player is asked', () => {
    const state = moving({ 0: { owner: 0, armies: { 0: [WALKER] } } })
    expect(act(state, 0, DONE)).toEqual([{ type: 'part-ended', seat: 0, phase: 'movement', reveals: true }])
    expect(toAct(state)).toEqual([1])
  })

  it('KT-H8: a whole stack takes along what is remembered of it, a part of one leaves it', () => {
    const state = moving({ ...land(1), 0: { owner: 0, armies: { 0: [WALKER, FLYER] } } })
    state.seen.push({ seat: 0, hex: 0, creature: FLYER, turn: 1 })
    pick(state, 0, 0, WALKER)
    step(state, 0, 1)
    stop(state, 0)
    expect(state.seen[0]?.hex).toBe(0)
    pick(state, 0, 0, FLYER)
    step(state, 0, 1)
    expect(state.seen[0]?.hex).toBe(1)
  })
})

describe('stops', () => {
  it('KT-M5: a walker stops on entering a hex with face-down enemy counters, bluffs too (KT-U4)', () => {
    const state = moving({
      0: { owner: 0, armies: { 0: [WALKER] } },
      1: { owner: 1, armies: { 1: ['swamp_ghost'] } },
      8: { owner: 0 },
    })
    pick(state, 0, 0, WALKER)
    step(state, 0, 1)
    expect(stepsOf(state, 0)).toEqual([])
    expect(why(state, 0, { type: 'step', hex: 8 })).toBe('KT-M5 stops-at-enemies')
  })

  it.each<[string, HexSketch]>([
    ['a fort', { owner: 1, fort: 1 }],
    ['a city', { owner: 1, income: 'city' }],
    ['a village', { owner: 1, income: 'village' }],
    ['a character', { owner: 1, armies: { 1: ['warlord'] } }],
  ])('KT-M5: a walker stops at %s of an enemy', (_what, hex) => {
    const state = moving({ 0: { owner: 0, armies: { 0: [WALKER] } }, 1: hex, 8: { owner: 0 } })
    pick(state, 0, 0, WALKER)
    step(state, 0, 1)
    expect(stepsOf(state, 0)).toEqual([])
  })

  it.each<[string, HexSketch]>([
    ['an empty enemy hex', { owner: 1 }],
    ['a mine of an enemy', { owner: 1, terrain: 'mountain', income: 'gold_mine' }],
  ])('KT-M5: %s does not stop anybody', (_what, hex) => {
    const state = moving({ 0: { owner: 0, armies: { 0: [WALKER] } }, 1: hex, 8: { owner: 0 } })
    pick(state, 0, 0, WALKER)
    step(state, 0, 1, 8)
  })

  it('KT-M5, KT-B16: the Balloon of an enemy alone stops nobody; in version 1 it does', () => {
    for (const rules of [1, 2] as const) {
      const state = moving({ 0: { owner: 0, armies: { 0: [WALKER] } }, 1: { owner: 0 }, 8: { owner: 0 } }, { rules })
      state.balloon = { seat: 1, hex: 1, passengers: [] }
      pick(state, 0, 0, WALKER)
      step(state, 0, 1)
      expect(stepsOf(state, 0).includes(8)).toBe(rules === 2)
    }
  })

  it('KT-M6: all stop on entering an unowned land hex, flyers too', () => {
    for (const counter of [WALKER, FLYER] as const) {
      const state = moving({ 0: { owner: 0, armies: { 0: [counter] } }, 8: { owner: 0 } })
      pick(state, 0, 0, counter)
      step(state, 0, 1)
      expect(stepsOf(state, 0)).toEqual([])
      expect(why(state, 0, { type: 'step', hex: 8 })).toBe('KT-M6 stops-unexplored')
      expect(why(state, 0, { type: 'fly-on' })).toBe('KT-M6 stops-unexplored')
    }
  })

  it('KT-M13: nobody is picked up where the group must stop', () => {
    const state = moving({
      0: { owner: 0, armies: { 0: [WALKER] } },
      1: { owner: 0, armies: { 0: [FLYER], 1: ['swamp_ghost'] } },
    })
    pick(state, 0, 0, WALKER)
    step(state, 0, 1)
    expect(why(state, 0, { type: 'pick', hex: 1, counter: FLYER })).toBe('KT-M13 group-stops-here')
  })
})

describe('sea', () => {
  it('KT-M6, KT-M10: only flyers cross sea, and none ends there', () => {
    const state = moving({ 0: { owner: 0, armies: { 0: [WALKER, FLYER] } }, 1: { terrain: 'sea' }, 8: { owner: 0 } })
    pick(state, 0, 0, WALKER, FLYER)
    expect(why(state, 0, { type: 'step', hex: 1 })).toBe('KT-M10 only-flyers-cross-sea')
    act(state, 0, { type: 'drop', counter: WALKER })
    step(state, 0, 1)
    expect(why(state, 0, DONE)).toBe('KT-M10 no-stop-at-sea')
    expect(why(state, 0, { type: 'drop', counter: FLYER })).toBe('KT-M10 no-stop-at-sea')
    step(state, 0, 8)
    stop(state, 0)
  })

  it('KT-M14: two seas in a row with too few points are refused at the first', () => {
    const sea = { terrain: 'sea' } as const
    const state = moving(
      {
        9: { owner: 0, armies: { 0: [FLYER] } },
        1: { terrain: 'swamp', owner: 0 },
        0: { terrain: 'swamp', owner: 0 },
        2: sea,
        3: sea,
        4: sea,
        5: sea,
        6: sea,
      },
      {},
    )
    pick(state, 0, 9, FLYER)
    step(state, 0, 1)
    // Two points left: a sea and a plains hex; not back into a swamp.
    expect(stepsOf(state, 0)).toContain(2)
    step(state, 0, 2)
    expect(stepsOf(state, 0)).not.toContain(3)
    expect(why(state, 0, { type: 'step', hex: 3 })).toBe('KT-M14 no-land-beyond')
  })

  it('KT-M14: the way on may lead back to where the group came from', () => {
    const state = moving({
      8: { owner: 0, armies: { 0: [FLYER, 'ghaog_ii'] } },
      1: { terrain: 'sea' },
      0: { terrain: 'sea' },
      2: { terrain: 'sea' },
      6: { terrain: 'sea' },
      7: { terrain: 'sea' },
      9: { terrain: 'sea' },
    })
    act(state, 0, { type: 'pick-all', hex: 8 })
    step(state, 0, 1)
    expect(stepsOf(state, 0)).toContain(8)
  })
})

describe('the stack limit', () => {
  const ten: readonly ArmyCounter[] = [
    ...(['swamp_ghost', 'swamp_ghost', 'swamp_ghost', 'swamp_ghost', 'mountain_goblins'] as const),
    ...(['mountain_goblins', 'mountain_goblins', 'mountain_goblins', 'plains_farmers', 'plains_farmers'] as const),
  ]

  it('KT-M4: walkers pass through a full hex but do not stop there', () => {
    const state = moving({
      0: { owner: 0, armies: { 0: [WALKER] } },
      1: { owner: 0, armies: { 0: ten } },
      8: { owner: 0 },
    })
    pick(state, 0, 0, WALKER)
    step(state, 0, 1)
    expect(why(state, 0, DONE)).toBe('KT-M4 over-the-limit')
    expect(why(state, 0, { type: 'drop', counter: WALKER })).toBe('KT-M4 hex-is-full')
    step(state, 0, 8)
    stop(state, 0)
  })

  it('KT-M4, KT-M14: flyers neither enter nor pass a full hex', () => {
    const state = moving({
      0: { owner: 0, armies: { 0: [WALKER, FLYER] } },
      1: { owner: 0, armies: { 0: ten } },
      8: { owner: 0 },
    })
    act(state, 0, { type: 'pick-all', hex: 0 })
    expect(why(state, 0, { type: 'step', hex: 1 })).toBe('KT-M4 full-for-flyers')
    act(state, 0, { type: 'drop', counter: FLYER })
    step(state, 0, 1)
  })

  it('KT-M4: there is no limit in a hex with a citadel, for attackers too', () => {
    for (const owner of [0, 1] as const) {
      const state = moving({
        0: { owner: 0, armies: { 0: [WALKER, FLYER] } },
        1: { owner, fort: 4, armies: { 0: ten } },
      })
      act(state, 0, { type: 'pick-all', hex: 0 })
      step(state, 0, 1)
      stop(state, 0)
      expect(countersIn(state, 1, 0)).toHaveLength(12)
    }
  })

  it('KT-M14: who is too many since a citadel was lowered may be picked together, and may stay', () => {
    const twelve = { 4: { owner: 0, fort: 3, armies: { 0: [...ten, WALKER, FLYER] } } } as const
    const state = moving(twelve)
    act(state, 0, { type: 'pick-all', hex: 4 })
    expect(stepsOf(state, 0)).toEqual([])
    expect(isLegal(state, 0, { type: 'drop', counter: WALKER })).toBe(true)
    stop(state, 0)
    expect(countersIn(state, 4, 0)).toHaveLength(12)
  })

  it('KT-M4: the counters of others do not count', () => {
    const state = moving({ 0: { owner: 0, armies: { 0: [WALKER] } }, 1: { owner: 1, armies: { 1: ten } } })
    pick(state, 0, 0, WALKER)
    step(state, 0, 1)
    stop(state, 0)
  })

  it('KT-M14: where the group must stop, the limit must hold for all of it', () => {
    const nine = ten.slice(1)
    const state = moving({
      0: { owner: 0, armies: { 0: [WALKER, 'plains_centaur'] } },
      1: { owner: 1, fort: 1, armies: { 0: nine } },
      8: { owner: 0 },
    })
    act(state, 0, { type: 'pick-all', hex: 0 })
    expect(refuse(state, 0, { type: 'step', hex: 1 })).toEqual({
      clause: 'KT-M14',
      reason: 'no-room-to-stop',
      facts: { room: 1, size: 2 },
    })
    act(state, 0, { type: 'drop', counter: WALKER })
    step(state, 0, 1)
  })

  it('KT-M14, KT-M9: where army counters of an enemy are, flyers may be held, so there must be room for all', () => {
    const nine = ten.slice(1)
    const hexes = { 0: { owner: 0, armies: { 0: [FLYER, 'plains_pegasus'] } }, 8: { owner: 0 } } as const
    const held = moving({ ...hexes, 1: { owner: 0, armies: { 0: nine, 1: [WALKER] } } })
    act(held, 0, { type: 'pick-all', hex: 0 })
    expect(why(held, 0, { type: 'step', hex: 1 })).toBe('KT-M14 no-room-to-stop')
    const passing = moving({ ...hexes, 1: { owner: 0, armies: { 0: nine } } })
    act(passing, 0, { type: 'pick-all', hex: 0 })
    step(passing, 0, 1, 8)
  })

  it('KT-M14: a group that cannot stop in a full hex must have a way on with its points', () => {
    const state = moving({
      4: { owner: 0, armies: { 0: [WALKER] } },
      0: { terrain: 'swamp', owner: 0 },
      1: { terrain: 'plains', owner: 0, armies: { 0: ten } },
      2: { terrain: 'swamp', owner: 0 },
      6: { terrain: 'swamp', owner: 0 },
      7: { terrain: 'swamp' },
      8: { terrain: 'swamp' },
      9: { terrain: 'swamp' },
    })
    pick(state, 0, 4, WALKER)
    step(state, 0, 0)
    expect(why(state, 0, { type: 'step', hex: 1 })).toBe('KT-M14 no-way-on')
  })

  it('KT-M4, KT-M14: in a full hex nobody who arrives is dropped into the place of one who was picked up there', () => {
    const state = moving({
      0: { owner: 0, armies: { 0: [WALKER] } },
      1: { owner: 0, armies: { 0: [...FULL] } },
      2: { owner: 0 },
    })
    pick(state, 0, 0, WALKER)
    step(state, 0, 1)
    pick(state, 0, 1, 'warlord')
    expect(why(state, 0, { type: 'drop', counter: WALKER })).toBe('KT-M4 hex-is-full')
    // The one who was picked up may stay after all; then the other goes on, and ten are there.
    act(state, 0, { type: 'drop', counter: 'warlord' })
    expect(why(state, 0, { type: 'drop', counter: WALKER })).toBe('KT-M4 hex-is-full')
    step(state, 0, 2)
    stop(state, 0)
    expect(countersIn(state, 1, 0)).toHaveLength(10)
  })

  it('KT-M14: in a full hex only those are picked up with whom there is a way on', () => {
    const sea = { terrain: 'sea' } as const
    const nine = ten.slice(1)
    const hexes = {
      1: { owner: 0, armies: { 0: [...FULL] } },
      ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9].map((hex) => [hex, sea])),
    }
    const back = moving({ ...hexes, 0: { owner: 0, armies: { 0: [...nine, WALKER] } } })
    pick(back, 0, 0, WALKER)
    step(back, 0, 1)
    // Back in hex 0 there is room for one, and there is nowhere else to go.
    expect(why(back, 0, { type: 'pick', hex: 1, counter: 'warlord' })).toBe('KT-M14 no-way-on')
    expect(why(back, 0, { type: 'pick-all', hex: 1 })).toBe('KT-M14 no-way-on')
    expect(stepsOf(back, 0)).toEqual([0])
  })
})

/** Ten other counters, so that a hex is full with them. */
const FULL: readonly ArmyCounter[] = [
  ...(['warlord', 'desert_nomads', 'desert_nomads', 'desert_skeletons', 'desert_skeletons'] as const),
  ...(['desert_dervish', 'desert_dervish', 'desert_sphinx', 'desert_genie', 'desert_sandworm'] as const),
]
