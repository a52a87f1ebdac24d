/** Which of several equal counters takes a hit (KT-B10, KT-K6, from version 2 on). */
import { describe, expect, it } from 'vitest'
import { kingsAndThings } from '../../game'
import { battleTask, combatIn, goOn } from '../../testing/battles'
import { act, dice, type Sketch } from '../../testing/positions'
import { DONE } from '../actions'
import { parseAction, writeAction } from '../notation/notation'
import { legalActions, refuse, toAct } from '../rules'
import type { State } from '../state'

const [A, B] = [0, 1]
const FARMERS = 'plains_farmers'
const PLAIN = { type: 'hit', what: FARMERS } as const

/** Two Farmers of A, one of them in the Balloon, against two Hunters of B. */
function flown(sketch: Sketch = {}): State {
  const armies = { [A]: [FARMERS, FARMERS], [B]: ['plains_hunters', 'plains_wolf_pack'] } as const
  const state = combatIn({ owner: B, armies }, sketch)
  state.balloon = { seat: A, hex: 0, passengers: [FARMERS] }
  return state
}

/** In the ranged step the Hunters hit; passenger and Balloon miss. */
function hitInTheAir(sketch: Sketch = {}): State {
  const state = flown(sketch)
  goOn(state, dice(6, 6, 1))
  return state
}

function hitsOf(state: State, seat: number) {
  return legalActions(state, seat).filter(({ type }) => type === 'hit')
}

function farmersOf(state: State) {
  return battleTask(state).forces[0]?.fighters.filter(({ what }) => what === FARMERS)
}

