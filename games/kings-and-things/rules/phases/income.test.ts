import { describe, expect, it } from 'vitest'
import { act, type HexSketch, position, type Sketch } from '../../testing/positions'
import { legalActions, refuse } from '../rules'
import type { State } from '../state'
import { incomeLines, incomeOf } from './income'

const mines: Readonly<Record<number, HexSketch>> = {
  3: { owner: 0, terrain: 'mountain', income: 'copper_mine' },
  4: { owner: 0, terrain: 'mountain', income: 'silver_mine' },
  5: { owner: 0, terrain: 'mountain', income: 'gold_mine' },
  6: { owner: 0, terrain: 'desert', income: 'diamond_field' },
}

function part(sketch: Sketch): State {
  return position({ phase: 'construction', ...sketch, tasks: [{ type: 'build', seat: 0, built: [] }] })
}

describe('income', () => {
  it('KT-G1: a land hex 1, a fort its value, an income counter what is printed, a character 1', () => {
    const state = position({
      hexes: {
        3: { owner: 0, fort: 4, armies: { 0: ['warlord', 'desert_nomads'] } },
        4: { owner: 0, fort: 1, income: 'city' },
        5: { owner: 1, fort: 2, income: 'village', armies: { 1: ['elf_lord', 'arch_mage'] } },
        6: { income: 'village' },
      },
    })
    expect(incomeLines(state, 0)).toEqual([
      { what: 'hexes', gold: 2 },
      { what: 'forts', gold: 5 },
      { what: 'income', gold: 2 },
      { what: 'characters', gold: 1 },
    ])
    expect(incomeOf(state, 1)).toBe(1 + 2 + 1 + 2)
  })

  it('KT-G2, KT-K5: the Dwarf King doubles the own copper, silver and gold mines, nothing else', () => {
    const king: HexSketch = { owner: 0, armies: { 0: ['dwarf_king'] } }
    const without = 4 + 1 + 2 + 3 + 1
    expect(incomeOf(position({ hexes: mines }), 0)).toBe(without)
    expect(incomeOf(position({ hexes: { ...mines, 7: king } }), 0)).toBe(without + 6 + 1 + 1)
    // Another's Dwarf King does nothing for these mines.
    const theirs: HexSketch = { owner: 1, armies: { 1: ['dwarf_king'] } }
    expect(incomeOf(position({ hexes: { ...mines, 7: theirs } }), 0)).toBe(without)
    // In the pool he does nothing either.
    expect(incomeOf(position({ hexes: mines, pool: ['dwarf_king'] }), 0)).toBe(without)
  })

  it('KT-G2: the Black Cloud does not lower income', () => {
    const state = position({ hexes: { 3: { owner: 0, fort: 3, income: 'city' } } })
    const before = incomeOf(state, 0)
    state.cloud = 3
    expect(incomeOf(state, 0)).toBe(before)
  })

  it('KT-G5: a treasure is shown, pays and returns to the cup; it never counts as income', () => {
    const state = part({ gold: [0, 0], racks: [['treasure_chest', 'diamond']] })
    const before = incomeOf(state, 0)
    expect(act(state, 0, { type: 'treasure', treasure: 'treasure_chest' })).toEqual([
      { type: 'treasure', seat: 0, treasure: 'treasure_chest', gold: 20, reveals: true },
    ])
    expect(state.players[0]).toMatchObject({ gold: 20, rack: ['diamond'] })
    expect(state.cup).toContain('treasure_chest')
    expect(incomeOf(state, 0)).toBe(before)
    expect(refuse(state, 0, { type: 'treasure', treasure: 'ruby' })?.reason).toBe('no-such-treasure')
  })

  it('KT-G4: gold is a number that is never on a rack or in the cup', () => {
    const state = part({ gold: [7, 0] })
    expect(state.players[0]?.gold).toBe(7)
    expect(state.cup.length).toBe(195)
  })

  it('KT-G6: an owner takes own income counters off the board into the cup, never onto the rack', () => {
    const state = part({ hexes: { 3: { owner: 0, income: 'city' }, 9: { owner: 1, income: 'village' } } })
    expect(legalActions(state, 0).filter(({ type }) => type === 'remove')).toEqual([{ type: 'remove', hex: 3 }])
    expect(act(state, 0, { type: 'remove', hex: 3 })).toEqual([
      { type: 'income-removed', seat: 0, hex: 3, income: 'city' },
    ])
    expect(state.hexes[3]?.income).toBeUndefined()
    expect(state.players[0]?.rack).toEqual([])
    expect(state.cup.filter((thing) => thing === 'city').length).toBe(6)
    expect(refuse(state, 0, { type: 'remove', hex: 9 })?.reason).toBe('no-own-income-there')
  })
})
