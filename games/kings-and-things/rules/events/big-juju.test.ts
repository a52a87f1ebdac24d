import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import type { ArmyCounter, Creature, Terrain } from '../../content'
import { act, chanceOf, type HexSketch, position, type Sketch } from '../../testing/positions'
import { stackSize } from '../armies'
import { legalActions, refuse, toAct } from '../rules'
import { topTask } from '../run'
import type { State } from '../state'
import { eventsPart } from './phase'

/** Big Juju is shown; its player has the Arch Mage (6) in hex 1 unless told. */
function jujuOf(sketch: Sketch, deck: readonly Terrain[]): State {
  const state = position({
    phase: 'events',
    calls: ['none', 'none'],
    ...sketch,
    racks: [['big_juju', ...(sketch.racks?.[0] ?? [])], ...(sketch.racks ?? []).slice(1)],
    tasks: [eventsPart(1), eventsPart(0)],
  })
  state.deck.splice(0, state.deck.length, ...deck)
  act(state, 0, { type: 'event', event: 'big_juju' })
  return state
}

function showMage(state: State): void {
  act(state, 0, { type: 'source', counter: 'arch_mage', hex: 1 })
}

const MAGE = { 1: { owner: 0, armies: { 0: ['arch_mage'] as ArmyCounter[] } } } as const

describe('the source of Big Juju', () => {
  it('KT-V3: any own army counter with the magic symbol, bluffs and characters too', () => {
    const state = jujuOf(
      {
        hexes: {
          1: { owner: 0, armies: { 0: ['forest_dryad', 'forest_bears', 'arch_cleric'] } },
          2: { owner: 0, armies: { 0: ['desert_dervish', 'desert_dervish'] } },
          4: { owner: 1, armies: { 1: ['desert_genie'] } },
        },
      },
      ['sea', 'forest'],
    )
    expect(legalActions(state, 0)).toEqual([
      { type: 'source', counter: 'forest_dryad', hex: 1 },
      { type: 'source', counter: 'arch_cleric', hex: 1 },
      { type: 'source', counter: 'desert_dervish', hex: 2 },
    ])
    expect(refuse(state, 0, { type: 'source', counter: 'forest_bears', hex: 1 })).toMatchObject({ clause: 'KT-V3' })
  })

  it('KT-V3: the range is the printed value, that distance included', () => {
    const state = jujuOf({ hexes: { 0: { owner: 0, terrain: 'forest', armies: { 0: ['forest_dryad'] } } } }, [
      'sea',
      'forest',
    ])
    const events = act(state, 0, { type: 'source', counter: 'forest_dryad', hex: 0 })
    expect(events[0]).toMatchObject({ type: 'shown', counter: 'forest_dryad', hex: 0, reveals: true })
    expect(legalActions(state, 0)).toEqual([0, 1, 2, 3, 4, 5, 6].map((hex) => ({ type: 'hex', hex })))
    expect(refuse(state, 0, { type: 'hex', hex: 7 })).toMatchObject({ clause: 'KT-V3', reason: 'out-of-range' })
  })

  it('KT-V3, KT-U7: a bluff that is called is removed and the event is spent without effect', () => {
    const state = jujuOf(
      {
        hexes: { 0: { owner: 0, armies: { 0: ['forest_dryad', 'forest_bears'] } }, 4: { owner: 1 } },
        calls: ['ask', 'ask'],
      },
      ['sea', 'forest'],
    )
    act(state, 0, { type: 'source', counter: 'forest_dryad', hex: 0 })
    expect(toAct(state)).toEqual([1])
    expect(legalActions(state, 1)).toEqual([{ type: 'call', seat: 0, creature: 'forest_dryad' }, { type: 'done' }])
    act(state, 1, { type: 'call', seat: 0, creature: 'forest_dryad' })
    expect(state.cup).toEqual(expect.arrayContaining(['big_juju', 'forest_dryad']))
    expect(must(state.hexes[0]).armies).toEqual([{ seat: 0, down: ['forest_bears'], up: [] }])
    expect(toAct(state)).toEqual([0])
    expect(legalActions(state, 0)).toEqual([{ type: 'done' }])
  })

  it('KT-V3, KT-U6, KT-H8: a bluff that nobody calls reaches, turns down again and is remembered', () => {
    const state = jujuOf({ hexes: { 0: { owner: 0, armies: { 0: ['forest_dryad'] } } }, calls: ['ask', 'ask'] }, [
      'swamp',
    ])
    act(state, 0, { type: 'source', counter: 'forest_dryad', hex: 0 })
    expect(must(state.hexes[0]).armies).toEqual([{ seat: 0, down: [], up: ['forest_dryad'] }])
    act(state, 1, { type: 'done' })
    act(state, 0, { type: 'hex', hex: 3 }, chanceOf(0))
    expect(must(state.hexes[0]).armies).toEqual([{ seat: 0, down: ['forest_dryad'], up: [] }])
    expect(state.seen).toEqual([{ seat: 0, hex: 0, creature: 'forest_dryad', turn: 1 }])
    expect(must(state.hexes[3]).terrain).toBe('swamp')
  })
})

