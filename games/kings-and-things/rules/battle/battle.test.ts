/** The rounds of a battle, from turning up to the end (KT-B). */
import { describe, expect, it } from 'vitest'
import type { ArmyCounter } from '../../content'
import { battle, battleTask, fightersOf, goOn } from '../../testing/battles'
import { act, chanceOf, dice } from '../../testing/positions'
import { DONE } from '../actions'
import { countersIn } from '../armies'
import { apply, legalActions, toAct } from '../rules'
import type { State } from '../state'

const [A, B, C] = [0, 1, 2]
describe('a round', () => {
  it('KT-B8: the worked example: magic, ranged and melee with their dice, hits and losses', () => {
    const state = battle(
      {
        owner: B,
        income: 'city',
        armies: {
          [A]: ['frozen_waste_white_dragon', 'forest_dryad', 'forest_unicorn', 'frozen_waste_white_bear'],
          [B]: [
            'forest_elf_mage',
            'jungle_blowpipe_hunter',
            'plains_clansmen_r1',
            'frozen_waste_wolves',
            'frozen_waste_killer_penguins',
          ],
        },
      },
      { racks: [['golem']] },
    )
    goOn(state)
    // Before the first round A has a counter on the rack: asked for a Firewall.
    expect(toAct(state)).toEqual([A])
    act(state, A, DONE)
    expect(battleTask(state)).toMatchObject({ stage: 'items', round: 1 })
    // The Golem comes in; its rack is empty then, so A is asked no more. A: 3, 2 against 1 (Dryad) and 5; B: 4 against 2.
    const events = act(state, A, { type: 'item', item: 'golem' }, dice(2, 3, 4))
    expect(events).toContainEqual(expect.objectContaining({ type: 'step-rolled', step: 'magic' }))
    // One hit on B, who chooses.
    expect(battleTask(state).forces.map(({ hits }) => hits)).toEqual([0, 1])
    expect(toAct(state)).toEqual([B])
    // Ranged: B rolls 4 and 1.
    act(state, B, { type: 'hit', what: 'building' }, dice(4, 1))
    expect(fightersOf(state, B)).toContain('building 1')
    // One hit on A, which the Golem could soak.
    expect(battleTask(state).forces.map(({ hits }) => hits)).toEqual([1, 0])
    expect(legalActions(state, A)).toContainEqual({ type: 'hit', what: 'golem' })
    // Melee: A has Unicorn, White Bear and Golem; B has Wolves, Penguins and the City.
    act(state, A, { type: 'hit', what: 'forest_dryad' }, dice(4, 4, 4, 2, 2, 2))
    expect(battleTask(state).forces.map(({ hits }) => hits)).toEqual([2, 3])
    act(state, A, { type: 'hit', what: 'forest_unicorn' })
    act(state, A, { type: 'hit', what: 'frozen_waste_white_bear' })
    act(state, B, { type: 'hit', what: 'jungle_blowpipe_hunter' })
    act(state, B, { type: 'hit', what: 'plains_clansmen_r1' })
    act(state, B, { type: 'hit', what: 'building' })
    expect(fightersOf(state, A)).toEqual(['frozen_waste_white_dragon', 'golem'])
    expect(fightersOf(state, B)).toEqual([
      'forest_elf_mage',
      'frozen_waste_killer_penguins',
      'frozen_waste_wolves',
      'building 0',
    ])
    // A retreats: the damage check of the City follows, a 3 leaves it whole.
    expect(legalActions(state, A)).toEqual([{ type: 'retreat', hex: 1 }, DONE])
    act(state, A, { type: 'retreat', hex: 1 }, dice(3))
    expect(state.hexes[0]).toMatchObject({ owner: B, income: 'city' })
    expect(countersIn(state, 1, A)).toEqual(['frozen_waste_white_dragon'])
    expect(state.cup).toContain('golem')
    expect(countersIn(state, 0, B)).toEqual(['forest_elf_mage', 'frozen_waste_killer_penguins', 'frozen_waste_wolves'])
  })

  it('KT-B8: a charger throws two dice, others one; each at or below the value hits', () => {
    const state = battle({
      owner: B,
      armies: {
        [A]: ['frozen_waste_walrus', 'plains_white_knight'],
        [B]: ['plains_farmers', 'plains_farmers', 'plains_farmers', 'plains_lion_pride'],
      },
    })
    // The Walrus 4; the Knight 3 and 1; three Farmers miss with 6, the Lions with 6.
    apply(state, A, DONE, chanceOf(3, 2, 0, 5, 5, 5, 5))
    expect(battleTask(state).forces.map(({ hits }) => hits)).toEqual([0, 3])
  })

  it('KT-B9, KT-B10: losses of a step count before the next step, and the side hit chooses', () => {
    const state = battle({
      owner: B,
      armies: { [A]: ['forest_druid'], [B]: ['plains_farmers', 'plains_lion_pride'] },
    })
    // The Druid hits in the magic step.
    goOn(state, dice(1))
    expect(toAct(state)).toEqual([B])
    expect(legalActions(state, B)).toEqual([
      { type: 'hit', what: 'plains_lion_pride' },
      { type: 'hit', what: 'plains_farmers' },
    ])
    // Only the Farmers are left to throw in the melee step.
    act(state, B, { type: 'hit', what: 'plains_lion_pride' }, dice(6))
    expect(fightersOf(state, B)).toEqual(['plains_farmers'])
  })

  it('KT-B11: where all is lost anyway, nobody is asked in which order', () => {
    const state = battle({
      owner: B,
      armies: { [A]: ['forest_druid', 'desert_genie', 'desert_sphinx'], [B]: ['plains_farmers', 'plains_lion_pride'] },
    })
    goOn(state, dice(1, 1, 1))
    expect(countersIn(state, 0, B)).toEqual([])
    expect(state.hexes[0]?.owner).toBe(A)
  })

  it('KT-B16: all attackers gone, the hex stays with its owner, even if nothing of the owner is left', () => {
    const state = battle({ owner: B, armies: { [A]: ['plains_farmers'], [B]: ['plains_farmers'] } })
    goOn(state, dice(1, 1))
    expect(state.hexes[0]).toMatchObject({ owner: B, armies: [] })
    expect(state.tasks.map(({ type }) => type)).not.toContain('battle')
  })

  it('KT-B10, KT-B18: a fort fights on at what is left of it, and is whole again afterwards', () => {
    const state = battle({
      owner: B,
      fort: 2,
      armies: { [A]: ['plains_lion_pride', 'plains_wolf_pack', 'plains_farmers'] },
    })
    // The Keep needs 2: it throws 6. One hit of A.
    goOn(state, dice(1, 6, 6, 6))
    expect(fightersOf(state, B)).toEqual(['fort 1'])
    // A stays; in the second round the Keep throws 2, which is too much now.
    act(state, A, DONE, dice(6, 6, 6, 2))
    expect(fightersOf(state, A)).toHaveLength(3)
    // Then it is neutralised, and A takes the hex with the Keep; the damage check leaves it (4).
    act(state, A, DONE, dice(1, 6, 6, 6, 4))
    expect(state.hexes[0]).toMatchObject({ owner: A, fort: 2 })
  })

  it('KT-B17: after the battle a fort loses a level with a 1 or 6, and an income counter goes to the cup; never a citadel', () => {
    const state = battle({
      owner: B,
      fort: 1,
      income: 'farmlands',
      armies: { [A]: ['forest_druid'], [B]: [] },
    })
    goOn(state, chanceOf(0, 0, 5))
    expect(state.hexes[0]).toMatchObject({ owner: A, fort: 0, income: undefined })
    expect(state.bank[1]).toBe(10)
    expect(state.cup).toContain('farmlands')
    const strong = battle({ owner: B, fort: 4, got: { turn: 1, how: 'built' }, armies: { [A]: ['plains_farmers'] } })
    // The citadel kills the Farmers in the magic step; there is nothing to check.
    goOn(strong, dice(1))
    expect(strong.hexes[0]).toMatchObject({ owner: B, fort: 4 })
  })

  it('KT-B7: the steps: citadel and Firewall magic, castle and Balloon ranged, tower, keep, city, village and Golem melee', () => {
    const state = battle({ owner: B, fort: 3, armies: { [A]: ['plains_farmers', 'mountain_giant'] } })
    // Ranged: the Giant 4 and the castle 3.
    goOn(state, dice(6, 6, 6))
    expect(battleTask(state).stage).toBe('retreat')
  })
})

