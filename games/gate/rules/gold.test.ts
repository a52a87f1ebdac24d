import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { HEALTH } from '../content'
import { gate } from '../game'
import {
  attack,
  bring,
  END,
  eventsOf,
  FESTIVAL,
  FIRST,
  income,
  legal,
  NO_CHANCE,
  play,
  position,
  recruit,
  refusalOf,
  TOWN_CRIER,
  volley,
  workCrew,
} from '../testing/positions'

const QUIET = { right: 'skull-centipede' } as const

describe('gold', () => {
  it('G-M1: a card used for its income is discarded and its gold is there to spend', () => {
    const state = position({ ...QUIET, hand: 'minstrel priest', gold: 1 })
    const events = play(state, [income('minstrel'), income('priest')])
    expect([state.gold, state.hand, state.discard]).toEqual([5, [], ['minstrel', 'priest']])
    expect(events).toEqual([
      { type: 'gold-gained', from: 'minstrel', amount: 2, gold: 3 },
      { type: 'gold-gained', from: 'priest', amount: 2, gold: 5 },
    ])
  })

  it('G-M1: the Farm gives 1 gold a turn while it has health', () => {
    const standing = position({ ...QUIET, farm: 1 })
    const destroyed = position({ ...QUIET, farm: 0 })
    expect(eventsOf(play(standing, [END], FIRST), 'gold-gained')).toHaveLength(1)
    expect(eventsOf(play(destroyed, [END], FIRST), 'gold-gained')).toHaveLength(0)
    expect([standing.gold, destroyed.gold]).toEqual([1, 0])
    expect(gate.setup(standing.options, 1, FIRST).gold).toBe(1)
  })

  it('G-M1: the gold of the Farm pays for a command or for a recruit, together with income', () => {
    const state = position({ ...QUIET, hand: 'guard minstrel', gold: 1, fear: 3 })
    play(state, [income('guard'), FESTIVAL])
    expect(state.gold).toBe(0)
    const other = position({ ...QUIET, hand: 'minstrel', market: 'warden mason mercenary druid', gold: 1 })
    play(other, [income('minstrel'), recruit('warden')], FIRST)
    expect(other.gold).toBe(0)
  })

  it('G-U1: a card without income cannot be used for it', () => {
    const state = position({ ...QUIET, hand: 'druid' })
    expect(refusalOf(state, income('druid'))).toBe('G-U1 trait-missing {"card":"druid","trait":"income"}')
    expect(refusalOf(state, income('monk'))).toBe('G-U1 not-in-hand {"card":"monk"}')
    expect(legal(state, 'income')).toEqual([])
  })
})

