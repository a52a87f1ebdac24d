import { describe, expect, it } from 'vitest'
import { isLegal, moving, pick, step, stepsOf, stop, why } from '../../testing/moving'
import { act, type HexSketch, position } from '../../testing/positions'
import { DONE } from '../actions'
import { countersIn } from '../armies'
import type { State } from '../state'
import type { MoveTask } from '../tasks'
import { movePart } from './group'

const WALKER = 'plains_lion_pride'
const FLYER = 'plains_eagles'
const SWAMP: HexSketch = { owner: 0, terrain: 'swamp' }

function groupOf(state: State): MoveTask['group'] {
  const task = state.tasks.at(-1)
  return task?.type === 'move' ? task.group : []
}

describe('the Deerhunter', () => {
  it('KT-K9: every hex costs 1 for him and for those who go the whole way with him', () => {
    const state = moving({
      4: { owner: 0, armies: { 0: ['deerhunter', WALKER] } },
      0: SWAMP,
      1: SWAMP,
      2: SWAMP,
      3: SWAMP,
    })
    act(state, 0, { type: 'pick-all', hex: 4 })
    step(state, 0, 0, 1, 2, 3)
    expect(groupOf(state).map(({ counter, points }) => [counter, points])).toEqual([
      [WALKER, 0],
      ['deerhunter', 0],
    ])
  })

  it('KT-K9: who joins him later pays in full, and may be dropped', () => {
    const state = moving({
      4: { owner: 0, armies: { 0: ['deerhunter'] } },
      0: { ...SWAMP, armies: { 0: [WALKER] } },
      1: SWAMP,
      2: SWAMP,
      3: SWAMP,
    })
    pick(state, 0, 4, 'deerhunter')
    step(state, 0, 0)
    pick(state, 0, 0, WALKER)
    step(state, 0, 1, 2)
    expect(why(state, 0, { type: 'step', hex: 3 })).toBe('KT-M13 cannot-pay')
    act(state, 0, { type: 'drop', counter: WALKER })
    step(state, 0, 3)
  })

  it('KT-K9: those who come to where he starts go his whole way with him', () => {
    const state = moving({
      4: { owner: 0, armies: { 0: [WALKER] } },
      0: { ...SWAMP, armies: { 0: ['deerhunter'] } },
      1: SWAMP,
      2: SWAMP,
    })
    pick(state, 0, 4, WALKER)
    step(state, 0, 0)
    pick(state, 0, 0, 'deerhunter')
    step(state, 0, 1, 2)
    expect(groupOf(state)[0]).toMatchObject({ counter: WALKER, points: 0, led: true })
  })

  it('KT-K9: who paid less cannot be dropped before he stops, and stops where he stops', () => {
    const state = moving({ 4: { owner: 0, armies: { 0: ['deerhunter', WALKER] } }, 0: SWAMP, 1: { owner: 0 } })
    act(state, 0, { type: 'pick-all', hex: 4 })
    step(state, 0, 0)
    expect(why(state, 0, { type: 'drop', counter: WALKER })).toBe('KT-K9 stops-with-the-deerhunter')
    act(state, 0, { type: 'drop', counter: 'deerhunter' })
    expect(countersIn(state, 0, 0)).toEqual([WALKER, 'deerhunter'])
    expect(groupOf(state)).toEqual([])
  })

  it('KT-K9: who has paid no less so far may be dropped or go on without him at full cost', () => {
    const hexes = {
      4: { owner: 0, armies: { 0: ['deerhunter', WALKER] } },
      0: { owner: 0 },
      1: SWAMP,
      2: SWAMP,
    } as const
    const dropping = moving(hexes)
    act(dropping, 0, { type: 'pick-all', hex: 4 })
    step(dropping, 0, 0)
    expect(isLegal(dropping, 0, { type: 'drop', counter: WALKER })).toBe(true)
    act(dropping, 0, { type: 'drop', counter: 'deerhunter' })
    step(dropping, 0, 1)
    expect(groupOf(dropping)).toEqual([{ counter: WALKER, points: 1 }])
    expect(why(dropping, 0, { type: 'step', hex: 2 })).toBe('KT-M1 cannot-pay')
  })

  it('KT-K9, KT-M14: he is not dropped where those he leaves could neither stop nor go on', () => {
    const nine = [
      ...(['swamp_ghost', 'swamp_ghost', 'swamp_ghost', 'swamp_ghost', 'mountain_goblins'] as const),
      ...(['mountain_goblins', 'mountain_goblins', 'mountain_goblins', 'plains_farmers'] as const),
    ]
    const sea: HexSketch = { terrain: 'sea' }
    const state = moving({
      18: { owner: 0, armies: { 0: ['deerhunter', WALKER] } },
      ...{ 6: { owner: 0 }, 5: { owner: 0 }, 0: { owner: 0, armies: { 0: nine } } },
      ...{ 1: SWAMP, 2: sea, 3: sea, 4: sea },
    })
    act(state, 0, { type: 'pick-all', hex: 18 })
    step(state, 0, 6, 5, 0)
    // One point left: enough with him for the swamp, and without him for the plains it came from.
    expect(stepsOf(state, 0)).toEqual([1, 5, 6])
    expect(isLegal(state, 0, { type: 'drop', counter: 'deerhunter' })).toBe(true)
    for (const hex of [5, 6]) Object.assign(state.hexes[hex] ?? {}, { terrain: 'swamp' })
    expect(stepsOf(state, 0)).toEqual([1, 5, 6])
    expect(why(state, 0, { type: 'drop', counter: 'deerhunter' })).toBe('KT-M14 no-way-on')
    expect(isLegal(state, 0, { type: 'drop', counter: WALKER })).toBe(true)
  })

  it('KT-K9: he and they still stop by KT-M5 and KT-M6', () => {
    const state = moving({
      4: { owner: 0, armies: { 0: ['deerhunter', FLYER] } },
      0: { owner: 1, fort: 1 },
      1: { owner: 0 },
    })
    act(state, 0, { type: 'pick-all', hex: 4 })
    step(state, 0, 0)
    expect(stepsOf(state, 0)).toEqual([])
    // The flyer has not paid less and goes on without him.
    act(state, 0, { type: 'drop', counter: 'deerhunter' })
    step(state, 0, 1)
    const other = moving({ 4: { owner: 0, armies: { 0: ['deerhunter'] } }, 1: { owner: 0 } })
    pick(other, 0, 4, 'deerhunter')
    step(other, 0, 0)
    expect(why(other, 0, { type: 'step', hex: 1 })).toBe('KT-M6 stops-unexplored')
  })
})