describe('bluffs in a battle', () => {
  const BLUFF: ArmyCounter = 'swamp_slime_beast'

  it('KT-B4, KT-U5: a bluff that is turned up may be called and goes to the cup', () => {
    const state = battle(
      { owner: B, armies: { [A]: [BLUFF, 'plains_farmers'], [B]: ['plains_farmers'] } },
      { calls: ['none', 'ask'] },
    )
    goOn(state)
    expect(toAct(state)).toEqual([B])
    expect(legalActions(state, B)).toContainEqual({ type: 'call', seat: A, creature: BLUFF })
    act(state, B, { type: 'call', seat: A, creature: BLUFF })
    expect(fightersOf(state, A)).toEqual(['plains_farmers'])
    expect(state.cup).toContain(BLUFF)
    expect(toAct(state)).toEqual([B])
  })

  it('KT-U6: if nobody does, it fights on', () => {
    const state = battle({ owner: B, armies: { [A]: [BLUFF], [B]: ['plains_farmers'] } }, { calls: ['none', 'ask'] })
    goOn(state)
    act(state, B, DONE, dice(1, 6))
    expect(state.hexes[0]?.owner).toBe(A)
  })

  it('KT-E4: with autoCall every bluff is called, and nobody is asked', () => {
    const state = battle(
      { owner: B, armies: { [A]: [BLUFF, 'plains_farmers'], [B]: ['plains_farmers'] } },
      { options: { autoCall: true } },
    )
    goOn(state, dice(6, 6))
    expect(fightersOf(state, A)).toEqual(['plains_farmers'])
  })
})

