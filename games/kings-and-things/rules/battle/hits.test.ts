/** Where hits go, and who is saved from them (KT-B10, KT-B11). */
import { describe, expect, it } from 'vitest'
import { battle, battleTask, combatIn, fightersOf, goOn, hit } from '../../testing/battles'
import { act, dice } from '../../testing/positions'
import { DONE } from '../actions'
import { legalActions, toAct } from '../rules'

const [A, B, C] = [0, 1, 2]
const LIONS = 'plains_lion_pride'
const WOLVES = 'plains_wolf_pack'
const FARMERS = 'plains_farmers'
const GENIE = 'desert_genie'

describe('a round', () => {
  it('KT-B6: magic, ranged, melee, then the retreat', () => {
    const state = battle({
      owner: B,
      armies: { [A]: [GENIE, 'plains_greathunter', LIONS], [B]: [WOLVES, FARMERS] },
    })
    goOn(state, dice(6, 6, 6, 6, 6))
    expect(battleTask(state)).toMatchObject({ stage: 'retreat', round: 1 })
    // The next round begins with the magic step again.
    act(state, A, DONE)
    const told = act(state, B, DONE, dice(6, 6, 6, 6, 6))
    expect(told.flatMap((event) => (event.type === 'step-rolled' ? [event.step] : []))).toEqual([
      'magic',
      'ranged',
      'melee',
    ])
  })

  it('KT-B27: hits of several players on one in the same step are added', () => {
    const state = battle(
      { owner: C, armies: { [A]: [LIONS], [B]: [WOLVES], [C]: [FARMERS, FARMERS, 'plains_villains'] } },
      { seats: 3, hexes: { 3: { owner: C } } },
    )
    goOn(state)
    act(state, A, { type: 'target', force: C })
    act(state, B, { type: 'target', force: C })
    act(state, C, { type: 'target', force: A }, dice(1, 1, 6, 6, 6))
    expect(battleTask(state).forces.map(({ hits }) => hits)).toEqual([0, 0, 2])
    expect(toAct(state)).toEqual([C])
  })

  it('KT-B22: whose target is gone in mid-round throws no more in it', () => {
    const state = battle(
      { owner: C, armies: { [A]: [GENIE, LIONS], [B]: [WOLVES], [C]: [FARMERS] } },
      { seats: 3, hexes: { 3: { owner: C } } },
    )
    goOn(state)
    act(state, A, { type: 'target', force: B })
    act(state, B, { type: 'target', force: C })
    // The Genie hits the Wolves, B's only counter: A's Lions throw no more; C's Farmers still throw at A.
    const events = act(state, C, { type: 'target', force: A }, dice(1, 6))
    const shots = events.flatMap((event) => (event.type === 'step-rolled' ? event.shots.map(({ what }) => what) : []))
    expect(shots).toEqual([GENIE, FARMERS])
  })

  it('KT-B22: buildings of the hex’s owner fight and are hit with the owner’s force', () => {
    const state = battle({ owner: B, fort: 2, income: 'village', armies: { [A]: [GENIE, LIONS], [B]: [WOLVES] } })
    goOn(state, dice(1))
    expect(legalActions(state, B)).toEqual([hit(WOLVES), hit('fort'), hit('building')])
  })
})

describe('Golem', () => {
  it('KT-I9: joins in any step, melee 6; once in a ranged step it soaks a hit unharmed', () => {
    const state = battle(
      { owner: B, armies: { [A]: [LIONS], [B]: ['plains_greathunter', 'mountain_giant'] } },
      { racks: [['golem']] },
    )
    goOn(state)
    act(state, A, DONE)
    // Two ranged hits: one is soaked, the other finds the Lions alone.
    act(state, A, { type: 'item', item: 'golem' }, dice(1, 1))
    expect(legalActions(state, A)).toEqual([hit(LIONS), hit('golem')])
    // The Golem alone is still a force (KT-B12): it throws in the melee step and hits with a 6.
    act(state, A, hit('golem'), dice(6))
    expect(fightersOf(state, A)).toEqual(['golem'])
    expect(toAct(state)).toEqual([B])
  })

  it('KT-I9: a magic or melee hit removes it', () => {
    const state = battle({ owner: B, armies: { [A]: [LIONS], [B]: [GENIE] } }, { racks: [['golem']] })
    goOn(state)
    act(state, A, DONE)
    act(state, A, { type: 'item', item: 'golem' }, dice(1))
    act(state, A, hit('golem'), dice(6))
    expect(fightersOf(state, A)).toEqual([LIONS])
    expect(state.cup).toContain('golem')
  })

  it('KT-B12: items do not count towards the stack limit', () => {
    const ten = [FARMERS, FARMERS, FARMERS, FARMERS, LIONS, WOLVES, GENIE] as const
    const goblins = ['mountain_goblins', 'mountain_goblins', 'mountain_goblins'] as const
    const state = battle(
      { owner: B, armies: { [A]: [...ten, ...goblins], [B]: ['plains_buffalo_herd_3', 'plains_villains'] } },
      { racks: [['golem']] },
    )
    goOn(state)
    act(state, A, DONE)
    // All miss but the Golem.
    act(state, A, { type: 'item', item: 'golem' }, dice(6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6))
    expect(fightersOf(state, A)).toContain('golem')
    expect(fightersOf(state, A)).toHaveLength(11)
  })
})

