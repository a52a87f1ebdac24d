import { describe, expect, it } from 'vitest'
import type { Character } from '../../content'
import { act, chanceOf, dice, goOn, type HexSketch, NO_CHANCE, position, type Sketch } from '../../testing/positions'
import type { Action } from '../actions'
import { letFlee } from '../armies'
import { legalActions, refuse, toAct } from '../rules'
import type { State } from '../state'

const HOME: HexSketch = { owner: 0 }

/** The part of seat 0 in the character phase. */
function part(sketch: Sketch = {}): State {
  return position({
    phase: 'characters',
    next: 1,
    hexes: { 3: HOME, 9: { owner: 1 } },
    ...sketch,
    tasks: [{ type: 'characters', seat: 0, stage: 'open', rollsChanged: false, callsChanged: false }],
  })
}

function tries(state: State): string[] {
  return legalActions(state, 0).flatMap((action) =>
    action.type === 'try' && action.plus === 0 ? [action.character] : [],
  )
}

function tryFor(character: Character, plus = 0): Action {
  return { type: 'try', character, plus }
}

const where = (state: State, character: Character) => state.pool.find(({ shows }) => shows === character)?.at

describe('standing answers', () => {
  it('KT-O8: each of the two may be changed once in the own part', () => {
    const state = part()
    expect(legalActions(state, 0).slice(0, 4)).toEqual([
      { type: 'rolls', answer: 'all' },
      { type: 'rolls', answer: 'none' },
      { type: 'calls', answer: 'all' },
      { type: 'calls', answer: 'none' },
    ])
    act(state, 0, { type: 'rolls', answer: 'none' })
    expect(act(state, 0, { type: 'calls', answer: 'all' })).toEqual([{ type: 'standing', seat: 0, calls: 'all' }])
    expect(state.players[0]).toMatchObject({ rolls: 'none', calls: 'all' })
    expect(legalActions(state, 0).some(({ type }) => type === 'rolls' || type === 'calls')).toBe(false)
    expect(refuse(state, 0, { type: 'rolls', answer: 'own' })?.reason).toBe('changed-already')
  })

  it('KT-O8: the answer that stands is no change', () => {
    expect(refuse(part(), 0, { type: 'rolls', answer: 'own' })).toEqual({ clause: 'KT-O8', reason: 'same-answer' })
    expect(refuse(part(), 0, { type: 'calls', answer: 'ask' })).toEqual({ clause: 'KT-O8', reason: 'same-answer' })
  })

  it('KT-E4: with autoCall calls are settled and cannot be changed', () => {
    const state = part({ options: { autoCall: true } })
    expect(legalActions(state, 0).some(({ type }) => type === 'calls')).toBe(false)
    expect(refuse(state, 0, { type: 'calls', answer: 'none' })?.clause).toBe('KT-E4')
  })
})

describe('discharging', () => {
  const withLord: Sketch = { hexes: { 3: { owner: 0, armies: { 0: ['swamp_king'] } }, 9: { owner: 1 } } }

  it('KT-R2: an own character goes to the pool, either side up, also without a try', () => {
    const state = part(withLord)
    expect(legalActions(state, 0).filter(({ type }) => type === 'discharge')).toEqual([
      { type: 'discharge', character: 'swamp_king', side: 'swamp_king' },
      { type: 'discharge', character: 'swamp_king', side: 'sir_lance_a_lot' },
    ])
    act(state, 0, { type: 'discharge', character: 'swamp_king', side: 'swamp_king' })
    expect(where(state, 'swamp_king')).toBeUndefined()
    act(state, 0, { type: 'done' })
    expect(toAct(state)).toEqual([1])
  })

  it('KT-R2: the side shown is available at once, also for the own try', () => {
    const state = part(withLord)
    expect(tries(state)).not.toContain('sir_lance_a_lot')
    act(state, 0, { type: 'discharge', character: 'swamp_king', side: 'sir_lance_a_lot' })
    expect(tries(state)).toContain('sir_lance_a_lot')
  })

  it('KT-R2: other characters and sides are refused', () => {
    const state = part({ hexes: { ...withLord.hexes, 9: { owner: 1, armies: { 1: ['warlord'] } } } })
    const why = (character: Character, side: Character) => refuse(state, 0, { type: 'discharge', character, side })
    expect(why('warlord', 'warlord')?.reason).toBe('not-own-character')
    expect(why('swamp_king', 'warlord')?.reason).toBe('no-such-side')
  })
})

