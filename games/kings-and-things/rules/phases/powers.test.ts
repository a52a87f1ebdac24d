import { describe, expect, it } from 'vitest'
import type { Creature } from '../../content'
import { act, chanceOf, type HexSketch, position, type Sketch } from '../../testing/positions'
import { legalActions, refuse, toAct } from '../rules'
import type { State } from '../state'

const LAIR: HexSketch = { owner: 0, armies: { 0: ['master_thief', 'assassin_primus'] } }

/** The part of seat 0, who has both characters, in the Special Powers Phase. */
function part(sketch: Sketch = {}): State {
  return position({
    phase: 'powers',
    turn: 6,
    next: 1,
    gold: [3, 12],
    ...sketch,
    hexes: { 3: LAIR, 9: { owner: 1 }, ...sketch.hexes },
    tasks: [{ type: 'powers', seat: 0, stage: 'open', thief: false, assassin: false }],
  })
}

/** Dice by their pips, then draws. */
function chances(pips: readonly number[], ...draws: readonly number[]) {
  return chanceOf(...pips.map((pip) => pip - 1), ...draws)
}

const WON = [6, 6, 1, 1]
const LOST = [1, 1, 6, 6]
const EVEN = [3, 4, 4, 3]

describe('special powers', () => {
  it('KT-P1, KT-P2: Master Thief and Assassin act once a turn each, wherever they stand', () => {
    const state = part({ hexes: { 9: { owner: 1, armies: { 1: ['desert_nomads'] } } } })
    expect(legalActions(state, 0)).toEqual([{ type: 'thief', seat: 1 }, { type: 'assassin', hex: 9 }, { type: 'done' }])
    act(state, 0, { type: 'thief', seat: 1 }, chances(LOST))
    expect(refuse(state, 0, { type: 'thief', seat: 1 })).toEqual({ clause: 'KT-P2', reason: 'thief-has-acted' })
    act(state, 0, { type: 'assassin', hex: 9 }, chances(LOST))
    expect(refuse(state, 0, { type: 'assassin', hex: 9 })).toEqual({ clause: 'KT-P2', reason: 'assassin-has-acted' })
    act(state, 0, { type: 'done' })
    expect(state.turn).toBe(7)
  })

  it('KT-P1: no one else acts', () => {
    const state = part({ hexes: { 3: { owner: 0, armies: { 0: ['lord_of_the_eagles', 'assassin_primus'] } } } })
    expect(refuse(state, 0, { type: 'thief', seat: 1 })).toEqual({ clause: 'KT-P1', reason: 'no-thief' })
    const thief = part({ hexes: { 3: { owner: 0, armies: { 0: ['master_thief'] } } } })
    expect(refuse(thief, 0, { type: 'assassin', hex: 9 })).toEqual({ clause: 'KT-P1', reason: 'no-assassin' })
  })

  it('KT-P4: only a player with gold or a rack counter, or with army counters, can be named', () => {
    const state = part({ seats: 3, gold: [3, 0, 0], racks: [[], ['golem'], []] })
    expect(legalActions(state, 0)).toEqual([{ type: 'thief', seat: 1 }, { type: 'done' }])
    const why = (seat: number) => refuse(state, 0, { type: 'thief', seat })?.reason
    expect(why(2)).toBe('nothing-to-take')
    expect(why(0)).toBe('not-yourself')
    expect(refuse(state, 0, { type: 'assassin', hex: 3 })?.reason).toBe('no-enemy-there')
    expect(refuse(state, 0, { type: 'assassin', hex: 36 })?.reason).toBe('no-enemy-there')
  })
})

