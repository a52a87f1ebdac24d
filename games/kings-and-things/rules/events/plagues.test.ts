import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import type { Creature, EventCounter } from '../../content'
import { act, dice, type HexSketch, position, type Sketch } from '../../testing/positions'
import { stackSize } from '../armies'
import { legalActions, refuse, toAct } from '../rules'
import { topTask } from '../run'
import type { State } from '../state'
import { eventsPart } from './phase'

function eventsOf(event: EventCounter, sketch: Sketch): State {
  return position({
    phase: 'events',
    ...sketch,
    racks: [[event, ...(sketch.racks?.[0] ?? [])], ...(sketch.racks ?? []).slice(1)],
    tasks: [eventsPart(1), eventsPart(0)],
  })
}

const GOBLINS: readonly Creature[] = ['mountain_goblins', 'mountain_goblins', 'mountain_goblins', 'mountain_goblins']

function expectAtTheEnd(state: State): void {
  expect(toAct(state)).toEqual([0])
  expect(topTask(state)).toEqual({ type: 'events', seat: 0, stage: 'after' })
}

describe('Dark Plague', () => {
  function plagueIn(hex: HexSketch, more: Sketch = {}): State {
    const state = eventsOf('dark_plague', { hexes: { 1: { owner: 0 }, 4: hex }, ...more })
    act(state, 0, { type: 'event', event: 'dark_plague' })
    return state
  }

  it('KT-V5: as many losses as the fort and the city or village add up to, by army counters or buildings', () => {
    const state = plagueIn({ owner: 1, fort: 2, income: 'city', armies: { 1: [...GOBLINS, 'swamp_thing', 'warlord'] } })
    expect(topTask(state)).toMatchObject({ type: 'losses', seat: 1, hex: 4, left: 4 })
    expect(toAct(state)).toEqual([1])
    expect(legalActions(state, 1)).toEqual([
      { type: 'lose', what: 'mountain_goblins' },
      { type: 'lose', what: 'swamp_thing' },
      { type: 'lose', what: 'warlord' },
      { type: 'lose', what: 'building' },
      { type: 'lose', what: 'fort' },
    ])
    expect(refuse(state, 1, { type: 'done' })).toMatchObject({
      clause: 'KT-V2',
      reason: 'losses-due',
      facts: { left: 4 },
    })
    act(state, 1, { type: 'lose', what: 'building' })
    act(state, 1, { type: 'lose', what: 'fort' })
    expect(must(state.hexes[4])).toMatchObject({ fort: 1, income: undefined })
    act(state, 1, { type: 'lose', what: 'mountain_goblins' })
    act(state, 1, { type: 'lose', what: 'mountain_goblins' })
    expect(stackSize(state, 4, 1)).toBe(4)
    expectAtTheEnd(state)
  })

  it('KT-V2, KT-H7: a creature goes to the cup unseen, a character to the pool; a whole city is one loss, a fort one a level', () => {
    const state = plagueIn({ owner: 1, fort: 3, income: 'city', armies: { 1: [...GOBLINS, 'warlord'] } })
    expect(act(state, 1, { type: 'lose', what: 'mountain_goblins' })).toEqual([
      { type: 'lost', seat: 1, hex: 4, count: 1, counters: ['mountain_goblins'] },
    ])
    act(state, 1, { type: 'lose', what: 'warlord' })
    expect(topTask(state)).toMatchObject({ type: 'turn-over', seat: 1 })
    act(state, 1, { type: 'done' })
    act(state, 1, { type: 'lose', what: 'building' })
    act(state, 1, { type: 'lose', what: 'fort' })
    act(state, 1, { type: 'lose', what: 'fort' })
    expect(must(state.hexes[4])).toMatchObject({ fort: 1, income: undefined })
    expect(state.bank).toEqual([0, 9, 8, 8, 6])
    expectAtTheEnd(state)
  })

  it('KT-V5: while army counters are there each loss must be taken; when they run out buildings need not go', () => {
    const state = plagueIn({ owner: 1, fort: 3, armies: { 1: ['swamp_thing', 'swamp_pirates'] } })
    act(state, 1, { type: 'lose', what: 'swamp_thing' })
    act(state, 1, { type: 'lose', what: 'swamp_pirates' })
    expect(legalActions(state, 1)).toEqual([{ type: 'lose', what: 'fort' }, { type: 'done' }])
    act(state, 1, { type: 'done' })
    expect(must(state.hexes[4]).fort).toBe(3)
    expectAtTheEnd(state)
  })

  it('KT-V2: a citadel counts 4 and gives none, so that army counters pay for it', () => {
    const state = plagueIn({ owner: 1, fort: 4, armies: { 1: [...GOBLINS, 'swamp_thing', 'swamp_pirates'] } })
    expect(legalActions(state, 1).map((action) => 'what' in action && action.what)).toEqual([
      'mountain_goblins',
      'swamp_pirates',
      'swamp_thing',
    ])
    expect(refuse(state, 1, { type: 'lose', what: 'fort' })).toMatchObject({
      clause: 'KT-V2',
      reason: 'citadel-gives-no-loss',
    })
    for (let i = 0; i < 4; i++) act(state, 1, { type: 'lose', what: 'mountain_goblins' })
    expectAtTheEnd(state)
  })

  it('KT-V2: where all army counters must go nobody is asked', () => {
    const state = plagueIn({ owner: 1, fort: 4, armies: { 1: ['swamp_thing', 'swamp_pirates'] } })
    expect(stackSize(state, 4, 1)).toBe(0)
    expectAtTheEnd(state)
  })

  it('KT-O7: that all face-down counters are of one kind is nobody’s business: their owner is asked all the same', () => {
    const state = plagueIn({ owner: 1, fort: 4, armies: { 1: [...GOBLINS, 'swamp_thing'] } })
    const alike = plagueIn({
      owner: 1,
      fort: 4,
      armies: { 1: ['swamp_ghost', 'swamp_ghost', 'swamp_ghost', 'swamp_ghost', 'swamp_thing'] },
    })
    act(alike, 1, { type: 'lose', what: 'swamp_thing' })
    act(state, 1, { type: 'lose', what: 'mountain_goblins' })
    expect(topTask(alike)).toEqual(topTask(state))
    expect(stackSize(alike, 4, 1)).toBe(stackSize(state, 4, 1))
  })

  it('KT-V2, KT-V5: an income counter without a value is neither counted nor lost', () => {
    const state = plagueIn({ owner: 1, income: 'farmlands', armies: { 1: ['swamp_thing'] } })
    expect(must(state.hexes[4]).income).toBe('farmlands')
    expect(stackSize(state, 4, 1)).toBe(1)
    expectAtTheEnd(state)
  })

  it('KT-V5: every player loses in player order, the one who plays it too, hex by hex', () => {
    const state = position({
      seats: 3,
      phase: 'events',
      order: [2, 0, 1],
      hexes: {
        1: { owner: 0, fort: 1, armies: { 0: ['swamp_thing', 'swamp_pirates'] } },
        2: { owner: 0, fort: 1 },
        3: { owner: 1, fort: 2, armies: { 1: ['forest_bears'] } },
        5: { owner: 2, fort: 1, armies: { 2: ['jungle_tigers'] } },
      },
      racks: [['dark_plague']],
      tasks: [eventsPart(1), eventsPart(0)],
    })
    act(state, 0, { type: 'event', event: 'dark_plague' })
    expect(topTask(state)).toMatchObject({ type: 'losses', seat: 2, hex: 5, left: 1 })
    act(state, 2, { type: 'lose', what: 'jungle_tigers' })
    expect(topTask(state)).toMatchObject({ type: 'losses', seat: 0, hex: 1, left: 1 })
    act(state, 0, { type: 'lose', what: 'fort' })
    expect(topTask(state)).toMatchObject({ type: 'losses', seat: 0, hex: 2, left: 1 })
    act(state, 0, { type: 'done' })
    expect(topTask(state)).toMatchObject({ type: 'losses', seat: 1, hex: 3, left: 2 })
    act(state, 1, { type: 'lose', what: 'forest_bears' })
    act(state, 1, { type: 'done' })
    expectAtTheEnd(state)
  })
})

