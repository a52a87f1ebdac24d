import { describe, expect, it } from 'vitest'
import { HEALTH } from './cards'
import { gate } from './game'
import type { State } from './state'
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
} from './testing/positions'

/** `farm 2 gate 1`: the splits there are for a card. */
function splitsOf(state: State): string[] {
  return legal(state, 'repair').map(({ split }) => {
    const words = Object.entries(split).flatMap(([location, amount]) => (amount > 0 ? [`${location} ${amount}`] : []))
    return words.join(' ') || 'none'
  })
}

describe('using a card', () => {
  it('G-U1: for one trait only: then it is out of the hand', () => {
    const state = position({ right: 'rat-lord', hand: 'rat-catcher', fear: 3 })
    play(state, [calm('rat-catcher')])
    expect([state.hand, state.discard]).toEqual([[], ['rat-catcher']])
    expect(refusalOf(state, attack('rat-catcher', 'rat-lord'))).toBe('G-U1 not-in-hand {"card":"rat-catcher"}')
  })

  it('G-U1: a trait of 0 is none', () => {
    const state = position({ right: 'rat-lord', hand: 'minstrel knight' })
    expect(refusalOf(state, attack('minstrel', 'rat-lord'))).toBe(
      'G-U1 trait-missing {"card":"minstrel","trait":"attack"}',
    )
    expect(refusalOf(state, repair('minstrel', {}))).toBe('G-U1 trait-missing {"card":"minstrel","trait":"repair"}')
    expect(refusalOf(state, calm('knight'))).toBe('G-U1 trait-missing {"card":"knight","trait":"calm"}')
    expect(gate.legalActions(state, 0).map(({ type }) => type)).toEqual(['income', 'calm', 'attack', 'end'])
  })

  it('G-U1: its power as well if wanted, or not', () => {
    const state = position({ right: 'rat-lord', hand: 'swindler', draw: 'guard' })
    play(state, [income('swindler')])
    expect(state.played).toBe('swindler')
    expect(gate.legalActions(state, 0)).toEqual([power('swindler'), DECLINE])
    const declined = gate.clone(state)
    expect(play(declined, [DECLINE])).toEqual([{ type: 'power-declined', card: 'swindler' }])
    expect([declined.hand, declined.discard, declined.played]).toEqual([[], ['swindler'], undefined])
    play(state, [power('swindler')], FIRST)
    expect([state.hand, state.discard, state.gold]).toEqual([['guard'], ['swindler'], 1])
  })

  it('G-U1: or for its power alone', () => {
    const state = position({ right: 'rat-lord', hand: 'swindler', draw: 'guard' })
    const events = play(state, [power('swindler')], FIRST)
    expect([state.hand, state.gold]).toEqual([['guard'], 0])
    expect(events).toEqual([{ type: 'cards-drawn', cards: ['guard'], by: 'swindler' }])
  })

  it('G-U1: only a card in hand, and only one that has a power', () => {
    const state = position({ right: 'rat-lord', hand: 'guard' })
    expect(refusalOf(state, power('guard'))).toBe('G-U1 no-power {"card":"guard"}')
    expect(refusalOf(state, power('swindler'))).toBe('G-U1 not-in-hand {"card":"swindler"}')
    expect(refusalOf(state, DECLINE)).toBe('G-U1 no-power-to-decline')
  })

  it('G-U7: the power of a played card is decided about before anything else', () => {
    const state = position({ right: 'rat-lord', hand: 'swindler guard', draw: 'monk', gold: 2 })
    play(state, [income('swindler')])
    for (const action of [END, FESTIVAL, attack('guard', 'rat-lord'), recruit('mercenary')]) {
      expect(refusalOf(state, action)).toBe('G-U7 power-first {"card":"swindler"}')
    }
  })
})

