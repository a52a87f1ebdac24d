import type { GameEvent } from '@crownlands/core/game'
import { describe, expect, it } from 'vitest'
import { standingAround } from './standing'

interface Told extends GameEvent {
  readonly gold?: readonly number[]
}

const story: readonly Told[] = [
  { type: 'line' },
  { type: 'epoch', gold: [60, 40] },
  { type: 'line' },
  { type: 'epoch', gold: [55, 70] },
]

const ui = {
  course(events: readonly Told[]) {
    const ends = events.flatMap(({ gold }) => (gold === undefined ? [] : [{ label: 'end', values: gold }]))
    return ends.length === 0 ? [] : [{ label: 'start', values: [50, 50] }, ...ends]
  },
}

describe('the standing around a scoring', () => {
  it('goes from the start to the first epoch', () => {
    expect(standingAround(ui, story, { from: 0, to: 2, title: '' })).toEqual({ before: [50, 50], after: [60, 40] })
  })

  it('goes from epoch to epoch', () => {
    expect(standingAround(ui, story, { from: 2, to: 4, title: '' })).toEqual({ before: [60, 40], after: [55, 70] })
  })

  it('is not told when the scoring is no stage of the course', () => {
    expect(standingAround(ui, story, { from: 2, to: 3, title: '' })).toBeUndefined()
    expect(standingAround(ui, story, { from: 0, to: 1, title: '' })).toBeUndefined()
  })
})
