/** Everything that can be typed now, in a few lines: `place:genie:B2|C3`. */
import type { Action } from '../rules/actions'
import { writeAction } from '../rules/notation/notation'

/** What all actions of a line have in common, and what is different. */
const PARTS = /^(.*[:+>/])([^:+>/]+)$/

export function commandsFor(actions: readonly Action[]): string[] {
  const lines = new Map<string, string[]>()
  for (const action of actions) {
    const typed = writeAction(action)
    const [, head = typed, tail] = PARTS.exec(typed) ?? []
    const tails = lines.get(head) ?? []
    lines.set(head, tail === undefined ? tails : [...tails, tail])
  }
  return [...lines].map(([head, tails]) => `${head}${tails.join('|')}`)
}
