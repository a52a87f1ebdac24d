import { must } from '@crownlands/core/lists'
import { withDefaults } from '@crownlands/core/schema'
import { describe, expect, it } from 'vitest'
import {
  allThings,
  CHARACTER_NAMES,
  CHARACTERS,
  type CharacterData,
  COUNTERS,
  CREATURES,
  type Creature,
  copiesOf,
  EDITIONS,
  EVENTS,
  FORT_COUNTERS,
  FORTS,
  fits,
  HEXES,
  has,
  INCOMES,
  type Income,
  ITEMS,
  isCharacter,
  isCreature,
  isEvent,
  isIncome,
  isItem,
  isTreasure,
  LANDS,
  printedValue,
  TERRAINS,
  THINGS,
  TREASURES,
} from './content'
import { boardSize, distance, neighbours, openStarts, PLACES } from './rules/hexes'
import { optionsSchema } from './rules/state'

const CREATURE_NAMES = Object.keys(CREATURES) as readonly Creature[]
const INCOME_NAMES = Object.keys(INCOMES) as readonly Income[]

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

describe('the counters', () => {
  it('KT-C1: a Thing is a creature, an income counter, a treasure, a magic item or an event, and nothing else', () => {
    for (const thing of THINGS) {
      const is = [isCreature, isIncome, isTreasure, isItem, isEvent].filter((check) => check(thing))
      expect(is).toHaveLength(1)
      expect(isCharacter(thing)).toBe(false)
    }
  })

  it('KT-C6: 48 hexes, 8 of them sea; what entering each costs', () => {
    expect(TERRAINS.map((terrain) => HEXES[terrain].count)).toEqual([6, 6, 5, 5, 6, 6, 6, 8])
    expect(sum(TERRAINS.map((terrain) => HEXES[terrain].count))).toBe(48)
    expect(TERRAINS.map((terrain) => HEXES[terrain].cost)).toEqual([1, 2, 1, 2, 2, 1, 2, 1])
  })

  it('KT-C7, KT-E1: the cup of 1986 holds 195 Things: 146 creatures, 22 income counters, 6 treasures, 11 items, 10 events', () => {
    const cup = allThings('1986')
    expect(cup).toHaveLength(195)
    const counts = [isCreature, isIncome, isTreasure, isItem, isEvent].map(
      (is) => cup.filter((thing) => is(thing)).length,
    )
    expect(counts).toEqual([146, 22, 6, 11, 10])
    expect(withDefaults(optionsSchema, {})).toMatchObject({ value: { edition: '1986' } })
  })

  it('KT-C8: 123 kinds of creature, so many counters of each terrain', () => {
    expect(CREATURE_NAMES).toHaveLength(123)
    const counters = LANDS.map((land) =>
      sum(CREATURE_NAMES.filter((name) => CREATURES[name].terrain === land).map((name) => CREATURES[name].copies)),
    )
    expect(counters).toEqual([21, 21, 17, 16, 21, 25, 25])
    expect(CREATURES.jungle_crawling_vines).toMatchObject({ value: 6, attributes: [] })
    expect(CREATURES.swamp_dark_wizard).toMatchObject({ value: 1, attributes: ['fly', 'magic'] })
    expect(CREATURES.frozen_waste_ice_hunters).toMatchObject({ value: 2, copies: 4 })
  })

  it('KT-C9: every creature has a value of 1 to 6 and no symbols but the four', () => {
    for (const name of CREATURE_NAMES) {
      const { value, attributes } = CREATURES[name]
      expect(value).toBeGreaterThanOrEqual(1)
      expect(value).toBeLessThanOrEqual(6)
      expect(attributes.every((one) => ['fly', 'magic', 'ranged', 'charge'].includes(one))).toBe(true)
    }
  })

  it('KT-C11: income counters fit their own terrain, cities and villages any land', () => {
    expect(sum(INCOME_NAMES.map((name) => INCOMES[name].copies))).toBe(22)
    expect(INCOMES.city).toMatchObject({ gold: 2, value: 2, copies: 6 })
    expect(INCOMES.village).toMatchObject({ gold: 1, value: 1, copies: 6 })
    expect(TERRAINS.filter((terrain) => fits('silver_mine', terrain))).toEqual(['mountain'])
    expect(TERRAINS.filter((terrain) => fits('city', terrain))).toEqual(LANDS)
  })

  it('KT-C12: six treasures, worth 55 gold together', () => {
    expect(Object.values(TREASURES)).toEqual([5, 5, 5, 10, 10, 20])
  })

  it('KT-C13: one of each of the 11 magic items and the 10 events', () => {
    expect(ITEMS).toHaveLength(11)
    expect(EVENTS).toHaveLength(10)
    for (const thing of [...ITEMS, ...EVENTS]) expect(copiesOf(thing, '1986')).toBe(1)
  })

  it('KT-C14: 10 towers, 8 keeps, 8 castles and 6 citadels', () => {
    expect(FORTS.slice(1)).toEqual(['tower', 'keep', 'castle', 'citadel'])
    expect(FORT_COUNTERS.slice(1)).toEqual([10, 8, 8, 6])
  })

  it('KT-C16: of the 351 pieces of 1986, 113 are gold and markers that are only numbers here', () => {
    const pieces = allThings('1986').length + COUNTERS.length + sum(FORT_COUNTERS)
    expect(pieces + 51 + 62).toBe(351)
  })

  it('KT-K1: 22 characters, back to back on 11 counters', () => {
    expect(CHARACTER_NAMES).toHaveLength(22)
    expect(COUNTERS).toHaveLength(11)
    for (const name of CHARACTER_NAMES) {
      const { back } = CHARACTERS[name]
      expect(CHARACTERS[back].back).toBe(name)
      expect(COUNTERS.includes(name)).not.toBe(COUNTERS.includes(back))
    }
  })

  it('KT-K2: six characters have no power beyond their symbol', () => {
    const plain = CHARACTER_NAMES.filter((name) => (CHARACTERS[name] as CharacterData).power === 'none')
    expect(plain).toEqual(['arch_cleric', 'arch_mage', 'elf_lord', 'sir_lance_a_lot', 'ghaog_ii', 'lord_of_the_eagles'])
    for (const name of plain) expect(CHARACTERS[name].attributes).toHaveLength(1)
  })

  it('KT-K10: seven Terrain Lords, one for each land', () => {
    const lords = CHARACTER_NAMES.flatMap((name) => (CHARACTERS[name] as CharacterData).lord ?? [])
    expect(lords).toEqual(LANDS)
  })
})

