import { describe, expect, it } from 'vitest'
import { gate } from '../game'
import {
  attack,
  bring,
  calm,
  DECLINE,
  double,
  END,
  eventsOf,
  FESTIVAL,
  FIRST,
  income,
  legal,
  NO_CHANCE,
  play,
  position,
  power,
  recruit,
  refusalOf,
  repair,
  volley,
} from '../testing/positions'

describe('the Blacksmith', () => {
  it('G-U6: doubles the printed attack of another card, not the Tower', () => {
    const state = position({ right: 'rat-lord', hand: 'blacksmith warden' })
    const events = play(state, [income('blacksmith'), attack('warden', 'rat-lord'), double('warden')])
    expect(eventsOf(events, 'attacked').map(({ attack: sum, tower, doubled }) => [sum, tower, doubled])).toEqual([
      [2, 1, false],
      [2, 0, true],
    ])
    expect(state.right?.damage).toBe(5)
    expect([state.doublings, state.attackers]).toEqual([0, []])
  })

  it('G-U6: before or after that card, played for a trait or for his power alone', () => {
    for (const played of [income('blacksmith'), repair('blacksmith', { gate: 2 }), power('blacksmith')]) {
      const before = position({ right: 'rat-lord', hand: 'blacksmith warden', gate: 9 })
      play(before, [played, attack('warden', 'rat-lord'), double('warden')])
      const after = position({ right: 'rat-lord', hand: 'blacksmith warden', gate: 9 })
      play(after, [attack('warden', 'rat-lord'), played, double('warden')])
      expect([before.right?.damage, after.right?.damage]).toEqual([5, 5])
    }
  })

  it('G-U6: any one of the cards that attacked, once', () => {
    const state = position({ right: 'rat-lord', hand: 'blacksmith guard mercenary' })
    play(state, [power('blacksmith'), attack('guard', 'rat-lord'), attack('mercenary', 'rat-lord')])
    expect(legal(state, 'double')).toEqual([double('guard'), double('mercenary')])
    play(state, [double('guard')])
    expect(refusalOf(state, double('mercenary'))).toBe('G-U6 no-doubling')
    expect(state.right?.damage).toBe(5)
  })

  it('G-U6: with no other attack card, and for a Volley, he does nothing', () => {
    const state = position({ right: 'rat-lord', hand: 'blacksmith guard', gold: 2 })
    play(state, [power('blacksmith'), volley('rat-lord')])
    expect(legal(state, 'double')).toEqual([])
    expect(refusalOf(state, double('guard'))).toBe('G-U6 did-not-attack {"card":"guard"}')
    expect(refusalOf(state, double('blacksmith'))).toBe('G-U6 did-not-attack {"card":"blacksmith"}')
  })

  it('G-U6, G-U4: the extra belongs to the same sum and may overflow', () => {
    const state = position({ left: 'rat-lord 3', right: 'dark-priest', hand: 'blacksmith champion' })
    play(state, [power('blacksmith'), attack('champion', 'rat-lord'), double('champion')])
    // 3 and the Tower, 3 more: 3 for the Rat Lord, 4 for the Dark Priest.
    expect([state.left, state.right]).toEqual([undefined, { enemy: 'dark-priest', damage: 4 }])
  })

  it('G-U6, G-U4: the extra goes to the enemy that was hit first, wherever it is', () => {
    const state = position({ left: 'rat-lord', right: 'dark-priest', hand: 'blacksmith guard' })
    play(state, [attack('guard', 'dark-priest'), power('blacksmith'), double('guard')])
    expect([state.left?.damage, state.right?.damage]).toEqual([0, 3])
  })

  it('G-U6: with no enemy left there is nothing to double', () => {
    const state = position({ right: 'giant-spider', hand: 'blacksmith champion' })
    play(state, [power('blacksmith'), attack('champion', 'giant-spider')])
    expect(refusalOf(state, double('champion'))).toBe('G-U4 no-enemy-out')
    expect(legal(state, 'double')).toEqual([])
  })

  it('G-U6, G-U7: drawn again in the same turn he doubles a second card', () => {
    const state = position({ right: 'grave-lord', hand: 'blacksmith swindler guard' })
    play(state, [income('blacksmith'), attack('guard', 'grave-lord'), power('swindler')], bring(state, 'blacksmith'))
    expect(state.hand).toEqual(['blacksmith'])
    play(state, [power('blacksmith')])
    expect(state.doublings).toBe(2)
    play(state, [double('guard')])
    // One attack is doubled once.
    expect(refusalOf(state, double('guard'))).toBe('G-U6 did-not-attack {"card":"guard"}')
    expect(state.right?.damage).toBe(3)
  })
})

