/** Latencies of honest players, and which of them are not good enough. */
import type { Experience } from './honest'

export interface Measured {
  readonly looks: number
  readonly lookP50: number
  readonly lookP99: number
  readonly commandP50: number
  readonly commandP99: number
  readonly botAnswer: number
  readonly failures: readonly string[]
}

export function measure({ looks, commands, botAnswers, failures }: Experience): Measured {
  return {
    looks: looks.length,
    lookP50: quantile(looks, 0.5),
    lookP99: quantile(looks, 0.99),
    commandP50: quantile(commands, 0.5),
    commandP99: quantile(commands, 0.99),
    botAnswer: quantile(botAnswers, 0.5),
    failures: [...failures].map(([what, times]) => `${times} times ${what}`),
  }
}

/** In milliseconds. 99 of 100 requests must be as fast as this, or not much slower than on the same machine without an attack. */
const P99 = 50

export function faultsOf(during: Measured, alone: Measured): readonly string[] {
  const { lookP99, commandP99, botAnswer, failures } = during
  return [
    ...failures.map((failure) => `honest players: ${failure}`),
    ...(lookP99 > Math.max(P99, 3 * alone.lookP99) ? [`looks: p99 ${lookP99.toFixed(0)} ms`] : []),
    ...(commandP99 > Math.max(P99, 3 * alone.commandP99) ? [`commands: p99 ${commandP99.toFixed(0)} ms`] : []),
    ...(botAnswer > 2 * alone.botAnswer ? [`a bot answers after ${botAnswer.toFixed(0)} ms`] : []),
  ]
}

/** NaN for an empty list. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}
