import { describe, expect, it } from 'vitest'
import { act, goOn, type HexSketch, NO_CHANCE, position, type Sketch } from '../testing/positions'
import { legalActions, refuse, toAct } from './rules'
import type { State } from './state'
import type { Task } from './tasks'
import { turnHandler } from './turn'

const CHARACTERS: Task = { type: 'characters', seat: 0, stage: 'open', rollsChanged: false, callsChanged: false }

/** Lets the turn's task go on once, without what it sets off. */
function advanceTurn(state: State): void {
  const [task] = state.tasks
  if (task?.type === 'turn') turnHandler.advance(state, task, { chance: NO_CHANCE, events: undefined })
}

describe('phases', () => {
  it('KT-O1, KT-O2: everybody finishes a phase in player order before the next begins', () => {
    const state = position({ seats: 3, phase: 'characters', order: [2, 0, 1], hexes: { 0: { owner: 0 } } })
    goOn(state)
    expect(toAct(state)).toEqual([2])
    act(state, 2, { type: 'done' })
    expect(toAct(state)).toEqual([0])
    act(state, 0, { type: 'done' })
    expect(state.phase).toBe('characters')
    const events = act(state, 1, { type: 'done' })
    expect(events).toContainEqual({ type: 'phase-begun', phase: 'things' })
    expect(state.phase).toBe('things')
    expect(toAct(state)).toEqual([2])
  })

  it('KT-O2: a part ends with a word of its own', () => {
    const state = position({ phase: 'characters', tasks: [CHARACTERS] })
    expect(act(state, 0, { type: 'done' })).toContainEqual({
      type: 'part-ended',
      seat: 0,
      phase: 'characters',
      reveals: true,
    })
  })

  it('KT-M11, KT-G6: a village that is taken off the board after the walk-ins leaves its hex to who stands in it', () => {
    const state = position({
      phase: 'movement',
      next: 2,
      hexes: {
        3: { owner: 0, income: 'village', armies: { 1: ['desert_nomads'] } },
        5: { owner: 1, armies: { 0: ['desert_nomads'] } },
        6: { owner: 1 },
      },
      racks: [['golem'], ['ruby']],
    })
    goOn(state)
    expect(toAct(state)).toEqual([0])
    act(state, 0, { type: 'remove', hex: 3 })
    expect(state.hexes[3]?.owner).toBe(0)
    act(state, 0, { type: 'done' })
    expect(state.hexes[3]?.owner).toBe(1)
    // The new capturer may place there as well.
    expect(state.tasks.at(-1)).toMatchObject({ type: 'place-on', seat: 1, hex: 3 })
    expect(state.phase).toBe('movement')
    act(state, 1, { type: 'done' })
    expect(state.phase).not.toBe('movement')
  })

  it('KT-M12: when all have moved walk-ins are carried out, then combat begins', () => {
    const state = position({
      phase: 'movement',
      next: 2,
      hexes: { 3: { owner: 0 }, 5: { owner: 1, armies: { 0: ['desert_nomads'] } }, 6: { owner: 1 } },
      racks: [['golem']],
    })
    const walkedIn = goOn(state)
    expect(walkedIn).toContainEqual({ type: 'hex-taken', seat: 0, hex: 5, from: 1, clause: 'KT-M11' })
    expect(state.phase).toBe('movement')
    // KT-B19: the capturer places before the phase is over.
    expect(state.tasks.at(-1)).toEqual({ type: 'place-on', seat: 0, hex: 5 })
    const events = act(state, 0, { type: 'done' })
    expect(events).toContainEqual({ type: 'phase-begun', phase: 'combat' })
  })

  it('KT-W7, KT-W8: a walk-in that leaves one player ends the match', () => {
    const state = position({
      phase: 'movement',
      next: 2,
      hexes: { 3: { owner: 0 }, 5: { owner: 1, armies: { 0: ['desert_nomads'] } } },
      racks: [['golem']],
    })
    goOn(state)
    expect(state.result).toMatchObject({ winners: [0], ending: 'last-player' })
  })

  it('KT-O1: the combat phase is one task, then comes construction', () => {
    const state = position({ phase: 'combat' })
    advanceTurn(state)
    expect(state.tasks).toEqual([
      { type: 'turn', next: 1 },
      { type: 'combat', next: 0 },
    ])
    state.tasks.pop()
    advanceTurn(state)
    expect(state.phase).toBe('construction')
  })

  it('KT-O5: nothing can be given away', () => {
    const state = position({ phase: 'characters', tasks: [CHARACTERS] })
    expect(refuse(state, 0, { type: 'player', seat: 1 })).toMatchObject({ clause: 'KT-O1', reason: 'not-now' })
  })
})