describe('repair', () => {
  const HURT = { right: 'rat-lord', farm: 3, tower: 3, gate: 5 } as const

  it('G-U2: may be split in any way', () => {
    expect(splitsOf(position({ ...HURT, hand: 'druid' }))).toEqual([
      'farm 2',
      'farm 1 tower 1',
      'farm 1 gate 1',
      'tower 2',
      'tower 1 gate 1',
      'gate 2',
    ])
  })

  it('G-U2: tells what was regained, and the health there is now', () => {
    const state = position({ ...HURT, hand: 'druid' })
    expect(play(state, [repair('druid', { farm: 1, gate: 1 })])).toEqual([
      {
        type: 'repaired',
        by: 'druid',
        split: { farm: 1, tower: 0, gate: 1 },
        lost: 0,
        farm: 4,
        tower: 3,
        gate: 6,
      },
    ])
  })

  it('G-U2: no further than 12, 6 and 6', () => {
    const state = position({ right: 'rat-lord', farm: 5, gate: 11, hand: 'engineer' })
    expect(splitsOf(state)).toEqual(['farm 1 gate 1'])
    expect(refusalOf(state, repair('engineer', { farm: 2, gate: 1 }))).toBe(
      'G-U2 building-full {"location":"farm","most":1}',
    )
    expect(eventsOf(play(state, [repair('engineer', { farm: 1, gate: 1 })]), 'repaired')).toMatchObject([{ lost: 2 }])
    expect([state.farm, state.gate]).toEqual([HEALTH.farm, HEALTH.gate])
  })

  it('G-U2: a destroyed building stays destroyed', () => {
    const state = position({ ...HURT, farm: 0, hand: 'druid' })
    expect(splitsOf(state)).toEqual(['tower 2', 'tower 1 gate 1', 'gate 2'])
    expect(refusalOf(state, repair('druid', { farm: 2 }))).toBe('G-U2 building-destroyed {"location":"farm"}')
  })

  it('G-U2: every point that finds damage is used, and no more than there are', () => {
    const state = position({ ...HURT, hand: 'druid' })
    expect(refusalOf(state, repair('druid', { gate: 1 }))).toBe('G-U2 points-left {"source":"druid"}')
    expect(refusalOf(state, repair('druid', { gate: 2, tower: 1 }))).toBe(
      'G-U2 too-many-points {"source":"druid","points":2}',
    )
  })

  it('G-U2: a card can be played for a repair that finds nothing to do', () => {
    const state = position({ right: 'rat-lord', hand: 'druid', tower: 0 })
    expect(splitsOf(state)).toEqual(['none'])
    expect(eventsOf(play(state, [repair('druid', {})]), 'repaired')).toMatchObject([{ lost: 2 }])
    expect(state.discard).toEqual(['druid'])
  })

  it('G-U2: the "+1" of the Farmer is for the Farm alone', () => {
    expect(splitsOf(position({ ...HURT, hand: 'farmer' }))).toEqual(['farm 2', 'tower 1', 'gate 1'])
    expect(splitsOf(position({ ...HURT, farm: 5, hand: 'farmer' }))).toEqual(['farm 1', 'tower 1', 'gate 1'])
  })

  it('G-U2: a "+1" counts once, if at least one of the points goes there', () => {
    expect(splitsOf(position({ ...HURT, hand: 'mason' }))).toEqual([
      'farm 2',
      'farm 1 tower 2',
      'farm 1 gate 1',
      'tower 3',
      'tower 2 gate 1',
      'gate 2',
    ])
  })

  it('G-U2: the Craftsman has his "+1" on the Farm or on the Gate, whichever is wanted', () => {
    const state = position({ ...HURT, hand: 'craftsman' })
    expect(splitsOf(state)).toEqual([
      'farm 3',
      'farm 2 tower 1',
      'farm 2 gate 1',
      'farm 1 gate 2',
      'tower 2',
      'tower 1 gate 2',
      'gate 3',
    ])
    const [repaired] = eventsOf(play(state, [repair('craftsman', { farm: 1, gate: 2 })]), 'repaired')
    expect(repaired).toMatchObject({ bonusAt: 'gate', lost: 0 })
  })

  it('G-U2: a "+1" that would go beyond the cap is lost', () => {
    const state = position({ right: 'rat-lord', tower: 5, gate: 5, hand: 'mason' })
    expect(splitsOf(state)).toEqual(['tower 1 gate 1', 'gate 2'])
    const [repaired] = eventsOf(play(state, [repair('mason', { tower: 1, gate: 1 })]), 'repaired')
    expect(repaired).toMatchObject({ lost: 0 })
    expect(repaired).not.toHaveProperty('bonusAt')
  })
})

describe('calm', () => {
  it('G-U3: fear goes down that many spaces and triggers nothing on the way', () => {
    const state = position({ right: 'rat-lord', hand: 'bishop', fear: 5 })
    expect(eventsOf(play(state, [calm('bishop')]), 'calmed')).toEqual([
      { type: 'calmed', by: 'bishop', amount: 3, from: 5, to: 2 },
    ])
    expect([state.fear, state.farm, state.tower, state.heroes.length]).toEqual([2, 6, 6, 4])
  })

  it('G-U3: it stops at the start, where a card can still be played for it', () => {
    const state = position({ right: 'rat-lord', hand: 'druid monk', fear: 1 })
    play(state, [calm('druid')])
    expect(state.fear).toBe(0)
    play(state, [calm('monk')])
    expect([state.fear, state.calmed]).toEqual([0, 3])
  })
})