describe('a try', () => {
  it('KT-R3: an unowned character that is face up in the pool', () => {
    const state = part({ pool: ['warlord'], hexes: { 3: HOME, 9: { owner: 1, armies: { 1: ['elf_lord'] } } } })
    expect(tries(state)).toContain('warlord')
    expect(tries(state)).not.toContain('dwarf_king')
    expect(tries(state)).not.toContain('elf_lord')
    expect(tries(state).length).toBe(10)
    expect(refuse(state, 0, tryFor('dwarf_king'))?.reason).toBe('other-side-is-up')
    expect(refuse(state, 0, tryFor('elf_lord'))).toEqual({
      clause: 'KT-R3',
      reason: 'character-is-owned',
      facts: { character: 'elf_lord', seat: 1 },
    })
  })

  it('KT-R3, KT-R4: the target is twice the value; a total that reaches it recruits', () => {
    const state = part({ gold: [5, 0] })
    const events = act(state, 0, tryFor('marksman', 1), dice(5, 4))
    expect(events).toContainEqual({ type: 'tried', seat: 0, character: 'marksman', plus: 1, target: 10 })
    expect(events).toContainEqual({ type: 'recruited', seat: 0, character: 'marksman', paid: 5 })
    expect(state.players[0]?.gold).toBe(0)
    expect(where(state, 'marksman')).toEqual({ seat: 0, hex: 3 })
  })

  it('KT-R4: before the roll at most what makes it sure, and what can be paid', () => {
    const plus = (gold: number, character: Character) =>
      legalActions(part({ gold: [gold, 0] }), 0).flatMap((action) =>
        action.type === 'try' && action.character === character ? [action.plus] : [],
      )
    expect(plus(12, 'swordmaster')).toEqual([0, 1, 2])
    expect(plus(99, 'swordmaster')).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(plus(99, 'arch_mage').at(-1)).toBe(10)
    expect(refuse(part({ gold: [12, 0] }), 0, tryFor('swordmaster', 3))).toEqual({
      clause: 'KT-R4',
      reason: 'not-enough-gold',
      facts: { needs: 15, gold: 12 },
    })
    expect(refuse(part({ gold: [99, 0] }), 0, tryFor('swordmaster', 7))).toEqual({
      clause: 'KT-R4',
      reason: 'more-than-sure',
      facts: { most: 6 },
    })
  })

  it('KT-R4: gold paid is gone either way; without gold or rack the part is over at once (KT-R8)', () => {
    const state = part({ gold: [5, 0] })
    const events = act(state, 0, tryFor('arch_mage', 1), dice(1, 1))
    expect(events).toContainEqual({ type: 'not-recruited', seat: 0, character: 'arch_mage', missing: 9 })
    expect(state.players[0]?.gold).toBe(0)
    expect(toAct(state)).toEqual([1])
  })

  it('KT-R4, KT-R8: after the roll exactly what is missing is paid, 10 gold each, or nothing', () => {
    const state = part({ gold: [20, 0] })
    act(state, 0, tryFor('swordmaster'), dice(2, 4))
    expect(toAct(state)).toEqual([0])
    expect(legalActions(state, 0)).toEqual([{ type: 'pay' }, { type: 'done' }])
    const events = act(state, 0, { type: 'pay' })
    expect(events).toContainEqual({ type: 'recruited', seat: 0, character: 'swordmaster', paid: 20 })
    expect(state.players[0]?.gold).toBe(0)
    expect(toAct(state)).toEqual([1])
  })

  it('KT-R4: who does not pay does not get the character', () => {
    const state = part({ gold: [20, 0] })
    act(state, 0, tryFor('swordmaster'), dice(2, 4))
    expect(act(state, 0, { type: 'done' })).toContainEqual({
      type: 'not-recruited',
      seat: 0,
      character: 'swordmaster',
      missing: 2,
    })
    expect(where(state, 'swordmaster')).toBeUndefined()
    expect(state.players[0]?.gold).toBe(20)
  })

  it('KT-O4, KT-R8: with a rack counter the payment is asked for, and a treasure may pay it', () => {
    const state = part({ gold: [0, 0], racks: [['emerald']], rolls: ['none'] })
    act(state, 0, tryFor('swordmaster'), dice(3, 4))
    expect(refuse(state, 0, { type: 'pay' })).toEqual({
      clause: 'KT-R4',
      reason: 'not-enough-gold',
      facts: { needs: 10, gold: 0 },
    })
    act(state, 0, { type: 'treasure', treasure: 'emerald' })
    act(state, 0, { type: 'pay' })
    expect(where(state, 'swordmaster')).toEqual({ seat: 0, hex: 3 })
  })

  it('KT-R1, KT-R8: after the try nothing but the payment is left', () => {
    const state = part({ gold: [20, 0] })
    act(state, 0, tryFor('swordmaster'), dice(2, 4))
    expect(refuse(state, 0, tryFor('marksman'))).toEqual({ clause: 'KT-R1', reason: 'one-try' })
    expect(refuse(state, 0, { type: 'rolls', answer: 'all' })?.clause).toBe('KT-O8')
    expect(refuse(state, 0, { type: 'discharge', character: 'warlord', side: 'warlord' })?.clause).toBe('KT-R8')
    expect(refuse(part(), 0, { type: 'pay' })?.reason).toBe('nothing-to-pay')
  })

  it('KT-R6: at most one Terrain Lord, until the first is discharged', () => {
    const lord: HexSketch = { owner: 0, armies: { 0: ['swamp_king'] } }
    const state = part({ pool: ['ice_lord'], hexes: { 3: lord } })
    expect(tries(state)).not.toContain('ice_lord')
    expect(refuse(state, 0, tryFor('ice_lord'))?.clause).toBe('KT-R6')
    act(state, 0, { type: 'discharge', character: 'swamp_king', side: 'swamp_king' })
    expect(tries(state)).toContain('ice_lord')
    expect(tries(state)).toContain('swamp_king')
  })

  it('KT-R7: who has just fled cannot be tried for', () => {
    const state = part()
    const counter = state.pool.find(({ shows }) => shows === 'marksman')
    Object.assign(counter ?? {}, { fled: true })
    expect(tries(state)).not.toContain('marksman')
    expect(refuse(state, 0, tryFor('marksman'))?.reason).toBe('has-just-fled')
  })

  it('KT-R5, KT-M4: without an own hex with room no try is possible', () => {
    const full: HexSketch = {
      owner: 0,
      armies: {
        0: [
          'plains_farmers',
          'plains_farmers',
          'plains_farmers',
          'plains_farmers',
          'mountain_goblins',
          'mountain_goblins',
          'mountain_goblins',
          'mountain_goblins',
          'desert_nomads',
          'desert_nomads',
        ],
      },
    }
    const state = part({ hexes: { 3: full } })
    expect(tries(state)).toEqual([])
    expect(refuse(state, 0, tryFor('marksman'))).toEqual({ clause: 'KT-R5', reason: 'no-hex-with-room' })
    // No limit beside a citadel.
    expect(tries(part({ hexes: { 3: { ...full, fort: 4 } } })).length).toBeGreaterThan(0)
  })

  it('KT-R5: the player chooses the own hex with room where the character is put', () => {
    const state = part({ hexes: { 3: HOME, 5: HOME, 9: { owner: 1 } } })
    act(state, 0, tryFor('swordmaster'), dice(6, 6))
    expect(toAct(state)).toEqual([0])
    expect(legalActions(state, 0)).toEqual([
      { type: 'station', hex: 3 },
      { type: 'station', hex: 5 },
    ])
    expect(refuse(state, 0, { type: 'station', hex: 9 })?.reason).toBe('not-own-hex')
    expect(refuse(state, 0, { type: 'done' })?.reason).toBe('place-the-character')
    const events = act(state, 0, { type: 'station', hex: 5 })
    expect(events.slice(0, 2)).toEqual([
      { type: 'stationed', seat: 0, character: 'swordmaster', hex: 5 },
      // It can be taken back.
      { type: 'part-ended', seat: 0, phase: 'characters' },
    ])
    expect(where(state, 'swordmaster')).toEqual({ seat: 0, hex: 5 })
  })
})

