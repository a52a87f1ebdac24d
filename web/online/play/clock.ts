/**
 * The server's time against the device's, which may be wrong by a day. A message is on its way for a while, so what it says is
 * never too late but always a little too early: the least delayed one is the truest.
 */
import type { Seat } from '@crownlands/core/game'

/** How far the server's clock is ahead of the device's, in milliseconds; undefined until it has said so. */
export type Ahead = number | undefined

/** Messages later than this say that a clock was set, or the device slept. */
const LATEST_MS = 3000

export function aheadAfter(ahead: Ahead, server: number, device: number): number {
  const said = server - device
  return ahead === undefined || said > ahead || said < ahead - LATEST_MS ? said : ahead
}

/** What a step says of the clocks. */
export interface ClockTold {
  /** The server's time. */
  readonly now: number
  /** By seat, in milliseconds, at `since`. Undefined where no clock runs. */
  readonly left?: readonly number[]
  readonly since?: number
  readonly paused?: boolean
}

/** How much time a seat has now, in milliseconds; undefined where no clock runs. Nobody has less than none. */
export function leftNow(told: ClockTold, seat: Seat, toAct: readonly Seat[], serverNow: number): number | undefined {
  const left = told.left?.[seat]
  if (left === undefined) return undefined
  const runs = toAct.includes(seat) && told.since !== undefined && told.paused !== true
  return Math.max(0, runs ? left - Math.max(0, serverNow - (told.since ?? serverNow)) : left)
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** In the largest parts that say it: `2 d 3 h`, `1:05:09`, `4:07`, `0:09`. A clock that has begun a second shows it. */
export type TimeLeft =
  | { readonly kind: 'days'; readonly days: number; readonly hours: number }
  | { readonly kind: 'clock'; readonly text: string }

export function timeLeft(ms: number): TimeLeft {
  if (ms >= DAY) return { kind: 'days', days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) }
  const seconds = Math.ceil(ms / SECOND)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return { kind: 'clock', text: h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}` }
}

/** When what is shown changes next, in milliseconds from now. */
export function nextChange(ms: number): number {
  const part = ms >= DAY + HOUR ? HOUR : SECOND
  return ms <= 0 ? Number.POSITIVE_INFINITY : ms % part || part
}
