import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import type { ArmyCounter, Creature } from '../../content'
import { act, NO_CHANCE, position, type Sketch } from '../../testing/positions'
import { turnUp } from '../armies'
import { eventsPart } from '../events/phase'
import type { Event } from '../happenings'
import { legalActions, refuse, toAct } from '../rules'
import { topTask } from '../run'
import type { State } from '../state'
import type { BattleTask, CallsTask, Side } from '../tasks'
import { askForCalls, callsHandler } from './calls'

/** Creatures of the first player turned up in hex 4, which is a swamp. */
function shown(creatures: readonly Creature[], sketch: Sketch = {}, events?: Event[]): State {
  const state = position({
    seats: 3,
    phase: 'movement',
    hexes: { 4: { owner: 0, terrain: 'swamp', armies: { 0: creatures } }, 1: { owner: 1 }, 2: { owner: 2 } },
    ...sketch,
    tasks: [eventsPart(0)],
  })
  for (const creature of creatures) turnUp(state, 4, 0, creature)
  askForCalls(state, 4, 'hex', { chance: NO_CHANCE, events })
  return state
}

function upIn(state: State): readonly Creature[] {
  return must(state.hexes[4]).armies[0]?.up ?? []
}

describe('calls', () => {
  it('KT-U7: all others are asked after counters were turned up, also when there is no bluff', () => {
    expect(toAct(shown(['swamp_thing']))).toEqual([1, 2])
    expect(toAct(shown(['forest_bears']))).toEqual([1, 2])
  })

  it('KT-U5: a bluff that is called goes to the cup at once, and the caller goes on', () => {
    const state = shown(['swamp_thing', 'forest_bears', 'forest_dryad'])
    expect(legalActions(state, 1)).toEqual([
      { type: 'call', seat: 0, creature: 'forest_bears' },
      { type: 'call', seat: 0, creature: 'forest_dryad' },
      { type: 'call', seat: 0, creature: 'swamp_thing' },
      { type: 'done' },
    ])
    const events = act(state, 1, { type: 'call', seat: 0, creature: 'forest_bears' })
    expect(events).toEqual([{ type: 'called', by: 1, seat: 0, creature: 'forest_bears', bluff: true, reveals: true }])
    expect(state.cup).toContain('forest_bears')
    expect(upIn(state)).toEqual(['forest_dryad', 'swamp_thing'])
    expect(toAct(state)).toEqual([1, 2])
  })

  it('KT-U7, KT-H5: a wrong call costs nothing and is not made twice', () => {
    const state = shown(['swamp_thing', 'forest_bears'])
    const events = act(state, 1, { type: 'call', seat: 0, creature: 'swamp_thing' })
    expect(events).toEqual([{ type: 'called', by: 1, seat: 0, creature: 'swamp_thing', bluff: false, reveals: true }])
    expect(upIn(state)).toEqual(['forest_bears', 'swamp_thing'])
    expect(refuse(state, 1, { type: 'call', seat: 0, creature: 'swamp_thing' })).toMatchObject({
      clause: 'KT-U7',
      reason: 'called-already',
    })
    // The other may still waste a call on it.
    expect(legalActions(state, 2)).toContainEqual({ type: 'call', seat: 0, creature: 'swamp_thing' })
  })

  it('KT-O7: everybody answers on their own, and who has nothing left to call has answered', () => {
    const state = shown(['forest_bears', 'swamp_thing'])
    act(state, 2, { type: 'done' })
    expect(toAct(state)).toEqual([1])
    act(state, 1, { type: 'call', seat: 0, creature: 'forest_bears' })
    act(state, 1, { type: 'call', seat: 0, creature: 'swamp_thing' })
    expect(topTask(state).type).toBe('events')
  })

  it('KT-U6: a bluff that nobody calls stays', () => {
    const state = shown(['forest_bears'])
    act(state, 1, { type: 'done' })
    act(state, 2, { type: 'done' })
    expect(upIn(state)).toEqual(['forest_bears'])
  })

  it('KT-U7: a call names one creature: of two bluffs of a kind one goes', () => {
    const state = shown(['forest_pixies', 'forest_pixies'])
    act(state, 1, { type: 'call', seat: 0, creature: 'forest_pixies' })
    expect(upIn(state)).toEqual(['forest_pixies'])
    expect(legalActions(state, 1)).toContainEqual({ type: 'call', seat: 0, creature: 'forest_pixies' })
    act(state, 2, { type: 'call', seat: 0, creature: 'forest_pixies' })
    expect(topTask(state).type).toBe('events')
  })

  it('KT-U5: nobody calls an own creature or one that is not face up', () => {
    const state = shown(['swamp_thing'], {
      hexes: {
        4: { owner: 0, terrain: 'swamp', armies: { 0: ['swamp_thing'], 1: ['forest_bears'] } },
        2: { owner: 2 },
      },
    })
    expect(toAct(state)).toEqual([1, 2])
    expect(refuse(state, 2, { type: 'call', seat: 1, creature: 'forest_bears' })).toMatchObject({
      clause: 'KT-U5',
      reason: 'not-face-up',
    })
    expect(refuse(state, 1, { type: 'call', seat: 1, creature: 'forest_bears' })).toMatchObject({
      reason: 'own-creature',
    })
  })

  it('KT-U1, KT-U2, KT-K10: real by an own hex of its terrain anywhere, or by the Terrain Lord in the same hex', () => {
    const armies = (lord: ArmyCounter[]): Sketch => ({
      hexes: { 4: { owner: 0, terrain: 'swamp', armies: { 0: ['forest_bears', ...lord] } }, 1: { owner: 1 } },
    })
    const call = { type: 'call', seat: 0, creature: 'forest_bears' } as const
    const led = shown(['forest_bears'], armies(['forest_king']))
    act(led, 1, call)
    expect(upIn(led)).toEqual(['forest_bears'])
    const land = shown(['forest_bears'], armies([]))
    must(land.hexes[9]).owner = 0
    must(land.hexes[9]).terrain = 'forest'
    act(land, 1, call)
    expect(upIn(land)).toEqual(['forest_bears'])
    const bare = shown(['forest_bears'], armies([]))
    act(bare, 1, call)
    expect(upIn(bare)).toEqual([])
  })

  it('KT-H8: a bluff that was seen there before is seen to leave the board', () => {
    const state = shown(['forest_bears', 'swamp_thing'])
    state.seen.push({ seat: 0, hex: 4, creature: 'forest_bears', turn: 1 })
    act(state, 1, { type: 'call', seat: 0, creature: 'forest_bears' })
    expect(state.seen).toEqual([])
  })
})

