import { describe, expect, it } from 'vitest'
import { hatch, PATTERNS, rectangle } from './hatch'
import { HOUSES } from './houses'

const SQUARE = rectangle(0, 0, 10, 10)

describe('the patterns of the houses', () => {
  it('are four different ones, so that houses are told apart without colour', () => {
    expect(new Set(HOUSES.map((house) => PATTERNS[house])).size).toBe(HOUSES.length)
  })

  it('leave a plain shape alone', () => {
    expect(hatch('plain', SQUARE, 5)).toBe('')
  })

  it('draw horizontal lines from edge to edge', () => {
    expect(hatch('horizontal', SQUARE, 5)).toMatch(/^M10 2\.5L0 2\.5M10 7\.5L0 7\.5$/)
  })

  it('cut diagonal lines to the shape', () => {
    const numbers = hatch('diagonal', SQUARE, 3).match(/[\d.]+/g) ?? []
    expect(numbers.length).toBeGreaterThan(8)
    expect(numbers.map(Number).every((number) => number >= 0 && number <= 10)).toBe(true)
  })

  it('keep dots away from the edge', () => {
    expect(hatch('dots', SQUARE, 5)).toBe('M2.5 2.5h0M7.5 2.5h0M5 7.5h0')
  })
})
