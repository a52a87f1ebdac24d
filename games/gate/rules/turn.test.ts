import { FastChance } from '@crownlands/core/chance-fast'
import { withDefaults } from '@crownlands/core/schema'
import { describe, expect, it } from 'vitest'
import { cardsOf, type Enemy, HEALTH } from '../content'
import { gate } from '../game'
import { ALL_OPTIONS } from '../testing/configurations'
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
  STANDARD,
  STRICT,
  TOWN_CRIER,
  volley,
} from '../testing/positions'
import { type Event, optionsSchema } from './state'

describe('the set-up', () => {
  it('G-S1: hand, market, decks and town', () => {
    const state = gate.setup(STANDARD, 1, FIRST)
    expect(state.hand).toEqual(['guard', 'monk', 'farmer'])
    expect([state.draw, state.discard, state.gone]).toEqual([[], [], []])
    expect(state.market).toHaveLength(4)
    expect([...state.market, ...state.citizens].sort()).toEqual([...cardsOf('citizen')].sort())
    expect(state.heroes).toEqual(cardsOf('hero'))
    expect([state.farm, state.tower, state.gate, state.fear]).toEqual([HEALTH.farm, HEALTH.tower, HEALTH.gate, 0])
  })

  it('G-S1: the market is any four citizens, in any order', () => {
    const markets = new Set<string>()
    for (let i = 0; i < 300; i++) markets.add(gate.setup(STANDARD, 1, new FastChance(`${i}`).at(0)).market.join())
    expect(markets.size).toBeGreaterThan(280)
  })

  it('G-S1: tells what lies on the table and begins the first turn', () => {
    const events: Event[] = []
    gate.setup(STANDARD, 1, FIRST, events)
    expect(events.map(({ type }) => type)).toEqual(['game-started', 'turn-started', 'enemy-advanced', 'gold-gained'])
  })

  it('G-C6, G-T3: the options are the standard difficulty and free phases unless something else is chosen', () => {
    expect(withDefaults(optionsSchema, {})).toEqual({ value: STANDARD })
    expect(withDefaults(optionsSchema, { difficulty: 'nightmare' })).toHaveProperty('problem')
  })

  it('G-C6: with the boss there is a tenth enemy, which comes last', () => {
    const state = position({
      options: { ...STANDARD, difficulty: 'boss' },
      right: 'grave-lord',
      enemies: 'mine-tyrant',
    })
    play(state, [END], bring(state, 'knight mine-tyrant'))
    expect(state.right).toEqual({ enemy: 'mine-tyrant', damage: 0 })
    expect(state.enemies).toEqual([])
  })
})

describe('enemies advance', () => {
  it('G-T1: the first comes to the right place', () => {
    const state = gate.setup(STANDARD, 1, FIRST)
    expect([state.left, state.right]).toEqual([undefined, { enemy: 'giant-spider', damage: 0 }])
  })

  it('G-T1: one that is out moves left and keeps its damage, a new one comes', () => {
    const state = position({ right: 'plague-rat 3' })
    const events = play(state, [END], bring(state, 'knight giant-spider'))
    expect([state.left, state.right]).toEqual([
      { enemy: 'plague-rat', damage: 3 },
      { enemy: 'giant-spider', damage: 0 },
    ])
    expect(eventsOf(events, 'enemy-moved-left')).toEqual([{ type: 'enemy-moved-left', enemy: 'plague-rat' }])
  })

  it('G-T1: one on the left stays there while the other place is free', () => {
    const state = position({ left: 'plague-rat', scored: 'giant-spider' })
    const events = play(state, [END], bring(state, 'knight skull-centipede'))
    expect([state.left?.enemy, state.right?.enemy]).toEqual(['plague-rat', 'skull-centipede'])
    expect(eventsOf(events, 'enemy-moved-left')).toEqual([])
    expect(state.gate).toBe(HEALTH.gate)
  })

  it('G-T1: with two out the leftmost leaves first, for 1 damage to the Gate, no points and no fear', () => {
    const state = position({ left: 'giant-spider 2', right: 'plague-rat', tower: 4 })
    const events = play(state, [END], bring(state, 'traveler skull-centipede'))
    expect([state.left?.enemy, state.right?.enemy]).toEqual(['plague-rat', 'skull-centipede'])
    expect(state.escaped).toEqual(['giant-spider'])
    expect(state.scored).toEqual([])
    // One more for the spider's own attack; fear 2 from both.
    expect([state.gate, state.fear]).toEqual([HEALTH.gate - 2, 2])
    const types = events.map(({ type }) => type)
    const told = types.slice(types.indexOf('enemy-escaped'), types.indexOf('enemy-escaped') + 4)
    expect(told).toEqual(['enemy-escaped', 'damaged', 'enemy-moved-left', 'enemy-advanced'])
  })

  it('G-T1, G-A2: an enemy that makes room can bring the Gate down, and nobody comes after it', () => {
    const state = position({ left: 'plague-rat', right: 'skull-centipede', gate: 1 })
    const events = play(state, [END], bring(state, 'knight'))
    expect(state.ending).toBe('gate-fell')
    expect(gate.outcome(state)).toEqual({ winners: [], scores: [0], ending: 'gate-fell' })
    expect(eventsOf(events, 'enemy-advanced')).toEqual([])
    expect(events.at(-1)).toEqual({ type: 'game-ended', ending: 'gate-fell', score: 0 })
    expect(state.turn).toBe(3)
  })

  it('G-S1, G-T1: wave after wave comes, any of a wave first', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const source = new FastChance(`waves ${i}`)
      const state = gate.setup(STANDARD, 1, source.at(0))
      const order: Enemy[] = []
      for (let step = 1; state.ending === undefined && order.length < 9; step++) {
        if (state.right !== undefined && order.at(-1) !== state.right.enemy) order.push(state.right.enemy)
        state.gate = HEALTH.gate
        state.fear = 0
        gate.apply(state, 0, END, source.at(step))
      }
      seen.add(order.join(' '))
      const waves = [order.slice(0, 3), order.slice(3, 6), order.slice(6, 9)].map((wave) => wave.toSorted().join(' '))
      expect(waves).toEqual([
        'giant-spider plague-rat skull-centipede',
        'dark-priest rat-lord rot-worm',
        'abomination death-guard grave-lord',
      ])
    }
    // Of the 6 x 6 x 6 orders.
    expect(seen.size).toBeGreaterThan(100)
  })
})