describe('the contest', () => {
  it('KT-P3: the owner higher: the power works', () => {
    const state = part()
    const events = act(state, 0, { type: 'thief', seat: 1 }, chances(WON))
    expect(events[0]).toEqual({ type: 'named', seat: 0, player: 1, power: 'thief', reveals: true })
    expect(events).toContainEqual({ type: 'contest', seat: 0, other: 1, own: [6, 6], others: [1, 1] })
    expect(events).toContainEqual({ type: 'stole', seat: 0, other: 1, gold: 12, reveals: true })
  })

  it('KT-P3: the owner lower: nothing', () => {
    const state = part()
    act(state, 0, { type: 'thief', seat: 1 }, chances(LOST))
    expect(state.players.map(({ gold }) => gold)).toEqual([3, 12])
    expect(state.pool.filter(({ at }) => at?.seat === 0).length).toBe(2)
    expect(toAct(state)).toEqual([0])
  })

  it('KT-P3: equal: both roll again; the other now higher: the character is eliminated', () => {
    const state = part()
    act(state, 0, { type: 'thief', seat: 1 }, chances([...EVEN, ...LOST]))
    // KT-R7: its owner may turn the counter over.
    expect(state.tasks.at(-1)).toMatchObject({ type: 'turn-over', seat: 0 })
    act(state, 0, { type: 'turn-over' })
    expect(state.pool.find(({ shows }) => shows === 'lord_of_the_eagles')).toMatchObject({ at: undefined, fled: true })
    expect(state.tasks.at(-1)).toEqual({ type: 'powers', seat: 0, stage: 'open', thief: true, assassin: false })
    expect(state.players.map(({ gold }) => gold)).toEqual([3, 12])
  })

  it('KT-P3: equal and then higher or equal again: nothing', () => {
    for (const again of [WON, EVEN]) {
      const state = part()
      act(state, 0, { type: 'thief', seat: 1 }, chances([...EVEN, ...again]))
      expect(state.tasks.at(-1)).toMatchObject({ type: 'powers', stage: 'open' })
      expect(state.players.map(({ gold }) => gold)).toEqual([3, 12])
    }
  })

  it('KT-O8, KT-O9: both are asked about a Charm where one pip decides', () => {
    const state = part({ racks: [['golem'], ['lucky_charm']] })
    act(state, 0, { type: 'thief', seat: 1 }, chances([4, 4, 3, 4]))
    expect(toAct(state)).toEqual([0, 1])
    act(state, 1, { type: 'charm', die: 2, by: 1 }, chances(WON))
    expect(toAct(state)).toEqual([0])
    act(state, 0, { type: 'done' }, chances(LOST))
    // Equal, then the other is higher.
    expect(state.tasks.at(-1)?.type).toBe('turn-over')
  })

  it('KT-O9: of the second roll only the other being higher or not matters', () => {
    const state = part({ racks: [['golem']] })
    act(state, 0, { type: 'thief', seat: 1 }, chances([...EVEN]))
    expect(state.tasks.at(-1)).toMatchObject({ type: 'dice', waiting: [0] })
    // Ahead by one: a pip less leaves it at nothing.
    act(state, 0, { type: 'done' }, chances([4, 4, 3, 4]))
    expect(state.tasks.at(-1)).toMatchObject({ type: 'powers', stage: 'open' })
  })
})

