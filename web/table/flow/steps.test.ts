import { describe, expect, it } from 'vitest'
import { stepAfter } from './steps'

describe('what a table does by itself', () => {
  it('shows what has happened, later where the game asks for time', () => {
    expect(stepAfter({ kind: 'show' }, 'normal', 1)).toEqual({ does: 'show', after: 800 })
    expect(stepAfter({ kind: 'show' }, 'normal', 2)).toEqual({ does: 'show', after: 1600 })
  })

  it('ends a complete turn unless the player does, and puts the device down', () => {
    expect(stepAfter({ kind: 'end-turn', seat: 0, by: 'table' }, 'fast', 1)).toEqual({ does: 'end-turn', after: 450 })
    expect(stepAfter({ kind: 'end-turn', seat: 0, by: 'person' }, 'fast', 1)).toBeUndefined()
    expect(stepAfter({ kind: 'pass' }, 'fast', 9)).toEqual({ does: 'pass', after: 450 })
  })

  it('is nothing while somebody is to act', () => {
    expect(stepAfter({ kind: 'act', seat: 0 }, 'instant', 1)).toBeUndefined()
  })
})
