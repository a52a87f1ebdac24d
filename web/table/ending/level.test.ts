import { gate } from '@crownlands/games/gate/game'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import type { SeatPlan, Temperament } from '@crownlands/table/protocol'
import { describe, expect, it } from 'vitest'
import { harder, levelOf } from './level'

const PERSON: SeatPlan = { house: 'or', name: 'Ada' }
const bot = (temperament: Temperament): SeatPlan => ({ house: 'gules', name: 'Rufus', bot: temperament })

describe('the level of a game', () => {
  it('is its hardest bot', () => {
    expect(levelOf({ game: 'x', options: {}, seats: [PERSON, bot('squire'), bot('marshal')] }, undefined)).toBe(
      'marshal',
    )
  })

  it('is the option that the game names, for who plays alone', () => {
    expect(levelOf({ game: 'gate', options: { difficulty: 'hard' }, seats: [PERSON] }, 'difficulty')).toBe('hard')
    expect(levelOf({ game: 'x', options: {}, seats: [PERSON, PERSON] }, undefined)).toBeUndefined()
  })
})

describe('harder', () => {
  it('is one temperament up for every bot that has one above it', () => {
    const plan = { game: 'kingdoms', options: {}, seats: [PERSON, bot('squire'), bot('chancellor')] }
    expect(harder(plan, undefined, kingdoms)?.seats.map((seat) => seat.bot)).toEqual([
      undefined,
      'steward',
      'chancellor',
    ])
    expect(harder({ ...plan, seats: [PERSON, bot('chancellor')] }, undefined, kingdoms)).toBeUndefined()
  })

  it('is the next value of the option, for who plays alone', () => {
    const plan = { game: 'gate', options: { difficulty: 'standard' }, seats: [PERSON] }
    expect(harder(plan, 'difficulty', gate)?.options).toEqual({ difficulty: 'hard' })
    expect(harder({ ...plan, options: { difficulty: 'boss' } }, 'difficulty', gate)).toBeUndefined()
  })
})
