import { describe, expect, it } from 'vitest'
import { boardSize, neighbours } from '../../rules/hexes'
import { hexName, hexNamed } from '../../rules/places'
import { allHexes, areaOf, DIRECTIONS, middleOf, rowsOf, towards } from './geometry'

const SIZES = [2, 4].map(boardSize)

describe('the hexes on the table', () => {
  it('lie a whole height apart from top to bottom', () => {
    const [d4, d5] = [middleOf(hexNamed('d4') ?? -1), middleOf(hexNamed('d5') ?? -1)]
    expect(d4).toEqual({ x: 0, y: 0 })
    expect(d5.x).toBe(0)
    expect(d5.y).toBeCloseTo(Math.sqrt(3))
  })

  it('have the neighbours that the rules give them', () => {
    for (const size of SIZES) {
      for (let hex = 0; hex < size; hex++) {
        const around = DIRECTIONS.flatMap((direction) => towards(hex, direction, size) ?? [])
        expect(around.toSorted((a, b) => a - b)).toEqual(neighbours(hex, size))
      }
    }
  })

  it('are covered by their area', () => {
    const { left, right, top, bottom } = areaOf(allHexes(4))
    expect([left, right]).toEqual([-5.5, 5.5])
    expect(bottom).toBeCloseTo(3.5 * Math.sqrt(3))
    expect(top).toBeCloseTo(-bottom)
  })

  it('are all in the rows that are read out, each once, from above and from the left', () => {
    for (const size of SIZES) {
      const rows = rowsOf(size)
      const all = rows.flatMap(({ hexes }) => hexes.map(({ hex }) => hex))
      expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, hex) => hex))
      expect(rows[0]?.hexes.map(({ hex }) => hexName(hex))).toEqual(size === 37 ? ['D1'] : ['D2'])
      for (const { hexes } of rows) {
        const columns = hexes.map(({ column }) => column)
        expect(columns).toEqual(columns.toSorted((a, b) => a - b))
      }
    }
  })
})