describe('standing answers to calls', () => {
  it('KT-O8: `all` has every bluff called by the software, and then nobody else is asked', () => {
    const events: Event[] = []
    const state = shown(['forest_bears', 'swamp_thing'], { calls: ['ask', 'all', 'ask'] }, events)
    expect(upIn(state)).toEqual(['swamp_thing'])
    expect(events).toEqual([{ type: 'called', by: 1, seat: 0, creature: 'forest_bears', bluff: true, reveals: true }])
    expect(topTask(state)).toMatchObject({ type: 'events' })
  })

  it('KT-O8: nobody’s `all` calls the own bluffs', () => {
    const state = shown(['forest_bears'], { calls: ['all', 'ask', 'none'] })
    expect(upIn(state)).toEqual(['forest_bears'])
    expect(toAct(state)).toEqual([1])
  })

  it('KT-O8: `none` is not asked', () => {
    expect(topTask(shown(['forest_bears'], { calls: ['ask', 'none', 'none'] }))).toMatchObject({ type: 'events' })
  })

  it('KT-E4: with autoCall the software calls every bluff for all, whatever they have answered', () => {
    const state = shown(['forest_bears', 'swamp_thing'], {
      options: { autoCall: true },
      calls: ['none', 'none', 'none'],
    })
    expect(upIn(state)).toEqual(['swamp_thing'])
    expect(topTask(state)).toMatchObject({ type: 'events' })
  })

  it('KT-O7: a player who is out neither calls nor is asked', () => {
    const state = position({
      seats: 3,
      hexes: { 4: { owner: 0, armies: { 0: ['forest_bears'] } } },
      calls: ['ask', 'all', 'ask'],
      tasks: [eventsPart(0)],
    })
    must(state.players[1]).out = true
    turnUp(state, 4, 0, 'forest_bears')
    askForCalls(state, 4, 'hex', { chance: NO_CHANCE, events: undefined })
    expect(upIn(state)).toEqual(['forest_bears'])
    expect(toAct(state)).toEqual([2])
  })
})

