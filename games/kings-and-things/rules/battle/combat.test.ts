/** Whose go it is in the Combat Phase, and who fights whom (KT-B1 to KT-B3, KT-X1, KT-X2). */
import { describe, expect, it } from 'vitest'
import { battleTask, combatIn, goOn } from '../../testing/battles'
import { act, dice } from '../../testing/positions'
import { DONE } from '../actions'
import { countersIn } from '../armies'
import { presentIn } from '../presence'
import { legalActions, refuse, toAct } from '../rules'

const [A, B, C] = [0, 1, 2]
const LIONS = 'plains_lion_pride'
const WOLVES = 'plains_wolf_pack'
const FARMERS = 'plains_farmers'

describe('battles and explorations', () => {
  it('KT-B1: counters of several players in a hex fight, and a building counts as its owner’s counter', () => {
    const state = combatIn(
      { owner: B, income: 'village', armies: { [A]: [LIONS] } },
      { hexes: { 3: { owner: B, armies: { [A]: [FARMERS], [B]: [WOLVES] } }, 4: { owner: B, income: 'farmlands' } } },
    )
    goOn(state)
    expect(legalActions(state, A)).toEqual([
      { type: 'resolve', hex: 0 },
      { type: 'resolve', hex: 3 },
    ])
  })

  it('KT-B2: in player order each resolves one, then round again; who has nothing is skipped; nobody passes', () => {
    const state = combatIn(
      { owner: C, armies: { [A]: [LIONS], [C]: [FARMERS] } },
      {
        seats: 3,
        order: [B, A, C],
        hexes: { 3: { owner: A, armies: { [A]: [WOLVES], [C]: [FARMERS] } }, 6: { owner: C } },
      },
    )
    goOn(state)
    // B has nothing to resolve.
    expect(toAct(state)).toEqual([A])
    expect(refuse(state, A, DONE)).toMatchObject({ clause: 'KT-B2' })
    // A's Lions take hex 0 in the first round. Then it is C's go, with one battle left, which begins by itself.
    act(state, A, { type: 'resolve', hex: 0 }, dice(1, 6, 6, 6))
    expect(battleTask(state)).toMatchObject({ hex: 3, stage: 'retreat' })
  })

  it('KT-O4, KT-I7: a Fan at the choice of a battle moves the cloud before it is fought, with a single one too', () => {
    const [armies, racks] = [{ [A]: [LIONS], [B]: [WOLVES] }, [['fan'], ['diamond']]] as const
    const state = combatIn({ owner: A, armies }, { racks })
    state.cloud = 0
    goOn(state)
    expect(legalActions(state, A)).toContainEqual({ type: 'resolve', hex: 0 })
    act(state, A, { type: 'fan' })
    act(state, B, DONE)
    expect(state.cloud).toBeUndefined()
    expect(toAct(state)).toEqual([A])
    // Dispelled, the cloud stays.
    const dispelled = combatIn({ owner: A, armies }, { racks: [['fan'], ['dispel_magic']] })
    dispelled.cloud = 0
    goOn(dispelled)
    act(dispelled, A, { type: 'fan' })
    act(dispelled, B, { type: 'dispel' })
    expect(dispelled.cloud).toBe(0)
    expect(toAct(dispelled)).toEqual([A])
  })

  it('KT-O4: who has a single battle is not asked without a cloud, or with an empty rack', () => {
    const armies = { [A]: [LIONS], [B]: [WOLVES] } as const
    const calm = combatIn({ owner: B, armies }, { racks: [['fan'], []] })
    goOn(calm)
    expect(battleTask(calm)).toMatchObject({ hex: 0 })
    const bare = combatIn({ owner: B, armies })
    bare.cloud = 0
    goOn(bare, dice(6, 6))
    expect(battleTask(bare)).toMatchObject({ hex: 0 })
  })

  it('KT-B3: the owner of the hex defends, others attack; in an unexplored hex the neutral counters do', () => {
    const state = combatIn({ owner: B, armies: { [A]: [LIONS], [B]: [WOLVES] } })
    goOn(state, dice(6, 6))
    expect(battleTask(state)).toMatchObject({ kind: 'land', forces: [{ side: A }, { side: B }] })
    const own = combatIn({ owner: A, armies: { [A]: [LIONS], [B]: [WOLVES] } })
    goOn(own, dice(6, 6))
    expect(battleTask(own)).toMatchObject({ kind: 'land', forces: [{ side: B }, { side: A }] })
    const wild = combatIn({ armies: { [A]: [LIONS] }, guards: { creatures: ['swamp_thing'] } })
    goOn(wild, dice(6, 6))
    expect(battleTask(wild)).toMatchObject({ kind: 'exploration', forces: [{ side: A }, { side: 'neutral' }] })
  })

  it('KT-X1: a player alone in an unowned hex explores it, with bluffs too', () => {
    const state = combatIn({ terrain: 'desert', armies: { [A]: ['swamp_thing'] } })
    goOn(state, dice(6))
    expect(state.hexes[0]).toMatchObject({ owner: A })
    expect(countersIn(state, 0, A)).toEqual(['swamp_thing'])
  })

  it('KT-X2: rivals in an unowned hex fight first; the last one explores in a later go', () => {
    const state = combatIn(
      { armies: { [A]: [LIONS], [B]: [WOLVES] } },
      { seats: 3, hexes: { 3: { owner: C, armies: { [B]: [FARMERS], [C]: [FARMERS] } } } },
    )
    // A's Lions beat the Wolves. Then it is B's go in hex 3, where both miss, before A explores.
    goOn(state, dice(1, 6, 6, 6))
    expect(battleTask(state)).toMatchObject({ hex: 3 })
    expect(state.hexes[0]).toMatchObject({ owner: undefined })
    // B retreats; now A explores with a 1.
    act(state, B, { type: 'retreat', hex: 2 }, dice(1))
    expect(state.hexes[0]).toMatchObject({ owner: A })
  })

  it('KT-X2, KT-B16: a Balloon alone explores nothing and begins no battle; in version 1 it does both', () => {
    for (const rules of [1, 2] as const) {
      const lone = combatIn({}, { rules })
      lone.balloon = { seat: A, hex: 0, passengers: [] }
      expect(presentIn(lone, 0)).toEqual(rules === 1 ? [A] : [])
      const state = combatIn({ armies: { [B]: [WOLVES] } }, { rules })
      state.balloon = { seat: A, hex: 0, passengers: [] }
      if (rules === 1) {
        goOn(state, dice(6, 6))
        expect(battleTask(state)).toMatchObject({ kind: 'rivals' })
      } else {
        // The Wolves explore, and the hex is theirs without a fight.
        goOn(state, dice(6))
        expect(state.hexes[0]?.owner).toBe(B)
        expect(state.balloon).toBeDefined()
      }
    }
  })

  it('KT-B16: beside an army counter or a building of its side a Balloon fights as ever', () => {
    const state = combatIn({ owner: B, fort: 1, armies: { [A]: [LIONS] } })
    state.balloon = { seat: B, hex: 0, passengers: [] }
    goOn(state, dice(6, 6, 6))
    expect(
      battleTask(state)
        .forces.at(-1)
        ?.fighters.map(({ what }) => what),
    ).toEqual(['balloon', 'fort'])
  })

  it('KT-X2: none left, no exploration', () => {
    const state = combatIn({ armies: { [A]: [LIONS], [B]: [WOLVES] } })
    goOn(state, dice(1, 1))
    expect(state.hexes[0]).toMatchObject({ owner: undefined, armies: [] })
    expect(state.phase).not.toBe('combat')
  })
})