describe('parts that are passed over', () => {
  const pushed = (state: State): string[] => {
    advanceTurn(state)
    return state.tasks.slice(1).map((task) => `${task.type} ${'seat' in task ? task.seat : ''}`)
  }

  it('KT-O6: events with an empty rack', () => {
    expect(pushed(position({ phase: 'events', racks: [[], ['golem']] }))).toEqual(['events 1'])
    expect(pushed(position({ phase: 'events', racks: [['desert_nomads'], ['golem']] }))).toEqual(['events 0'])
  })

  it('KT-O6: movement without army counters', () => {
    expect(pushed(position({ phase: 'movement', hexes: { 3: { armies: { 1: ['desert_nomads'] } } } }))).toEqual([
      'move 1',
    ])
    expect(pushed(position({ phase: 'movement', hexes: { 3: { armies: { 0: ['warlord'] } } } }))).toEqual(['move 0'])
  })

  it('KT-O6: construction with less than 5 gold and an empty rack', () => {
    expect(pushed(position({ phase: 'construction', gold: [4, 5] }))).toEqual(['build 1'])
    expect(pushed(position({ phase: 'construction', gold: [4, 5], racks: [['golem']] }))).toEqual(['build 0'])
  })

  it('KT-O6: powers without Master Thief and Assassin', () => {
    expect(pushed(position({ phase: 'powers', hexes: { 3: { armies: { 1: ['master_thief'] } } } }))).toEqual([
      'powers 1',
    ])
    const both: HexSketch = { armies: { 0: ['assassin_primus'], 1: ['master_thief'] } }
    expect(pushed(position({ phase: 'powers', hexes: { 3: both } }))).toEqual(['powers 0'])
    expect(pushed(position({ phase: 'powers', hexes: { 3: { armies: { 0: ['plains_lord'] } } } }))).toEqual([])
  })

  it('KT-O6: characters and Things are never passed over, but who is out is', () => {
    expect(pushed(position({ phase: 'characters', gold: [0, 0] }))).toEqual(['characters 0'])
    const state = position({ seats: 3, phase: 'things' })
    Object.assign(state.players[0] ?? {}, { out: true })
    expect(pushed(state)).toEqual(['things 1'])
  })
})

/** The last part of a turn. */
function lastPart(sketch: Sketch): State {
  const thief: HexSketch = { owner: 0, armies: { 0: ['master_thief'] } }
  return position({
    phase: 'powers',
    next: 4,
    ...sketch,
    hexes: { 3: thief, 5: { owner: 1 }, ...sketch.hexes },
    tasks: [{ type: 'powers', seat: 0, stage: 'open', thief: false, assassin: false }],
  })
}