describe('the Master Thief', () => {
  it('KT-K7, KT-P4: chooses between all gold and a counter after the contest', () => {
    const state = part({ racks: [[], ['golem', 'ruby']] })
    act(state, 0, { type: 'thief', seat: 1 }, chances(WON))
    expect(toAct(state)).toEqual([0])
    expect(legalActions(state, 0)).toEqual([
      { type: 'take', what: 'gold' },
      { type: 'take', what: 'counter' },
    ])
    expect(refuse(state, 0, { type: 'done' })?.reason).toBe('gold-or-counter')
    act(state, 0, { type: 'take', what: 'gold' })
    expect(state.players.map(({ gold }) => gold)).toEqual([15, 0])
    expect(toAct(state)).toEqual([0])
  })

  it('KT-K7, KT-H7: a random counter, known to thief and victim', () => {
    const state = part({ racks: [[], ['golem', 'ruby']] })
    act(state, 0, { type: 'thief', seat: 1 }, chances(WON))
    const events = act(state, 0, { type: 'take', what: 'counter' }, chanceOf(1))
    expect(events).toContainEqual({ type: 'stole', seat: 0, other: 1, thing: 'golem', reveals: true })
    expect(state.players.map(({ rack }) => rack)).toEqual([['golem'], ['ruby']])
    expect(state.stolen).toEqual([{ thief: 0, victim: 1, thing: 'golem', turn: 6 }])
  })

  it('KT-K7: without gold it is a counter, without a counter it is the gold', () => {
    const state = part({ gold: [0, 0], racks: [[], ['golem']] })
    act(state, 0, { type: 'thief', seat: 1 }, chances(WON, 0))
    expect(state.players[0]?.rack).toEqual(['golem'])
  })

  it('KT-K7, KT-I13: nothing is left to take if the last counter was a Charm that was dispelled', () => {
    const state = part({ gold: [0, 0], racks: [['dispel_magic'], ['lucky_charm']] })
    act(state, 0, { type: 'thief', seat: 1 }, chances([5, 5, 4, 5]))
    act(state, 1, { type: 'charm', die: 0, by: -1 })
    const events = act(state, 0, { type: 'dispel' })
    expect(events).toContainEqual({ type: 'contest', seat: 0, other: 1, own: [5, 5], others: [4, 5] })
    expect(state.tasks.at(-1)).toEqual({ type: 'powers', seat: 0, stage: 'open', thief: true, assassin: false })
    expect(state.players.map(({ rack }) => rack)).toEqual([[], []])
  })

  it('KT-T7: an eleventh counter by theft: at once one is turned in or put back', () => {
    const ten: readonly Creature[] = [
      ...(['plains_farmers', 'plains_farmers', 'plains_farmers', 'plains_farmers'] as const),
      ...(['swamp_ghost', 'swamp_ghost', 'swamp_ghost', 'swamp_ghost'] as const),
      ...(['desert_nomads', 'desert_nomads'] as const),
    ]
    const state = part({ gold: [0, 0], racks: [ten, ['ruby']], rolls: ['none'] })
    act(state, 0, { type: 'thief', seat: 1 }, chances(WON, 0))
    expect(state.tasks.at(-1)).toEqual({ type: 'place-on', seat: 0 })
    act(state, 0, { type: 'treasure', treasure: 'ruby' })
    expect(state.tasks.at(-1)).toMatchObject({ type: 'powers', stage: 'open' })
  })
})

