import { describe, expect, it } from 'vitest'
import type { ShownLook } from './flow/flow'
import { soundsOf } from './sounding'

function look(story: ShownLook['story'], toAct: readonly number[], since = 0): ShownLook {
  const plan = { id: 't', game: 'toy', options: {}, seats: [], startedAt: 0, changedAt: 0 }
  const table = { ...plan, actions: 0, toAct, isQuestion: false, mine: [0] }
  const told = { after: -1, starts: [], events: story }
  const may = { awaitsEnd: false, mayEnd: false, canUndo: false }
  return { table, viewer: 0, at: '0.0', view: {}, legal: [], ...may, told, story, since }
}

const PLACED = { type: 'placed' }
const DRAWN = { type: 'drawn', reveals: true } as const

describe('the sound of the table', () => {
  it('is silent when the table is opened', () => {
    expect(soundsOf(undefined, look([PLACED], [0], 1))).toEqual([])
  })

  it('is wood when a piece is placed and a page when something is revealed', () => {
    const before = look([], [0])
    expect(soundsOf(before, look([PLACED], [0]))).toEqual(['place'])
    expect(soundsOf(before, look([DRAWN], [0]))).toEqual(['draw'])
  })

  it('rings when your turn begins, not while it goes on', () => {
    expect(soundsOf(look([], [1]), look([PLACED], [0]))).toEqual(['place', 'turn'])
    expect(soundsOf(look([], [0]), look([PLACED], [0]))).toEqual(['place'])
  })

  it('is silent when something is taken back', () => {
    expect(soundsOf(look([PLACED], [0]), look([], [0]))).toEqual([])
  })
})
