import { describe, expect, it } from 'vitest'
import { isLegal, moving, pick, step, stepsOf, stop, why } from '../../testing/moving'
import { act, type HexSketch, position } from '../../testing/positions'
import { DONE } from '../actions'
import { countersIn } from '../armies'
import { legalActions, toAct } from '../rules'
import type { State } from '../state'
import { movePart } from './group'

/** Real for seat 0, who has plains. */
const FLYERS = ['plains_dragonfly', 'plains_eagles', 'plains_giant_beetle', 'plains_pegasus'] as const

/** Seat 0 flies from 4 over 0, where enemies are, to 1. */
function way(over: HexSketch, own: NonNullable<HexSketch['armies']>[number] = FLYERS): Record<number, HexSketch> {
  return { 4: { owner: 0, armies: { 0: own } }, 0: over, 1: { owner: 0 }, 8: { owner: 1, terrain: 'swamp' } }
}

/** The flyers of seat 0 have entered hex 0 and want to go on. */
function flying(
  over: HexSketch,
  own: NonNullable<HexSketch['armies']>[number] = FLYERS,
  calls: 'ask' | 'none' = 'none',
): State {
  const state = moving(way(over, own), { calls: [calls, calls] })
  act(state, 0, { type: 'pick-all', hex: 4 })
  step(state, 0, 0)
  return state
}

