import { describe, expect, it } from 'vitest'
import { boardSize, clockwise, distance, neighbours, openStarts, PLACES } from './hexes'

const told = (from: number, to: number) =>
  PLACES.slice(from, to + 1)
    .map(({ q, r }) => `(${q},${r})`)
    .join(' ')

describe('the board', () => {
  it('KT-S4: the centre, then each ring clockwise from one step behind its upper-left corner', () => {
    expect(told(0, 0)).toBe('(0,0)')
    expect(told(1, 6)).toBe('(0,-1) (1,-1) (1,0) (0,1) (-1,1) (-1,0)')
    expect(told(7, 18)).toBe('(-1,-1) (0,-2) (1,-2) (2,-2) (2,-1) (2,0) (1,1) (0,2) (-1,2) (-2,2) (-2,1) (-2,0)')
    expect(told(19, 36)).toBe(
      '(-2,-1) (-1,-2) (0,-3) (1,-3) (2,-3) (3,-3) (3,-2) (3,-1) (3,0) (2,1) (1,2) (0,3) (-1,3) (-2,3) (-3,3) (-3,2) (-3,1) (-3,0)',
    )
  })

  it('KT-S3, KT-S14: 37 hexes for four players, 19 for two or three', () => {
    expect([2, 3, 4].map(boardSize)).toEqual([19, 19, 37])
    expect(PLACES.length).toBe(37)
  })

  it('KT-C5: distance counts steps, and only hexes of the board are neighbours', () => {
    expect(distance(0, 36)).toBe(3)
    expect(distance(33, 24)).toBe(6)
    expect(distance(10, 8)).toBe(2)
    expect(neighbours(0, 19)).toEqual([1, 2, 3, 4, 5, 6])
    expect(neighbours(8, 19)).toEqual([1, 7, 9])
    expect(neighbours(8, 37)).toEqual([1, 7, 9, 20, 21, 22])
  })

  it('KT-S5: each of the four starts has four neighbours on the board', () => {
    expect(openStarts(4, [])).toEqual([19, 23, 28, 32])
    expect(openStarts(4, []).map((hex) => neighbours(hex, 37).length)).toEqual([4, 4, 4, 4])
    expect(openStarts(4, [28, 19])).toEqual([23, 32])
  })

  it('KT-S15, KT-S16: each corner of the small board has three neighbours; opposite corners are (-q,-r)', () => {
    for (const corner of clockwise(3)) {
      expect(neighbours(corner, 19).length).toBe(3)
      const [opposite = -1, ...more] = openStarts(2, [corner])
      expect(more).toEqual([])
      const [one, other] = [PLACES[corner], PLACES[opposite]]
      expect([other?.q, other?.r].map(Number)).toEqual([0 - Number(one?.q), 0 - Number(one?.r)])
    }
  })
})
