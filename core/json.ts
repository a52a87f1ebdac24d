/** What JSON from outside may measure, in characters. A match of 10,000 actions is a record of some two million. */
export const LONGEST_JSON = 2 ** 23
/** How many lists and objects may lie within each other. In our own data it is fewer than ten. */
export const DEEPEST_JSON = 64

export type JsonProblem = 'too-long' | 'too-deep' | 'not-json'

/**
 * What a text from outside says, or why it is not read. Size and depth are looked at before anything is parsed: millions
 * of brackets would take seconds and hundreds of megabytes, and then the stack of whoever walks through them.
 */
export function parseJson(
  text: string,
): { readonly value: unknown } | { readonly problem: JsonProblem; readonly what: string } {
  if (text.length > LONGEST_JSON) return { problem: 'too-long', what: `longer than ${LONGEST_JSON} characters` }
  if (isTooDeep(text)) return { problem: 'too-deep', what: `nested more than ${DEEPEST_JSON} deep` }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: 'not-json', what: error instanceof Error ? error.message : String(error) }
  }
}

/** As far as a text is JSON, its brackets outside strings are its depth; what comes after that is never parsed. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    switch (text[i]) {
      case '"':
        inString = !inString
        break
      case '\\':
        // Outside a string it is no JSON anyway.
        i++
        break
      case '[':
      case '{':
        if (!inString && ++depth > DEEPEST_JSON) return true
        break
      case ']':
      case '}':
        if (!inString) depth--
        break
    }
  }
  return false
}

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

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sortKeys(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
