import { describe, expect, it } from 'vitest'
import { bestMoment, chartOf, niceTicks, ranking, turningPoint } from './chart'

const FRAME = { width: 220, height: 60, left: 10, right: 10, top: 5, bottom: 5 }
const COURSE = [
  { label: 'Start', values: [0, 0] },
  { label: 'Epoch 1', values: [20, -10] },
  { label: 'Epoch 2', values: [30, 40] },
]

describe('the chart', () => {
  it('has round ticks around all values', () => {
    expect(niceTicks(-10, 40)).toEqual([-10, 0, 10, 20, 30, 40])
    expect(niceTicks(0, 0)).toEqual([0, 1])
    expect(niceTicks(0, 187)).toEqual([0, 50, 100, 150, 200])
  })

  it('labels only as many stages as have room for their labels', () => {
    const long = Array.from({ length: 11 }, (_, i) => ({
      label: i === 3 ? 'Tourney Grounds' : `Stage ${i}`,
      values: [i],
    }))
    const { stages, lines } = chartOf(long, { ...FRAME, width: 620 })
    expect(stages.map(({ label }) => label)).toEqual([
      'Stage 0',
      'Stage 2',
      'Stage 4',
      'Stage 6',
      'Stage 8',
      'Stage 10',
    ])
    expect(lines[0]).toHaveLength(11)
  })

  it('begins at the left, ends at the right and has the highest value on top', () => {
    const { lines, stages } = chartOf(COURSE, FRAME)
    expect(stages.map(({ x }) => x)).toEqual([10, 110, 210])
    expect(lines[1]?.at(-1)).toEqual({ x: 210, y: 5, value: 40 })
    expect(lines[1]?.[1]).toEqual({ x: 110, y: 55, value: -10 })
  })

  it('can be drawn with one stage or none', () => {
    expect(chartOf([], FRAME).lines).toEqual([])
    expect(chartOf(COURSE.slice(0, 1), FRAME).stages).toEqual([{ x: 110, label: 'Start' }])
  })
})

describe('the end', () => {
  it('names the largest gain as the best moment', () => {
    expect(bestMoment(COURSE)).toEqual({ seat: 1, gain: 50, label: 'Epoch 2' })
    expect(bestMoment(COURSE.slice(0, 1))).toBeUndefined()
  })

  it('gives equal scores the same place', () => {
    expect(ranking({ scores: [12, 30, 12, 5] })).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 2 },
      { seat: 3, place: 4 },
    ])
  })
})

describe('a match that a clock has ended', () => {
  it('ranks whoever ran out of time last, whatever they have', () => {
    expect(ranking({ scores: [12, 30, 5], outOfTime: [1] })).toEqual([
      { seat: 0, place: 1 },
      { seat: 2, place: 2 },
      { seat: 1, place: 3 },
    ])
  })
})

describe('the turning point', () => {
  const course = [
    { label: 'Start', values: [50, 50] },
    { label: 'Epoch 1', values: [60, 80] },
    { label: 'Epoch 2', values: [100, 90] },
    { label: 'Epoch 3', values: [130, 120] },
  ]

  it('is where the winner came to the front for good', () => {
    expect(turningPoint(course, [0])).toEqual({ seat: 0, label: 'Epoch 2' })
  })

  it('does not exist for who always led, and for several winners', () => {
    expect(turningPoint(course.slice(2), [0])).toBeUndefined()
    expect(turningPoint(course, [0, 1])).toBeUndefined()
    expect(turningPoint([], [0])).toBeUndefined()
  })
})
