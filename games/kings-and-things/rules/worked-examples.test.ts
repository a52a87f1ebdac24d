/**
 * The worked examples of the rules. Seventeen in all: those that are not here stand with the rules they are about: `bribe` and
 * `explore_sort` in exploration.test.ts, `flyers_blocked` in movement-flyers.test.ts, `movement` in movement.test.ts, `support`
 * in support.test.ts, `battle_round` and `charge` in battle.test.ts.
 */
import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { HEXES, TERRAINS, type Thing } from '../content'
import { battle, fightersOf, goOn } from '../testing/battles'
import { act, chanceOf, dice, type HexSketch, NO_CHANCE, position } from '../testing/positions'
import { DONE } from './actions'
import { boardSize, PLACES } from './hexes'
import { takeHex } from './ownership'
import { incomeOf } from './phases/income'
import { freeRecruits } from './phases/things'
import { legalActions, toAct } from './rules'
import { claimableHexes } from './setup/kingdoms'
import { completeDeck, shuffledHexes } from './setup/map'
import type { State } from './state'
import { checkClock } from './winning'

const RUN = { chance: NO_CHANCE, events: undefined }

describe('gold and recruits', () => {
  it('KT-G1: 3 land hexes, village, gold mine, castle and a character are an income of 11', () => {
    const state = position({
      hexes: {
        3: { owner: 0, income: 'village' },
        4: { owner: 0, terrain: 'mountain', income: 'gold_mine' },
        5: { owner: 0, fort: 3, armies: { 0: ['warlord'] } },
      },
    })
    expect(incomeOf(state, 0)).toBe(11)
  })

  it('KT-T4: 5 land hexes, 40 gold and 5 rack counters are at most 3 + 5 + 2 = 10 draws', () => {
    const rack: readonly Thing[] = ['golem', 'elixir', 'ruby', 'peat_bog', 'desert_nomads']
    const hexes = Object.fromEntries([3, 4, 5, 6, 7].map((hex) => [hex, { owner: 0 }]))
    const state = position({
      phase: 'things',
      hexes,
      gold: [40, 0],
      racks: [rack],
      tasks: [{ type: 'things', seat: 0, stage: 'announce' }],
    })
    let traded = 0
    for (;;) {
      const lay = legalActions(state, 0).find(({ type }) => type === 'lay')
      if (lay === undefined) break
      act(state, 0, lay)
      traded++
    }
    expect(traded).toBe(4)
    const draws = legalActions(state, 0).flatMap((action) => (action.type === 'draw' ? [action.paid] : []))
    expect(Math.max(...draws)).toBe(5)
    const events = act(state, 0, { type: 'draw', paid: 5 }, chanceOf(...Array.from({ length: 10 }, () => 0)))
    expect(events.find(({ type }) => type === 'recruits')).toMatchObject({ free: 3, paid: 5 })
    expect(events.find(({ type }) => type === 'drew')).toMatchObject({ count: 10 })
    expect(state.players[0]?.gold).toBe(40 - 25)
  })

  it('KT-T1: 3 hexes give 2 free recruits', () => {
    const state = position({ hexes: { 3: { owner: 0 }, 4: { owner: 0 }, 5: { owner: 0 } } })
    expect(freeRecruits(state, 0)).toBe(2)
  })

  it('KT-R4: the Dwarf King for 10 gold before the roll, dice of 7 and 10 gold more', () => {
    const state = position({
      phase: 'characters',
      gold: [20, 0],
      pool: ['dwarf_king'],
      hexes: { 3: { owner: 0 } },
      tasks: [{ type: 'characters', seat: 0, stage: 'open', rollsChanged: false, callsChanged: false }],
    })
    const tried = act(state, 0, { type: 'try', character: 'dwarf_king', plus: 2 }, dice(3, 4))
    expect(tried).toContainEqual({ type: 'tried', seat: 0, character: 'dwarf_king', plus: 2, target: 10 })
    expect(toAct(state)).toEqual([0])
    expect(state.players[0]?.gold).toBe(10)
    const paid = act(state, 0, { type: 'pay' })
    expect(paid).toContainEqual({ type: 'recruited', seat: 0, character: 'dwarf_king', paid: 20 })
    expect(state.players[0]?.gold).toBe(0)
  })
})