describe('the Elixir', () => {
  const VICTIMS: Readonly<Record<number, HexSketch>> = {
    1: { owner: 0, fort: 1 },
    2: { owner: 1, fort: 1, armies: { 1: ['swamp_thing', 'swamp_pirates'] } },
    3: { owner: 1, fort: 2, armies: { 1: ['forest_bears'] } },
    5: { owner: 2, fort: 1, armies: { 2: ['jungle_tigers'] } },
    6: { owner: 3, armies: { 3: ['jungle_dinosaur'] } },
  }

  it('KT-O7: all victims with a rack counter are asked at once before the first loss; who has nothing due is no victim', () => {
    const state = eventsOf('dark_plague', { seats: 4, hexes: VICTIMS, racks: [['ruby'], ['elixir'], [], ['pearl']] })
    act(state, 0, { type: 'event', event: 'dark_plague' })
    expect(toAct(state)).toEqual([0, 1])
    expect(legalActions(state, 0)).toEqual([{ type: 'done' }])
    expect(legalActions(state, 1)).toEqual([{ type: 'elixir' }, { type: 'done' }])
    expect(refuse(state, 0, { type: 'elixir' })).toMatchObject({ clause: 'KT-I6', reason: 'no-elixir' })
  })

  it('KT-I6: it cancels the plague for the whole army of one player, and each victim answers on its own', () => {
    const state = eventsOf('dark_plague', { seats: 4, hexes: VICTIMS, racks: [['ruby'], ['elixir'], [], []] })
    act(state, 0, { type: 'event', event: 'dark_plague' })
    const events = act(state, 1, { type: 'elixir' })
    expect(events).toContainEqual({ type: 'item-played', by: 1, item: 'elixir', reveals: true })
    // The first player is asked about the Elixir, then still about an own one.
    expect(topTask(state)).toMatchObject({ type: 'answer', item: 'elixir', waiting: [0] })
    act(state, 0, { type: 'done' })
    expect(topTask(state)).toMatchObject({ type: 'elixir', waiting: [0] })
    act(state, 0, { type: 'done' })
    act(state, 0, { type: 'done' })
    expect(topTask(state)).toMatchObject({ type: 'losses', seat: 2 })
    act(state, 2, { type: 'lose', what: 'jungle_tigers' })
    expectAtTheEnd(state)
    expect(stackSize(state, 2, 1) + stackSize(state, 3, 1)).toBe(3)
    expect(state.cup).toContain('elixir')
  })

  it('KT-I13: an Elixir can be dispelled; then its player is not spared', () => {
    const state = eventsOf('dark_plague', {
      seats: 3,
      hexes: { 1: { owner: 0 }, 2: must(VICTIMS[2]), 6: { owner: 2 } },
      racks: [[], ['elixir'], ['dispel_magic']],
    })
    act(state, 0, { type: 'event', event: 'dark_plague' })
    act(state, 1, { type: 'elixir' })
    expect(toAct(state)).toEqual([2])
    act(state, 2, { type: 'dispel' })
    expect(topTask(state)).toMatchObject({ type: 'losses', seat: 1, hex: 2 })
    expect(state.cup).toEqual(expect.arrayContaining(['elixir', 'dispel_magic']))
  })

  it('KT-I6, KT-V9: it cancels Teenie Pox, asked after a die of 2 to 5', () => {
    const state = eventsOf('teeniepox', {
      hexes: { 1: { owner: 0 }, 2: must(VICTIMS[2]) },
      racks: [[], ['elixir']],
      rolls: ['none', 'none'],
    })
    act(state, 0, { type: 'event', event: 'teeniepox' })
    act(state, 0, { type: 'player', seat: 1 }, dice(4))
    expect(legalActions(state, 1)).toEqual([{ type: 'elixir' }, { type: 'done' }])
    act(state, 1, { type: 'elixir' })
    expect(stackSize(state, 2, 1)).toBe(2)
    expectAtTheEnd(state)
  })
})