describe('flyers that go on', () => {
  it('KT-M9: four flyers enter and two are shown against them: two stay, two go on', () => {
    // The worked example `flyers_blocked` of the data file.
    const state = flying({ owner: 1, armies: { 1: ['swamp_ghost', 'swamp_ghost', 'swamp_thing'] } })
    expect(why(state, 0, { type: 'step', hex: 1 })).toBe('KT-M9 show-flyers-first')
    const shown = act(state, 0, { type: 'fly-on' })
    expect(shown.map(({ type }) => type)).toEqual(['shown', 'shown', 'shown', 'shown'])
    expect(legalActions(state, 1)).toEqual([{ type: 'show', counter: 'swamp_ghost' }, DONE])
    act(state, 1, { type: 'show', counter: 'swamp_ghost' })
    act(state, 1, { type: 'show', counter: 'swamp_ghost' })
    act(state, 1, DONE)
    expect(toAct(state)).toEqual([0])
    expect(legalActions(state, 0)).toEqual(FLYERS.map((counter) => ({ type: 'stay', counter })))
    act(state, 0, { type: 'stay', counter: 'plains_eagles' })
    act(state, 0, { type: 'stay', counter: 'plains_pegasus' })
    expect(countersIn(state, 0, 0)).toEqual(['plains_eagles', 'plains_pegasus'])
    step(state, 0, 1)
    stop(state, 0)
    expect(countersIn(state, 1, 0)).toEqual(['plains_dragonfly', 'plains_giant_beetle'])
  })

  it('KT-M9: what was shown on either side lies face up until the part ends', () => {
    const state = flying({ owner: 1, armies: { 1: ['swamp_ghost'] } }, ['plains_eagles', 'plains_pegasus'])
    act(state, 0, { type: 'fly-on' })
    act(state, 1, { type: 'show', counter: 'swamp_ghost' })
    act(state, 0, { type: 'stay', counter: 'plains_pegasus' })
    expect(state.hexes[0]?.armies).toEqual([
      { seat: 0, down: [], up: ['plains_pegasus'] },
      { seat: 1, down: [], up: ['swamp_ghost'] },
    ])
    const [moved] = act(state, 0, { type: 'step', hex: 1 })
    expect(moved).toMatchObject({ type: 'moved', open: ['plains_eagles'] })
    stop(state, 0)
    expect(state.hexes[1]?.armies).toEqual([{ seat: 0, down: [], up: ['plains_eagles'] }])
    // It has finished like the others.
    expect(isLegal(state, 0, { type: 'pick', hex: 1, counter: 'plains_eagles' })).toBe(false)
    stop(state, 0)
    expect(state.hexes.flatMap(({ armies }) => armies.flatMap(({ up }) => up))).toEqual([])
    expect(state.seen).toHaveLength(3)
  })

  it('KT-M9: no enemy flyer is shown: all go on', () => {
    const state = flying({ owner: 1, armies: { 1: ['swamp_thing'] } })
    act(state, 0, { type: 'fly-on' })
    expect(legalActions(state, 1)).toEqual([DONE])
    expect(why(state, 1, { type: 'show', counter: 'swamp_thing' })).toBe('KT-M9 only-flyers-hold')
    expect(why(state, 1, { type: 'show', counter: 'swamp_ghost' })).toBe('KT-M9 no-such-counter')
    act(state, 1, DONE)
    step(state, 0, 1)
  })

  it.each<[string, HexSketch]>([
    ['a fort', { owner: 1, fort: 4 }],
    ['a city', { owner: 1, income: 'city' }],
  ])('KT-M9: %s holds no flyer, and nothing is shown', (_what, over) => {
    const state = flying(over)
    expect(why(state, 0, { type: 'fly-on' })).toBe('KT-M9 nobody-holds-the-flyers')
    step(state, 0, 1)
    const task = state.tasks.at(-1)
    // What all can conclude: only flyers go on there.
    expect(task?.type === 'move' && task.group.every(({ flies, up }) => flies === true && up === undefined)).toBe(true)
  })

  it('KT-M9: walkers of the group are dropped before the flyers are shown', () => {
    const state = flying({ owner: 1, armies: { 1: ['swamp_thing'] } }, ['plains_eagles', 'plains_centaur'])
    expect(why(state, 0, { type: 'fly-on' })).toBe('KT-M5 stops-at-enemies')
    act(state, 0, { type: 'drop', counter: 'plains_centaur' })
    act(state, 0, { type: 'fly-on' })
    act(state, 1, DONE)
    step(state, 0, 1)
  })

  it('KT-M9: it is repeated in each such hex', () => {
    const state = moving(
      {
        ...way({ owner: 1, armies: { 1: ['swamp_thing'] } }, ['plains_eagles']),
        1: { owner: 1, armies: { 1: ['swamp_ghost'] } },
      },
      { calls: ['none', 'none'] },
    )
    pick(state, 0, 4, 'plains_eagles')
    step(state, 0, 0)
    act(state, 0, { type: 'fly-on' })
    act(state, 1, DONE)
    step(state, 0, 1)
    expect(why(state, 0, { type: 'step', hex: 8 })).toBe('KT-M9 show-flyers-first')
    act(state, 0, { type: 'fly-on' })
    act(state, 1, { type: 'show', counter: 'swamp_ghost' })
    // The only one stays without being asked.
    expect(countersIn(state, 1, 0)).toEqual(['plains_eagles'])
    expect(isLegal(state, 0, DONE)).toBe(true)
    expect(stepsOf(state, 0)).toEqual([])
  })

  it('KT-M9: nothing is shown where the flyers could not go on anyway', () => {
    const state = moving({
      ...way({ owner: 1, terrain: 'swamp', armies: { 1: ['swamp_ghost'] } }, ['plains_eagles']),
      1: { owner: 1, terrain: 'swamp' },
    })
    pick(state, 0, 4, 'plains_eagles')
    const task = state.tasks.at(-1)
    if (task?.type !== 'move') throw new Error('no part')
    step(state, 0, 0)
    const [mover] = task.group
    if (mover !== undefined) mover.points = 0
    expect(why(state, 0, { type: 'fly-on' })).toBe('KT-M14 no-way-on')
  })

  it('KT-M9: a flyer that has held one holds no other in the same part', () => {
    const state = flying({ owner: 1, armies: { 1: ['swamp_ghost', 'swamp_thing'] } }, [
      'plains_eagles',
      'plains_pegasus',
    ])
    act(state, 0, { type: 'fly-on' })
    act(state, 1, { type: 'show', counter: 'swamp_ghost' })
    act(state, 1, DONE)
    act(state, 0, { type: 'stay', counter: 'plains_eagles' })
    step(state, 0, 1)
    stop(state, 0)
    // A second group comes by.
    state.hexes[4]?.armies.push({ seat: 0, down: ['plains_dragonfly'], up: [] })
    pick(state, 0, 4, 'plains_dragonfly')
    step(state, 0, 0)
    act(state, 0, { type: 'fly-on' })
    expect(legalActions(state, 1)).toEqual([DONE])
    expect(why(state, 1, { type: 'show', counter: 'swamp_ghost' })).toBe('KT-M9 has-held-already')
    act(state, 1, DONE)
    step(state, 0, 1)
  })

  it('KT-M9: a flyer shown that held nobody, for there were too few, can hold one later', () => {
    const state = flying({ owner: 1, armies: { 1: ['swamp_ghost', 'swamp_swamp_gas'] } }, ['plains_eagles'])
    act(state, 0, { type: 'fly-on' })
    act(state, 1, { type: 'show', counter: 'swamp_ghost' })
    act(state, 1, { type: 'show', counter: 'swamp_swamp_gas' })
    expect(countersIn(state, 0, 0)).toEqual(['plains_eagles'])
    state.hexes[4]?.armies.push({ seat: 0, down: ['plains_dragonfly'], up: [] })
    pick(state, 0, 4, 'plains_dragonfly')
    step(state, 0, 0)
    act(state, 0, { type: 'fly-on' })
    expect(legalActions(state, 1)).toEqual([{ type: 'show', counter: 'swamp_swamp_gas' }, DONE])
  })

  it('KT-M9: flying characters hold and are held like flyers', () => {
    const state = flying({ owner: 1, armies: { 1: ['lord_of_the_eagles'] } }, ['ghaog_ii', 'plains_eagles'])
    act(state, 0, { type: 'fly-on' })
    expect(legalActions(state, 1)).toEqual([{ type: 'show', counter: 'lord_of_the_eagles' }, DONE])
    act(state, 1, { type: 'show', counter: 'lord_of_the_eagles' })
    act(state, 0, { type: 'stay', counter: 'ghaog_ii' })
    step(state, 0, 1)
    expect(countersIn(state, 0, 0)).toEqual(['ghaog_ii'])
  })

  it('KT-M9: who has only walking characters there is not asked, as all can see it', () => {
    const state = flying({ owner: 1, armies: { 1: ['warlord'] } }, ['plains_eagles'])
    act(state, 0, { type: 'fly-on' })
    expect(toAct(state)).toEqual([0])
    step(state, 0, 1)
  })

  it('KT-M9: several enemies are asked in order from the mover’s left', () => {
    const state = position({
      seats: 3,
      order: [2, 0, 1],
      calls: ['none', 'none', 'none'],
      hexes: way({ owner: 1, armies: { 1: ['swamp_ghost'], 2: ['swamp_ghost'] } }),
      tasks: [movePart(1), { ...movePart(0), pinned: [] }],
    })
    act(state, 0, { type: 'pick-all', hex: 4 })
    step(state, 0, 0)
    act(state, 0, { type: 'fly-on' })
    expect(toAct(state)).toEqual([1])
    act(state, 1, { type: 'show', counter: 'swamp_ghost' })
    expect(toAct(state)).toEqual([2])
    act(state, 2, { type: 'show', counter: 'swamp_ghost' })
    act(state, 0, { type: 'stay', counter: 'plains_eagles' })
    act(state, 0, { type: 'stay', counter: 'plains_pegasus' })
    step(state, 0, 1)
  })
})