describe('the map', () => {
  it('KT-S8: (2,0) may be taken, (2,-1) touches a hex of the other player', () => {
    // The example is free of the board: all of it lies one to the left here.
    const hexAt = (q: number, r: number) => PLACES.findIndex((place) => place.q === q - 1 && place.r === r)
    const hexes: Record<number, HexSketch> = {
      [hexAt(0, 0)]: { owner: 0 },
      [hexAt(1, 0)]: { owner: 0 },
      [hexAt(4, -2)]: { owner: 1 },
      [hexAt(3, -2)]: { owner: 1 },
    }
    const state = position({ seats: 4, hexes })
    expect(claimableHexes(state, 0)).toContain(hexAt(2, 0))
    expect(claimableHexes(state, 0)).not.toContain(hexAt(2, -1))
  })

  it('KT-S13, KT-S14: decks of 48 hexes', () => {
    expect(TERRAINS.reduce((sum, terrain) => sum + HEXES[terrain].count, 0)).toBe(48)
    const sizes = (seats: number) => {
      const shuffled = shuffledHexes(seats)
      const state = position({ seats })
      state.deck.splice(0, state.deck.length, ...shuffled.slice(boardSize(seats)))
      completeDeck(state, 0)
      return { shuffled: shuffled.length, laid: state.hexes.length, unused: state.deck.length }
    }
    expect(sizes(4)).toEqual({ shuffled: 44, laid: 37, unused: 11 })
    expect(sizes(3)).toEqual({ shuffled: 29, laid: 19, unused: 29 })
    expect(sizes(2)).toEqual({ shuffled: 29, laid: 19, unused: 29 })
  })
})

describe('magic', () => {
  it('KT-I8: a Firewall with a roll of 4 is a magic fort of value 4 that takes four hits', () => {
    const state = battle(
      { owner: 1, armies: { 0: ['desert_genie', 'desert_sphinx'], 1: ['plains_wolf_pack'] } },
      { racks: [[], ['firewall']] },
    )
    goOn(state)
    // In the magic step Genie and Sphinx miss with 6, the Firewall with 5; in the melee step the Wolves miss.
    const events = act(state, 1, { type: 'item', item: 'firewall' }, dice(4, 6, 6, 5, 6))
    const magic = events.find((event) => event.type === 'step-rolled' && event.step === 'magic')
    expect(magic).toMatchObject({ shots: [{}, {}, { side: 1, what: 'firewall', needs: 4, die: 5, hit: false }] })
    expect(fightersOf(state, 1)).toContain('firewall 4')
    // Next round both hit, and B gives two of the four hits to the Firewall.
    act(state, 0, DONE)
    act(state, 1, DONE, dice(1, 1, 6))
    act(state, 1, { type: 'hit', what: 'firewall' })
    act(state, 1, { type: 'hit', what: 'firewall' }, dice(6))
    expect(fightersOf(state, 1)).toContain('firewall 2')
  })
})

describe('citadels', () => {
  const [A, B] = [0, 1]

  /** A has built the only citadel in turn 5, and nobody has won by the end of its Construction Phase. */
  function builtInTurnFive(): State {
    const state = position({
      turn: 5,
      phase: 'construction',
      gold: [5, 5],
      hexes: {
        3: { owner: A, fort: 3, income: 'city' },
        4: { owner: A, fort: 3, income: 'city' },
        5: { owner: A, income: 'village', armies: { 0: ['warlord'] } },
        9: { owner: B },
      },
      tasks: [{ type: 'build', seat: A, built: [] }],
    })
    act(state, A, { type: 'build', hex: 3 })
    checkClock(state, RUN)
    expect(state.result).toBeUndefined()
    return state
  }

  it('KT-W1: A builds the only one in turn 5 and wins at the end of construction in turn 6', () => {
    const state = builtInTurnFive()
    state.turn = 6
    checkClock(state, RUN)
    expect(state.result).toMatchObject({ winners: [A], ending: 'citadel-held' })
  })

  it('KT-W2: B captures it in turn 6 and wins at the end of construction in turn 7', () => {
    const state = builtInTurnFive()
    state.turn = 6
    takeHex(state, 3, B, 'KT-B16', RUN)
    checkClock(state, RUN)
    expect(state.result).toBeUndefined()
    state.turn = 7
    checkClock(state, RUN)
    expect(state.result).toMatchObject({ winners: [B], ending: 'citadel-captured-and-held' })
  })

  it.each([5, 6])('KT-W4: B builds one in turn %i: only conquest wins from then on', (turn) => {
    const state = builtInTurnFive()
    state.turn = turn
    Object.assign(must(state.hexes[9]), { fort: 4, got: { turn, how: 'built' } })
    checkClock(state, RUN)
    state.turn = 12
    checkClock(state, RUN)
    expect(state.result).toBeUndefined()
    takeHex(state, 9, A, 'KT-B16', RUN)
    expect(state.result).toMatchObject({ winners: [A], ending: 'two-citadels' })
  })
})