describe('commands', () => {
  it('G-C4: the Festival calms by 1, also at the start, where it changes nothing', () => {
    const state = position({ ...QUIET, gold: 2, fear: 5 })
    expect(play(state, [FESTIVAL])).toEqual([
      { type: 'command-used', command: 'festival', cost: 2, gold: 0 },
      { type: 'calmed', by: 'festival', amount: 1, from: 5, to: 4 },
    ])
    const calm = position({ ...QUIET, gold: 2 })
    play(calm, [FESTIVAL])
    expect(calm.fear).toBe(0)
  })

  it('G-C4: the Work Crew repairs 1 at a location that is damaged', () => {
    const state = position({ ...QUIET, gold: 2, farm: 3, gate: 11 })
    expect(legal(state, 'command').flatMap(({ split }) => (split === undefined ? [] : [split]))).toEqual([
      { farm: 1, tower: 0, gate: 0 },
      { farm: 0, tower: 0, gate: 1 },
    ])
    play(state, [workCrew({ farm: 1 })])
    expect(state.farm).toBe(4)
  })

  it('G-U2: the Work Crew has nothing to do where nothing is damaged, or all that is damaged is destroyed', () => {
    const state = position({ ...QUIET, gold: 2 })
    expect(refusalOf(state, workCrew({ farm: 1 }))).toBe('G-U2 nothing-to-repair')
    const ruins = position({ ...QUIET, gold: 2, farm: 0, tower: 0 })
    expect(refusalOf(ruins, workCrew({ tower: 1 }))).toBe('G-U2 nothing-to-repair')
    const damaged = position({ ...QUIET, gold: 2, farm: 0, gate: 5 })
    expect(refusalOf(damaged, workCrew({ farm: 1 }))).toBe('G-U2 building-destroyed {"location":"farm"}')
    expect(refusalOf(damaged, workCrew({ gate: 2 }))).toBe('G-U2 too-many-points {"source":"work-crew","points":1}')
    expect(refusalOf(damaged, workCrew({}))).toBe('G-U2 points-left {"source":"work-crew"}')
  })

  it('G-M2: any number of commands in a turn', () => {
    const state = position({ right: 'rat-lord', gold: 7, fear: 2, gate: 5 })
    play(state, [FESTIVAL, volley('rat-lord'), workCrew({ gate: 1 }), TOWN_CRIER], FIRST)
    expect(state.commands).toEqual(['festival', 'volley', 'work-crew', 'town-crier'])
    expect(state.gold).toBe(0)
  })

  it('G-M2: each at most once a turn, and again in the next', () => {
    const state = position({ ...QUIET, gold: 9, fear: 3 })
    play(state, [FESTIVAL])
    expect(refusalOf(state, FESTIVAL)).toBe('G-M2 command-used {"command":"festival"}')
    play(state, [END], FIRST)
    expect(refusalOf(state, FESTIVAL)).toBe('G-C4 not-enough-gold {"cost":2,"gold":1}')
  })

  it('G-C4: a command takes what it needs to be told and no more', () => {
    const state = position({ ...QUIET, gold: 9, fear: 3, farm: 2 })
    const split = { farm: 1, tower: 0, gate: 0 }
    const enemy = 'skull-centipede'
    expect(refusalOf(state, { ...FESTIVAL, enemy })).toBe('G-C4 takes-no-target {"source":"festival"}')
    expect(refusalOf(state, { ...volley(enemy), split })).toBe('G-C4 takes-no-target {"source":"volley"}')
    expect(refusalOf(state, { type: 'command', command: 'volley' })).toBe('G-C4 name-an-enemy {"command":"volley"}')
    expect(refusalOf(state, { type: 'command', command: 'work-crew' })).toBe(
      'G-C4 name-locations {"command":"work-crew"}',
    )
    expect(refusalOf(state, { type: 'command', command: 'parade' })).toContain('T-A2 malformed')
  })

  it('G-C4, G-U4: a Volley needs an enemy that is out', () => {
    const state = position({ right: 'giant-spider', hand: 'champion', gold: 2 })
    expect(refusalOf(state, volley('rat-lord'))).toBe('G-U4 enemy-not-out {"enemy":"rat-lord"}')
    play(state, [attack('champion', 'giant-spider')])
    expect(refusalOf(state, volley('giant-spider'))).toBe('G-U4 enemy-not-out {"enemy":"giant-spider"}')
    expect(legal(state, 'command').map(({ command }) => command)).toEqual(['festival', 'town-crier'])
  })
})

