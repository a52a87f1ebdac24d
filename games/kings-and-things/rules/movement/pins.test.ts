import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import type { ArmyCounter, Terrain } from '../../content'
import { moving, pick, step, stop, why } from '../../testing/moving'
import { act, position } from '../../testing/positions'
import { DONE } from '../actions'
import { legalActions, toAct } from '../rules'
import type { State } from '../state'
import { movePart } from './group'

const WALKER = 'plains_lion_pride'
const FLYER = 'plains_eagles'

describe('pins', () => {
  /** Seat 1 has moved into hex 0, where seat 0 stands. */
  function pinned(own: readonly ArmyCounter[], others: readonly ArmyCounter[], terrain: Terrain = 'swamp'): State {
    const hexes = {
      0: { owner: 0, armies: { 0: own } },
      1: { owner: 1, terrain, armies: { 1: others } },
      4: { owner: 0 },
    }
    const state = moving(hexes, {}, [0, 1])
    act(state, 1, { type: 'pick-all', hex: 1 })
    step(state, 1, 0)
    stop(state, 1)
    stop(state, 1)
    expect(toAct(state)).toEqual([0])
    return state
  }

  it('KT-M7: who starts in a hex with enemies may not leave, whatever lies there', () => {
    const state = pinned([WALKER, 'plains_centaur'], ['swamp_thing'])
    expect(why(state, 0, { type: 'pick', hex: 0, counter: WALKER })).toBe('KT-M7 pinned')
    expect(why(state, 0, { type: 'pick-all', hex: 0 })).toBe('KT-M7 pinned')
  })

  it('KT-M7: pins are found when a part begins: who comes to a pinned stack does not free or pin it anew', () => {
    const state = pinned([WALKER], ['swamp_thing'])
    const task = must(state.tasks.at(-1))
    expect(task.type === 'move' && task.pinned).toEqual([{ hex: 0, by: [1], asked: [] }])
  })

  it('KT-M8: a pinning player who shows a supported creature pins, and it turns down when the part ends', () => {
    const state = pinned([WALKER], ['swamp_thing', 'desert_genie'])
    act(state, 0, { type: 'ask-pin', hex: 0, seat: 1 })
    expect(toAct(state)).toEqual([1])
    expect(legalActions(state, 1)).toEqual([{ type: 'show', counter: 'swamp_thing' }, DONE])
    act(state, 1, { type: 'show', counter: 'swamp_thing' })
    expect(state.hexes[0]?.armies[1]).toEqual({ seat: 1, down: ['desert_genie'], up: ['swamp_thing'] })
    expect(why(state, 0, { type: 'pick', hex: 0, counter: WALKER })).toBe('KT-M7 pinned')
    expect(why(state, 0, { type: 'ask-pin', hex: 0, seat: 1 })).toBe('KT-M8 pin-asked-already')
  })

  it('KT-M8: what was shown turns down when the asking player’s part ends, and is remembered (KT-H8)', () => {
    const state = position({
      hexes: { 0: { owner: 0, armies: { 0: [WALKER], 1: ['swamp_thing'] } }, 1: { owner: 1, terrain: 'swamp' } },
      tasks: [movePart(1), { ...movePart(0), pinned: [{ hex: 0, by: [1], asked: [] }] }],
    })
    act(state, 0, { type: 'ask-pin', hex: 0, seat: 1 })
    act(state, 1, { type: 'show', counter: 'swamp_thing' })
    stop(state, 0)
    expect(state.hexes[0]?.armies[1]).toEqual({ seat: 1, down: ['swamp_thing'], up: [] })
    expect(state.seen).toEqual([{ seat: 1, hex: 0, creature: 'swamp_thing', turn: 1 }])
  })

  it('KT-M8, KT-U4: who will not or cannot show a supported creature does not pin', () => {
    const state = pinned([WALKER], ['desert_genie'])
    act(state, 0, { type: 'ask-pin', hex: 0, seat: 1 })
    expect(legalActions(state, 1)).toEqual([DONE])
    expect(why(state, 1, { type: 'show', counter: 'desert_genie' })).toBe('KT-U4 bluffs-cannot-pin')
    expect(why(state, 1, { type: 'show', counter: 'swamp_thing' })).toBe('KT-M8 no-such-counter')
    act(state, 1, DONE)
    pick(state, 0, 0, WALKER)
    step(state, 0, 4)
  })

  it('KT-M8: a player with a character there is not asked, for it always pins', () => {
    const state = pinned([WALKER], ['warlord', 'desert_genie'])
    expect(why(state, 0, { type: 'ask-pin', hex: 0, seat: 1 })).toBe('KT-M8 character-pins')
  })

  it('KT-M8: each pinning player is asked apart, and one is enough to pin', () => {
    const state = position({
      seats: 3,
      hexes: {
        0: { owner: 0, armies: { 0: [WALKER], 1: ['desert_genie'], 2: ['swamp_thing'] } },
        1: { owner: 2, terrain: 'swamp' },
        4: { owner: 0 },
      },
      tasks: [movePart(1), { ...movePart(0), pinned: [{ hex: 0, by: [1, 2], asked: [] }] }],
    })
    act(state, 0, { type: 'ask-pin', hex: 0, seat: 1 })
    act(state, 1, DONE)
    expect(why(state, 0, { type: 'pick', hex: 0, counter: WALKER })).toBe('KT-M7 pinned')
    expect(why(state, 0, { type: 'ask-pin', hex: 4, seat: 1 })).toBe('KT-M8 not-pinned-by-that-player')
    act(state, 0, { type: 'ask-pin', hex: 0, seat: 2 })
    act(state, 2, DONE)
    pick(state, 0, 0, WALKER)
  })

  it('KT-M8: nobody is asked where nobody is left to be freed', () => {
    const state = pinned([FLYER], ['swamp_thing'])
    pick(state, 0, 0, FLYER)
    stop(state, 0)
    expect(why(state, 0, { type: 'ask-pin', hex: 0, seat: 1 })).toBe('KT-M8 nobody-to-free')
  })

  it('KT-M7: a Balloon pins nobody', () => {
    const state = moving({ 0: { owner: 0, armies: { 0: [WALKER] } } }, {}, [0, 1])
    state.balloon = { seat: 1, hex: 0, passengers: [] }
    act(state, 1, DONE)
    pick(state, 0, 0, WALKER)
  })
})
