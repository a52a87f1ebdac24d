import { describe, expect, it } from 'vitest'
import { endingTurn } from './ending-turn'

const LOOK = { mayEnd: true, awaitsEnd: false }
const PASS = { type: 'pass' }
const UNDONE = { question: 'You can still build. End the turn?', closing: PASS }

describe('end turn', () => {
  it('says why not where the turn cannot end', () => {
    expect(endingTurn({ ...LOOK, mayEnd: false }, undefined, UNDONE)).toBe('explain')
  })

  it('asks once about what would be left undone', () => {
    expect(endingTurn(LOOK, undefined, UNDONE)).toBe('ask')
    expect(endingTurn(LOOK, { kind: 'unfinished' }, UNDONE)).toBe('end')
    expect(endingTurn(LOOK, undefined, { ...UNDONE, question: undefined })).toBe('end')
    expect(endingTurn({ ...LOOK, awaitsEnd: true }, undefined, UNDONE)).toBe('end')
  })

  it('does not ask a player who was advised to end the turn', () => {
    const advised = (action: unknown) => {
      const look = { at: '1.0', viewer: 0, view: {} } as const
      return endingTurn(LOOK, { kind: 'hint', look, hint: { action, line: [action], value: 0.5 } }, UNDONE)
    }
    expect(advised({ type: 'pass' })).toBe('end')
    expect(advised({ type: 'build' })).toBe('ask')
  })
})