describe('the roll', () => {
  it('KT-O9, KT-I10: the roller is asked about a Charm where the price or the result would change', () => {
    const state = part({ racks: [['lucky_charm']] })
    act(state, 0, tryFor('swordmaster'), dice(1, 6))
    expect(state.tasks.at(-1)).toMatchObject({ type: 'dice', reason: 'recruit', waiting: [0] })
    expect(legalActions(state, 0)).toEqual([
      { type: 'charm', die: 0, by: 1 },
      { type: 'charm', die: 1, by: -1 },
      { type: 'done' },
    ])
    const events = act(state, 0, { type: 'charm', die: 0, by: 1 })
    expect(events).toContainEqual({ type: 'recruited', seat: 0, character: 'swordmaster', paid: 0 })
  })

  it('KT-O9: nobody is asked about a roll that no single die could change', () => {
    const state = part({ racks: [['lucky_charm'], ['golem']], rolls: ['own', 'all'] })
    act(state, 0, tryFor('swordmaster'), dice(5, 6))
    expect(where(state, 'swordmaster')).toEqual({ seat: 0, hex: 3 })
    expect(toAct(state)).toEqual([1])
    expect(state.tasks.at(-1)?.type).toBe('characters')
  })

  it('KT-O7, KT-O8: others are asked only when they want all rolls and have a rack counter', () => {
    const state = part({ seats: 3, racks: [['golem'], ['ruby'], []], rolls: ['none', 'all', 'all'] })
    act(state, 0, tryFor('swordmaster'), dice(1, 6))
    expect(toAct(state)).toEqual([1])
    expect(legalActions(state, 1)).toEqual([{ type: 'done' }])
    act(state, 1, { type: 'done' })
    expect(toAct(state)).toEqual([0])
  })
})