describe('three players in a hex', () => {
  function three(): State {
    return battle(
      {
        owner: C,
        armies: {
          [A]: ['plains_lion_pride'],
          [B]: ['plains_wolf_pack'],
          [C]: ['plains_pterodactyl', 'plains_farmers'],
        },
      },
      { seats: 3, hexes: { 1: { owner: A }, 2: { owner: B }, 3: { owner: C } } },
    )
  }

  it('KT-B21: everybody names another player at the same time, and all own dice go against that one', () => {
    const state = three()
    goOn(state)
    expect(toAct(state)).toEqual([A, B, C])
    expect(legalActions(state, A)).toEqual([
      { type: 'target', force: B },
      { type: 'target', force: C },
    ])
    act(state, C, { type: 'target', force: A })
    expect(toAct(state)).toEqual([A, B])
    act(state, A, { type: 'target', force: B })
    act(state, B, { type: 'target', force: A }, dice(1, 6, 1, 6))
    // A hit B; the Pterodactyl hit A: C alone is left.
    expect(state.tasks.map(({ type }) => type)).not.toContain('battle')
    expect([A, B, C].map((seat) => countersIn(state, 0, seat))).toEqual([
      [],
      [],
      ['plains_pterodactyl', 'plains_farmers'],
    ])
  })

  it('KT-B23: the attacker on the defender’s left retreats first, the defender last, and the others fight on', () => {
    const state = three()
    goOn(state)
    act(state, A, { type: 'target', force: C })
    act(state, B, { type: 'target', force: C })
    act(state, C, { type: 'target', force: A }, dice(6, 6, 6, 6))
    expect(toAct(state)).toEqual([A])
    act(state, A, { type: 'retreat', hex: 1 })
    expect(toAct(state)).toEqual([B])
    act(state, B, DONE)
    expect(toAct(state)).toEqual([C])
    // Two are left: no names any more.
    act(state, C, DONE, dice(6, 6, 6))
    expect(battleTask(state).round).toBe(2)
    expect(countersIn(state, 1, A)).toEqual(['plains_lion_pride'])
  })

  it('KT-B24: rivals in an unowned hex: the defender is the nearest on the announcer’s right; the last one explores later', () => {
    const state = battle(
      { armies: { [A]: ['plains_lion_pride'], [B]: ['plains_wolf_pack'] }, guards: { creatures: ['swamp_thing'] } },
      { seats: 3, hexes: { 3: { owner: C } } },
    )
    expect(battleTask(state)).toMatchObject({ kind: 'rivals', forces: [{ side: A }, { side: B }] })
    // KT-X17: the defenders there stand by; KT-X13: A must fight them now, without a die of exploration.
    goOn(state, dice(1, 6, 6, 6))
    expect(battleTask(state)).toMatchObject({ kind: 'exploration', plays: C, stage: 'retreat' })
    expect(fightersOf(state, 'neutral')).toEqual(['swamp_thing'])
  })
})

describe('retreat', () => {
  it('KT-B14: into an adjacent own hex without enemies; without one there is no retreat', () => {
    const state = battle(
      { owner: B, armies: { [A]: ['plains_lion_pride'], [B]: ['plains_wolf_pack'] } },
      { hexes: { 1: { owner: A, armies: { [B]: ['plains_farmers'] } }, 2: { owner: B } } },
    )
    goOn(state, dice(6, 6))
    // Only B can retreat.
    expect(toAct(state)).toEqual([B])
    expect(legalActions(state, B)).toEqual([{ type: 'retreat', hex: 2 }, DONE])
  })

  it('KT-B15, KT-B16: buildings never retreat and fight on alone', () => {
    const state = battle({ owner: B, fort: 1, armies: { [A]: ['plains_lion_pride'], [B]: ['plains_wolf_pack'] } })
    goOn(state, dice(6, 6, 6))
    act(state, A, DONE)
    act(state, B, { type: 'retreat', hex: 2 }, dice(6, 6))
    expect(battleTask(state)).toMatchObject({ round: 2 })
    expect(fightersOf(state, B)).toEqual(['fort 1'])
    expect(countersIn(state, 2, B)).toEqual(['plains_wolf_pack'])
  })
})
