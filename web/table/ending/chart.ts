/** A line chart of the game’s course, worked out without a browser. */
import type { Outcome } from '@crownlands/core/game'
import type { CoursePoint } from '@crownlands/kit/room-ui'

interface Chart {
  readonly width: number
  readonly height: number
  /** For every seat its points, in drawing coordinates. */
  readonly lines: readonly (readonly { readonly x: number; readonly y: number; readonly value: number }[])[]
  readonly ticks: readonly { readonly y: number; readonly value: number }[]
  /** Those with a label. */
  readonly stages: readonly { readonly x: number; readonly label: string }[]
}

interface Frame {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export function chartOf(course: readonly CoursePoint[], frame: Frame): Chart {
  const seats = Math.max(0, ...course.map(({ values }) => values.length))
  const all = course.flatMap(({ values }) => values)
  const ticks = niceTicks(Math.min(0, ...all), Math.max(0, ...all))
  const low = ticks[0] ?? 0
  const high = ticks.at(-1) ?? 1
  const across = frame.width - frame.left - frame.right
  const down = frame.height - frame.top - frame.bottom
  const x = (i: number) => frame.left + (course.length < 2 ? across / 2 : (across * i) / (course.length - 1))
  const y = (value: number) => frame.top + down * (1 - (value - low) / (high - low))
  return {
    width: frame.width,
    height: frame.height,
    lines: Array.from({ length: seats }, (_, seat) =>
      course.flatMap(({ values }, i) => {
        const value = values[seat]
        return value === undefined ? [] : [{ x: x(i), y: y(value), value }]
      }),
    ),
    ticks: ticks.map((value) => ({ y: y(value), value })),
    stages: course
      .map(({ label }, i) => ({ x: x(i), label }))
      .filter((_, i) => i % labelledEvery(course, across) === 0),
  }
}

/** About as wide as a letter of a label is. */
const LETTER = 7.5

/** Which stages can have their labels without one running into the next: every one, every second… */
function labelledEvery(course: readonly CoursePoint[], across: number): number {
  const longest = Math.max(...course.map(({ label }) => label.length)) * LETTER
  return Math.ceil((longest * (course.length - 1)) / across) || 1
}

/** Round values that hold everything between them: at most six. */
export function niceTicks(low: number, high: number): readonly number[] {
  const span = Math.max(high - low, 1)
  const rough = span / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((unit) => unit * power).find((unit) => unit >= rough) ?? 10 * power)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

/** The largest gain of anybody between two stages: the best moment of the game. */
export function bestMoment(
  course: readonly CoursePoint[],
): { readonly seat: number; readonly gain: number; readonly label: string } | undefined {
  let best: { readonly seat: number; readonly gain: number; readonly label: string } | undefined
  course.forEach(({ label, values }, i) => {
    const before = course[i - 1]
    if (before === undefined) return
    values.forEach((value, seat) => {
      const gain = value - (before.values[seat] ?? 0)
      if (gain > (best?.gain ?? 0)) best = { seat, gain, label }
    })
  })
  return best
}

export interface TurningPoint {
  readonly seat: number
  readonly label: string
}

/** The stage with which the winner came to the front for good; undefined when several won, or nobody else ever led. */
export function turningPoint(course: readonly CoursePoint[], winners: readonly number[]): TurningPoint | undefined {
  const [seat, ...others] = winners
  if (seat === undefined || others.length > 0) return undefined
  const behind = course.findLastIndex(({ values }) => Math.max(...values) > (values[seat] ?? 0))
  const label = behind < 0 ? undefined : course[behind + 1]?.label
  return label === undefined ? undefined : { seat, label }
}

/** The seats from the first place to the last; equal scores share a place, and whoever ran out of time comes last. */
export function ranking({
  scores,
  outOfTime = [],
}: Pick<Outcome, 'scores' | 'outOfTime'>): readonly { readonly seat: number; readonly place: number }[] {
  const worth = scores.map((score, seat) => (outOfTime.includes(seat) ? Number.NEGATIVE_INFINITY : score))
  return worth
    .map((score, seat) => ({ seat, place: 1 + worth.filter((other) => other > score).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}
