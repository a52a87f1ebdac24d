import { HOUSES } from '@crownlands/kit/houses'
import { describe, expect, it } from 'vitest'
import { colourNames, liveriesOf } from './livery'

const nameplates = (...houses: (typeof HOUSES)[number][]) => houses.map((house) => ({ house }))

describe('the liveries', () => {
  it('are the houses of the seats where everybody has one colour', () => {
    const { y, g, r, b } = liveriesOf(nameplates('vert', 'or', 'azure', 'gules'))
    expect([y, g, r, b].map(({ seat, house }) => [seat, house])).toEqual([
      [0, 'vert'],
      [1, 'or'],
      [2, 'azure'],
      [3, 'gules'],
    ])
    expect(new Set([y, g, r, b].map(({ cut }) => cut)).size).toBe(4)
  })

  it('give two players the houses that nobody plays as second colours, KG-S2', () => {
    const { y, g, r, b } = liveriesOf(nameplates('gules', 'or'))
    expect([y.house, g.house, r.house, b.house]).toEqual(['gules', 'azure', 'or', 'vert'])
    expect([y.seat, g.seat, r.seat, b.seat]).toEqual([0, 0, 1, 1])
  })

  it('cut both colours of a seat alike, and those of another seat differently', () => {
    const { y, g, r, b } = liveriesOf(nameplates('or', 'azure'))
    expect(y.cut).toBe(g.cut)
    expect(r.cut).toBe(b.cut)
    expect(y.cut).not.toBe(r.cut)
  })

  it('say of the second colour of a player which house plays it', () => {
    const { y, g, r, b } = liveriesOf(nameplates('or', 'azure'))
    expect([y.of, g.of, r.of, b.of]).toEqual([undefined, 'or', undefined, 'azure'])
    const four = liveriesOf(nameplates('vert', 'or', 'azure', 'gules'))
    expect(Object.values(four).map(({ of }) => of)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('never give two colours in play one house', () => {
    for (const first of HOUSES) {
      for (const second of HOUSES.filter((house) => house !== first)) {
        const houses = Object.values(liveriesOf(nameplates(first, second))).map(({ house }) => house)
        expect(new Set(houses).size).toBe(4)
      }
    }
  })
})

describe('the names of the colours', () => {
  it('are charges when a player has two of them (KG-S2)', () => {
    const nameplates = [
      { name: 'Ada', house: 'azure' },
      { name: 'Ben', house: 'gules' },
    ] as const
    expect(colourNames(nameplates, 'en')).toEqual(['lily', 'sun', 'lion', 'oak leaf'])
    expect(colourNames(nameplates, 'fr')).toHaveLength(4)
  })

  it('are not needed when everybody has one', () => {
    const nameplates = (['or', 'azure', 'gules'] as const).map((house) => ({ name: house, house }))
    expect(colourNames(nameplates, 'en')).toBeUndefined()
  })
})
