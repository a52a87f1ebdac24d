import { describe, expect, it } from 'vitest'
import { type HexSketch, NO_CHANCE, position, type Sketch } from '../testing/positions'
import { takeHex } from './ownership'
import type { State } from './state'
import { checkClock, checkOut, checkTurnLimit } from './winning'

const RUN = { chance: NO_CHANCE, events: undefined }

function citadel(owner: number, turn: number, how: 'built' | 'captured' = 'built'): HexSketch {
  return { owner, fort: 4, got: { turn, how } }
}

function clock(turn: number, hexes: Readonly<Record<number, HexSketch>>): State['result'] {
  const state = position({ turn, hexes })
  checkClock(state, RUN)
  return state.result
}

describe('the clock', () => {
  it('KT-W1, KT-W2: one citadel wins at the end of construction of the turn after it was got', () => {
    expect(clock(5, { 3: citadel(0, 5) })).toBeUndefined()
    expect(clock(6, { 3: citadel(0, 5) })).toMatchObject({ winners: [0], ending: 'citadel-held' })
  })

  it('KT-W2: a capture starts the clock anew and makes another ending', () => {
    const state = position({ turn: 6, hexes: { 3: citadel(0, 5) } })
    takeHex(state, 3, 1, 'KT-B16', RUN)
    expect(state.hexes[3]?.got).toEqual({ turn: 6, how: 'captured' })
    checkClock(state, RUN)
    expect(state.result).toBeUndefined()
    state.turn = 7
    checkClock(state, RUN)
    expect(state.result).toMatchObject({ winners: [1], ending: 'citadel-captured-and-held' })
  })

  it('KT-W4: with a second citadel on the board only conquest wins, in the same phase too', () => {
    expect(clock(6, { 3: citadel(0, 5), 9: citadel(1, 6) })).toBeUndefined()
    expect(clock(6, { 3: citadel(0, 5), 9: citadel(1, 5) })).toBeUndefined()
    expect(clock(20, { 3: citadel(0, 5), 9: citadel(1, 6) })).toBeUndefined()
  })

  it('KT-W5: falling income does not matter', () => {
    expect(clock(6, { 3: citadel(0, 5) })).toMatchObject({ winners: [0], scores: [5, 0] })
  })

  it('KT-W1: without a citadel nobody wins', () => {
    expect(clock(30, { 3: { owner: 0, fort: 3 } })).toBeUndefined()
  })
})

describe('two citadels', () => {
  it('KT-W3: capturing the second wins the moment the hex changes hands', () => {
    const state = position({ turn: 9, hexes: { 3: citadel(0, 5), 9: citadel(1, 6) } })
    takeHex(state, 3, 1, 'KT-B16', RUN)
    expect(state.result).toMatchObject({ winners: [1], ending: 'two-citadels' })
    expect(state.tasks).toEqual([])
  })

  it('KT-W3: a third citadel elsewhere does not help its owner', () => {
    const hexes = { 3: citadel(0, 5), 9: citadel(1, 6), 12: citadel(2, 6), 15: { owner: 0 } }
    const state = position({ seats: 3, turn: 9, hexes })
    takeHex(state, 15, 2, 'KT-B16', RUN)
    expect(state.result).toBeUndefined()
    takeHex(state, 9, 2, 'KT-B16', RUN)
    expect(state.result).toMatchObject({ winners: [2] })
  })
})

describe('who is out', () => {
  it('KT-W7: without a hex and without an army counter; gold to the bank, rack to the cup unseen', () => {
    const state = position({
      seats: 3,
      gold: [5, 6, 7],
      hexes: { 3: { owner: 0 }, 4: { armies: { 2: ['warlord'] } } },
      racks: [[], ['golem', 'desert_nomads']],
    })
    checkOut(state, RUN)
    expect(state.players.map(({ out }) => out)).toEqual([false, true, false])
    expect(state.players[1]).toMatchObject({ gold: 0, rack: [] })
    expect(state.cup).toContain('golem')
    expect(state.result).toBeUndefined()
  })

  it('KT-T9, KT-W7: after true elimination the items of one who is out leave the game unseen', () => {
    const state = position({ seats: 3, hexes: { 3: { owner: 0 }, 4: { owner: 2 } }, racks: [[], ['golem', 'city']] })
    state.emptied = true
    checkOut(state, RUN)
    expect(state.players[1]?.goneUnseen).toEqual(['golem'])
    expect(state.gone).toEqual([])
  })

  it('KT-W7: a creature on the board keeps its player in', () => {
    const state = position({ hexes: { 3: { owner: 0 }, 4: { owner: 0, armies: { 1: ['desert_nomads'] } } } })
    checkOut(state, RUN)
    expect(state.players.map(({ out }) => out)).toEqual([false, false])
  })

  it('KT-W7: the last player wins', () => {
    const state = position({ hexes: { 3: { owner: 1 } } })
    checkOut(state, RUN)
    expect(state.result).toMatchObject({ winners: [1], ending: 'last-player' })
  })

  it('KT-W8: nothing is checked once somebody has won', () => {
    const state = position({ turn: 9, hexes: { 3: citadel(0, 5), 9: citadel(1, 6) } })
    takeHex(state, 3, 1, 'KT-B16', RUN)
    checkOut(state, RUN)
    expect(state.result).toMatchObject({ ending: 'two-citadels' })
  })
})

describe('the turn limit', () => {
  function limit(sketch: Sketch): State['result'] {
    const state = position({ turn: 6, options: { turnLimit: 6 }, ...sketch })
    checkTurnLimit(state, RUN)
    return state.result
  }

  it('KT-E5: not before its turn, and never without one', () => {
    expect(limit({ turn: 5 })).toBeUndefined()
    expect(limit({ options: { turnLimit: 0 }, turn: 90 })).toBeUndefined()
  })

  it('KT-E5: most citadels win, then the highest income', () => {
    const rich = { owner: 0, fort: 3, income: 'city' } as const
    expect(limit({ hexes: { 3: rich, 4: rich, 9: citadel(1, 6) } })).toMatchObject({
      winners: [1],
      ending: 'turn-limit',
      scores: [12, 5],
    })
    expect(limit({ hexes: { 3: rich, 9: { owner: 1 } } })).toMatchObject({ winners: [0] })
  })

  it('KT-E5: then the most gold, then it is shared', () => {
    const hexes = { 3: { owner: 0 }, 9: { owner: 1 }, 12: { owner: 2 } }
    expect(limit({ seats: 3, hexes, gold: [5, 9, 2] })).toMatchObject({ winners: [1] })
    expect(limit({ seats: 3, hexes, gold: [9, 5, 9] })).toMatchObject({ winners: [0, 2] })
  })
})
