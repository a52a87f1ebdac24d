import { describe, expect, it } from 'vitest'
import { HEALTH } from '../content'
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
  play,
  position,
  power,
  recruit,
  refusalOf,
  repair,
  sparing,
  volley,
  withoutTower,
} from '../testing/positions'
import { forecast } from './siege'
import type { Action, State } from './state'

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

  it('G-U1: two of a kind in hand are one choice', () => {
    const state = position({ right: 'rat-lord', hand: 'druid druid', fear: 4 })
    expect(legal(state, 'calm')).toEqual([calm('druid')])
    play(state, [calm('druid')])
    expect([state.hand, state.discard]).toEqual([['druid'], ['druid']])
  })

  it('G-U1: a trait of 0 is none', () => {
    const state = position({ right: 'rat-lord', hand: 'minstrel knight', tower: 0 })
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
    const full = position({ right: 'rat-lord', gate: 10, hand: 'craftsman' })
    const [both] = eventsOf(play(full, [repair('craftsman', { gate: 2 })]), 'repaired')
    expect(both).not.toHaveProperty('bonusAt')
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
    const state = position({ left: 'rat-lord', right: 'dark-priest', hand: 'guard warden', gold: 2, tower: 0 })
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

  it('G-U4: what is left after a kill may be let go, and the other enemy is spared', () => {
    const state = position({ left: 'giant-spider 2', right: 'plague-rat 1', hand: 'knight', tower: 0 })
    expect(legal(state, 'attack')).toEqual([
      attack('knight', 'giant-spider'),
      sparing(attack('knight', 'giant-spider')),
      attack('knight', 'plague-rat'),
      sparing(attack('knight', 'plague-rat')),
    ])
    expect(play(state, [sparing(attack('knight', 'giant-spider'))])[0]).toEqual({
      type: 'attacked',
      by: 'knight',
      attack: 4,
      doubled: false,
      tower: 0,
      hits: [{ enemy: 'giant-spider', amount: 1, damage: 3, health: 3 }],
      lost: 3,
      spared: 'plague-rat',
    })
    expect([state.scored, state.right, state.target]).toEqual([
      ['giant-spider'],
      { enemy: 'plague-rat', damage: 1 },
      undefined,
    ])
  })

  it('G-U4, G-A3: who spares an enemy can gain a hero by its fear', () => {
    const heroes = (action: Action) => {
      const state = position({ left: 'giant-spider 2', right: 'plague-rat 1', hand: 'knight', tower: 0 })
      play(state, [action])
      return forecast(state).heroes
    }
    expect(heroes(attack('knight', 'giant-spider'))).toBe(0)
    expect(heroes(sparing(attack('knight', 'giant-spider')))).toBe(1)
  })

  it('G-U4: what was let go is lost, and later attacks may hit the other all the same', () => {
    const state = position({ left: 'rat-lord 5', right: 'dark-priest', hand: 'champion guard' })
    play(state, [sparing(attack('champion', 'rat-lord')), attack('guard', 'dark-priest')])
    expect([state.attacked, state.right]).toEqual([5, { enemy: 'dark-priest', damage: 1 }])
  })

  it('G-U4, G-U6: a Volley and a doubled attack may spare the other enemy as well', () => {
    const two = { left: 'rat-lord 5', right: 'dark-priest' }
    const volleyed = position({ ...two, gold: 2 })
    expect(legal(volleyed, 'command')).toContainEqual(sparing(volley('rat-lord')))
    play(volleyed, [sparing(volley('rat-lord'))])
    expect([volleyed.scored, volleyed.right?.damage]).toEqual([['rat-lord'], 0])
    const doubled = position({ left: 'rat-lord 1', right: 'dark-priest', hand: 'blacksmith champion', tower: 0 })
    play(doubled, [attack('champion', 'rat-lord'), income('blacksmith')])
    expect(legal(doubled, 'double')).toEqual([double('champion'), sparing(double('champion'))])
    play(doubled, [sparing(double('champion'))])
    expect([doubled.scored, doubled.right?.damage]).toEqual([['rat-lord'], 0])
  })

  it('G-U4: an enemy is spared only what it would get', () => {
    const exact = position({ left: 'rat-lord 4', right: 'dark-priest', hand: 'guard', gold: 4 })
    expect(refusalOf(exact, sparing(attack('guard', 'rat-lord')))).toBe('G-U4 nothing-left-over')
    expect(refusalOf(exact, sparing(volley('rat-lord')))).toBe('G-U4 nothing-left-over')
    expect(refusalOf(exact, sparing(FESTIVAL))).toBe('G-U4 nothing-left-over')
    const alone = position({
      ...{ right: 'rat-lord 5', hand: 'knight', discard: 'guard' },
      ...{ attackers: 'guard', attacked: 1, doublings: 1, tower: 0 },
    })
    expect(refusalOf(alone, sparing(attack('knight', 'rat-lord')))).toBe('G-U4 nothing-left-over')
    expect(refusalOf(alone, sparing(double('guard')))).toBe('G-U4 nothing-left-over')
    expect(refusalOf(alone, { ...attack('knight', 'rat-lord'), rest: 'kept' })).toContain('T-A')
  })

  it('G-U4: the Tower may wait, for a later attack or for none', () => {
    const state = position({ right: 'rat-lord', hand: 'guard warden' })
    const [hit] = play(state, [withoutTower(attack('guard', 'rat-lord'))])
    expect(hit).toMatchObject({ attack: 1, tower: 0, hits: [{ amount: 1 }] })
    expect([state.right?.damage, state.towerShot]).toEqual([1, false])
    expect(legal(state, 'attack')).toEqual([attack('warden', 'rat-lord'), withoutTower(attack('warden', 'rat-lord'))])
    play(state, [attack('warden', 'rat-lord')])
    expect([state.right?.damage, state.attacked, state.towerShot]).toEqual([4, 4, true])
  })

  it('G-U4, G-A3: who lets the Tower wait can gain a hero by the fear of an enemy that lives', () => {
    const heroes = (action: Action) => {
      const state = position({ right: 'giant-spider', hand: 'warden' })
      play(state, [action])
      return forecast(state).heroes
    }
    expect(heroes(attack('warden', 'giant-spider'))).toBe(0)
    expect(heroes(withoutTower(attack('warden', 'giant-spider')))).toBe(1)
  })

  it('G-U4, G-U6: a Volley and a doubled attack may do without the Tower as well', () => {
    const state = position({ right: 'grave-lord', hand: 'blacksmith champion', gold: 2 })
    play(state, [
      withoutTower(volley('grave-lord')),
      withoutTower(attack('champion', 'grave-lord')),
      income('blacksmith'),
    ])
    play(state, [withoutTower(double('champion'))])
    expect([state.attacked, state.scored]).toEqual([7, ['grave-lord']])
  })

  it('G-U4: the Tower waits only where it would add something', () => {
    const state = position({ right: 'rat-lord', hand: 'guard warden', gold: 4 })
    expect(refusalOf(state, withoutTower(FESTIVAL))).toBe('G-U4 tower-adds-nothing')
    play(state, [attack('guard', 'rat-lord')])
    expect(refusalOf(state, withoutTower(attack('warden', 'rat-lord')))).toBe('G-U4 tower-adds-nothing')
    expect(refusalOf(state, withoutTower(volley('rat-lord')))).toBe('G-U4 tower-adds-nothing')
    const ruin = position({ right: 'rat-lord', hand: 'guard', tower: 0 })
    expect(refusalOf(ruin, withoutTower(attack('guard', 'rat-lord')))).toBe('G-U4 tower-adds-nothing')
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