describe('saves', () => {
  it('KT-K8: the Swordmaster is unharmed with 2 to 5, once a step; a second hit eliminates him', () => {
    const state = battle({ owner: B, armies: { [A]: ['swordmaster', FARMERS], [B]: [GENIE, 'desert_sphinx'] } })
    goOn(state, dice(1, 1))
    act(state, A, hit('swordmaster'), dice(4))
    expect(fightersOf(state, A)).toContain('swordmaster')
    // Given the second hit too, he is gone without a die; his owner is asked which side he shows.
    act(state, A, hit('swordmaster'))
    expect(fightersOf(state, A)).toEqual([FARMERS])
    expect(toAct(state)).toEqual([A])
    expect(legalActions(state, A)).toEqual([{ type: 'turn-over' }, DONE])
  })

  it('KT-K8: a 1 or 6 eliminates him, and in the next step he may be saved again', () => {
    const state = battle({ owner: B, armies: { [A]: ['swordmaster'], [B]: [GENIE, 'plains_greathunter'] } })
    // Magic hit: saved with 2. Ranged hit: gone with 6.
    goOn(state, dice(1, 2, 1, 6))
    expect(battleTask(state).forces[0]?.fighters).toEqual([])
  })

  it('KT-I12: from then on creatures throw for each hit; a 1 or 6 eliminates one and the Talisman', () => {
    const state = battle(
      { owner: B, armies: { [A]: [LIONS, FARMERS, 'grand_duke'], [B]: [GENIE, 'desert_sphinx', 'desert_dervish'] } },
      { racks: [['talisman']] },
    )
    goOn(state)
    act(state, A, DONE)
    act(state, A, { type: 'item', item: 'talisman' }, dice(1, 1, 1))
    // Saved with 5; the second hit in the same step eliminates them without a die.
    act(state, A, hit(LIONS), dice(5))
    expect(fightersOf(state, A)).toContain(LIONS)
    act(state, A, hit(LIONS))
    expect(fightersOf(state, A)).not.toContain(LIONS)
    // The Farmers are not saved with 1.
    act(state, A, hit(FARMERS), dice(1, 6))
    expect(fightersOf(state, A)).toEqual(['grand_duke'])
    expect(state.cup).toContain('talisman')
  })

  it('KT-I12: creatures only', () => {
    const state = battle({ owner: B, armies: { [A]: ['grand_duke', LIONS], [B]: [GENIE] } }, { racks: [['talisman']] })
    goOn(state)
    act(state, A, DONE)
    act(state, A, { type: 'item', item: 'talisman' }, dice(1))
    act(state, A, hit('grand_duke'))
    expect(state.pool.find(({ shows }) => shows === 'grand_duke')).toMatchObject({ at: undefined, fled: true })
  })
})

describe('the Marksman', () => {
  it('KT-K6: 5 as an ordinary shot; aimed with 2, and his player picks who takes the hit, not the Golem', () => {
    const state = battle(
      { owner: B, fort: 1, armies: { [A]: ['marksman'], [B]: [WOLVES, FARMERS] } },
      { racks: [[], ['golem']] },
    )
    goOn(state)
    act(state, B, DONE)
    act(state, A, { type: 'aim', aims: true })
    act(state, A, DONE)
    const events = act(state, B, { type: 'item', item: 'golem' }, dice(2))
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'step-rolled',
        shots: [{ side: A, what: 'marksman', needs: 2, die: 2, hit: true }],
      }),
    )
    expect(toAct(state)).toEqual([A])
    expect(legalActions(state, A)).toEqual([hit(WOLVES), hit(FARMERS), hit('fort')])
    // The Wolves are gone; Farmers, Tower and Golem miss (the Golem never does: 6).
    act(state, A, hit(WOLVES), dice(6, 6, 1))
    expect(fightersOf(state, B)).not.toContain(WOLVES)
  })

  it('KT-K6: chosen at the start of a round, else as before, at first 5', () => {
    const state = battle({ owner: B, armies: { [A]: ['marksman'], [B]: [WOLVES] } })
    goOn(state)
    const first = act(state, A, DONE, dice(6, 6))
    expect(JSON.stringify(first)).toContain('"needs":5')
    act(state, A, DONE)
    act(state, B, DONE)
    act(state, A, { type: 'aim', aims: true })
    act(state, A, DONE, dice(6, 6))
    act(state, A, DONE)
    act(state, B, DONE)
    expect(JSON.stringify(act(state, A, DONE, dice(6, 6)))).toContain('"needs":2')
  })

  it('KT-K6: saves still apply', () => {
    const state = battle({ owner: B, armies: { [A]: ['marksman'], [B]: ['swordmaster'] } })
    goOn(state)
    act(state, A, { type: 'aim', aims: true })
    // Aimed hit, saved with 3; then the Swordmaster misses.
    act(state, A, DONE, dice(1, 3, 6))
    expect(fightersOf(state, B)).toEqual(['swordmaster'])
  })
})

describe('the Balloon', () => {
  it('KT-B27, KT-I2: a passenger that has thrown does not throw again when the Balloon is lost in mid-round', () => {
    const state = combatIn({ owner: B, armies: { [A]: [LIONS], [B]: ['plains_greathunter', FARMERS] } })
    state.balloon = { seat: A, hex: 0, passengers: [LIONS] }
    // Ranged: Lions and Balloon miss, the Greathunter hits.
    goOn(state, dice(6, 6, 1))
    const events = act(state, A, hit('balloon'), dice(6))
    const shots = events.flatMap((event) => (event.type === 'step-rolled' ? event.shots.map(({ what }) => what) : []))
    expect(shots).toEqual([FARMERS])
    expect(state.balloon).toBeUndefined()
  })
})
