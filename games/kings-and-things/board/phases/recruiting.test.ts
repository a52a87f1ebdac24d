import { describe, expect, it } from 'vitest'
import { rollsFrom } from '../../rules/phases/characters'
import { chancesOf } from './recruiting'

describe('the chance to get a character', () => {
  it('is the share of two dice that come to the target', () => {
    expect([2, 7, 10, 12, 13].map(rollsFrom)).toEqual([36, 21, 6, 1, 0])
  })

  it('KT-R4: rises with every 5 gold before the roll', () => {
    const chances = [0, 1, 2, 3].map((plus) => chancesOf({ target: 10 }, plus, 15).atOnce)
    expect(chances).toEqual([17, 28, 42, 58])
    expect(chancesOf({ target: 10 }, 8, 40)).toEqual({ atOnce: 100, withAll: 100, price: 40, later: 0 })
  })

  it('KT-R4: counts what is left for after the roll, at 10 gold each', () => {
    expect(chancesOf({ target: 12 }, 0, 25)).toEqual({ atOnce: 3, withAll: 17, price: 0, later: 2 })
    expect(chancesOf({ target: 12 }, 3, 25)).toMatchObject({ price: 15, later: 1, withAll: 42 })
  })
})