describe('a Fan in the own part', () => {
  it('KT-O4, KT-I7: the cloud is moved before the part goes on', () => {
    const state = part({ racks: [['fan'], ['golem']] })
    state.cloud = 9
    act(state, 0, { type: 'fan' })
    expect(toAct(state)).toEqual([1])
    act(state, 1, { type: 'done' })
    expect(state.cloud).toBeUndefined()
    expect(toAct(state)).toEqual([0])
    expect(state.tasks.at(-1)).toMatchObject({ type: 'characters', stage: 'open' })
  })
})

describe('a character that flees', () => {
  function fled(): State {
    const state = position({ phase: 'combat', hexes: { 3: { owner: 1, armies: { 1: ['warlord'] } } } })
    letFlee(state, 'warlord', { chance: NO_CHANCE, events: undefined })
    return state
  }

  it('KT-R7: the last owner may turn the counter over, asked at once', () => {
    const state = fled()
    expect(toAct(state)).toEqual([1])
    expect(legalActions(state, 1)).toEqual([{ type: 'turn-over' }, { type: 'done' }])
    expect(refuse(state, 1, { type: 'pay' })?.reason).toBe('turn-over-or-not')
    const task = state.tasks.at(-1)
    expect(task).toEqual({ type: 'turn-over', seat: 1, counter: 4 })
    // What is below waits: a task that asks nobody would go on.
    state.tasks.splice(0, 1, { type: 'characters', seat: 0, stage: 'open', rollsChanged: true, callsChanged: true })
    expect(act(state, 1, { type: 'turn-over' })).toEqual([
      { type: 'turned-over', seat: 1, character: 'warlord', side: 'dwarf_king', reveals: true },
    ])
    expect(state.pool[4]).toEqual({ shows: 'dwarf_king', at: undefined, fled: true })
  })

  it('KT-R7: or leaves it as it is', () => {
    const state = fled()
    state.tasks.splice(0, 1, { type: 'characters', seat: 0, stage: 'open', rollsChanged: true, callsChanged: true })
    act(state, 1, { type: 'done' })
    expect(state.pool[4]).toEqual({ shows: 'warlord', at: undefined, fled: true })
  })
})

describe('where a character is put', () => {
  it('KT-R5, KT-V6: with one hex nobody is asked, with none it stays in the pool', () => {
    const one = position({ hexes: { 3: HOME }, tasks: [{ type: 'station', seat: 0, counter: 4 }] })
    one.tasks.splice(0, 1, { type: 'turn-over', seat: 1, counter: 0 })
    goOn(one, chanceOf())
    expect(one.pool[4]?.at).toEqual({ seat: 0, hex: 3 })
    const none = position({ tasks: [{ type: 'station', seat: 0, counter: 4 }] })
    none.tasks.splice(0, 1, { type: 'turn-over', seat: 1, counter: 0 })
    goOn(none, chanceOf())
    expect(none.pool[4]?.at).toBeUndefined()
    expect(toAct(none)).toEqual([1])
  })
})
