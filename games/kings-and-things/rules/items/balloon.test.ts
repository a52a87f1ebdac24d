import { describe, expect, it } from 'vitest'
import { isLegal, moving, pick, step, why } from '../../testing/moving'
import { act, type HexSketch, type Sketch } from '../../testing/positions'
import { DONE } from '../actions'
import { countersIn } from '../armies'
import { legalActions, toAct } from '../rules'
import type { State } from '../state'

const LIGHT = ['plains_farmers', 'plains_eagles', 'plains_lion_pride'] as const
const NINE = [
  ...(['swamp_ghost', 'swamp_ghost', 'swamp_ghost', 'swamp_ghost', 'mountain_goblins'] as const),
  ...(['mountain_goblins', 'mountain_goblins', 'mountain_goblins', 'mountain_mountain_men'] as const),
]

/** Seat 0 has the Balloon and light counters in hex 18; hex 0 is two hexes away. */
function ready(hexes: Record<number, HexSketch> = {}, sketch: Omit<Sketch, 'hexes' | 'tasks'> = {}): State {
  return moving(
    { 18: { owner: 0, armies: { 0: [...LIGHT, 'plains_buffalo_herd_4', 'warlord'] } }, ...hexes },
    { racks: [['balloon'], []], ...sketch },
  )
}

function flights(state: State): number[] {
  return legalActions(state, 0).flatMap((action) => (action.type === 'balloon' ? [action.hex] : []))
}

describe('the flight', () => {
  it('KT-I2: lifts up to three light counters and lands with them up to three hexes away', () => {
    const state = ready()
    pick(state, 0, 18, ...LIGHT)
    const events = act(state, 0, { type: 'balloon', hex: 0 })
    expect(events).toMatchObject([
      { type: 'item-played', item: 'balloon', hex: 0, reveals: true },
      { type: 'flew', from: 18, to: 0, count: 3 },
    ])
    expect(state.balloon).toEqual({
      seat: 0,
      hex: 0,
      passengers: ['plains_lion_pride', 'plains_eagles', 'plains_farmers'],
    })
    expect(state.hexes[0]?.armies).toEqual([
      { seat: 0, down: ['plains_lion_pride', 'plains_eagles', 'plains_farmers'], up: [] },
    ])
    expect(state.players[0]?.rack).toEqual([])
    expect(state.cup).not.toContain('balloon')
  })

  it('KT-I2: it flies over everything, but lands on land, one to three hexes away, where there is room', () => {
    const state = ready({
      0: { owner: 0, armies: { 0: NINE } },
      1: { owner: 1, fort: 4, armies: { 1: ['desert_genie'] } },
      2: { terrain: 'sea' },
      6: { terrain: 'sea' },
    })
    pick(state, 0, 18, 'plains_farmers', 'plains_eagles')
    const targets = flights(state)
    // Hexes 10 to 14 are four away.
    expect(targets).toEqual([1, 3, 4, 5, 7, 8, 9, 15, 16, 17])
    expect(why(state, 0, { type: 'balloon', hex: 0 })).toBe('KT-M4 no-room-there')
    expect(why(state, 0, { type: 'balloon', hex: 2 })).toBe('KT-I2 lands-on-land')
    expect(why(state, 0, { type: 'balloon', hex: 18 })).toBe('KT-I2 out-of-range')
    expect(why(state, 0, { type: 'balloon', hex: 11 })).toBe('KT-I2 out-of-range')
    expect(why(state, 0, { type: 'balloon', hex: 30 })).toBe('KT-I2 out-of-range')
  })

  it('KT-I2: no passenger above printed value 3, no more than three, nobody who has moved', () => {
    const heavy = ready()
    pick(heavy, 0, 18, 'plains_buffalo_herd_4')
    expect(why(heavy, 0, { type: 'balloon', hex: 0 })).toBe('KT-I2 too-heavy')
    const many = ready({ 18: { owner: 0, armies: { 0: [...LIGHT, 'plains_hunters'] } } })
    pick(many, 0, 18, ...LIGHT, 'plains_hunters')
    expect(why(many, 0, { type: 'balloon', hex: 0 })).toBe('KT-I2 too-many-passengers')
    const moved = ready({ 6: { owner: 0 } })
    pick(moved, 0, 18, 'plains_farmers')
    step(moved, 0, 6)
    expect(why(moved, 0, { type: 'balloon', hex: 0 })).toBe('KT-I2 has-moved')
    expect(why(ready(), 0, { type: 'balloon', hex: 0 })).toBe('KT-I2 pick-passengers-first')
    expect(why(ready({}, { racks: [] }), 0, { type: 'balloon', hex: 0 })).toBe('KT-I2 no-balloon')
  })

  it('KT-I2: the Marksman is no passenger, and the Greathunter is one only where his value is 2 (KT-E3)', () => {
    const marksman = ready({ 18: { owner: 0, armies: { 0: ['marksman'] } } })
    pick(marksman, 0, 18, 'marksman')
    expect(flights(marksman)).toEqual([])
    for (const [edition, flying] of [
      ['1986', false],
      ['2010', true],
    ] as const) {
      const state = ready({ 18: { owner: 0, armies: { 0: ['plains_greathunter'] } } }, { options: { edition } })
      pick(state, 0, 18, 'plains_greathunter')
      expect(flights(state).length > 0).toBe(flying)
    }
  })

  it('KT-I2: a hex in which the player is pinned lets no passenger go, flyers included', () => {
    const state = ready({ 18: { owner: 0, armies: { 0: LIGHT, 1: ['swamp_ghost'] } } })
    const task = state.tasks.at(-1)
    if (task?.type === 'move') task.pinned = [{ hex: 18, by: [1], asked: [] }]
    pick(state, 0, 18, 'plains_eagles')
    expect(why(state, 0, { type: 'balloon', hex: 0 })).toBe('KT-I2 pinned')
  })

  it('KT-I2: passengers may not move otherwise this turn', () => {
    const state = ready()
    pick(state, 0, 18, 'plains_farmers')
    act(state, 0, { type: 'balloon', hex: 0 })
    expect(why(state, 0, { type: 'pick', hex: 0, counter: 'plains_farmers' })).toBe('KT-M13 has-finished')
    expect(isLegal(state, 0, { type: 'pick', hex: 18, counter: 'plains_eagles' })).toBe(true)
  })
})