describe('recruiting', () => {
  const market = 'warden mason mercenary champion'

  it('G-M3: a face-up card at its cost, into the discard pile; its place is filled at once', () => {
    const state = position({ ...QUIET, market, gold: 5 })
    const events = play(state, [recruit('mason')], bring(state, 'priest'))
    expect(state.market).toEqual(['warden', 'priest', 'mercenary', 'champion'])
    expect([state.gold, state.discard]).toEqual([2, ['mason']])
    expect(events).toEqual([
      { type: 'recruited', card: 'mason', cost: 3, gold: 2 },
      { type: 'market-filled', card: 'priest', place: 1 },
    ])
  })

  it('G-M3: any number in a turn, also a card that has just come', () => {
    const state = position({ ...QUIET, market, gold: 9 })
    play(state, [recruit('mason'), recruit('priest'), recruit('mercenary')], bring(state, 'priest druid druid'))
    expect(state.discard).toEqual(['mercenary', 'mason', 'priest'])
    // Two of a kind are one choice.
    expect(state.market).toEqual(['warden', 'druid', 'druid', 'champion'])
    play(state, [END], FIRST)
    state.gold = 3
    expect(legal(state, 'recruit').map(({ card }) => card)).toEqual(['warden', 'druid'])
  })

  it('G-M3: of two of a kind one is recruited and the other stays', () => {
    const state = position({ ...QUIET, market: 'warden druid mercenary druid', gold: 3 })
    play(state, [recruit('druid')], bring(state, 'priest'))
    expect(state.market).toEqual(['warden', 'priest', 'mercenary', 'druid'])
  })

  it('G-M3: not what is not there, and not what is too dear', () => {
    const state = position({ ...QUIET, market, gold: 2 })
    expect(refusalOf(state, recruit('druid'))).toBe('G-M3 not-in-market {"card":"druid"}')
    expect(refusalOf(state, recruit('warden'))).toBe('G-M3 not-enough-gold {"cost":3,"gold":2}')
    expect(refusalOf(state, recruit('knight'))).toBe('G-M3 not-in-market {"card":"knight"}')
    expect(legal(state, 'recruit')).toEqual([recruit('mercenary')])
  })

  it('G-M3: with the deck empty the cards put aside are shuffled in', () => {
    const state = position({ ...QUIET, market, citizens: '', aside: 'druid priest', gold: 3 })
    const events = play(state, [recruit('warden')], bring(state, 'priest'))
    expect([state.market[0], state.citizens, state.aside]).toEqual(['priest', ['druid'], []])
    expect(eventsOf(events, 'aside-shuffled')).toEqual([{ type: 'aside-shuffled', cards: ['druid', 'priest'] }])
  })

  it('G-M3: with neither deck nor cards put aside the market shrinks, down to nothing', () => {
    const state = position({ ...QUIET, market, citizens: '', gone: 'traveler', gold: 14 })
    const events = play(state, [recruit('mason'), recruit('warden'), recruit('champion'), recruit('mercenary')])
    expect(state.market).toEqual([])
    expect(eventsOf(events, 'market-shrank').map(({ size }) => size)).toEqual([3, 2, 1, 0])
    expect(legal(state, 'recruit')).toEqual([])
  })

  it('G-M3: the Town Crier puts the market aside and lays it out anew', () => {
    const state = position({ ...QUIET, market, gold: 1 })
    const events = play(state, [TOWN_CRIER], bring(state, 'priest druid alchemist druid'))
    expect(state.market).toEqual(['priest', 'druid', 'alchemist', 'druid'])
    expect(state.aside).toEqual(['mercenary', 'mason', 'warden', 'champion'])
    expect(events.map(({ type }) => type)).toEqual(['command-used', 'put-aside', ...Array(4).fill('market-filled')])
    expect(eventsOf(events, 'market-filled').map(({ place }) => place)).toEqual([0, 1, 2, 3])
  })

  it('G-M3: the Town Crier shuffles in what was put aside when the deck runs out, the cards of just now too', () => {
    const state = position({ ...QUIET, market, citizens: 'priest', aside: 'druid', gold: 1 })
    const events = play(state, [TOWN_CRIER], bring(state, 'priest druid mason champion'))
    expect(state.market).toEqual(['priest', 'druid', 'mason', 'champion'])
    expect([state.citizens, state.aside]).toEqual([['mercenary', 'warden'], []])
    expect(eventsOf(events, 'aside-shuffled')).toHaveLength(1)
  })

  it('G-M3: the Town Crier cannot be bought while the deck and the cards put aside earlier are both empty', () => {
    const state = position({ ...QUIET, market, citizens: '', gold: 1 })
    expect(refusalOf(state, TOWN_CRIER)).toBe('G-M3 no-new-citizens')
    expect(legal(state, 'command')).toEqual([])
    expect(refusalOf(position({ ...QUIET, market, citizens: '', aside: 'druid', gold: 1 }), TOWN_CRIER)).toBeUndefined()
  })

  it('G-M3: the market is filled with any card of the deck, each as likely', () => {
    const counts = new Map<string, number>()
    for (let i = 0; i < 3000; i++) {
      const state = position({ ...QUIET, market, citizens: 'druid druid priest', gold: 2 })
      play(state, [recruit('mercenary')], new FastChance(`fill ${i}`).at(1))
      const card = state.market[2] ?? ''
      counts.set(card, (counts.get(card) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(['druid', 'priest'])
    expect(Math.abs((counts.get('priest') ?? 0) - 1000)).toBeLessThan(110)
  })

  it('G-M1, G-M3: chance is asked for refills alone', () => {
    const state = position({ ...QUIET, hand: 'minstrel', gold: 4, fear: 1, gate: HEALTH.gate - 1 })
    play(state, [income('minstrel'), FESTIVAL, workCrew({ gate: 1 })], NO_CHANCE)
    expect(() => play(state, [recruit('mercenary')], NO_CHANCE)).toThrow('left to chance')
  })
})
