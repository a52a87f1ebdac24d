/** Items in the rounds of a battle, and when they are asked for (KT-B26). */
import { describe, expect, it } from 'vitest'
import { battle, battleTask, combatIn, fightersOf, goOn, hit } from '../../testing/battles'
import { act, dice } from '../../testing/positions'
import { DONE } from '../actions'
import { legalActions, toAct } from '../rules'
import type { State } from '../state'

const [A, B, C] = [0, 1, 2]
const LIONS = 'plains_lion_pride'
const WOLVES = 'plains_wolf_pack'
const FARMERS = 'plains_farmers'
const DRUID = 'forest_druid'

/** What the last step needed to hit, by counter. */
function needs(events: ReturnType<typeof act>): string[] {
  return events.flatMap((event) =>
    event.type === 'step-rolled' ? event.shots.map(({ what, needs: most }) => `${event.step} ${what} ${most}`) : [],
  )
}

/** The types of what a seat may do now. */
function offered(state: State, seat: number): string[] {
  return [...new Set(legalActions(state, seat).map(({ type }) => type))]
}

describe('when items are asked for', () => {
  it('KT-B26: at the start of a round and before the dice of each step that will have dice, attackers first', () => {
    const state = battle({ owner: B, armies: { [A]: [DRUID, LIONS], [B]: [WOLVES] } }, { racks: [['ruby'], ['pearl']] })
    goOn(state)
    act(state, B, DONE)
    act(state, A, DONE)
    expect(battleTask(state)).toMatchObject({ stage: 'items', step: 'magic' })
    act(state, A, DONE)
    expect(toAct(state)).toEqual([B])
    // The Druid misses; nobody shoots, so the next question is before the melee step.
    act(state, B, DONE, dice(6))
    expect(battleTask(state)).toMatchObject({ stage: 'items', step: 'melee' })
    expect(toAct(state)).toEqual([A])
  })

  it('KT-B26: who goes on to the end of the round is not asked again before the retreat', () => {
    const state = battle({ owner: B, armies: { [A]: [DRUID, LIONS], [B]: [WOLVES] } }, { racks: [['ruby'], ['pearl']] })
    goOn(state)
    act(state, B, DONE)
    act(state, A, DONE)
    act(state, A, { type: 'go-on' })
    act(state, B, { type: 'go-on' }, dice(6, 6, 6))
    expect(battleTask(state)).toMatchObject({ stage: 'retreat' })
    // In the next round both are asked again.
    act(state, A, DONE)
    act(state, B, DONE)
    expect(battleTask(state)).toMatchObject({ stage: 'items', round: 2 })
  })

  it('KT-B26: a first question without dice in the magic step is the one before the next dice', () => {
    const state = battle({ owner: B, armies: { [A]: [LIONS], [B]: [WOLVES] } }, { racks: [['ruby']] })
    goOn(state)
    act(state, A, DONE)
    act(state, A, DONE, dice(6, 6))
    expect(battleTask(state)).toMatchObject({ stage: 'retreat' })
  })

  it('KT-B26: with an empty rack only a Marksman, Bow or Sword is asked about, and only at the start of a round', () => {
    const state = battle({ owner: B, armies: { [A]: ['marksman', LIONS], [B]: [WOLVES] } })
    goOn(state)
    expect(offered(state, A)).toEqual(['aim', 'go-on', 'done'])
    act(state, A, DONE, dice(6, 6, 6))
    expect(battleTask(state)).toMatchObject({ stage: 'retreat' })
  })

  it('KT-B26: the Marksman’s choice is made once a round', () => {
    const state = battle({ owner: B, armies: { [A]: ['marksman'], [B]: [WOLVES] } })
    goOn(state)
    act(state, A, { type: 'aim', aims: true })
    expect(offered(state, A)).toEqual(['go-on', 'done'])
  })
})