describe('the end of a turn', () => {
  it('KT-O3: the second player becomes first', () => {
    const state = lastPart({ seats: 3, order: [1, 2, 0], turn: 4 })
    const events = act(state, 0, { type: 'done' })
    expect(events).toContainEqual({ type: 'turn-begun', turn: 5, order: [2, 0, 1] })
    expect(state.order).toEqual([2, 0, 1])
    expect(toAct(state)).toEqual([2])
  })

  it('KT-O3, KT-C3: players who are out are skipped', () => {
    const state = lastPart({ seats: 4, order: [0, 1, 2, 3] })
    Object.assign(state.players[1] ?? {}, { out: true })
    act(state, 0, { type: 'done' })
    expect(state.order).toEqual([2, 3, 0, 1])
  })

  it('KT-S17, KT-O3: with two players the order never changes', () => {
    const state = lastPart({ order: [1, 0] })
    act(state, 0, { type: 'done' })
    expect(state.order).toEqual([1, 0])
    expect(state.turn).toBe(2)
  })

  it('KT-S17: three players of whom one is out still change the order', () => {
    const state = lastPart({ seats: 3 })
    Object.assign(state.players[2] ?? {}, { out: true })
    act(state, 0, { type: 'done' })
    expect(state.order).toEqual([1, 2, 0])
  })

  it('KT-G3: then everybody receives the income, and sees what it is made of', () => {
    const hexes = { 5: { owner: 1, fort: 2, income: 'city' }, 6: { owner: 1 } } as const
    const state = lastPart({ gold: [3, 4], hexes })
    const events = act(state, 0, { type: 'done' })
    expect(events).toContainEqual({
      type: 'income',
      seat: 1,
      gold: 6,
      lines: [
        { what: 'hexes', gold: 2 },
        { what: 'forts', gold: 2 },
        { what: 'income', gold: 2 },
        { what: 'characters', gold: 0 },
      ],
      army: 0,
    })
    expect(state.players.map(({ gold }) => gold)).toEqual([3 + 2, 4 + 6])
  })

  it('KT-R7: who fled can be had again from the next character phase on', () => {
    const state = lastPart({})
    for (const counter of state.pool) counter.fled = true
    act(state, 0, { type: 'done' })
    expect(state.pool.some(({ fled }) => fled)).toBe(false)
  })

  it('KT-I2: the Balloon goes to the cup', () => {
    const state = lastPart({})
    state.cup.splice(state.cup.indexOf('balloon'), 1)
    state.balloon = { seat: 0, hex: 3, passengers: [] }
    const events = act(state, 0, { type: 'done' })
    expect(events).toContainEqual({ type: 'balloon-gone', seat: 0, hex: 3 })
    expect(state.balloon).toBeUndefined()
    expect(state.cup).toContain('balloon')
  })

  it('KT-I2: after the Combat Phase nobody fights from the Balloon', () => {
    const state = position({ phase: 'combat', hexes: { 3: { owner: 0, armies: { 0: ['desert_nomads'] } } } })
    state.balloon = { seat: 0, hex: 3, passengers: ['desert_nomads'] }
    advanceTurn(state)
    expect(state.balloon.passengers).toEqual(['desert_nomads'])
    state.tasks.pop()
    advanceTurn(state)
    expect(state.balloon.passengers).toEqual([])
  })

  it('KT-E5, KT-W8: the turn limit ends the match after the Special Powers Phase', () => {
    const state = lastPart({ turn: 7, options: { turnLimit: 7 } })
    act(state, 0, { type: 'done' })
    expect(state.result).toMatchObject({ ending: 'turn-limit', winners: [0] })
    expect(toAct(state)).toEqual([])
    expect(legalActions(state, 0)).toEqual([])
  })

  it('KT-W1, KT-W2: the clock is read at the end of the Construction Phase', () => {
    const citadel: HexSketch = { owner: 1, fort: 4, got: { turn: 2, how: 'built' } }
    const state = position({
      phase: 'construction',
      turn: 3,
      gold: [0, 0],
      hexes: { 3: citadel, 5: { owner: 0 } },
      racks: [['golem']],
    })
    goOn(state)
    expect(toAct(state)).toEqual([0])
    act(state, 0, { type: 'done' })
    expect(state.result).toMatchObject({ ending: 'citadel-held', winners: [1] })
  })
})