describe('calls', () => {
  it('KT-M9, KT-U5: a bluff that wants to go on is called and goes to the cup', () => {
    const state = flying({ owner: 1, armies: { 1: ['swamp_thing'] } }, ['desert_buzzard', 'plains_eagles'], 'ask')
    act(state, 0, { type: 'fly-on' })
    act(state, 1, DONE)
    act(state, 1, { type: 'call', seat: 0, creature: 'desert_buzzard' })
    act(state, 1, DONE)
    expect(state.cup).toContain('desert_buzzard')
    step(state, 0, 1)
    stop(state, 0)
    expect(countersIn(state, 1, 0)).toEqual(['plains_eagles'])
  })

  it('KT-M9: a shown bluff holds as long as nobody calls it', () => {
    for (const isCalled of [true, false]) {
      const state = flying({ owner: 1, armies: { 1: ['desert_buzzard'] } }, ['plains_eagles'], 'ask')
      act(state, 0, { type: 'fly-on' })
      act(state, 1, { type: 'show', counter: 'desert_buzzard' })
      act(state, 1, DONE)
      // Who has nothing left to call has answered.
      act(state, 0, isCalled ? { type: 'call', seat: 1, creature: 'desert_buzzard' } : DONE)
      expect(stepsOf(state, 0).includes(1)).toBe(isCalled)
      expect(state.cup.includes('desert_buzzard')).toBe(isCalled)
    }
  })

  it('KT-U5: of a group of bluffs nobody may be left', () => {
    const state = flying({ owner: 1, armies: { 1: ['swamp_ghost'] } }, ['desert_buzzard'], 'ask')
    act(state, 0, { type: 'fly-on' })
    act(state, 1, { type: 'show', counter: 'swamp_ghost' })
    act(state, 0, DONE)
    act(state, 1, { type: 'call', seat: 0, creature: 'desert_buzzard' })
    expect(toAct(state)).toEqual([0])
    expect(isLegal(state, 0, DONE)).toBe(true)
    expect(countersIn(state, 0, 0)).toEqual([])
  })

  it('KT-M9: of equal flyers the ones shown now are called first', () => {
    const state = flying(
      { owner: 1, armies: { 1: ['swamp_ghost', 'swamp_ghost', 'swamp_thing'] } },
      ['plains_eagles'],
      'ask',
    )
    const [swamp] = state.hexes.filter(({ terrain }) => terrain === 'swamp')
    if (swamp !== undefined) swamp.owner = undefined
    act(state, 0, { type: 'fly-on' })
    act(state, 1, { type: 'show', counter: 'swamp_ghost' })
    act(state, 1, DONE)
    act(state, 0, DONE)
    act(state, 1, DONE)
    // The first ghost has held one. The second is called when it would hold another.
    state.hexes[4]?.armies.push({ seat: 0, down: ['plains_pegasus'], up: [] })
    pick(state, 0, 4, 'plains_pegasus')
    step(state, 0, 0)
    act(state, 0, { type: 'fly-on' })
    act(state, 1, { type: 'show', counter: 'swamp_ghost' })
    act(state, 1, DONE)
    act(state, 0, { type: 'call', seat: 1, creature: 'swamp_ghost' })
    act(state, 0, DONE)
    act(state, 1, DONE)
    expect(stepsOf(state, 0)).toContain(1)
    const task = state.tasks.at(-1)
    expect(task?.type === 'move' && task.held).toEqual([{ hex: 0, seat: 1, counter: 'swamp_ghost' }])
  })

  it('KT-O8: with standing calls the software calls, and nobody is asked', () => {
    const state = moving(way({ owner: 1, armies: { 1: ['desert_buzzard'] } }, ['plains_eagles']), {
      calls: ['all', 'all'],
    })
    pick(state, 0, 4, 'plains_eagles')
    step(state, 0, 0)
    act(state, 0, { type: 'fly-on' })
    act(state, 1, { type: 'show', counter: 'desert_buzzard' })
    expect(state.cup).toContain('desert_buzzard')
    step(state, 0, 1)
  })
})