describe('the hex that Big Juju changes', () => {
  it('KT-V4: never one with a citadel', () => {
    const state = jujuOf({ hexes: { ...MAGE, 2: { owner: 1, fort: 4 }, 3: { owner: 1, fort: 3 } } }, ['sea'])
    showMage(state)
    expect(legalActions(state, 0)).toContainEqual({ type: 'hex', hex: 3 })
    expect(refuse(state, 0, { type: 'hex', hex: 2 })).toMatchObject({ clause: 'KT-V4', reason: 'citadel-there' })
  })

  it('KT-V4: an own hex becomes any terrain of the unused deck, own choice, and the old one goes into the deck', () => {
    const state = jujuOf({ hexes: MAGE }, ['forest', 'jungle', 'jungle', 'sea'])
    showMage(state)
    act(state, 0, { type: 'hex', hex: 1 })
    expect(legalActions(state, 0)).toEqual([
      { type: 'terrain', terrain: 'forest' },
      { type: 'terrain', terrain: 'jungle' },
      { type: 'terrain', terrain: 'sea' },
    ])
    expect(refuse(state, 0, { type: 'terrain', terrain: 'desert' })).toMatchObject({ clause: 'KT-V4' })
    act(state, 0, { type: 'terrain', terrain: 'jungle' })
    expect(must(state.hexes[1])).toMatchObject({ terrain: 'jungle', owner: 0 })
    expect(state.deck).toEqual(['forest', 'jungle', 'plains', 'sea'])
  })

  it('KT-V4: any other hex becomes the first that differs out of the shuffled deck', () => {
    const state = jujuOf({ hexes: MAGE }, ['plains', 'plains', 'plains', 'swamp', 'sea'])
    showMage(state)
    // Two of the five differ.
    act(state, 0, { type: 'hex', hex: 0 }, chanceOf(0))
    expect(must(state.hexes[0]).terrain).toBe('swamp')
    expect(state.deck).toEqual(['plains', 'plains', 'plains', 'plains', 'sea'])
  })

  it('KT-V4: a sea that becomes land is unowned', () => {
    const state = jujuOf({ hexes: { ...MAGE, 2: { terrain: 'sea' } } }, ['forest'])
    showMage(state)
    act(state, 0, { type: 'hex', hex: 2 }, chanceOf(0))
    expect(must(state.hexes[2])).toMatchObject({ terrain: 'forest', owner: undefined })
    expect(state.deck).toEqual(['sea'])
  })

  it('KT-V4: an income counter that no longer fits goes to the cup; a fort, a city and neutral defenders stay', () => {
    const state = jujuOf(
      {
        hexes: {
          ...MAGE,
          2: { owner: 1, terrain: 'mountain', income: 'gold_mine', fort: 2, armies: { 1: ['mountain_ogre'] } },
          3: { terrain: 'mountain', income: 'city', guards: { creatures: ['mountain_troll'], treasures: ['ruby'] } },
        },
      },
      ['forest', 'forest'],
    )
    const other = structuredClone(state)
    showMage(state)
    const events = act(state, 0, { type: 'hex', hex: 2 }, chanceOf(0))
    expect(must(state.hexes[2])).toMatchObject({ terrain: 'forest', owner: 1, fort: 2, income: undefined })
    expect(stackSize(state, 2, 1)).toBe(1)
    expect(state.cup).toContain('gold_mine')
    expect(events).toContainEqual({ type: 'income-lost', hex: 2, income: 'gold_mine', clause: 'KT-V4' })
    showMage(other)
    act(other, 0, { type: 'hex', hex: 3 }, chanceOf(0))
    expect(must(other.hexes[3])).toMatchObject({
      terrain: 'forest',
      income: 'city',
      guards: { creatures: ['mountain_troll'] },
    })
  })

  it('KT-V4, KT-T10: the owner of the changed hex may at once place rack counters there', () => {
    const sketch: Sketch = { hexes: { ...MAGE, 2: { owner: 1 } }, racks: [[], ['forest_bears']] }
    const state = jujuOf(sketch, ['forest'])
    showMage(state)
    act(state, 0, { type: 'hex', hex: 2 }, chanceOf(0))
    expect(topTask(state)).toMatchObject({ type: 'place-on', seat: 1, hex: 2 })
    expect(toAct(state)).toEqual([1])
    // With an empty rack nobody is asked.
    const bare = jujuOf({ ...sketch, racks: [] }, ['forest'])
    showMage(bare)
    act(bare, 0, { type: 'hex', hex: 2 }, chanceOf(0))
    expect(toAct(bare)).toEqual([0])
  })
})

