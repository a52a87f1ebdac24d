/** Exploring: the die, what is drawn, bribes, and what becomes of it (KT-X). */
import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import type { Thing } from '../../content'
import { act, chanceOf, position, type Sketch } from '../../testing/positions'
import { DONE } from '../actions'
import { countersIn } from '../armies'
import { apply, legalActions, refuse, toAct } from '../rules'
import type { State } from '../state'
import { bribePrice } from './exploration'

const [A, B, C] = [0, 1, 2]

/** A stands in the unowned hex 0 and the die is about to be thrown. */
function explorer(sketch: Sketch = {}, terrain: 'desert' | 'swamp' | 'plains' = 'plains'): State {
  return position({
    calls: ['none', 'none', 'none'],
    rolls: ['none', 'none', 'none'],
    phase: 'combat',
    ...sketch,
    hexes: {
      0: { terrain, armies: { [A]: ['plains_lion_pride'] } },
      1: { owner: A },
      2: { owner: B },
      ...sketch.hexes,
    },
    tasks: [{ type: 'combat', next: 0 }],
  })
}

/** A die, and then draws from the cup of just these, first to last. */
function explore(state: State, die: number, drawn: readonly Thing[] = [], ...more: readonly number[]): void {
  state.cup.splice(0, state.cup.length, ...drawn, 'plains_farmers')
  apply(state, A, DONE, chanceOf(die - 1, ...drawn.map(() => 0), ...more))
}

const hexOf = (state: State) => must(state.hexes[0])

describe('the die', () => {
  it.each([1, 6])('KT-X3: with a %i the hex is the explorer’s, and nothing is turned up', (die) => {
    const state = explorer()
    explore(state, die)
    expect(hexOf(state).owner).toBe(A)
    expect(countersIn(state, 0, A)).toEqual(['plains_lion_pride'])
    expect(state.seen).toEqual([])
  })

  it('KT-X4: with 2 to 5 so many are drawn; too few in the cup: what there is', () => {
    const state = explorer()
    state.cup.splice(0, state.cup.length, 'swamp_thing')
    apply(state, A, DONE, chanceOf(4, 0))
    expect(hexOf(state).guards?.creatures).toEqual(['swamp_thing'])
    expect(state.emptied).toBe(true)
  })
})

describe('what is drawn', () => {
  it('KT-X5: the worked example: what does not fit goes to the cup, treasures and items lie with the defenders', () => {
    const state = explorer({ gold: [20, 0] }, 'swamp')
    explore(state, 5, ['oil_field', 'diamond', 'sword', 'frozen_waste_white_dragon', 'jungle_giant_ape'])
    expect(hexOf(state)).toMatchObject({
      income: undefined,
      guards: {
        creatures: ['frozen_waste_white_dragon', 'jungle_giant_ape'],
        treasures: ['diamond'],
        items: ['sword'],
      },
    })
    expect(state.cup).toContain('oil_field')
    expect(bribePrice(state, hexOf(state), 'frozen_waste_white_dragon')).toBe(10)
    expect(bribePrice(state, hexOf(state), 'jungle_giant_ape')).toBe(10)
  })

  it('KT-X5: of several income counters that fit the one with the most gold stays', () => {
    const state = explorer()
    explore(state, 3, ['farmlands', 'city', 'swamp_thing'])
    expect(hexOf(state).income).toBe('city')
    expect(state.cup).toContain('farmlands')
  })

  it('KT-X5: of different ones with equal gold the player on the right keeps one', () => {
    const state = explorer({ seats: 3, hexes: { 3: { owner: C } } })
    explore(state, 3, ['farmlands', 'village', 'swamp_thing'])
    expect(toAct(state)).toEqual([C])
    expect(legalActions(state, C)).toEqual([
      { type: 'keep', income: 'farmlands' },
      { type: 'keep', income: 'village' },
    ])
    act(state, C, { type: 'keep', income: 'farmlands' })
    expect(hexOf(state).income).toBe('farmlands')
    expect(state.cup).toContain('village')
    expect(toAct(state)).toEqual([A])
  })

  it('KT-X6: without a creature, city or village the hex is taken with all that lies there', () => {
    const state = explorer()
    explore(state, 4, ['farmlands', 'ruby', 'golem', 'good_harvest'])
    expect(hexOf(state)).toMatchObject({ owner: A, income: 'farmlands', guards: undefined })
    expect(state.players[A]?.rack).toEqual(['ruby', 'golem'])
    expect(state.cup).toContain('good_harvest')
  })
})