describe('drawing', () => {
  it('G-T2: nothing is drawn in the first turn; then three cards a turn', () => {
    const state = gate.setup(STANDARD, 1, FIRST)
    play(state, [income('guard'), END], FIRST)
    // The spider's fear has brought a hero.
    expect([state.hand.length, state.draw.length, state.discard.length]).toEqual([3, 1, 0])
  })

  it('G-T2: an empty pile is not filled before a card must be drawn', () => {
    const state = position({ right: 'giant-spider', draw: 'guard monk farmer', discard: 'warden' })
    const events = play(state, [END], FIRST)
    expect(state.draw).toEqual([])
    expect(state.discard).toEqual(['warden', ...state.discard.slice(1)])
    expect(eventsOf(events, 'discard-shuffled')).toEqual([])
  })

  it('G-T2: when the pile runs out the discard pile is shuffled in and the rest drawn from it', () => {
    const state = position({ right: 'skull-centipede', draw: 'guard', discard: 'monk farmer warden', hand: 'druid' })
    const events = play(state, [END], bring(state, 'giant-spider guard warden druid'))
    expect(state.hand).toEqual(['guard', 'warden', 'druid'])
    expect(state.draw).toEqual(['monk', 'farmer'])
    expect(events.slice(-4)).toEqual([
      { type: 'cards-drawn', cards: ['guard'] },
      { type: 'discard-shuffled', cards: ['monk', 'farmer', 'warden', 'druid'] },
      { type: 'cards-drawn', cards: ['warden', 'druid'] },
      { type: 'gold-gained', from: 'farm', amount: 1, gold: 1 },
    ])
  })

  it('G-T2: an empty pile is shuffled before the first card, and all are told together', () => {
    const state = position({ right: 'skull-centipede', discard: 'monk farmer warden' })
    const events = play(state, [END], FIRST)
    expect(events.slice(-3, -1)).toEqual([
      { type: 'discard-shuffled', cards: ['monk', 'farmer', 'warden'] },
      { type: 'cards-drawn', cards: ['monk', 'farmer', 'warden'] },
    ])
  })

  it('G-T2: with fewer cards in all, those are drawn', () => {
    const state = position({ right: 'skull-centipede', hand: 'guard', discard: 'monk' })
    play(state, [END], FIRST)
    expect(state.hand).toEqual(['guard', 'monk'])
  })

  it('G-T2: with no card at all none is drawn, and the turn can be ended', () => {
    const state = position({ right: 'skull-centipede' })
    const events = play(state, [END], FIRST)
    expect(state.hand).toEqual([])
    expect(eventsOf(events, 'cards-drawn')).toEqual([{ type: 'cards-drawn', cards: [] }])
    expect(legal(state, 'end')).toHaveLength(1)
  })

  it('G-T5: what is left in hand is discarded, heroes too, and gold is lost', () => {
    const state = position({ right: 'skull-centipede', hand: 'guard knight', draw: 'monk farmer warden', gold: 4 })
    const events = play(state, [END], FIRST)
    expect(state.discard).toEqual(['guard', 'knight'])
    expect(state.gold).toBe(1)
    expect(eventsOf(events, 'turn-ended')).toEqual([
      { type: 'turn-ended', turn: 1, discarded: ['guard', 'knight'], goldLost: 4 },
    ])
  })

  it('G-T5: what the turn has counted is forgotten', () => {
    const state = position({ right: 'rat-lord', hand: 'guard blacksmith', gold: 5 })
    play(state, [volley('rat-lord'), FESTIVAL, attack('guard', 'rat-lord'), income('blacksmith')])
    expect(state).toMatchObject({
      towerShot: true,
      target: 'rat-lord',
      doublings: 1,
      attackers: ['guard'],
      attacked: 3,
    })
    expect(state.commands).toEqual(['volley', 'festival'])
    play(state, [END], FIRST)
    expect(state).toMatchObject({ towerShot: false, doublings: 0, attackers: [], commands: [], attacked: 0, calmed: 0 })
    expect(state.target).toBeUndefined()
  })
})