describe('the Deerhunter in a pinned hex', () => {
  function pinned(): State {
    return position({
      hexes: {
        0: { owner: 0, armies: { 0: ['deerhunter', WALKER, FLYER], 1: ['swamp_ghost'] } },
        1: { owner: 0 },
        8: { owner: 0 },
      },
      tasks: [movePart(1), { ...movePart(0), pinned: [{ hex: 0, by: [1], asked: [] }] }],
    })
  }

  it('KT-K9, KT-M13: he is not held by a pin, and others are picked once he is', () => {
    const state = pinned()
    expect(why(state, 0, { type: 'pick', hex: 0, counter: WALKER })).toBe('KT-M7 pinned')
    pick(state, 0, 0, 'deerhunter', WALKER, FLYER)
    step(state, 0, 1)
    // They left a pin because of him.
    expect(groupOf(state).map(({ led }) => led)).toEqual([true, true, undefined])
    expect(isLegal(state, 0, { type: 'drop', counter: FLYER })).toBe(false)
    step(state, 0, 8)
    stop(state, 0)
    expect(countersIn(state, 8, 0)).toEqual([WALKER, FLYER, 'deerhunter'])
  })

  it('KT-K9: a whole pinned stack is picked with him', () => {
    const state = pinned()
    act(state, 0, { type: 'pick-all', hex: 0 })
    expect(groupOf(state)).toHaveLength(3)
    expect(why(state, 0, { type: 'fly-on' })).toBe('KT-M9 nobody-holds-the-flyers')
    step(state, 0, 1)
  })

  it('KT-M7: left behind before he sets out, the others stay pinned', () => {
    const state = pinned()
    pick(state, 0, 0, 'deerhunter', WALKER)
    act(state, 0, { type: 'drop', counter: 'deerhunter' })
    expect(why(state, 0, { type: 'step', hex: 1 })).toBe('KT-M7 pinned')
    expect(isLegal(state, 0, DONE)).toBe(true)
  })
})
