/** Where two values differ, as a failure of the conformance suite names it: the field and both values. */
import { isObject } from '../json'

/** What the two values are, such as `the original` and `the clone`. */
export type Pair = readonly [string, string]

const LONGEST = 80

/** `field \`coins[1]\`: 2 in the original, 3 in the clone`; undefined when they hold the same data. */
export function difference(one: unknown, other: unknown, [first, second]: Pair): string | undefined {
  const found = firstDifference(one, other, '')
  if (found === undefined) return undefined
  const [field, left, right] = found
  const where = field === '' ? '' : `field \`${field}\`: `
  return `${where}${shown(left)} in ${first}, ${shown(right)} in ${second}`
}

type Found = readonly [field: string, one: unknown, other: unknown]

function firstDifference(one: unknown, other: unknown, path: string): Found | undefined {
  if (Object.is(one, other) || (one === 0 && other === 0)) return undefined
  if (Array.isArray(one) && Array.isArray(other)) {
    for (let i = 0; i < Math.max(one.length, other.length); i++) {
      const found = firstDifference(one[i], other[i], `${path}[${i}]`)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (isObject(one) && isObject(other)) {
    for (const key of [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()) {
      const found = firstDifference(one[key], other[key], path === '' ? key : `${path}.${key}`)
      if (found !== undefined) return found
    }
    return undefined
  }
  return [path, one, other]
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
