import { FastChance } from '@crownlands/core/chance-fast'
import type { Options } from '@crownlands/games/gate/rules/state'
import { describe, expect, it } from 'vitest'
import { SiegeSchool } from './school'

const GENTLE: Options = { difficulty: 'gentle', strictPhases: false }

describe('a school of sieges', () => {
  it('teaches from nothing how to win', () => {
    const school = new SiegeSchool(8, new FastChance('school').at(0))
    const won = (sieges: number) => Array.from({ length: sieges }, () => school.play(GENTLE, 0)).filter(Boolean).length
    expect(won(200)).toBeLessThan(5)
    won(1800)
    expect(won(200)).toBeGreaterThan(30)
  })
})