describe('the editions', () => {
  it('KT-E2, KT-E3: those of 1997 and 2010 have a second Dinosaur, that of 2010 a Great Hunter of 2', () => {
    expect(EDITIONS.map((edition) => allThings(edition).length)).toEqual([195, 196, 196])
    expect(EDITIONS.map((edition) => copiesOf('jungle_dinosaur', edition))).toEqual([1, 2, 2])
    expect(EDITIONS.map((edition) => printedValue('plains_greathunter', edition))).toEqual([4, 4, 2])
    expect(has('plains_greathunter', 'ranged')).toBe(true)
  })

  it('KT-E6: lists of counters follow the one content file', () => {
    expect(THINGS).toEqual([...CREATURE_NAMES, ...INCOME_NAMES, ...Object.keys(TREASURES), ...ITEMS, ...EVENTS])
  })

  it('KT-E7: edition, autoCall and turnLimit are the options, and nothing else', () => {
    expect(withDefaults(optionsSchema, {})).toEqual({ value: { edition: '1986', autoCall: false, turnLimit: 0 } })
    expect(withDefaults(optionsSchema, { turnLimit: 99, autoCall: true, edition: '2010' })).toHaveProperty('value')
    for (const wrong of [{ turnLimit: 100 }, { edition: '1999' }, { seats: 2 }]) {
      expect(withDefaults(optionsSchema, wrong)).toHaveProperty('problem')
    }
  })
})

describe('the board', () => {
  it('KT-S4: a centre and rings, each clockwise from one step behind its upper-left corner', () => {
    const at = (place: number) => [must(PLACES[place]).q, must(PLACES[place]).r]
    expect([0, 1, 2, 6].map(at)).toEqual([
      [0, 0],
      [0, -1],
      [1, -1],
      [-1, 0],
    ])
    expect([7, 10, 14, 18].map(at)).toEqual([
      [-1, -1],
      [2, -2],
      [0, 2],
      [-2, 0],
    ])
    expect([19, 23, 28, 32, 36].map(at)).toEqual([
      [-2, -1],
      [2, -3],
      [2, 1],
      [-2, 3],
      [-3, 0],
    ])
    expect(PLACES).toHaveLength(37)
    expect([2, 3, 4].map(boardSize)).toEqual([19, 19, 37])
  })

  it('KT-C5: distance counts steps, and only hexes of the board are neighbours', () => {
    expect(distance(0, 36)).toBe(3)
    expect(distance(19, 28)).toBe(6)
    expect(neighbours(0, 37)).toEqual([1, 2, 3, 4, 5, 6])
    expect(neighbours(18, 37)).toHaveLength(6)
    expect(neighbours(18, 19)).toHaveLength(3)
    for (let hex = 0; hex < 37; hex++) {
      for (const near of neighbours(hex, 37)) expect(neighbours(near, 37)).toContain(hex)
    }
  })

  it('KT-S5, KT-S15, KT-S16: where players start', () => {
    expect(openStarts(4, [])).toEqual([19, 23, 28, 32])
    for (const start of openStarts(4, [])) expect(neighbours(start, 37)).toHaveLength(4)
    expect(openStarts(3, [])).toEqual([8, 10, 12, 14, 16, 18])
    expect(openStarts(3, [14])).toEqual([10, 18])
    expect(openStarts(3, [8, 16])).toEqual([12])
    expect(openStarts(2, [10])).toEqual([16])
  })
})
