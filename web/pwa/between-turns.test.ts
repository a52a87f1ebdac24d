import { afterEach, describe, expect, it } from 'vitest'
import { betweenTurns, noteTurn } from './between-turns'

afterEach(() => noteTurn(false))

describe('a new version', () => {
  it('is offered at once to whoever has no turn', () => {
    let offered = 0
    betweenTurns(() => offered++)
    expect(offered).toBe(1)
  })

  it('is never offered in the middle of a turn, and once after it', () => {
    let offered = 0
    noteTurn(true)
    betweenTurns(() => offered++)
    expect(offered).toBe(0)
    noteTurn(false)
    noteTurn(false)
    expect(offered).toBe(1)
  })
})