describe('Teenie Pox', () => {
  const ROLLS = { rolls: ['none', 'none'] } as const

  it('KT-V9: another player with something to lose is named and rolls; 1 or 6 is nothing', () => {
    const state = eventsOf('teeniepox', {
      seats: 4,
      hexes: { 1: { owner: 0, fort: 1 }, 2: { owner: 1, fort: 1 }, 3: { owner: 2 } },
    })
    act(state, 0, { type: 'event', event: 'teeniepox' })
    expect(legalActions(state, 0)).toEqual([{ type: 'player', seat: 1 }])
    expect(refuse(state, 0, { type: 'player', seat: 0 })).toMatchObject({ clause: 'KT-V9', reason: 'not-yourself' })
    const well = structuredClone(state)
    expect(act(state, 0, { type: 'player', seat: 1 }, dice(1))).toContainEqual({ type: 'spared', seat: 1, by: 'die' })
    expectAtTheEnd(state)
    act(well, 0, { type: 'player', seat: 1 }, dice(6))
    expectAtTheEnd(well)
  })

  it('KT-V9: that many losses from the largest stack: army counters 1 each, buildings their value, a citadel 4', () => {
    const state = eventsOf('teeniepox', {
      hexes: {
        1: { owner: 0 },
        2: { owner: 1, fort: 4, armies: { 1: ['swamp_thing', 'swamp_pirates'] } },
        3: { owner: 1, fort: 1, armies: { 1: GOBLINS } },
      },
      ...ROLLS,
    })
    act(state, 0, { type: 'event', event: 'teeniepox' })
    act(state, 0, { type: 'player', seat: 1 }, dice(2))
    // All that it has must go.
    expect(stackSize(state, 2, 1)).toBe(0)
    expect(stackSize(state, 3, 1)).toBe(4)
    expectAtTheEnd(state)
  })

  it('KT-V9: the victim breaks ties', () => {
    const state = eventsOf('teeniepox', {
      hexes: {
        1: { owner: 0 },
        2: { owner: 1, fort: 2, income: 'city' },
        3: { owner: 1, armies: { 1: GOBLINS } },
        4: { owner: 1 },
      },
      ...ROLLS,
    })
    act(state, 0, { type: 'event', event: 'teeniepox' })
    act(state, 0, { type: 'player', seat: 1 }, dice(3))
    expect(toAct(state)).toEqual([1])
    expect(legalActions(state, 1)).toEqual([
      { type: 'hex', hex: 2 },
      { type: 'hex', hex: 3 },
    ])
    expect(refuse(state, 1, { type: 'hex', hex: 4 })).toMatchObject({ clause: 'KT-V9' })
    act(state, 1, { type: 'hex', hex: 3 })
    expect(legalActions(state, 1)).toEqual([{ type: 'lose', what: 'mountain_goblins' }])
  })

  it('KT-V9: buildings go only when army counters run out, and then they must', () => {
    const state = eventsOf('teeniepox', {
      hexes: {
        1: { owner: 0 },
        2: { owner: 1, fort: 3, income: 'village', armies: { 1: ['swamp_thing', 'warlord'] } },
      },
      ...ROLLS,
    })
    const severe = structuredClone(state)
    act(state, 0, { type: 'event', event: 'teeniepox' })
    act(state, 0, { type: 'player', seat: 1 }, dice(4))
    // Both army counters had to go: the Warlord's counter is asked about first.
    expect(topTask(state)).toMatchObject({ type: 'turn-over' })
    act(state, 1, { type: 'done' })
    expect(legalActions(state, 1)).toEqual([
      { type: 'lose', what: 'building' },
      { type: 'lose', what: 'fort' },
    ])
    expect(refuse(state, 1, { type: 'done' })).toMatchObject({ clause: 'KT-V2', facts: { left: 2 } })
    act(state, 1, { type: 'lose', what: 'fort' })
    act(state, 1, { type: 'lose', what: 'fort' })
    expect(must(state.hexes[2])).toMatchObject({ fort: 1, income: 'village' })
    act(severe, 0, { type: 'event', event: 'teeniepox' })
    act(severe, 0, { type: 'player', seat: 1 }, dice(5))
    act(severe, 1, { type: 'done' })
    act(severe, 1, { type: 'lose', what: 'building' })
    // Only the fort is left to give.
    expect(must(severe.hexes[2])).toMatchObject({ fort: 1, income: undefined })
  })

  it('KT-V9: a building cannot be given while army counters are there', () => {
    const state = eventsOf('teeniepox', {
      hexes: { 1: { owner: 0 }, 2: { owner: 1, fort: 1, armies: { 1: GOBLINS } } },
      ...ROLLS,
    })
    act(state, 0, { type: 'event', event: 'teeniepox' })
    act(state, 0, { type: 'player', seat: 1 }, dice(3))
    expect(refuse(state, 1, { type: 'lose', what: 'fort' })).toMatchObject({
      clause: 'KT-V9',
      reason: 'army-counters-first',
    })
  })

  it('KT-O7: where the largest stack is a citadel alone there is nothing to give and no question', () => {
    const state = eventsOf('teeniepox', {
      hexes: { 1: { owner: 0 }, 2: { owner: 1, fort: 4 }, 3: { owner: 1, fort: 1 } },
      racks: [[], ['elixir']],
      ...ROLLS,
    })
    act(state, 0, { type: 'event', event: 'teeniepox' })
    act(state, 0, { type: 'player', seat: 1 }, dice(5))
    expectAtTheEnd(state)
  })

  it('KT-O9, KT-I10: a Charm may turn the die into nothing, or into another number of losses', () => {
    const state = eventsOf('teeniepox', {
      hexes: { 1: { owner: 0 }, 2: { owner: 1, fort: 1, armies: { 1: ['swamp_thing'] } } },
      racks: [[], ['lucky_charm']],
    })
    act(state, 0, { type: 'event', event: 'teeniepox' })
    act(state, 0, { type: 'player', seat: 1 }, dice(2))
    expect(legalActions(state, 1)).toEqual([
      { type: 'charm', die: 0, by: 1 },
      { type: 'charm', die: 0, by: -1 },
      { type: 'done' },
    ])
    act(state, 1, { type: 'charm', die: 0, by: -1 })
    expect(stackSize(state, 2, 1)).toBe(1)
    expectAtTheEnd(state)
  })
})

