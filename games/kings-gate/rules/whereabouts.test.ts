import { describe, expect, it } from 'vitest'
import { cellAt, type Lying, PALACE, SPACES, spaceCell } from './grid'
import { SIDES, whereIs } from './whereabouts'

const UPRIGHT: Lying = { cell: cellAt(4, -1), orientation: 'vertical' }

describe('where a cell is', () => {
  it.each([
    ['across', PALACE],
    ['upright', UPRIGHT],
  ])('KG-C1: each of the ten spaces has a name of its own at a location that lies %s', (_, lying) => {
    const names = Array.from({ length: SPACES }, (_, space) => whereIs([lying], spaceCell(lying, space)))
    expect(new Set(names.map((where) => JSON.stringify(where))).size).toBe(SPACES)
    expect(names.every(({ type }) => type === 'space')).toBe(true)
  })

  it('KG-C1: a long side has two halves, an end has none', () => {
    const side = (lying: Lying, x: number, y: number) => whereIs([lying], cellAt(x, y))
    expect(side(PALACE, 0, -1)).toEqual({ type: 'space', location: 1, side: 'above-left' })
    expect(side(PALACE, 2, 0)).toEqual({ type: 'space', location: 1, side: 'right' })
    expect(side(PALACE, -1, 1)).toEqual({ type: 'space', location: 1, side: 'lower-left' })
    expect(side(UPRIGHT, 5, 0)).toEqual({ type: 'space', location: 1, side: 'right-lower' })
    expect(side(UPRIGHT, 4, 1)).toEqual({ type: 'space', location: 1, side: 'below' })
    expect(SIDES).toHaveLength(16)
  })

  it('KG-P5: a space of several locations is told by the latest', () => {
    expect(whereIs([PALACE, UPRIGHT], cellAt(2, 0))).toMatchObject({ location: 1 })
    const beside: Lying = { cell: cellAt(3, 0), orientation: 'horizontal' }
    expect(whereIs([PALACE, beside], cellAt(2, 0))).toEqual({ type: 'space', location: 2, side: 'left' })
  })

  it('KG-N2: any other cell is told by the way from the nearest location, the later of two', () => {
    expect(whereIs([PALACE], cellAt(3, -2))).toEqual({ type: 'steps', location: 1, right: 3, down: -2 })
    expect(whereIs([PALACE, UPRIGHT], cellAt(7, -1))).toEqual({ type: 'steps', location: 2, right: 3, down: 0 })
    expect(whereIs([PALACE, UPRIGHT], cellAt(2, -3))).toEqual({ type: 'steps', location: 2, right: -2, down: -2 })
  })
})