describe('Bow and Sword', () => {
  it('KT-I3: the bearer of the Bow has one more and fights as ranged only; its own symbols do not count', () => {
    const state = battle(
      { owner: B, armies: { [A]: [DRUID, 'plains_white_knight'], [B]: [WOLVES] } },
      { racks: [['bow']] },
    )
    goOn(state)
    act(state, A, DONE)
    // The Knight 3 shoots with one die at 4; the Druid in the magic step first.
    act(state, A, { type: 'item', item: 'bow', on: 'plains_white_knight' })
    expect(needs(act(state, A, DONE, dice(6, 6, 6)))).toEqual([
      `magic ${DRUID} 3`,
      'ranged plains_white_knight 4',
      `melee ${WOLVES} 3`,
    ])
  })

  it('KT-I11: the bearer of the Sword throws two dice in the melee step, with one more', () => {
    const state = battle({ owner: B, armies: { [A]: [DRUID], [B]: [WOLVES] } }, { racks: [['sword']] })
    goOn(state)
    act(state, A, DONE)
    act(state, A, { type: 'item', item: 'sword', on: DRUID })
    expect(needs(act(state, A, DONE, dice(6, 6, 6)))).toEqual([
      `melee ${DRUID} 4`,
      `melee ${DRUID} 4`,
      `melee ${WOLVES} 3`,
    ])
  })

  it('KT-I11, KT-I2: on a Balloon’s passenger the Sword decides', () => {
    const state = combatIn({ owner: B, armies: { [A]: [LIONS], [B]: [WOLVES] } }, { racks: [['sword']] })
    state.balloon = { seat: A, hex: 0, passengers: [LIONS] }
    goOn(state)
    act(state, A, DONE)
    act(state, A, { type: 'item', item: 'sword', on: LIONS })
    // The Balloon shoots, then A is asked before the melee step has an empty rack: the Lions throw two dice.
    expect(needs(act(state, A, DONE, dice(6, 6, 6, 6)))).toEqual([
      'ranged balloon 3',
      `melee ${LIONS} 4`,
      `melee ${LIONS} 4`,
      `melee ${WOLVES} 3`,
    ])
  })

  it('KT-I3: never together with the Sword on one; laid or moved once, at the start of a round only', () => {
    const state = battle(
      { owner: B, armies: { [A]: [LIONS, FARMERS, DRUID], [B]: [WOLVES] } },
      { racks: [['bow', 'sword', 'ruby']] },
    )
    goOn(state)
    act(state, A, DONE)
    act(state, A, { type: 'item', item: 'bow', on: LIONS })
    expect(legalActions(state, A)).toEqual([
      { type: 'item', item: 'sword', on: DRUID },
      { type: 'item', item: 'sword', on: FARMERS },
      { type: 'go-on' },
      DONE,
    ])
    // Before the next step nothing is laid or moved.
    act(state, A, DONE, dice(6))
    expect(battleTask(state)).toMatchObject({ step: 'ranged', stage: 'items' })
    expect(legalActions(state, A)).toEqual([{ type: 'go-on' }, DONE])
  })

  it('KT-I3: it may be chosen to take a hit, and is then gone', () => {
    const state = battle({ owner: B, armies: { [A]: [LIONS], [B]: ['desert_genie'] } }, { racks: [['bow']] })
    goOn(state)
    act(state, A, DONE)
    act(state, A, { type: 'item', item: 'bow', on: LIONS })
    act(state, A, DONE, dice(1))
    expect(legalActions(state, A)).toEqual([hit(LIONS), hit('bow')])
    // Without it the Lions are in the melee step again.
    const events = act(state, A, hit('bow'), dice(6))
    expect(needs(events)).toEqual([`melee ${LIONS} 3`])
    expect(state.cup).toContain('bow')
  })

  it('KT-I3: without its bearer it may take a hit until the next round, when it must be moved', () => {
    const state = battle(
      { owner: B, armies: { [A]: [LIONS, FARMERS], [B]: ['desert_genie', WOLVES] } },
      { racks: [['bow']] },
    )
    goOn(state)
    act(state, A, DONE)
    act(state, A, { type: 'item', item: 'bow', on: LIONS })
    act(state, A, DONE, dice(1))
    // The bearer is given; in the melee step Farmers miss and Wolves hit.
    act(state, A, hit(LIONS), dice(6, 1))
    expect(legalActions(state, A)).toEqual([hit(FARMERS), hit('bow')])
    const other = battle(
      { owner: B, armies: { [A]: [LIONS, FARMERS], [B]: ['desert_genie', WOLVES] } },
      { racks: [['bow']] },
    )
    goOn(other)
    act(other, A, DONE)
    act(other, A, { type: 'item', item: 'bow', on: LIONS })
    act(other, A, DONE, dice(1))
    act(other, A, hit(LIONS), dice(6, 6))
    act(other, A, DONE)
    act(other, B, DONE)
    expect(legalActions(other, A)).toEqual([{ type: 'item', item: 'bow', on: FARMERS }])
  })

  it('KT-I3: when no creature is left to bear it, it goes to the cup', () => {
    const state = battle(
      { owner: B, armies: { [A]: [LIONS, 'swordmaster'], [B]: ['desert_genie', WOLVES] } },
      { racks: [['bow']] },
    )
    goOn(state)
    act(state, A, DONE)
    act(state, A, { type: 'item', item: 'bow', on: LIONS })
    act(state, A, DONE, dice(1))
    act(state, A, hit(LIONS), dice(6, 6))
    act(state, A, DONE)
    act(state, B, DONE, dice(6, 6, 6))
    expect(state.cup).toContain('bow')
    expect(battleTask(state)).toMatchObject({ round: 2, stage: 'retreat' })
  })
})

