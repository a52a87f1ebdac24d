import { describe, expect, it } from 'vitest'
import { controlsOf } from './controls'

const [BUILD, PASS] = [{ type: 'build' }, { type: 'pass' }]
const NEEDS = {
  waits: { kind: 'act', seat: 0 },
  look: { legal: [BUILD, PASS], mayEnd: true, canUndo: true },
  showing: false,
  advised: undefined,
  closing: PASS,
} as const

describe('the controls of a table', () => {
  it('are all there for the player to act, and none while the board shows what happened', () => {
    expect(controlsOf(NEEDS)).toMatchObject({ mayAct: true, mayUndo: true, mayEnd: true })
    expect(controlsOf({ ...NEEDS, showing: true })).toMatchObject({ mayAct: false, mayUndo: false, mayEnd: false })
  })

  it('let a complete turn be ended or taken back, even while the board still shows it', () => {
    const complete = { ...NEEDS, waits: { kind: 'end-turn', seat: 0, by: 'person' } } as const
    expect(controlsOf(complete)).toMatchObject({ mayAct: false, mayUndo: true, mayEnd: true })
    expect(controlsOf({ ...complete, showing: true })).toMatchObject({ mayUndo: false, mayEnd: true })
  })

  it('are none while others act', () => {
    const controls = controlsOf({ ...NEEDS, waits: { kind: 'wait', seat: 1 } })
    expect(controls).toMatchObject({ mayAct: false, mayUndo: false, mayEnd: false })
  })

  it('mark what is advised only while it can be done', () => {
    expect(controlsOf({ ...NEEDS, advised: [BUILD, PASS] })).toMatchObject({
      hintedLine: [BUILD, PASS],
      advisesEnd: false,
    })
    expect(controlsOf({ ...NEEDS, advised: [{ type: 'later' }] }).hintedLine).toBeUndefined()
    expect(controlsOf({ ...NEEDS, advised: [BUILD], showing: true }).hintedLine).toBeUndefined()
  })

  it('mark the end of the turn where the game has an action for it', () => {
    expect(controlsOf({ ...NEEDS, advised: [PASS] }).advisesEnd).toBe(true)
    expect(controlsOf({ ...NEEDS, advised: [PASS], closing: undefined }).advisesEnd).toBe(false)
    expect(controlsOf({ ...NEEDS, closing: undefined }).advisesEnd).toBe(false)
  })
})
