import { sha256Hex } from './sha256'

/** JSON with the keys of every object in order: equal data gives equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isObject(part) ? sortKeys(part) : part))
}

/** Whether two pieces of data are the same as JSON: a field that is undefined is as good as missing. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((part, i) => sameData(part, b[i]))
  }
  if (!isObject(a) || !isObject(b)) return false
  for (const key of Object.keys(a)) if (!sameData(a[key], b[key])) return false
  for (const key of Object.keys(b)) if (b[key] !== undefined && a[key] === undefined) return false
  return true
}

/** The same data again, sharing nothing with the first that could be changed. */
export function copyData<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyData) as T
  if (!isObject(value)) return value
  const copy: Record<string, unknown> = { ...value }
  for (const key of Object.keys(copy)) {
    const part = copy[key]
    if (typeof part === 'object') copy[key] = copyData(part)
  }
  return copy as T
}

/** A short proof that two states are the same. */
export function digest(value: unknown): string {
  return sha256Hex(canonicalJson(value))
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sortKeys(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