describe("the town's step", () => {
  it('G-T3: in any order: a repair before a command, a recruit after an attack', () => {
    const state = position({ right: 'rat-lord', hand: 'druid guard minstrel', gold: 3, gate: 9, fear: 4 })
    play(state, [repair('druid', { gate: 2 }), FESTIVAL, attack('guard', 'rat-lord'), income('minstrel')])
    play(state, [recruit('mercenary'), END], FIRST)
    expect(state.phase).toBe('any')
  })

  it('G-T3: nothing in it is forced', () => {
    for (const options of ALL_OPTIONS) expect(legal(gate.setup(options, 1, FIRST), 'end')).toHaveLength(1)
  })

  it('G-T3: with strict phases commands come first', () => {
    const state = position({ options: STRICT, right: 'rat-lord', hand: 'guard monk', gold: 6, fear: 3 })
    play(state, [FESTIVAL, income('guard'), volley('rat-lord')])
    expect(state.phase).toBe('commands')
    play(state, [recruit('tax-collector')], FIRST)
    expect(state.phase).toBe('recruiting')
    expect(refusalOf(state, TOWN_CRIER)).toBe('G-T3 strict-phase {"phase":"recruiting"}')
    expect(legal(state, 'command')).toEqual([])
  })

  it('G-T3: with strict phases gold carries over to recruiting, and income may still be added', () => {
    const state = position({
      options: STRICT,
      right: 'rat-lord',
      hand: 'guard monk',
      gold: 3,
      market: 'mercenary minstrel warden mason',
    })
    play(state, [TOWN_CRIER], FIRST)
    expect(state.gold).toBe(2)
    play(state, [income('guard'), income('monk')])
    expect(state.gold).toBe(4)
  })

  it('G-T3: with strict phases a card used for repair, calm, attack or its power alone ends recruiting', () => {
    const start = () =>
      position({
        options: STRICT,
        right: 'rat-lord',
        // The Traveler has drawn the fourth.
        hand: 'guard monk farmer swindler',
        gone: 'traveler',
        draw: 'druid',
        gold: 6,
        fear: 2,
        farm: 3,
      })
    for (const action of [
      repair('farmer', { farm: 2 }),
      calm('monk'),
      attack('guard', 'rat-lord'),
      power('swindler'),
    ]) {
      const state = start()
      play(state, [action], FIRST)
      expect(state.phase).toBe('cards')
      expect(refusalOf(state, FESTIVAL)).toBe('G-T3 strict-phase {"phase":"cards"}')
      expect(refusalOf(state, recruit('mercenary'))).toBe('G-T3 strict-phase {"phase":"cards"}')
      const spare = action.type === 'power' ? 'guard' : 'swindler'
      expect(refusalOf(state, income(spare))).toBe('G-T3 strict-phase {"phase":"cards"}')
      expect(['income', 'command', 'recruit'].flatMap((type) => legal(state, type as 'income'))).toEqual([])
    }
  })

  it('G-T3: with strict phases a Blacksmith played for income still doubles a later attack', () => {
    const state = position({ options: STRICT, right: 'rat-lord', hand: 'blacksmith warden', gold: 1 })
    play(state, [income('blacksmith'), attack('warden', 'rat-lord'), double('warden')])
    expect(state.right).toEqual({ enemy: 'rat-lord', damage: 5 })
  })

  it('G-T3, G-U1: with strict phases a power that comes with income leaves the phase as it is', () => {
    const state = position({ options: STRICT, right: 'rat-lord', hand: 'swindler', draw: 'minstrel', gold: 1 })
    play(state, [income('swindler'), power('swindler'), income('minstrel'), FESTIVAL], FIRST)
    expect(state.phase).toBe('commands')
    const other = position({ options: STRICT, right: 'rat-lord', hand: 'swindler', draw: 'minstrel', gold: 1 })
    play(other, [income('swindler'), DECLINE, FESTIVAL])
    expect(other.phase).toBe('commands')
  })

  it('G-T3: each turn starts with the first phase again', () => {
    const state = position({ options: STRICT, right: 'rat-lord', hand: 'guard' })
    play(state, [attack('guard', 'rat-lord'), END], FIRST)
    expect(state.phase).toBe('commands')
  })
})

