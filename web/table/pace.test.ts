import { describe, expect, it } from 'vitest'
import { PACES } from '../settings/settings'
import { firstLines, stepTime, timing } from './pace'

describe('the pace', () => {
  it('is faster from each to the next', () => {
    for (const part of ['bot', 'line', 'step', 'breath', 'replay'] as const) {
      const times = PACES.map((pace) => timing(pace)[part])
      expect(times).toEqual([...times].sort((a, b) => b - a))
    }
  })

  it('lets a scoring write itself line by line', () => {
    expect(firstLines(9, 'normal', 'full')).toBe(1)
    expect(firstLines(0, 'normal', 'full')).toBe(0)
  })

  it('shows what a game does by itself step by step, unless nothing is to move', () => {
    expect(stepTime('normal', 'full')).toBeGreaterThan(0)
    expect(stepTime('normal', 'reduced')).toBe(0)
    expect(stepTime('instant', 'full')).toBe(0)
  })

  it('shows a scoring whole at once when nothing is to move', () => {
    expect(firstLines(9, 'normal', 'reduced')).toBe(9)
    expect(firstLines(9, 'instant', 'full')).toBe(9)
  })
})