describe('bribes', () => {
  const DRAWN = ['jungle_crawling_vines', 'desert_skeletons', 'forest_bears', 'diamond_field'] as const

  it('KT-X7, KT-X8: the worked example: 18 for all, 4 for the Bears alone', () => {
    const state = explorer({ gold: [18, 0] }, 'desert')
    explore(state, 4, DRAWN)
    const prices = ['jungle_crawling_vines', 'desert_skeletons', 'forest_bears'] as const
    expect(prices.map((what) => bribePrice(state, hexOf(state), what))).toEqual([12, 2, 4])
    const events = prices.flatMap((what) => act(state, A, { type: 'bribe', what }))
    // KT-X9
    expect(hexOf(state)).toMatchObject({ owner: A, income: 'diamond_field', guards: undefined })
    expect(events.flatMap((event) => (event.type === 'bribed' ? [event.gold] : []))).toEqual([12, 2, 4])
    expect(countersIn(state, 0, A)).toEqual(['plains_lion_pride'])
  })

  it('KT-X8: what is too dear is refused with its price', () => {
    const state = explorer({ gold: [3, 0] }, 'desert')
    explore(state, 4, DRAWN)
    expect(refuse(state, A, { type: 'bribe', what: 'forest_bears' })).toEqual({
      clause: 'KT-X8',
      reason: 'doubled-bribe-too-dear',
      facts: { what: 'forest_bears', price: 4, gold: 3 },
    })
  })

  it('KT-X8: a city doubles all prices, its own too; bribed, it takes no part in the battle', () => {
    const state = explorer({ gold: [4, 0] })
    explore(state, 2, ['city', 'swamp_thing'])
    expect(bribePrice(state, hexOf(state), 'building')).toBe(4)
    // With nothing left to pay, A is not asked again. The Thing alone fights: it misses, the Lions hit; the City passes
    // the damage check and is A's.
    act(state, A, { type: 'bribe', what: 'building' }, chanceOf(0, 5, 2))
    expect(hexOf(state)).toMatchObject({ owner: A, income: 'city' })
  })

  it('KT-X9: all bribed: the hex, treasures, unused magic and the income counter, whole again; nothing is turned up', () => {
    const state = explorer({ gold: [12, 0], racks: [['ruby']] })
    explore(state, 4, ['city', 'swamp_thing', 'pearl', 'sword'])
    // (2 + 2) x 2
    act(state, A, { type: 'bribe', what: 'building' })
    const events = act(state, A, { type: 'bribe', what: 'swamp_thing' })
    expect(events).toContainEqual(expect.objectContaining({ type: 'hex-taken', clause: 'KT-X9' }))
    expect(state.players[A]).toMatchObject({ gold: 4, rack: ['pearl', 'ruby', 'sword'] })
    expect(hexOf(state)).toMatchObject({ owner: A, income: 'city', guards: undefined })
    expect(state.seen).toEqual([])
    expect(state.cup).toContain('swamp_thing')
  })

  it('KT-X10: who can pay nothing and has an empty rack is not asked', () => {
    const state = explorer({ gold: [0, 0] })
    explore(state, 2, ['swamp_thing', 'swamp_huge_leech'], 5, 5, 5)
    expect(state.tasks.at(-1)).toMatchObject({ type: 'battle', kind: 'exploration' })
  })
})

describe('while bribing', () => {
  it('KT-O4, KT-I7: a Fan moves the cloud before the bribes go on', () => {
    const state = explorer({ racks: [['fan'], ['diamond']], hexes: { 2: { owner: B } } })
    state.cloud = 2
    // With a rack counter and a cloud about, A is asked before the only exploration.
    apply(state, A, DONE, chanceOf())
    state.cup.splice(0, state.cup.length, 'swamp_thing', 'swamp_watersnake', 'plains_farmers')
    act(state, A, { type: 'resolve', hex: 0 }, chanceOf(1, 0, 0))
    act(state, A, { type: 'fan', hex: 1 })
    act(state, B, DONE)
    expect(state.cloud).toBe(1)
    expect(legalActions(state, A)).toContainEqual({ type: 'bribe', what: 'swamp_thing' })
  })
})

describe('the battle with neutral defenders', () => {
  it('KT-X12, KT-X13: who retreats leaves them face up with what they guard; who comes later must fight them', () => {
    const state = explorer({ gold: [0, 0] })
    explore(state, 3, ['swamp_thing', 'swamp_huge_leech', 'ruby'], 5, 5, 5)
    act(state, A, { type: 'retreat', hex: 1 })
    expect(hexOf(state)).toMatchObject({
      owner: undefined,
      guards: { creatures: ['swamp_huge_leech', 'swamp_thing'], treasures: ['ruby'] },
    })
  })

  it('KT-X14: both sides gone: what they guarded goes to the cup and the next explorer rolls', () => {
    const state = explorer({ gold: [0, 0] })
    explore(state, 2, ['swamp_thing', 'ruby'], 0, 0)
    expect(hexOf(state)).toMatchObject({ owner: undefined, guards: undefined })
    expect(state.cup).toContain('ruby')
  })

  it('KT-X15, KT-X16: who wins gets the hex and all in it, after the damage check', () => {
    const state = explorer({ gold: [0, 0] })
    explore(state, 3, ['swamp_thing', 'ruby', 'farmlands'], 0, 5, 0)
    // The Farmlands fell to a 1.
    expect(hexOf(state)).toMatchObject({ owner: A, income: undefined, guards: undefined })
    expect(state.players[A]?.rack).toEqual(['ruby'])
  })

  it('KT-X11: the player on the right uses the items that lie with them', () => {
    const state = explorer({ gold: [0, 0] })
    explore(state, 2, ['swamp_thing', 'golem'])
    expect(toAct(state)).toEqual([B])
    // Both sides miss but for the Golem, which always hits: the Lions are gone, and the Golem with them.
    const events = act(state, B, { type: 'item', item: 'golem' }, chanceOf(5, 5, 5))
    expect(events).toContainEqual(expect.objectContaining({ type: 'hit', side: A, what: 'plains_lion_pride' }))
    expect(hexOf(state).guards).toMatchObject({ creatures: ['swamp_thing'], items: [] })
    expect(state.cup).toContain('golem')
  })
})