describe('the Assassin', () => {
  const stack = (...counters: readonly (Creature | 'warlord' | 'elf_lord')[]): Sketch => ({
    hexes: { 9: { owner: 1, armies: { 1: counters } } },
  })

  it('KT-K3: only one there: it is eliminated without the die', () => {
    const state = part(stack('desert_nomads'))
    const events = act(state, 0, { type: 'assassin', hex: 9 }, chances(WON))
    expect(events).toContainEqual({ type: 'assassinated', seat: 0, other: 1, hex: 9, counter: 'desert_nomads' })
    expect(state.hexes[9]?.armies).toEqual([])
    expect(state.cup.filter((thing) => thing === 'desert_nomads').length).toBe(2)
    expect(toAct(state)).toEqual([0])
  })

  it('KT-K3, KT-R7: a character alone flees to the pool', () => {
    const state = part(stack('warlord'))
    act(state, 0, { type: 'assassin', hex: 9 }, chances(WON))
    expect(toAct(state)).toEqual([1])
    expect(state.tasks.at(-1)).toMatchObject({ type: 'turn-over', seat: 1 })
  })

  it('KT-K3, KT-P4: a face-down counter is named unseen and picked by chance; 1-3 it is eliminated', () => {
    const state = part(stack('desert_nomads', 'desert_skeletons', 'warlord'))
    act(state, 0, { type: 'assassin', hex: 9 }, chances(WON))
    expect(legalActions(state, 0)).toEqual([
      { type: 'name', what: 'hidden' },
      { type: 'name', what: 'warlord' },
    ])
    expect(refuse(state, 0, { type: 'name', what: 'desert_nomads' })).toEqual({
      clause: 'KT-K3',
      reason: 'name-a-counter',
    })
    const named = act(state, 0, { type: 'name', what: 'hidden' }, chanceOf(1))
    expect(named).toEqual([{ type: 'named', seat: 0, hex: 9, reveals: true }])
    expect(toAct(state)).toEqual([1])
    expect(legalActions(state, 1)).toEqual([
      { type: 'name', what: 'desert_nomads' },
      { type: 'name', what: 'warlord' },
    ])
    expect(refuse(state, 1, { type: 'name', what: 'hidden' })?.reason).toBe('name-another-counter')
    const events = act(state, 1, { type: 'name', what: 'warlord' }, chances([3]))
    expect(events).toContainEqual({ type: 'named', seat: 1, hex: 9, character: 'warlord', reveals: true })
    expect(events).toContainEqual({ type: 'assassinated', seat: 0, other: 1, hex: 9, counter: 'desert_skeletons' })
    expect(state.hexes[9]?.armies).toEqual([{ seat: 1, down: ['desert_nomads'], up: [] }])
    expect(toAct(state)).toEqual([0])
  })

  it("KT-K3: 4-6 it is the other's choice", () => {
    const state = part(stack('desert_nomads', 'desert_skeletons', 'warlord'))
    act(state, 0, { type: 'assassin', hex: 9 }, chances(WON))
    act(state, 0, { type: 'name', what: 'warlord' })
    act(state, 1, { type: 'name', what: 'desert_nomads' }, chances([4]))
    expect(state.hexes[9]?.armies).toEqual([{ seat: 1, down: ['desert_skeletons'], up: [] }])
    expect(state.pool.find(({ shows }) => shows === 'warlord')?.at).toEqual({ seat: 1, hex: 9 })
  })

  it('KT-K3: of two there is nothing to choose: nobody is asked', () => {
    const state = part(stack('desert_nomads', 'desert_skeletons'))
    const events = act(state, 0, { type: 'assassin', hex: 9 }, chances(WON, 0, 5))
    expect(events).toContainEqual({ type: 'assassinated', seat: 0, other: 1, hex: 9, counter: 'desert_skeletons' })
    expect(toAct(state)).toEqual([0])
  })

  it('KT-O7: the victim is asked by how many are there, also when all are of a kind', () => {
    const state = part(stack('desert_nomads', 'desert_nomads', 'desert_skeletons'))
    act(state, 0, { type: 'assassin', hex: 9 }, chances(WON, 2))
    expect(toAct(state)).toEqual([1])
    expect(legalActions(state, 1)).toEqual([{ type: 'name', what: 'desert_nomads' }])
  })

  it('KT-P3: equal and then lower: the Assassin is eliminated', () => {
    const state = part(stack('desert_nomads'))
    act(state, 0, { type: 'assassin', hex: 9 }, chances([...EVEN, ...LOST]))
    act(state, 0, { type: 'done' })
    expect(state.pool.find(({ shows }) => shows === 'assassin_primus')).toMatchObject({ at: undefined, fled: true })
    expect(state.hexes[9]?.armies.length).toBe(1)
  })

  it('KT-H8: what was seen is forgotten only when the whole stack is seen to go', () => {
    const seen = { seat: 1, hex: 9, creature: 'desert_nomads', turn: 2 } as const
    const last = part(stack('desert_nomads'))
    last.seen.push(seen)
    act(last, 0, { type: 'assassin', hex: 9 }, chances(WON))
    expect(last.seen).toEqual([])
    const one = part(stack('desert_nomads', 'desert_skeletons'))
    one.seen.push(seen)
    act(one, 0, { type: 'assassin', hex: 9 }, chances(WON, 0, 0))
    expect(one.hexes[9]?.armies).toEqual([{ seat: 1, down: ['desert_skeletons'], up: [] }])
    expect(one.seen).toEqual([seen])
  })

  it('KT-O4, KT-I7: a Fan is settled and the part goes on', () => {
    const state = part({ racks: [['fan']] })
    state.cloud = 9
    act(state, 0, { type: 'fan' })
    expect(state.cloud).toBeUndefined()
    expect(toAct(state)).toEqual([0])
  })
})
