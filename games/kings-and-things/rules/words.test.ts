/** What the words of the rules mean (KT-C2, KT-C4), and gold, which is a number (KT-C15). */
import { describe, expect, it } from 'vitest'
import { RACK_LIMIT } from '../content'
import { battleTask, combatIn, goOn } from '../testing/battles'
import { dice, type HexSketch, NO_CHANCE, position } from '../testing/positions'
import { eliminate, hasEnemyValue, roomIn, stackSize } from './armies'
import { lowerFort } from './phases/forts'

const [A, B] = [0, 1]
const RUN = { chance: NO_CHANCE, events: undefined }

/** Whether what lies in hex 0 is an enemy value for A. */
function isEnemyValue(hex: HexSketch): boolean {
  return hasEnemyValue(position({ hexes: { 0: hex } }), 0, A)
}

describe('words', () => {
  it('KT-C2: enemy value: army counters, buildings and a Balloon of another player', () => {
    expect(isEnemyValue({ owner: B, armies: { [B]: ['plains_farmers'] } })).toBe(true)
    expect(isEnemyValue({ armies: { [B]: ['grand_duke'] } })).toBe(true)
    expect(isEnemyValue({ owner: B, fort: 1 })).toBe(true)
    expect(isEnemyValue({ owner: B, income: 'village' })).toBe(true)
    expect(isEnemyValue({ owner: B, income: 'farmlands' })).toBe(false)
    expect(isEnemyValue({ owner: A, fort: 4, armies: { [A]: ['plains_farmers'] } })).toBe(false)
    for (const rules of [1, 2] as const) {
      const state = position({ rules, hexes: { 0: { owner: B } } })
      state.balloon = { seat: B, hex: 0, passengers: [] }
      // KT-B16: alone it counts for nothing from version 2 on.
      expect(hasEnemyValue(state, 0, A)).toBe(rules === 1)
      expect(hasEnemyValue(state, 0, B)).toBe(false)
    }
  })

  it('KT-C2: a full hex holds as many own army counters as the limit allows, characters among them', () => {
    const farmers = ['plains_farmers', 'plains_farmers', 'plains_farmers', 'plains_farmers'] as const
    const goblins = ['mountain_goblins', 'mountain_goblins', 'mountain_goblins', 'mountain_goblins'] as const
    const armies = { [A]: [...farmers, ...goblins, 'swamp_thing', 'grand_duke'], [B]: ['plains_hunters'] } as const
    const state = position({ hexes: { 0: { owner: A, armies }, 1: { owner: A, fort: 4, armies: {} } } })
    expect(stackSize(state, 0, A)).toBe(10)
    expect(roomIn(state, 0, A)).toBe(0)
    expect(roomIn(state, 0, B)).toBe(9)
    expect(roomIn(state, 1, A)).toBe(Number.POSITIVE_INFINITY)
  })

  it('KT-C2: a force is all that one side has in a battle: army counters, buildings, Balloon', () => {
    const state = combatIn({
      owner: B,
      fort: 2,
      income: 'city',
      armies: { [A]: ['plains_farmers'], [B]: ['plains_hunters', 'grand_duke'] },
    })
    state.balloon = { seat: A, hex: 0, passengers: ['plains_farmers'] }
    // The Duke's sure hits are for enemy buildings only. All miss in both steps.
    goOn(state, dice(6, 6, 6, 6, 6, 6))
    expect(battleTask(state).forces.map(({ fighters }) => fighters.map(({ what }) => what))).toEqual([
      ['plains_farmers', 'balloon'],
      ['plains_hunters', 'grand_duke', 'fort', 'building'],
    ])
  })

  it('KT-C4: an eliminated creature goes to the cup, a character to the pool, a fort to the bank', () => {
    const state = position({ hexes: { 0: { owner: A, fort: 1, armies: { [A]: ['swamp_thing', 'grand_duke'] } } } })
    expect(state.cup).not.toContain('swamp_thing')
    eliminate(state, 0, A, 'swamp_thing', RUN)
    expect(state.cup).toContain('swamp_thing')
    eliminate(state, 0, A, 'grand_duke', RUN)
    expect(state.pool.find(({ shows }) => shows === 'grand_duke')).toMatchObject({ at: undefined, fled: true })
    expect(state.bank[1]).toBe(9)
    lowerFort(state, 0, 'KT-B17', RUN)
    expect(state.bank[1]).toBe(10)
    expect(stackSize(state, 0, A)).toBe(0)
  })

  it('KT-C15: gold is a number without a limit; one rack of ten each', () => {
    const state = position({ phase: 'gold', gold: [1000, 0], hexes: { 0: { owner: A } } })
    goOn(state)
    expect(state.players.map(({ gold }) => gold)).toEqual([1001, 0])
    expect(RACK_LIMIT).toBe(10)
  })
})
