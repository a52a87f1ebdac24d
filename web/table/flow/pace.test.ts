import { describe, expect, it } from 'vitest'
import { PACES } from '../../settings/store/settings'
import { firstLines, lineTime, stepTime, timing } from './pace'

describe('the pace', () => {
  it('is faster from each to the next', () => {
    for (const part of ['bot', 'landing', 'line', 'step', 'breath', 'replay'] as const) {
      const times = PACES.map((pace) => timing(pace)[part])
      expect(times).toEqual([...times].sort((a, b) => b - a))
    }
  })

  it('lets the last piece land before a scoring tells its first line', () => {
    expect(firstLines(9, 'normal', 'full')).toBe(0)
    expect(lineTime(0, [[1, 0]], 'normal')).toBe(timing('normal').landing)
  })

  it('stays longer at a line that pays somebody than at one that pays nobody', () => {
    const gains = [
      [0, -3],
      [0, 0],
    ]
    expect(lineTime(1, gains, 'normal')).toBe(timing('normal').line)
    expect(lineTime(2, gains, 'normal')).toBeLessThan(timing('normal').line)
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
