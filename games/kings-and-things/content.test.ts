import { withDefaults } from '@crownlands/core/schema'
import { describe, expect, it } from 'vitest'
import {
  allThings,
  CHARACTER_NAMES,
  CHARACTERS,
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
  isIncome,
  LANDS,
  type Land,
  printedValue,
  TERRAINS,
  THINGS,
  TREASURES,
} from './content'
import { optionsSchema } from './state'

const creatures = Object.keys(CREATURES) as Creature[]
const incomes = Object.keys(INCOMES) as Income[]
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('components', () => {
  it('KT-C6: 48 hexes, 8 of them sea, and what entering costs', () => {
    expect(sum(TERRAINS.map((terrain) => HEXES[terrain].count))).toBe(48)
    expect(HEXES.sea.count).toBe(8)
    expect(TERRAINS.map((terrain) => HEXES[terrain].cost)).toEqual([1, 2, 1, 2, 2, 1, 2, 1])
  })

  it('KT-C1, KT-C7: the cup holds 195 Things; characters are not among them', () => {
    expect(allThings('1986').length).toBe(195)
    expect(sum(creatures.map((name) => copiesOf(name, '1986')))).toBe(146)
    expect(sum(incomes.map((name) => copiesOf(name, '1986')))).toBe(22)
    expect([Object.keys(TREASURES).length, ITEMS.length, EVENTS.length]).toEqual([6, 11, 10])
    expect(THINGS.some(isCharacter)).toBe(false)
  })

  it('KT-C8: 123 kinds of creatures, so many of each terrain', () => {
    expect(creatures.length).toBe(123)
    const of = (terrain: Land) => creatures.filter((name) => CREATURES[name].terrain === terrain)
    expect(LANDS.map((land) => sum(of(land).map((name) => copiesOf(name, '1986'))))).toEqual([
      21, 21, 17, 16, 21, 25, 25,
    ])
    for (const land of LANDS) for (const name of of(land)) expect(name.startsWith(`${land}_`)).toBe(true)
  })

  it('KT-C9: fly, magic, ranged and charge; values from 1 to 6', () => {
    expect(has('desert_old_dragon', 'fly') && has('desert_old_dragon', 'magic')).toBe(true)
    expect(has('frozen_waste_mammoth', 'charge')).toBe(true)
    expect(has('elf_lord', 'ranged')).toBe(true)
    for (const name of creatures) expect([1, 2, 3, 4, 5, 6]).toContain(printedValue(name, '1986'))
  })

  it('KT-C11: income counters fit their terrain, cities and villages any land', () => {
    expect(fits('gold_mine', 'mountain') && !fits('gold_mine', 'swamp')).toBe(true)
    expect(LANDS.every((land) => fits('city', land) && fits('village', land))).toBe(true)
    expect(fits('city', 'sea')).toBe(false)
    expect([copiesOf('city', '1986'), copiesOf('village', '1986'), copiesOf('silver_mine', '1986')]).toEqual([6, 6, 2])
  })

  it('KT-C12: what treasures pay', () => {
    expect(Object.values(TREASURES)).toEqual([5, 5, 5, 10, 10, 20])
  })

  it('KT-C13, KT-K1: 22 characters on 11 two-sided counters, the back of the back is the front', () => {
    expect([CHARACTER_NAMES.length, COUNTERS.length]).toEqual([22, 11])
    for (const name of CHARACTER_NAMES) expect(CHARACTERS[CHARACTERS[name].back].back).toBe(name)
    expect(CHARACTER_NAMES.filter((name) => CHARACTERS[name].power === 'terrain_lord').length).toBe(LANDS.length)
  })

  it('KT-C14: 10 towers, 8 keeps, 8 castles and 6 citadels', () => {
    expect(FORTS.slice(1).map((fort, i) => `${fort} ${FORT_COUNTERS[i + 1]}`)).toEqual([
      'tower 10',
      'keep 8',
      'castle 8',
      'citadel 6',
    ])
    expect(sum(FORT_COUNTERS)).toBe(32)
  })
})

describe('editions and options', () => {
  it('KT-E1, KT-E7: 1986, no automatic calls and no turn limit unless told', () => {
    expect(withDefaults(optionsSchema, {})).toEqual({ value: { edition: '1986', autoCall: false, turnLimit: 0 } })
    for (const wrong of [{ edition: '1999' }, { turnLimit: 100 }, { autoCall: 1 }, { gold: 5 }]) {
      expect(withDefaults(optionsSchema, wrong)).toHaveProperty('problem')
    }
  })

  it('KT-E2, KT-E3: a second Dinosaur, and in 2010 a Greathunter of value 2', () => {
    expect(EDITIONS.map((edition) => allThings(edition).length)).toEqual([195, 196, 196])
    expect(EDITIONS.map((edition) => copiesOf('jungle_dinosaur', edition))).toEqual([1, 2, 2])
    expect(EDITIONS.map((edition) => printedValue('plains_greathunter', edition))).toEqual([4, 4, 2])
  })

  it('KT-E6: every kind is of one sort and in one place of the order', () => {
    expect(new Set(THINGS).size).toBe(THINGS.length)
    expect(THINGS.filter(isCreature).length).toBe(123)
    expect(THINGS.filter(isIncome).length).toBe(11)
  })
})
