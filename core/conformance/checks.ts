/** What the conformance suite demands of one game, and how its failures read. */
import type { GameEvent, Viewer } from '../game'
import { canonicalJson, isObject, sameData } from '../json'
import type { Schema } from '../schema'
import { describeProblem } from '../text/shapes'
import { difference, type Pair } from './difference'
import { ConformanceError } from './subject'

export class Checks {
  readonly #where: () => string

  /** `where`: the game, and how to see the failure again. */
  constructor(where: () => string) {
    this.#where = where
  }

  holds(holds: boolean, problem: string): void {
    if (!holds) throw this.violation(problem)
  }

  same(one: unknown, other: unknown, problem: string, pair: Pair): void {
    if (sameData(one, other)) return
    throw this.violation(`${problem} (${difference(one, other, pair) ?? 'the data is the same, its form is not'})`)
  }

  /** `before` is canonical JSON. */
  unchanged(value: unknown, before: string, problem: string, pair: Pair = BEFORE_AND_AFTER): void {
    if (canonicalJson(value) !== before) this.same(JSON.parse(before), jsonTrip(value), problem, pair)
  }

  /** `what`: `a state`, `an event`. */
  fits<T>(what: string, schema: Schema<T>, ...values: readonly unknown[]): void {
    for (const value of values) {
      const problem = schema.problem(jsonTrip(value))
      if (problem !== undefined)
        throw this.violation(
          `Schema: ${what}${typeOf(value)} does not fit its schema: ${describeProblem(problem, 'en')}`,
        )
    }
  }

  violation(problem: string): ConformanceError {
    return new ConformanceError(`${problem}\n  ${this.#where()}`)
  }
}

const BEFORE_AND_AFTER: Pair = ['the value before', 'the value after']

export function named(viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`
}

/** Of events and actions: which one. */
function typeOf(value: unknown): string {
  return isObject(value) && typeof value.type === 'string' ? ` \`${value.type}\`` : ''
}

/** Where two stories that go with the same view differ: the event, the field and both values. */
export function describeLeak(one: readonly GameEvent[], other: readonly GameEvent[]): string {
  const at =
    Array.from({ length: Math.max(one.length, other.length) }, (_, i) => i).find((i) => !sameData(one[i], other[i])) ??
    0
  const [left, right] = [one[at], other[at]]
  const type = left?.type ?? right?.type
  if (left === undefined || right === undefined) return `event \`${type}\`, shown in one of two states only`
  if (left.type !== right.type) return `event \`${left.type}\` in one state, \`${right.type}\` in the other`
  return `event \`${type}\`, ${difference(left, right, ['one state', 'the other'])}`
}

export function jsonTrip<T>(value: T): T {
  return value === undefined ? value : JSON.parse(JSON.stringify(value))
}
