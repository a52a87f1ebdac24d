/// <reference types="node" />
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digest } from './digest'
import { canonicalJson, copyData, LONGEST_JSON, parseJson, sameData } from './json'

/** The same data with the keys of every object put in the other order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, reversed(part)])
      .reverse(),
  )
}

it('writes the keys of every object in order, at every depth, and lists as they are', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }, 3], a: { z: null, y: 'x' } })).toBe(
    '{"a":{"y":"x","z":null},"b":[{"c":2,"d":1},3]}',
  )
})

it('gives equal text for equal data in whatever order it was made', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value))
    }),
  )
})

it('loses nothing: the text reads back as the data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it('gives different text for different data', () => {
  const small = fc.jsonValue({ maxDepth: 1 })
  fc.assert(
    fc.property(small, small, (a, b) => {
      const [one, other] = [JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))]
      expect(canonicalJson(one) === canonicalJson(other)).toBe(isDeepStrictEqual(one, other))
    }),
  )
})

it('leaves out what is undefined, as a missing field reads the same', () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}')
  expect(canonicalJson(undefined)).toBe(undefined)
})

it('keeps a field called __proto__ a field', () => {
  const value: unknown = JSON.parse('{"b":1,"__proto__":{"a":2}}')
  expect(canonicalJson(value)).toBe('{"__proto__":{"a":2},"b":1}')
})

it('does not change what it writes', () => {
  const value = Object.freeze({ b: Object.freeze({ d: 1, c: 2 }), a: 0 })
  canonicalJson(value)
  expect(Object.keys(value)).toEqual(['b', 'a'])
})

it('digests the text, so that equal data and only equal data has the same digest', () => {
  expect(digest({ b: 1, a: 2 })).toBe(createHash('sha256').update('{"a":2,"b":1}').digest('hex'))
  expect(digest({ a: 2, b: 1 })).toBe(digest({ b: 1, a: 2 }))
  expect(digest({ a: 1, b: 2 })).not.toBe(digest({ b: 1, a: 2 }))
})

it('says that data is the same just when its text is', () => {
  const small = fc.jsonValue({ maxDepth: 2 })
  fc.assert(
    fc.property(small, small, (a, b) => {
      expect(sameData(a, reversed(a))).toBe(true)
      expect(sameData(a, b)).toBe(canonicalJson(a) === canonicalJson(b))
    }),
  )
  expect(sameData({ a: undefined, b: 1 }, { b: 1 })).toBe(true)
  expect(sameData({ b: 1 }, { a: undefined, b: 1 })).toBe(true)
  expect(sameData({ b: 1 }, { a: 0, b: 1 })).toBe(false)
  expect(sameData([], {})).toBe(false)
})

it('copies data so that nothing is shared with it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy = copyData(value)
      expect(canonicalJson(copy)).toBe(canonicalJson(value))
      expect(partsOf(copy).filter((part) => partsOf(value).includes(part))).toEqual([])
    }),
  )
  const odd: unknown = JSON.parse('{"__proto__":{"a":[2]}}')
  expect(canonicalJson(copyData(odd))).toBe('{"__proto__":{"a":[2]}}')
  expect(copyData(undefined)).toBe(undefined)
})

describe('JSON from outside', () => {
  it('is read as it is', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        expect(parseJson(text)).toEqual({ value: JSON.parse(text) })
      }),
    )
  })

  it('that is no JSON gives the reason', () => {
    expect(parseJson('hello')).toEqual({ problem: 'not-json', what: expect.stringContaining("'h'") })
    expect(parseJson('')).toMatchObject({ problem: 'not-json' })
  })

  it('may be 64 lists and objects deep and no deeper', () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"[":', '}'],
      [' [\n"\\"[", ', ']'],
    ] as const) {
      const nested = (depth: number) => `${open.repeat(depth - 1)}[]${close.repeat(depth - 1)}`
      expect(parseJson(nested(64))).toHaveProperty('value')
      expect(parseJson(nested(65))).toEqual({ problem: 'too-deep', what: 'nested more than 64 deep' })
    }
  })

  it('counts no brackets in texts, and those that were closed no more', () => {
    const texts = ['['.repeat(1000), '"{'.repeat(1000), '\\"['.repeat(1000), '\\', '\\\\"']
    for (const value of [
      texts,
      Object.fromEntries(texts.map((text) => [text, [text]])),
      Array(1000).fill([{ a: [] }]),
    ]) {
      expect(parseJson(JSON.stringify(value))).toEqual({ value })
    }
  })

  it('is never parsed when it is nested without end: nobody notices that it is no JSON', () => {
    for (const part of ['[', '{"a":', '[{"a":', '["\\\\",']) {
      expect(parseJson(part.repeat(Math.floor(LONGEST_JSON / part.length)))).toMatchObject({ problem: 'too-deep' })
    }
  })

  it('may have 1,048,576 characters and no more', () => {
    const text = (length: number) => `"${'x'.repeat(length - 2)}"`
    expect(parseJson(text(LONGEST_JSON))).toHaveProperty('value')
    expect(parseJson(text(LONGEST_JSON + 1))).toEqual({ problem: 'too-long', what: 'longer than 8388608 characters' })
  })
})

/** Every object and list in the data, itself included. */
function partsOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []
}