describe('flyers in a pinned hex', () => {
  function pinned(
    own: NonNullable<HexSketch['armies']>[number],
    others: NonNullable<HexSketch['armies']>[number],
  ): State {
    return position({
      calls: ['none', 'none'],
      hexes: { 0: { owner: 0, armies: { 0: own, 1: others } }, 1: { owner: 0 }, 8: { owner: 1, terrain: 'swamp' } },
      tasks: [movePart(1), { ...movePart(0), pinned: [{ hex: 0, by: [1], asked: [] }] }],
    })
  }

  it('KT-M9: flyers are pinned only by shown flyers, one for one', () => {
    const state = pinned(['plains_eagles', 'plains_pegasus', 'plains_centaur'], ['swamp_ghost', 'swamp_thing'])
    act(state, 0, { type: 'pick-all', hex: 0 })
    expect(why(state, 0, { type: 'step', hex: 1 })).toBe('KT-M9 show-flyers-first')
    act(state, 0, { type: 'fly-on' })
    act(state, 1, { type: 'show', counter: 'swamp_ghost' })
    act(state, 1, DONE)
    act(state, 0, { type: 'stay', counter: 'plains_eagles' })
    step(state, 0, 1)
    stop(state, 0)
    expect(countersIn(state, 0, 0)).toEqual(['plains_centaur', 'plains_eagles'])
  })

  it('KT-M8, KT-M9: who was asked and does not pin holds no flyer that starts there', () => {
    const state = pinned(['plains_eagles'], ['swamp_ghost'])
    act(state, 0, { type: 'ask-pin', hex: 0, seat: 1 })
    act(state, 1, DONE)
    pick(state, 0, 0, 'plains_eagles')
    step(state, 0, 1)
  })

  it('KT-M8: a pin ends when calls have removed all who pinned', () => {
    const state = pinned(['plains_eagles', 'plains_centaur'], ['desert_buzzard'])
    for (const player of state.players) player.calls = 'ask'
    pick(state, 0, 0, 'plains_eagles')
    act(state, 0, { type: 'fly-on' })
    act(state, 1, { type: 'show', counter: 'desert_buzzard' })
    act(state, 1, DONE)
    act(state, 0, { type: 'call', seat: 1, creature: 'desert_buzzard' })
    step(state, 0, 1)
    stop(state, 0)
    pick(state, 0, 0, 'plains_centaur')
    step(state, 0, 1)
  })

  it('KT-M8: a creature that was shown for the pin can hold a flyer too', () => {
    const state = pinned(['plains_eagles'], ['swamp_ghost'])
    act(state, 0, { type: 'ask-pin', hex: 0, seat: 1 })
    act(state, 1, { type: 'show', counter: 'swamp_ghost' })
    pick(state, 0, 0, 'plains_eagles')
    act(state, 0, { type: 'fly-on' })
    act(state, 1, { type: 'show', counter: 'swamp_ghost' })
    expect(countersIn(state, 0, 0)).toEqual(['plains_eagles'])
    expect(stepsOf(state, 0)).toEqual([])
  })
})