describe('equal counters that differ', () => {
  it('KT-B10: the side hit says whether the Balloon’s passenger takes it', () => {
    const passenger = { ...PLAIN, passenger: true, fought: true } as const
    for (const [action, left] of [
      [PLAIN, { passenger: true }],
      [passenger, { passenger: false }],
    ] as const) {
      const state = hitInTheAir()
      expect(hitsOf(state, A)).toEqual([passenger, PLAIN, { type: 'hit', what: 'balloon' }])
      const events = act(state, A, action, dice(6, 6))
      expect(farmersOf(state)).toMatchObject([left])
      expect(state.balloon?.passengers).toEqual(left.passenger ? [FARMERS] : [])
      expect(events).toContainEqual({
        type: 'hit',
        side: A,
        what: FARMERS,
        nth: action === PLAIN ? 1 : 0,
        left: 0,
      })
    }
  })

  it('KT-B10: in version 1 the rules choose, and say nothing of it', () => {
    const state = hitInTheAir({ rules: 1 })
    expect(hitsOf(state, A)).toEqual([PLAIN, { type: 'hit', what: 'balloon' }])
    const events = act(state, A, PLAIN, dice(6, 6))
    expect(farmersOf(state)).toMatchObject([{ passenger: false }])
    expect(events).toContainEqual({ type: 'hit', side: A, what: FARMERS, left: 0 })
  })

  it('KT-B10: who does not say which is told to', () => {
    const state = hitInTheAir()
    expect(refuse(state, A, { ...PLAIN, saved: true })).toEqual({
      clause: 'KT-B10',
      reason: 'say-which',
      facts: { what: FARMERS },
    })
    expect(refuse(state, A, { type: 'hit', what: 'plains_hunters' })?.reason).toBe('cannot-take-a-hit')
  })

  it('KT-B11: with no other choice than between equals that differ the side is asked; equals that do not, are not', () => {
    const armies = { [A]: ['plains_greathunter'], [B]: [FARMERS, FARMERS] } as const
    const alike = combatIn({ owner: B, armies })
    // The Greathunter hits, one of the Farmers is gone, the other misses.
    goOn(alike, dice(1, 6))
    expect(battleTask(alike)).toMatchObject({ stage: 'retreat' })
  })

  it('KT-B10: nobody is asked when all of them are lost', () => {
    const armies = {
      [A]: ['plains_hunters', 'plains_greathunter', 'plains_wolf_pack'],
      [B]: [FARMERS, FARMERS],
    } as const
    const state = combatIn({ owner: B, armies })
    state.balloon = { seat: B, hex: 0, passengers: [FARMERS] }
    // Three dice of A's, two of B's: three hits on three counters of B... the Balloon is chosen among them first.
    goOn(state, dice(1, 1, 6, 6))
    expect(toAct(state)).toEqual([B])
    act(state, B, { type: 'hit', what: 'balloon' })
    // Then the two Farmers still differ: one has rolled.
    expect(hitsOf(state, B)).toEqual([{ ...PLAIN, fought: true }, PLAIN])
  })

  it('KT-K6: so does who aims', () => {
    const armies = { [A]: ['marksman'], [B]: [FARMERS, FARMERS] } as const
    const state = combatIn({ owner: B, armies })
    state.balloon = { seat: B, hex: 0, passengers: [FARMERS] }
    goOn(state)
    act(state, A, { type: 'aim', aims: true })
    act(state, A, DONE, dice(1, 6, 6))
    expect(toAct(state)).toEqual([A])
    expect(hitsOf(state, A)).toEqual([
      { ...PLAIN, passenger: true, fought: true },
      PLAIN,
      { type: 'hit', what: 'balloon' },
    ])
    act(state, A, { ...PLAIN, passenger: true, fought: true }, dice(6))
    expect(state.balloon?.passengers).toEqual([])
  })

  it('KT-B10, KT-I12: who was saved in this step is told from who was not, and a saving die is for the one that was named', () => {
    const armies = { [A]: [FARMERS, FARMERS], [B]: ['plains_wolf_pack', 'plains_lion_pride'] } as const
    const state = combatIn({ owner: B, armies }, { racks: [['talisman']] })
    goOn(state)
    act(state, A, DONE)
    // Both of B's hit; the first hit is thrown for and saved.
    act(state, A, { type: 'item', item: 'talisman' }, dice(6, 6, 1, 1, 3))
    expect(hitsOf(state, A)).toEqual([
      { ...PLAIN, saved: true, fought: true },
      { ...PLAIN, fought: true },
    ])
    expect(battleTask(state).saving).toBeUndefined()
    const events = act(state, A, { ...PLAIN, fought: true }, dice(2))
    expect(events).toContainEqual({ type: 'saved', side: A, what: FARMERS, nth: 1, die: 2 })
    expect(farmersOf(state)).toHaveLength(2)
  })

  it('KT-B10, KT-I3: who bears the Bow is told from who does not', () => {
    const armies = { [A]: [FARMERS, FARMERS], [B]: ['plains_hunters', 'plains_greathunter'] } as const
    const state = combatIn({ owner: B, armies }, { racks: [['bow']] })
    goOn(state)
    act(state, A, DONE)
    act(state, A, { type: 'item', item: 'bow', on: FARMERS })
    act(state, A, DONE, dice(6, 1, 6))
    const bearer = { ...PLAIN, bears: 'bow', fought: true } as const
    expect(hitsOf(state, A)).toEqual([bearer, PLAIN, { type: 'hit', what: 'bow' }])
    act(state, A, bearer, dice(6))
    expect(battleTask(state).forces[0]?.items).toEqual(['bow'])
  })

  it('is written and read in the notation', () => {
    const action = { ...PLAIN, bears: 'sword', passenger: true, saved: true, fought: true } as const
    expect(writeAction(action)).toBe('hit:farmers+sword+passenger+saved+fought')
    for (const one of [action, PLAIN, { ...PLAIN, saved: true } as const]) {
      expect(parseAction(writeAction(one))).toEqual(one)
    }
  })

  it('KT-B4: which of the two is a passenger is known to all while they fight, and after it only how many there are', () => {
    const state = flown({ hexes: { 5: { owner: B, armies: { [A]: ['swamp_ghost'], [B]: ['swamp_ghost'] } } } })
    goOn(state)
    act(state, A, { type: 'resolve', hex: 0 }, dice(6, 6, 1))
    const seen = kingsAndThings.view(state, B)
    expect(seen.balloon?.passengers).toEqual([FARMERS])
    act(state, A, PLAIN, dice(6, 6))
    act(state, A, { type: 'retreat', hex: 1 }, dice(6, 6))
    expect(kingsAndThings.view(state, B).balloon?.passengers).toEqual(['hidden'])
    expect(kingsAndThings.view(state, A).balloon?.passengers).toEqual([FARMERS])
  })
})