describe('Dispel Magic in a battle', () => {
  it('KT-I4, KT-B27: magic fights in the melee step from now on, but nobody throws twice in a round', () => {
    const state = battle(
      { owner: B, armies: { [A]: [DRUID, LIONS], [B]: [WOLVES] } },
      { racks: [['ruby'], ['dispel_magic']] },
    )
    goOn(state)
    act(state, B, DONE)
    act(state, A, DONE)
    act(state, A, { type: 'go-on' })
    act(state, B, DONE, dice(6))
    // The Druid has thrown: in this melee step only Lions and Wolves do.
    const events = act(state, B, { type: 'item', item: 'dispel_magic', force: A }, dice(6, 6))
    expect(needs(events)).toEqual([`melee ${LIONS} 3`, `melee ${WOLVES} 3`])
    act(state, A, DONE)
    act(state, B, DONE)
    expect(needs(act(state, A, DONE, dice(6, 6, 6)))).toEqual([
      `melee ${DRUID} 3`,
      `melee ${LIONS} 3`,
      `melee ${WOLVES} 3`,
    ])
  })

  it('KT-I4: with three in the battle the item and the force may be of different enemies, and an item goes if there is one', () => {
    const state = battle(
      { owner: C, armies: { [A]: [DRUID], [B]: [LIONS], [C]: [WOLVES] } },
      { seats: 3, racks: [['dispel_magic'], ['golem']], hexes: { 3: { owner: C } } },
    )
    goOn(state)
    act(state, A, DONE)
    act(state, B, DONE)
    act(state, A, { type: 'target', force: C })
    act(state, B, { type: 'target', force: C })
    act(state, C, { type: 'target', force: A })
    act(state, A, DONE)
    act(state, B, { type: 'item', item: 'golem' })
    act(state, A, DONE, dice(6))
    expect(battleTask(state)).toMatchObject({ stage: 'items', step: 'melee' })
    expect(legalActions(state, A)).toEqual([
      { type: 'item', item: 'dispel_magic', force: B, against: 'golem' },
      { type: 'item', item: 'dispel_magic', force: C, against: 'golem' },
      { type: 'go-on' },
      DONE,
    ])
    act(state, A, { type: 'item', item: 'dispel_magic', force: C, against: 'golem' }, dice(6, 6))
    expect(fightersOf(state, B)).toEqual([LIONS])
    expect(battleTask(state).forces.map(({ dispelled }) => dispelled)).toEqual([false, false, true])
  })
})