describe('Terrain Disaster', () => {
  const HEXES: Readonly<Record<number, HexSketch>> = {
    1: { owner: 0 },
    2: { owner: 1, fort: 2, armies: { 1: ['swamp_thing', 'swamp_pirates'] } },
    3: { owner: 1 },
  }
  const ROLLS = { rolls: ['none', 'none'] } as const

  it('KT-V10: a named hex is struck by 6, 7 or 8; then its owner rolls, and that many losses fall there', () => {
    const state = eventsOf('terrain_disaster', { hexes: HEXES, ...ROLLS })
    act(state, 0, { type: 'event', event: 'terrain_disaster' })
    expect(legalActions(state, 0)).toEqual([1, 2, 3].map((hex) => ({ type: 'hex', hex })))
    act(state, 0, { type: 'hex', hex: 2 }, dice(2, 4, 3))
    expect(stackSize(state, 2, 1)).toBe(0)
    expect(must(state.hexes[2]).fort).toBe(1)
    expectAtTheEnd(state)
  })

  it('KT-V10: otherwise another owned hex is named, each once, own hexes too, with no stopping early', () => {
    const state = eventsOf('terrain_disaster', { hexes: HEXES, ...ROLLS })
    act(state, 0, { type: 'event', event: 'terrain_disaster' })
    act(state, 0, { type: 'hex', hex: 2 }, dice(4, 5))
    expect(legalActions(state, 0)).toEqual([
      { type: 'hex', hex: 1 },
      { type: 'hex', hex: 3 },
    ])
    expect(refuse(state, 0, { type: 'hex', hex: 2 })).toMatchObject({ clause: 'KT-V10', reason: 'named-before' })
    expect(refuse(state, 0, { type: 'hex', hex: 4 })).toMatchObject({ clause: 'KT-V10', reason: 'hex-not-owned' })
    expect(refuse(state, 0, { type: 'done' })).toMatchObject({ clause: 'KT-V10' })
    act(state, 0, { type: 'hex', hex: 1 }, dice(1, 4))
    act(state, 0, { type: 'hex', hex: 3 }, dice(6, 6))
    // No owned hex is left.
    expectAtTheEnd(state)
    expect(stackSize(state, 2, 1)).toBe(2)
  })

  it('KT-V10: the owner of the struck hex is spared by 1 or 6', () => {
    const state = eventsOf('terrain_disaster', { hexes: HEXES, ...ROLLS })
    act(state, 0, { type: 'event', event: 'terrain_disaster' })
    expect(act(state, 0, { type: 'hex', hex: 2 }, dice(4, 4, 6))).toContainEqual({ type: 'spared', seat: 1, by: 'die' })
    expect(stackSize(state, 2, 1)).toBe(2)
    expectAtTheEnd(state)
  })

  it('KT-I6: no Elixir helps against it', () => {
    const state = eventsOf('terrain_disaster', { hexes: HEXES, racks: [[], ['elixir']], ...ROLLS })
    act(state, 0, { type: 'event', event: 'terrain_disaster' })
    act(state, 0, { type: 'hex', hex: 2 }, dice(4, 4, 5))
    expectAtTheEnd(state)
    expect(must(state.players[1]).rack).toEqual(['elixir'])
  })

  it('KT-O9: only a die that would make it strike or miss is asked about', () => {
    const state = eventsOf('terrain_disaster', { hexes: HEXES, racks: [['lucky_charm'], ['ruby']] })
    act(state, 0, { type: 'event', event: 'terrain_disaster' })
    // 12 stays a miss whatever is changed by 1.
    act(state, 0, { type: 'hex', hex: 3 }, dice(6, 6))
    act(state, 0, { type: 'hex', hex: 2 }, dice(3, 2))
    expect(toAct(state)).toEqual([0, 1])
    expect(legalActions(state, 0)).toEqual([
      { type: 'charm', die: 0, by: 1 },
      { type: 'charm', die: 1, by: 1 },
      { type: 'done' },
    ])
    expect(refuse(state, 0, { type: 'charm', die: 0, by: -1 })).toMatchObject({
      clause: 'KT-O9',
      reason: 'changes-nothing',
    })
    act(state, 0, { type: 'charm', die: 1, by: 1 })
    act(state, 1, { type: 'done' }, dice(2))
    // Now 6: the owner rolled, and is asked about that die in turn.
    expect(topTask(state)).toMatchObject({ type: 'dice', reason: 'terrain-disaster-losses', dice: [2] })
  })
})