describe('attack', () => {
  it('G-U4: the damage stays on the enemy, and the Tower adds 1 with the first attack', () => {
    const state = position({ right: 'rat-lord', hand: 'guard warden' })
    expect(play(state, [attack('guard', 'rat-lord')])).toEqual([
      {
        type: 'attacked',
        by: 'guard',
        attack: 1,
        doubled: false,
        tower: 1,
        hits: [{ enemy: 'rat-lord', amount: 2, damage: 2, health: 6 }],
        lost: 0,
      },
    ])
    play(state, [attack('warden', 'rat-lord')])
    expect([state.right, state.attacked]).toEqual([{ enemy: 'rat-lord', damage: 4 }, 4])
    play(state, [END], bring(state, 'dark-priest'))
    expect(state.left).toEqual({ enemy: 'rat-lord', damage: 4 })
  })

  it('G-U4, G-A2: a destroyed Tower adds nothing', () => {
    const state = position({ right: 'rat-lord', hand: 'guard', tower: 0 })
    play(state, [attack('guard', 'rat-lord')])
    expect([state.right?.damage, state.towerShot]).toEqual([1, false])
  })

  it('G-U4: Volley and Tower alone make 2; cards then add no second Tower', () => {
    const state = position({ right: 'rat-lord', hand: 'guard', gold: 2 })
    const events = play(state, [volley('rat-lord')])
    expect(eventsOf(events, 'attacked')).toMatchObject([{ by: 'volley', attack: 1, tower: 1 }])
    expect(state.right?.damage).toBe(2)
    play(state, [attack('guard', 'rat-lord')])
    expect(state.right?.damage).toBe(3)
  })

  it('G-U4: any enemy first, then that one until it dies', () => {
    const state = position({ left: 'rat-lord', right: 'dark-priest', hand: 'guard warden', gold: 2 })
    expect(legal(state, 'attack').map(({ card, enemy }) => `${card} > ${enemy}`)).toEqual([
      'guard > rat-lord',
      'guard > dark-priest',
      'warden > rat-lord',
      'warden > dark-priest',
    ])
    play(state, [attack('guard', 'dark-priest')])
    expect(refusalOf(state, attack('warden', 'rat-lord'))).toBe('G-U4 enemy-must-die-first {"enemy":"dark-priest"}')
    expect(refusalOf(state, volley('rat-lord'))).toBe('G-U4 enemy-must-die-first {"enemy":"dark-priest"}')
    expect(legal(state, 'attack')).toEqual([attack('warden', 'dark-priest')])
  })

  it('G-U4: a Volley binds to its enemy as well', () => {
    const state = position({ left: 'rat-lord', right: 'dark-priest', hand: 'guard', gold: 2 })
    play(state, [volley('rat-lord')])
    expect(legal(state, 'attack')).toEqual([attack('guard', 'rat-lord')])
  })

  it('G-U4: what is left after a kill goes to the other enemy, which takes the rest of the turn', () => {
    const state = position({ left: 'rat-lord 5', right: 'dark-priest', hand: 'champion guard' })
    const [hit, ...rest] = play(state, [attack('champion', 'rat-lord')])
    expect(hit).toMatchObject({
      hits: [
        { enemy: 'rat-lord', amount: 1, damage: 6, health: 6 },
        { enemy: 'dark-priest', amount: 3, damage: 3, health: 5 },
      ],
      lost: 0,
    })
    expect(rest).toEqual([{ type: 'enemy-killed', enemy: 'rat-lord', points: 5, score: 5 }])
    expect([state.left, state.right, state.target]).toEqual([
      undefined,
      { enemy: 'dark-priest', damage: 3 },
      'dark-priest',
    ])
    play(state, [attack('guard', 'dark-priest')])
    expect(state.right?.damage).toBe(4)
  })

  it('G-U4: after an exact kill later cards may attack the other', () => {
    const state = position({ left: 'rat-lord 4', right: 'dark-priest', hand: 'guard warden' })
    play(state, [attack('guard', 'rat-lord')])
    expect(state.target).toBeUndefined()
    play(state, [attack('warden', 'dark-priest')])
    expect(state.right?.damage).toBe(2)
  })

  it('G-U4: both may die of one attack, and what is left then is lost', () => {
    const state = position({ left: 'rat-lord 5', right: 'dark-priest 4', hand: 'knight' })
    const events = play(state, [attack('knight', 'dark-priest')])
    expect(eventsOf(events, 'attacked')[0]?.lost).toBe(3)
    expect(state.scored).toEqual(['dark-priest', 'rat-lord'])
    expect(state.left).toBeUndefined()
  })

  it('G-U4: only an enemy that is out', () => {
    const state = position({ right: 'giant-spider', hand: 'champion guard' })
    expect(refusalOf(state, attack('guard', 'rat-lord'))).toBe('G-U4 enemy-not-out {"enemy":"rat-lord"}')
    play(state, [attack('champion', 'giant-spider')])
    expect(legal(state, 'attack')).toEqual([])
  })

  it('G-U5: killed enemies go to the score pile', () => {
    const state = position({ right: 'giant-spider 1', hand: 'guard' })
    play(state, [attack('guard', 'giant-spider')])
    expect([state.scored, state.right]).toEqual([['giant-spider'], undefined])
  })

  it('G-C6, G-U5: the Death Guard dies of 3, 5 or 7', () => {
    for (const [difficulty, dies] of [
      ['gentle', true],
      ['standard', true],
      ['hard', false],
    ] as const) {
      const state = position({
        options: { difficulty, strictPhases: false },
        right: `death-guard ${difficulty === 'gentle' ? 0 : 2}`,
        hand: 'warden',
      })
      play(state, [attack('warden', 'death-guard')])
      expect(state.scored.includes('death-guard')).toBe(dies)
    }
  })
})

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