describe('calls in a battle', () => {
  /** All that calls look at in a battle. */
  function battleOf(forces: readonly (readonly [Side, readonly string[], 'gone'?])[]): BattleTask {
    const battle = {
      type: 'battle',
      hex: 4,
      forces: forces.map(([side, fighters, gone]) => ({
        side,
        fighters: fighters.map((what) => ({ what, value: 1, fought: false })),
        items: [],
        gone: gone !== undefined,
      })),
    }
    return battle as unknown as BattleTask
  }

  function calls(state: State): CallsTask {
    return topTask(state) as CallsTask
  }

  function inBattle(battle: BattleTask, sketch: Sketch = {}): State {
    const state = position({
      seats: 3,
      phase: 'combat',
      hexes: { 4: { owner: 0, terrain: 'swamp' }, 1: { owner: 1, terrain: 'forest' } },
      ...sketch,
      tasks: [battle],
    })
    askForCalls(state, 4, 'battle', { chance: NO_CHANCE, events: undefined })
    return state
  }

  it('KT-U5: any other player may call, also one who is not in it; each kind is listed once, in the order of the content', () => {
    const state = inBattle(
      battleOf([
        [1, ['swamp_thing', 'forest_bears', 'forest_bears', 'golem', 'warlord']],
        [0, ['fort']],
      ]),
    )
    expect(calls(state).waiting).toEqual([0, 2])
    expect(callsHandler.legal(state, calls(state), 2)).toEqual([
      { type: 'call', seat: 1, creature: 'forest_bears' },
      { type: 'call', seat: 1, creature: 'swamp_thing' },
      { type: 'done' },
    ])
  })

  it('KT-U8: a creature is judged by the hexes of the side it fights for', () => {
    const battle = battleOf([
      [1, ['forest_bears']],
      [0, ['forest_dryad', 'swamp_thing']],
    ])
    const state = inBattle(battle)
    const run = { chance: NO_CHANCE, events: undefined }
    callsHandler.apply(state, calls(state), 0, { type: 'call', seat: 1, creature: 'forest_bears' }, run)
    callsHandler.apply(state, calls(state), 1, { type: 'call', seat: 0, creature: 'forest_dryad' }, run)
    expect(battle.forces.map(({ fighters }) => fighters.map(({ what }) => what))).toEqual([
      ['forest_bears'],
      ['swamp_thing'],
    ])
    expect(state.cup).toContain('forest_dryad')
  })

  it('KT-U3, KT-B23: neutral defenders are never bluffs, and nobody calls a force that is gone', () => {
    const state = inBattle(
      battleOf([
        [0, ['forest_dryad'], 'gone'],
        ['neutral', ['jungle_dinosaur']],
      ]),
    )
    expect(topTask(state).type).toBe('battle')
  })

  it('KT-O8: what another has called for good is not offered again', () => {
    const battle = battleOf([
      [1, ['forest_bears', 'swamp_thing']],
      [0, ['swamp_thing']],
    ])
    const state = inBattle(battle, { calls: ['all', 'ask', 'ask'] })
    expect(battle.forces[0]?.fighters.map(({ what }) => what)).toEqual(['forest_bears'])
    expect(calls(state).waiting).toEqual([1, 2])
    expect(callsHandler.legal(state, calls(state), 2)).toEqual([
      { type: 'call', seat: 0, creature: 'swamp_thing' },
      { type: 'done' },
    ])
  })
})
