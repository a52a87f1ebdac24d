import { describe, expect, it } from 'vitest'
import { gate } from '../../game'
import type { State } from '../../rules/state'
import { position, STRICT } from '../../testing/positions'
import { idleCards, unfinished } from './unfinished'

const left = (state: State) => unfinished(state, gate.legalActions(state, 0), 'en')
const idle = (state: State) => idleCards(state, gate.legalActions(state, 0))

describe('what the end of the turn would waste', () => {
  it('G-T5: cards in hand are discarded, and gold is lost: cards are asked about', () => {
    const state = position({
      right: 'rat-lord',
      hand: 'guard monk',
      gold: 3,
      fear: 2,
      market: 'mercenary druid priest champion',
    })
    expect(left(state)).toEqual({
      note: '2 cards unused',
      question: '2 unused cards would be discarded and 3 gold lost.',
    })
  })

  it('G-T5: gold alone is only noted, and only while it buys something', () => {
    const state = position({ right: 'rat-lord', hand: '', gold: 2, market: 'mercenary druid priest champion' })
    expect(left(state)).toEqual({ note: '2 gold unspent' })
    expect(
      left(position({ right: 'rat-lord', hand: '', gold: 1, market: 'mercenary druid priest champion' })),
    ).toBeUndefined()
  })

  it('G-T3: nothing, once all is done', () => {
    expect(left(position({ right: 'rat-lord', hand: '' }))).toBeUndefined()
  })
})

describe('a card is no loss', () => {
  it('G-U3: that could only calm people who are calm', () => {
    expect(idle(position({ right: 'rat-lord', hand: 'bishop', fear: 0 }))).toBe(0)
    expect(idle(position({ right: 'rat-lord', hand: 'bishop', fear: 1 }))).toBe(1)
  })

  it('G-U2: that could only repair what is whole', () => {
    expect(idle(position({ right: 'rat-lord', hand: 'engineer' }))).toBe(0)
    expect(idle(position({ right: 'rat-lord', hand: 'engineer', gate: 8 }))).toBe(1)
  })

  it('G-M3: whose gold would buy nobody', () => {
    expect(idle(position({ hand: 'monk', fear: 0, gold: 1, market: 'champion alchemist tinkerer guardian' }))).toBe(0)
    expect(idle(position({ hand: 'monk', fear: 0, gold: 1, market: 'mercenary druid priest champion' }))).toBe(1)
  })

  it('G-C4: unless its gold pays for a command that helps', () => {
    const market = 'champion alchemist tinkerer guardian'
    expect(idle(position({ hand: 'monk', right: 'rat-lord', gold: 1, market }))).toBe(1)
    expect(idle(position({ hand: 'monk', right: 'rat-lord', gold: 1, market, commands: ['volley'] }))).toBe(0)
    expect(idle(position({ hand: 'monk', gate: 11, gold: 1, market }))).toBe(1)
  })

  it('G-T3: whose gold comes too late in strict phases', () => {
    expect(idle(position({ hand: 'baroness', options: STRICT, phase: 'cards' }))).toBe(0)
  })
})