describe('answers', () => {
  const withAnswers = (...rack: readonly ('fan' | 'dispel_magic' | 'ruby')[]) => ({
    racks: [['balloon'], rack] as const,
  })

  it('KT-O7: every other player with a rack counter is asked, whatever it is', () => {
    const state = ready({}, { seats: 3, racks: [['balloon'], ['ruby'], []] })
    pick(state, 0, 18, 'plains_farmers')
    act(state, 0, { type: 'balloon', hex: 0 })
    expect(toAct(state)).toEqual([1])
    expect(legalActions(state, 1)).toEqual([DONE])
    act(state, 1, DONE)
    expect(state.balloon?.hex).toBe(0)
  })

  it('KT-I4: cancelled on take-off, its passengers have not moved and may move as usual', () => {
    const state = ready({ 6: { owner: 0 } }, withAnswers('dispel_magic'))
    pick(state, 0, 18, 'plains_farmers', 'plains_eagles')
    act(state, 0, { type: 'balloon', hex: 0 })
    act(state, 1, { type: 'dispel' })
    expect(state.balloon).toBeUndefined()
    expect(state.cup).toContain('balloon')
    step(state, 0, 6)
    const task = state.tasks.at(-1)
    expect(task?.type === 'move' && task.group).toMatchObject([
      { counter: 'plains_eagles', points: 3, low: true },
      { counter: 'plains_farmers', points: 3, low: true },
    ])
  })

  it('KT-I7: the Fan makes it land on a hex next to its target', () => {
    const state = ready({ 2: { owner: 1 } }, withAnswers('fan'))
    pick(state, 0, 18, 'plains_farmers')
    act(state, 0, { type: 'balloon', hex: 0 })
    expect(legalActions(state, 1)).toEqual([...[1, 2, 3, 4, 5, 6].map((hex) => ({ type: 'fan', hex })), DONE])
    act(state, 1, { type: 'fan', hex: 2 })
    expect(state.balloon).toEqual({ seat: 0, hex: 2, passengers: ['plains_farmers'] })
    expect(countersIn(state, 2, 0)).toEqual(['plains_farmers'])
  })

  it('KT-I13: the Fan can itself be dispelled', () => {
    const state = ready({}, { racks: [['balloon', 'dispel_magic'], ['fan']] })
    pick(state, 0, 18, 'plains_farmers')
    act(state, 0, { type: 'balloon', hex: 0 })
    act(state, 1, { type: 'fan', hex: 2 })
    act(state, 0, { type: 'dispel' })
    expect(state.balloon?.hex).toBe(0)
  })

  it('KT-I7: on sea it is lost, and its passengers go to the one hex of theirs next to it', () => {
    const state = ready({ 2: { terrain: 'sea' }, 1: { owner: 0 } }, withAnswers('fan'))
    pick(state, 0, 18, 'plains_farmers', 'plains_eagles')
    act(state, 0, { type: 'balloon', hex: 0 })
    act(state, 1, { type: 'fan', hex: 2 })
    expect(state.balloon).toBeUndefined()
    expect(state.cup).toContain('balloon')
    expect(countersIn(state, 1, 0)).toEqual(['plains_eagles', 'plains_farmers'])
    expect(why(state, 0, { type: 'pick', hex: 1, counter: 'plains_eagles' })).toBe('KT-M13 has-finished')
  })

  it('KT-I7: with several hexes of theirs next to it the owner says which', () => {
    const state = ready({ 2: { terrain: 'sea' }, 1: { owner: 0 }, 3: { owner: 0 } }, withAnswers('fan'))
    pick(state, 0, 18, 'plains_farmers')
    act(state, 0, { type: 'balloon', hex: 0 })
    act(state, 1, { type: 'fan', hex: 2 })
    expect(legalActions(state, 0)).toEqual([
      { type: 'hex', hex: 1 },
      { type: 'hex', hex: 3 },
    ])
    expect(why(state, 0, DONE)).toBe('KT-I7 passengers-need-a-hex')
    act(state, 0, { type: 'hex', hex: 3 })
    expect(countersIn(state, 3, 0)).toEqual(['plains_farmers'])
    expect(isLegal(state, 0, DONE)).toBe(true)
  })

  it('KT-I7, KT-H7: without a hex of theirs they go to the cup, unseen by others', () => {
    const state = ready({ 2: { terrain: 'sea' } }, withAnswers('fan'))
    pick(state, 0, 18, 'plains_farmers')
    act(state, 0, { type: 'balloon', hex: 0 })
    const farmers = state.cup.filter((thing) => thing === 'plains_farmers').length
    const events = act(state, 1, { type: 'fan', hex: 2 })
    expect(events.at(-1)).toEqual({ type: 'lost', seat: 0, hex: 2, count: 1, counters: ['plains_farmers'] })
    expect(state.cup.filter((thing) => thing === 'plains_farmers')).toHaveLength(farmers + 1)
    expect(toAct(state)).toEqual([0])
  })

  it('KT-H8: that a whole stack was lost at sea all have seen, and nothing of it is remembered', () => {
    const hexes = { 2: { terrain: 'sea' }, 18: { owner: 0, armies: { 0: ['plains_farmers'] } } } as const
    const state = ready(hexes, withAnswers('fan'))
    state.seen.push({ seat: 0, hex: 18, creature: 'plains_farmers', turn: 1 })
    pick(state, 0, 18, 'plains_farmers')
    act(state, 0, { type: 'balloon', hex: 0 })
    act(state, 1, { type: 'fan', hex: 2 })
    expect(state.seen).toEqual([])
  })

  it('KT-I7, KT-M4: over the stack limit the owner picks who is lost among the passengers', () => {
    const state = ready({ 2: { owner: 0, armies: { 0: NINE } } }, withAnswers('fan'))
    pick(state, 0, 18, ...LIGHT)
    act(state, 0, { type: 'balloon', hex: 0 })
    act(state, 1, { type: 'fan', hex: 2 })
    expect(legalActions(state, 0)).toEqual([
      { type: 'lose', what: 'plains_lion_pride' },
      { type: 'lose', what: 'plains_eagles' },
      { type: 'lose', what: 'plains_farmers' },
    ])
    expect(why(state, 0, { type: 'lose', what: 'swamp_ghost' })).toBe('KT-M4 not-among-those-who-come')
    expect(why(state, 0, DONE)).toBe('KT-M4 over-the-limit')
    act(state, 0, { type: 'lose', what: 'plains_eagles' })
    act(state, 0, { type: 'lose', what: 'plains_farmers' })
    expect(state.balloon).toEqual({ seat: 0, hex: 2, passengers: ['plains_lion_pride'] })
    expect(countersIn(state, 2, 0)).toHaveLength(10)
    expect(why(state, 0, { type: 'pick', hex: 2, counter: 'plains_lion_pride' })).toBe('KT-M13 has-finished')
  })

  it('KT-I7: of equal counters the passenger is lost, and the one that was there can still move', () => {
    const state = ready(
      {
        18: { owner: 0, armies: { 0: ['mountain_mountain_men'] } },
        2: { owner: 0, armies: { 0: [...NINE, 'plains_centaur'] } },
      },
      withAnswers('fan'),
    )
    pick(state, 0, 18, 'mountain_mountain_men')
    act(state, 0, { type: 'balloon', hex: 0 })
    act(state, 1, { type: 'fan', hex: 2 })
    // There is no choice, so nobody is asked.
    expect(state.balloon).toEqual({ seat: 0, hex: 2, passengers: [] })
    expect(isLegal(state, 0, { type: 'pick', hex: 2, counter: 'mountain_mountain_men' })).toBe(true)
  })

  it('KT-I2, KT-U5: a passenger that is called is no passenger any more', () => {
    const state = moving(
      {
        4: { owner: 0, armies: { 0: ['plains_eagles'] } },
        0: { owner: 1, armies: { 1: ['desert_buzzard', 'swamp_thing'] } },
        1: { owner: 0 },
      },
      { calls: ['all', 'none'] },
    )
    state.balloon = { seat: 1, hex: 0, passengers: ['desert_buzzard'] }
    pick(state, 0, 4, 'plains_eagles')
    step(state, 0, 0)
    act(state, 0, { type: 'fly-on' })
    act(state, 1, { type: 'show', counter: 'desert_buzzard' })
    act(state, 1, DONE)
    expect(state.balloon.passengers).toEqual([])
  })
})
