/** How the parts of an action are written and typed. */
import { hexName, hexNamed } from '../places'
import { counterName, wordNamed } from './names'

/** One thing that an action says: how it is written, and what may be typed for it. */
export interface Field {
  readonly key: string
  /** What stands before it; in typing a colon may be left out. */
  readonly mark: string
  readonly pattern: string
  readonly isOptional: boolean
  write(value: unknown): string
  /** Undefined: it is none. */
  read(typed: string): unknown
}

export function word(key: string, words: readonly string[], mark = ':'): Field {
  return {
    key,
    mark,
    pattern: '[a-z][a-z0-9-]*?',
    isOptional: false,
    write: (value) => counterName(String(value)),
    read: (typed) => wordNamed(typed, words),
  }
}

export const place: Field = {
  key: 'hex',
  mark: ':',
  pattern: '[a-g][1-7]',
  isOptional: false,
  write: (value) => hexName(Number(value)),
  read: hexNamed,
}

/** Counted from 1 for people. */
export function numbered(key: string, pattern: string, first: number, mark = ':'): Field {
  return {
    key,
    mark,
    pattern,
    isOptional: false,
    write: (value) => String(Number(value) + first),
    read: (typed) => Number(typed) - first,
  }
}

export const player: Field = numbered('seat', '[1-4]', 1)

export function force(mark = ':'): Field {
  return {
    key: 'force',
    mark,
    pattern: '[1-4]|neutral',
    isOptional: false,
    write: (value) => (value === 'neutral' ? 'neutral' : String(Number(value) + 1)),
    read: (typed) => (typed === 'neutral' ? 'neutral' : Number(typed) - 1),
  }
}

/** One of two values, by what is written for each. */
export function either(key: string, mark: string, values: Readonly<Record<string, unknown>>): Field {
  return {
    key,
    mark,
    pattern: Object.keys(values)
      .map((typed) => typed.replaceAll(/[+*]/g, '\\$&'))
      .join('|'),
    isOptional: false,
    write: (value) => Object.keys(values).find((typed) => values[typed] === value) ?? '',
    read: (typed) => values[typed],
  }
}

export function maybe(field: Field): Field {
  return { ...field, isOptional: true }
}

export const byNeutral: Field = maybe(either('neutral', '', { '*': true }))
