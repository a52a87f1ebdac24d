/// <reference types="node" />
import { createCipheriv, createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { belowFrom, type Chance, type ChanceSource, pick, shuffle, WatchedChance } from './chance'
import { FastChance } from './chance-fast'
import { KeyedChance } from './chance-keyed'
import { openChance } from './match'
import { chiSquare, suspicious, tally } from './testing/statistics'

const SOURCES: readonly [name: string, open: (seed: string) => ChanceSource][] = [
  ['fast', (seed) => new FastChance(seed)],
  ['keyed', (seed) => new KeyedChance(seed)],
]

const MOST = 2 ** 21

function draws(chance: Chance, count: number, below = MOST): number[] {
  return Array.from({ length: count }, () => chance.below(below))
}

describe.each(SOURCES)('the %s chance', (_, open) => {
  it('gives the same numbers for the same seed and step (T-F1)', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (seed, step) => {
        expect(draws(open(seed).at(step), 40)).toEqual(draws(open(seed).at(step), 40))
      }),
    )
  })

  it('gives a step the same numbers whatever was asked before it (T-F1)', () => {
    const steps = fc.array(fc.record({ step: fc.nat(1000), asked: fc.nat(40) }), { maxLength: 8 })
    fc.assert(
      fc.property(fc.string(), steps, fc.nat(1000), (seed, before, step) => {
        const source = open(seed)
        for (const { step: earlier, asked } of before) draws(source.at(earlier), asked)
        expect(draws(source.at(step), 20)).toEqual(draws(open(seed).at(step), 20))
      }),
    )
  })

  it('gives other numbers for another seed or another step', () => {
    const starts = new Set<string>()
    for (let seed = 0; seed < 50; seed++) {
      for (let step = 0; step < 50; step++) starts.add(draws(open(`${seed}`).at(step), 3).join())
    }
    // Three draws of 21 bits: two of 2,500 starts agree by luck once in three thousand milliards.
    expect(starts.size).toBe(2500)
  })

  it.each([2, 3, 6, 7, 52, 1000])('makes every number below %i equally likely', (n) => {
    const chance = open('uniform').at(1)
    const counts = tally(n, 100 * n + 20_000, () => chance.below(n))
    expect(chiSquare(counts)).toBeLessThan(suspicious(n))
  })

  it('makes the first draws of successive steps equally likely and independent of each other', () => {
    const source = open('steps')
    const first = Array.from({ length: 64_001 }, (_, step) => source.at(step).below(8))
    const pairs = tally(64, 64_000, (i) => (first[i] ?? 0) * 8 + (first[i + 1] ?? 0))
    expect(chiSquare(pairs)).toBeLessThan(suspicious(64))
  })

  it('makes successive draws of a step independent of each other', () => {
    const drawn = draws(open('draws').at(3), 64_001, 8)
    const pairs = tally(64, 64_000, (i) => (drawn[i] ?? 0) * 8 + (drawn[i + 1] ?? 0))
    expect(chiSquare(pairs)).toBeLessThan(suspicious(64))
  })

  it('makes the same step of similar seeds independent', () => {
    const first = Array.from({ length: 32_001 }, (_, i) => open(`match ${i}`).at(1).below(8))
    const pairs = tally(64, 32_000, (i) => (first[i] ?? 0) * 8 + (first[i + 1] ?? 0))
    expect(chiSquare(pairs)).toBeLessThan(suspicious(64))
  })

  it('shuffles four things into each of their 24 orders equally often', () => {
    const chance = open('shuffle').at(0)
    const orders = new Map<string, number>()
    for (let i = 0; i < 48_000; i++) {
      const list = ['a', 'b', 'c', 'd']
      shuffle(list, chance)
      orders.set(list.join(''), (orders.get(list.join('')) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    expect(chiSquare([...orders.values()])).toBeLessThan(suspicious(24))
  })

  it('picks each thing of a list equally often', () => {
    const chance = open('pick').at(0)
    const counts = tally(5, 50_000, () => pick([0, 1, 2, 3, 4], chance))
    expect(chiSquare(counts)).toBeLessThan(suspicious(5))
  })

  it.each([0, -1, 0.5, 2.5, Number.NaN, MOST + 1, 2 ** 32, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'refuses to choose one of %d',
    (n) => {
      expect(() => open('seed').at(1).below(n)).toThrow(RangeError)
    },
  )

  it('has no choice but 0 below 1 and reaches both ends of the largest range', () => {
    const chance = open('ends').at(1)
    expect(draws(chance, 10, 1)).toEqual(new Array(10).fill(0))
    const drawn = draws(chance, 200_000)
    expect(Math.min(...drawn.slice(0, 100_000))).toBeLessThan(MOST / 1000)
    expect(Math.max(...drawn.slice(100_000))).toBeGreaterThan(MOST - MOST / 1000)
    expect(drawn.every((n) => Number.isInteger(n) && n >= 0 && n < MOST)).toBe(true)
  })
})

it('shuffles to a rearrangement and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
      const shuffled = list.slice()
      shuffle(shuffled, new FastChance(seed).at(0))
      const rising = (a: number, b: number) => a - b
      expect(shuffled.sort(rising)).toEqual(list.slice().sort(rising))
    }),
  )
})