describe('a hex that becomes sea', () => {
  const SUNK = {
    owner: 1,
    terrain: 'swamp',
    fort: 2,
    income: 'village',
    armies: { 1: ['swamp_thing', 'warlord'] },
  } as const

  function sink(sketch: Sketch): State {
    const state = jujuOf(sketch, ['sea'])
    showMage(state)
    act(state, 0, { type: 'hex', hex: 4 }, chanceOf(0))
    return state
  }

  it('KT-V4: ownership ends, the fort goes to the bank, the income counter to the cup, the Black Cloud off', () => {
    const state = jujuOf({ hexes: { ...MAGE, 4: SUNK, 5: { owner: 1 } } }, ['sea'])
    state.cloud = 4
    showMage(state)
    act(state, 0, { type: 'hex', hex: 4 }, chanceOf(0))
    expect(must(state.hexes[4])).toEqual({
      terrain: 'sea',
      owner: undefined,
      fort: 0,
      got: undefined,
      income: undefined,
      armies: [],
      guards: undefined,
    })
    expect(state.bank).toEqual([0, 10, 8, 8, 6])
    expect(state.cup.filter((thing) => thing === 'village')).toHaveLength(6)
    expect(state.cloud).toBeUndefined()
  })

  it('KT-V4: all who stand there go to the one adjacent own hex of their owner, unasked', () => {
    const state = sink({
      hexes: { ...MAGE, 4: SUNK, 5: { owner: 1, armies: { 1: ['swamp_pirates'] } }, 3: { owner: 0 } },
    })
    expect(must(state.hexes[5]).armies).toEqual([{ seat: 1, down: ['swamp_pirates', 'swamp_thing'], up: [] }])
    expect(state.pool.find(({ shows }) => shows === 'warlord')?.at).toEqual({ seat: 1, hex: 5 })
    expect(toAct(state)).toEqual([0])
  })

  it('KT-V4: with several adjacent own hexes their owner chooses one', () => {
    const state = sink({ hexes: { ...MAGE, 4: SUNK, 5: { owner: 1 }, 3: { owner: 1 } } })
    expect(toAct(state)).toEqual([1])
    expect(legalActions(state, 1)).toEqual([
      { type: 'hex', hex: 3 },
      { type: 'hex', hex: 5 },
    ])
    expect(refuse(state, 1, { type: 'hex', hex: 1 })).toMatchObject({ clause: 'KT-V4' })
    act(state, 1, { type: 'hex', hex: 3 })
    expect(stackSize(state, 3, 1)).toBe(2)
  })

  it('KT-V4, KT-H7: with none they are lost: creatures to the cup unseen, characters to the pool', () => {
    const state = jujuOf({ hexes: { ...MAGE, 4: SUNK, 8: { owner: 1 } } }, ['sea'])
    showMage(state)
    const events = act(state, 0, { type: 'hex', hex: 4 }, chanceOf(0))
    expect(events).toContainEqual({ type: 'lost', seat: 1, hex: 4, count: 1, counters: ['swamp_thing'] })
    expect(state.cup).toContain('swamp_thing')
    expect(state.pool.find(({ shows }) => shows === 'warlord')).toMatchObject({ at: undefined, fled: true })
    expect(topTask(state)).toMatchObject({ type: 'turn-over', seat: 1 })
  })

  it('KT-V4, KT-M4: over the stack limit the owner picks who is lost among those who come', () => {
    const nine: Creature[] = [
      'swamp_ghost',
      'swamp_ghost',
      'swamp_ghost',
      'swamp_ghost',
      'swamp_basilisk',
      'swamp_pirates',
      'swamp_giant_lizard',
      'swamp_giant_lizard',
      'swamp_spirit',
    ]
    const state = sink({ hexes: { ...MAGE, 4: SUNK, 5: { owner: 1, armies: { 1: nine } } } })
    expect(topTask(state)).toMatchObject({
      type: 'overflow',
      seat: 1,
      hex: 5,
      over: 1,
      coming: ['swamp_thing', 'warlord'],
    })
    act(state, 1, { type: 'lose', what: 'swamp_thing' })
    expect(stackSize(state, 5, 1)).toBe(10)
    expect(state.cup).toContain('swamp_thing')
  })

  it('KT-V4, KT-M4: a hex with a citadel takes them all', () => {
    const state = sink({
      hexes: {
        ...MAGE,
        4: SUNK,
        5: { owner: 1, fort: 4, armies: { 1: Array.from({ length: 4 }, () => 'swamp_ghost' as const) } },
      },
    })
    expect(stackSize(state, 5, 1)).toBe(6)
    expect(toAct(state)).toEqual([0])
  })

  it('KT-V4, KT-T9: what neutral defenders guard goes to the cup, and out of the game once it was emptied', () => {
    const guarded: HexSketch = { guards: { creatures: ['swamp_thing'], treasures: ['ruby'], items: ['golem'] } }
    const sketch: Sketch = { hexes: { ...MAGE, 4: { terrain: 'swamp', ...guarded }, 13: { owner: 1 } } }
    const state = sink(sketch)
    expect(must(state.hexes[4]).guards).toBeUndefined()
    expect(state.cup).toEqual(expect.arrayContaining(['swamp_thing', 'ruby', 'golem']))
    const late = jujuOf(sketch, ['sea'])
    late.emptied = true
    showMage(late)
    act(late, 0, { type: 'hex', hex: 4 }, chanceOf(0))
    expect(late.gone).toEqual(expect.arrayContaining(['ruby', 'golem']))
    expect(late.cup).toContain('swamp_thing')
  })

  it('KT-V4: an own hex may be turned to sea under the source itself', () => {
    const state = jujuOf({ hexes: { ...MAGE, 2: { owner: 0 }, 4: { owner: 1 } } }, ['sea'])
    showMage(state)
    act(state, 0, { type: 'hex', hex: 1 })
    act(state, 0, { type: 'terrain', terrain: 'sea' })
    expect(state.pool.find(({ shows }) => shows === 'arch_mage')?.at).toEqual({ seat: 0, hex: 2 })
  })
})