describe('the end', () => {
  const last = { enemies: '', escaped: 'giant-spider skull-centipede rat-lord dark-priest' }

  it('G-E1: with the deck empty nobody advances and nobody leaves; enemies stay where they are', () => {
    const state = position({ ...last, left: 'grave-lord 2', right: 'rot-worm', hand: 'guard', gold: 1 })
    const turn = state.turn
    const events = play(state, [END], FIRST)
    expect([state.left?.enemy, state.right?.enemy]).toEqual(['grave-lord', 'rot-worm'])
    expect(eventsOf(events, 'turn-started')).toEqual([{ type: 'turn-started', turn: turn + 1, finalStand: true }])
    expect(state.gate).toBe(HEALTH.gate - 1)
    const alone = position({ ...last, right: 'grave-lord' })
    play(alone, [END], FIRST)
    expect([alone.left, alone.right?.enemy]).toEqual([undefined, 'grave-lord'])
  })

  it('G-E2: victory the moment the last enemy out dies with the deck empty', () => {
    const state = position({ ...last, right: 'grave-lord 5', scored: 'abomination', hand: 'champion guard' })
    const events = play(state, [attack('champion', 'grave-lord')])
    expect(gate.outcome(state)).toEqual({ winners: [0], scores: [17], ending: 'victory' })
    expect(events.slice(-2)).toEqual([
      { type: 'enemy-killed', enemy: 'grave-lord', points: 9, score: 17 },
      { type: 'game-ended', ending: 'victory', score: 17, rank: 'survivor' },
    ])
    expect(gate.toAct(state)).toEqual([])
    expect(gate.legalActions(state, 0)).toEqual([])
    expect(refusalOf(state, END)).toBe('T-A3 match-over')
  })

  it('G-E2: not while another enemy is out', () => {
    const state = position({ ...last, left: 'abomination', right: 'grave-lord 6', hand: 'guard' })
    play(state, [attack('guard', 'grave-lord')])
    expect(state.ending).toBeUndefined()
  })

  it('G-E2: not while enemies are to come, even if none is out', () => {
    const state = position({ right: 'giant-spider', hand: 'champion' })
    play(state, [attack('champion', 'giant-spider')])
    expect([state.left, state.right, state.ending]).toEqual([undefined, undefined, undefined])
    play(state, [END], FIRST)
    expect([state.left, state.right?.enemy]).toEqual([undefined, 'skull-centipede'])
  })

  it('G-E2: already in the turn in which the last enemy came, before any final stand', () => {
    const state = position({
      left: 'abomination 5',
      right: 'death-guard',
      enemies: 'grave-lord',
      hand: '',
      draw: 'champion knight guard',
    })
    play(state, [END], FIRST)
    expect(state.enemies).toEqual([])
    play(state, [attack('champion', 'death-guard'), attack('knight', 'death-guard'), attack('guard', 'grave-lord')])
    expect(state.ending).toBeUndefined()
    expect(state.scored).toEqual(['death-guard'])
  })

  it('G-E2: by a Volley too, or by the doubled part of an attack', () => {
    const state = position({ ...last, right: 'grave-lord 5', gold: 2 })
    play(state, [volley('grave-lord')])
    expect(state.ending).toBe('victory')
    const doubled = position({ ...last, left: 'grave-lord 2', hand: 'guardian blacksmith' })
    play(doubled, [income('blacksmith'), attack('guardian', 'grave-lord'), double('guardian')])
    expect(doubled.ending).toBe('victory')
  })

  it('G-E2: a defeat scores nothing, whatever the score pile is worth', () => {
    const state = position({ ...last, right: 'grave-lord', scored: 'abomination', gate: 1 })
    play(state, [END], NO_CHANCE)
    expect(gate.outcome(state)).toEqual({ winners: [], scores: [0], ending: 'gate-fell' })
  })

  it('G-E2, G-U7: a card with a power that ends the match asks for nothing more', () => {
    const state = position({ ...last, right: 'grave-lord 5', hand: 'swindler', draw: 'guard' })
    play(state, [attack('swindler', 'grave-lord')])
    expect([state.ending, state.played]).toEqual(['victory', undefined])
    expect(state.discard).toEqual(['swindler'])
  })
})