it('refuses to pick from nothing', () => {
  expect(() => pick([], new FastChance('seed').at(0))).toThrow(RangeError)
})

it('knows whether a watched chance was asked for anything, and passes on what it says', () => {
  const watched = new WatchedChance(new FastChance('seed').at(4))
  expect(watched.used).toBe(false)
  expect(draws(watched, 20)).toEqual(draws(new FastChance('seed').at(4), 20))
  expect(watched.used).toBe(true)
})

describe('the fair words', () => {
  /** What a word becomes below n; undefined if it is thrown away. */
  function drawn(word: number, n: number): number | undefined {
    let asked = 0
    const fallback = 2 ** 32 - 1
    const value = belowFrom({ word: () => (asked++ === 0 ? word : fallback) }, n)
    return asked === 1 ? value : undefined
  }

  // The words that scale to a value follow each other, and only the first of them can be unfair.
  const firstWordFor = (value: number, n: number) => Math.ceil((value * 2 ** 32) / n)

  it.each([1, 2, 3, 6, 7, 10, 24, 30, 100, 997, 4096, 4099])('are exactly as many for every number below %i', (n) => {
    for (let value = 0; value < n; value++) {
      const [first, next] = [firstWordFor(value, n), firstWordFor(value + 1, n)]
      expect([drawn(first + 1, n), drawn(next - 1, n)]).toEqual([value, value])
      const count = next - first - (drawn(first, n) === undefined ? 1 : 0)
      expect(count).toBe(Math.floor(2 ** 32 / n))
    }
  })
})

describe('the keyed chance', () => {
  const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })

  it('draws the words of ChaCha20 under the hashed seed, with the step as the nonce, block after block', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), word, (seed, step) => {
        const key = createHash('sha256').update(`crownlands seed: ${seed}`, 'utf8').digest()
        // Below 2^16 every word is fair and its upper half is what is drawn.
        const drawn = draws(new KeyedChance(seed).at(step), 50, 2 ** 16)
        expect(drawn).toEqual(keyStream(key, 0, [step, 0, 0], 50).map((one) => one >>> 16))
      }),
    )
  })

  it('is what a match between people uses; studies use the fast one', () => {
    expect(openChance({ kind: 'keyed', seed: 's' })).toBeInstanceOf(KeyedChance)
    expect(openChance({ kind: 'fast', seed: 's' })).toBeInstanceOf(FastChance)
  })
})

function keyStream(key: Uint8Array, counter: number, nonce: readonly number[], words: number): number[] {
  const start = Buffer.alloc(16)
  for (const [i, part] of [counter, ...nonce].entries()) start.writeUInt32LE(part, i * 4)
  const stream = createCipheriv('chacha20', key, start).update(Buffer.alloc(words * 4))
  return Array.from({ length: words }, (_, i) => stream.readUInt32LE(i * 4))
}