describe('piles and powers in mid-turn', () => {
  it('G-U7: played and recruited cards are in the discard pile at once', () => {
    const state = position({ right: 'rat-lord', hand: 'guard monk', gold: 2 })
    play(state, [income('guard'), recruit('mercenary')], FIRST)
    expect(state.discard).toEqual(['guard', 'mercenary'])
  })

  it('G-U7, G-T2: a reshuffle in mid-turn can bring back a card played or recruited this turn', () => {
    const state = position({ right: 'rat-lord', hand: 'champion swindler', gold: 2 })
    play(
      state,
      [attack('champion', 'rat-lord'), recruit('mercenary'), power('swindler')],
      bring(state, 'guardian champion'),
    )
    expect([state.hand, state.draw, state.discard]).toEqual([['champion'], ['mercenary'], ['swindler']])
    play(state, [attack('champion', 'rat-lord')])
    expect(state.scored).toEqual(['rat-lord'])
  })

  it('G-U7: a card with a draw power is discarded after it, so that it cannot draw itself', () => {
    const state = position({ right: 'rat-lord', hand: 'swindler', discard: 'guard' })
    play(state, [power('swindler')], bring(state, 'guard'))
    expect([state.hand, state.draw, state.discard]).toEqual([['guard'], [], ['swindler']])
  })

  it('G-U7, G-T2: with nothing to draw a draw power draws nothing, and is not asked about', () => {
    const state = position({ right: 'rat-lord', hand: 'swindler guard' })
    const alone = gate.clone(state)
    play(state, [income('swindler')])
    expect([state.played, state.discard]).toEqual([undefined, ['swindler']])
    expect(eventsOf(play(alone, [power('swindler')], NO_CHANCE), 'cards-drawn')).toEqual([
      { type: 'cards-drawn', cards: [], by: 'swindler' },
    ])
  })

  it('G-U7: the Traveler draws two, the second from a shuffled discard pile if need be', () => {
    const state = position({ right: 'rat-lord', hand: 'traveler', draw: 'guard', discard: 'monk farmer' })
    const events = play(state, [calm('traveler'), power('traveler')], bring(state, 'guard farmer'))
    expect([state.hand, state.draw, state.gone.includes('traveler')]).toEqual([['guard', 'farmer'], ['monk'], true])
    expect(events.map(({ type }) => type)).toEqual([
      'calmed',
      'cards-drawn',
      'discard-shuffled',
      'cards-drawn',
      'card-left',
    ])
  })

  it('G-U7: the Tax Collector may leave the game from the discard pile at any time', () => {
    const state = position({ right: 'rat-lord', hand: 'tax-collector', gold: 1 })
    expect(refusalOf(state, power('tax-collector'))).toBe('G-U7 not-in-discard {"card":"tax-collector"}')
    play(state, [income('tax-collector')])
    expect(play(state, [power('tax-collector')])).toEqual([
      { type: 'card-left', card: 'tax-collector', by: 'tax-collector' },
    ])
    expect([state.discard, state.gone.includes('tax-collector'), state.gold]).toEqual([[], true, 3])
    const strict = position({
      options: { difficulty: 'standard', strictPhases: true },
      right: 'rat-lord',
      hand: 'guard',
      discard: 'tax-collector',
    })
    play(strict, [attack('guard', 'rat-lord'), power('tax-collector')])
    expect(strict.discard).toEqual(['guard'])
  })

  it('G-U7: the Alchemist lets one card of the discard pile leave the game, not himself', () => {
    const state = position({ right: 'rat-lord', hand: 'alchemist guard', discard: 'druid druid monk' })
    play(state, [income('guard'), calm('alchemist')])
    expect(gate.legalActions(state, 0)).toEqual([
      power('alchemist', 'guard'),
      power('alchemist', 'monk'),
      power('alchemist', 'druid'),
      DECLINE,
    ])
    expect(refusalOf(state, power('alchemist'))).toBe('G-U7 name-a-card {"card":"alchemist"}')
    expect(refusalOf(state, power('alchemist', 'alchemist'))).toBe('G-U7 not-in-discard {"card":"alchemist"}')
    expect(play(state, [power('alchemist', 'druid')])).toEqual([{ type: 'card-left', card: 'druid', by: 'alchemist' }])
    expect(state.discard).toEqual(['guard', 'monk', 'druid', 'alchemist'])
  })

  it('G-U7: with an empty discard pile the Alchemist has nothing to remove', () => {
    const state = position({ right: 'rat-lord', hand: 'alchemist', draw: 'guard' })
    expect(legal(state, 'power')).toEqual([])
    expect(refusalOf(state, power('alchemist', 'guard'))).toBe('G-U7 not-in-discard {"card":"guard"}')
    play(state, [attack('alchemist', 'rat-lord')])
    expect(state.played).toBeUndefined()
  })

  it('G-U7: other powers take no card', () => {
    const state = position({ right: 'rat-lord', hand: 'swindler', discard: 'guard' })
    expect(refusalOf(state, power('swindler', 'guard'))).toBe('G-U7 takes-no-target {"source":"swindler"}')
  })

  it('G-U8: a hero leaves the game when played, for whatever trait, income too', () => {
    const state = position({ right: 'rat-lord', hand: 'baroness engineer bishop knight', gate: 4 })
    const events = play(state, [
      income('baroness'),
      repair('engineer', { gate: 4 }),
      calm('bishop'),
      attack('knight', 'rat-lord'),
    ])
    expect(state.gone.slice(-4)).toEqual(['baroness', 'engineer', 'bishop', 'knight'])
    expect([state.gold, state.gate, state.right?.damage, state.discard]).toEqual([4, 8, 5, []])
    expect(eventsOf(events, 'card-left').map(({ card, by }) => card === by)).toEqual([true, true, true, true])
  })

  it('G-U8, G-U1: also when played for the power alone', () => {
    const state = position({ right: 'rat-lord', hand: 'traveler', draw: 'guard monk' })
    play(state, [power('traveler')], FIRST)
    expect([state.gone.includes('traveler'), state.hand]).toEqual([true, ['guard', 'monk']])
  })

  it('G-U8, G-T5: a hero that was drawn and not played is discarded and comes back', () => {
    const state = position({ right: 'skull-centipede', hand: 'knight guard' })
    play(state, [END], FIRST)
    expect(state.hand).toEqual(['guard', 'knight'])
  })
})

describe('the worked example of the seed', () => {
  it('G-U2, G-U8, G-M1, G-U6: Engineer, Warden and Blacksmith', () => {
    const state = position({ right: 'rat-lord', hand: 'engineer warden blacksmith', gold: 1, gate: 6, fear: 4 })
    play(state, [repair('engineer', { gate: 4 })])
    expect([state.gate, state.gone.includes('engineer')]).toEqual([10, true])
    play(state, [income('blacksmith'), FESTIVAL])
    expect([state.gold, state.fear]).toEqual([0, 3])
    play(state, [attack('warden', 'rat-lord'), double('warden')])
    // 4, and 1 by the Tower.
    expect(state.right).toEqual({ enemy: 'rat-lord', damage: 5 })
    expect(state.hand).toEqual([])
  })

  it('G-U4: without the Tower the attack is 4', () => {
    const state = position({ right: 'rat-lord', hand: 'warden blacksmith', tower: 0 })
    play(state, [power('blacksmith'), attack('warden', 'rat-lord'), double('warden')])
    expect(state.right?.damage).toBe(4)
  })
})
