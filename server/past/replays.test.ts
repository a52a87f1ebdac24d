import { describe, expect, it } from 'vitest'
import { Usage } from '../base/fair-pool'
import type { BuiltFile } from '../http/built-files'
import { Limits, TooMuch } from '../limits/limits'
import { Replays } from './replays'

/** Replays that end when the test says so. */
function openReplays({ kept = 1000, limits = false } = {}) {
  const usage = new Usage(() => 0)
  const places = { total: 1, perOrigin: 1, withoutPeople: 1 }
  const replays = new Replays({ places, usage, kept, limits: new Limits(() => 0, limits) })
  const begun: string[] = []
  const ends = new Map<string, (answer: readonly BuiltFile[] | Error) => void>()
  const ask = (key: string, { address = '203.0.113.7', cost = 1 } = {}) =>
    replays.ask({ key, code: 'table', address, cost }, () => {
      begun.push(key)
      return new Promise((resolve, reject) =>
        ends.set(key, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
      )
    })
  const end = async (key: string, answer: readonly BuiltFile[] | Error = fileOf(100)) => {
    ends.get(key)?.(answer)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { replays, begun, ask, end }
}

function fileOf(bytes: number): readonly BuiltFile[] {
  return [{ type: 'text/plain', etag: 'W/"a"', contents: [{ encoding: 'identity', bytes: Buffer.alloc(bytes) }] }]
}

describe('an answer about the past', () => {
  it('is made once for all who ask, and kept', async () => {
    const { ask, begun, end, replays } = openReplays()
    const asked = [ask('a'), ask('a', { address: '203.0.113.8' })]
    const answer = fileOf(100)
    await end('a', answer)
    expect(await Promise.all(asked)).toEqual([answer, answer])
    expect(await ask('a')).toBe(answer)
    expect([begun, replays.keptBytes, replays.waiting]).toEqual([['a'], 100, 0])
  })

  it('is let go when others were used later and the room is full', async () => {
    const { ask, begun, end, replays } = openReplays({ kept: 250 })
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
      const asked = ask(key)
      await end(key)
      await asked
    }
    expect(begun.join('')).toBe('abcb')
    expect(replays.keptBytes).toBe(200)
    const large = ask('large')
    await end('large', fileOf(300))
    await large
    expect(replays.keptBytes).toBe(200)
  })

  it('that could not be made is made again for the next who asks', async () => {
    const { ask, begun, end } = openReplays()
    const failing = ask('a')
    await Promise.all([expect(failing).rejects.toThrow('broken'), end('a', new Error('broken'))])
    const again = ask('a')
    await end('a')
    await again
    expect(begun).toEqual(['a', 'a'])
  })
})

describe('too much of the past', () => {
  it('is refused to an address that has much waiting, and to nobody else', async () => {
    const { ask, begun, end, replays } = openReplays()
    const waiting = Array.from({ length: 16 }, (_, i) => ask(`${i}`))
    await expect(ask('one more')).rejects.toThrow(TooMuch)
    const other = ask('other', { address: '203.0.113.8' })
    await end('0')
    // Whoever has used nothing yet comes before the fifteen.
    expect(begun).toEqual(['0', 'other'])
    await end('other')
    await Promise.all([other, waiting[0]])
    expect([replays.waiting, replays.figures.refused]).toEqual([15, 1])
  })

  it('is limited by what it costs: long replays more, shared answers less', async () => {
    const { ask, end, begun } = openReplays({ limits: true, kept: 10_000 })
    for (let i = 0; i < 40; i++) {
      const asked = ask(`${i}`, { cost: 30 })
      await end(`${i}`)
      await asked
    }
    await expect(ask('40', { cost: 30 })).rejects.toThrow(TooMuch)
    await expect(ask('0', { cost: 30 })).rejects.toThrow(TooMuch)
    const other = ask('40', { cost: 30, address: '203.0.113.8' })
    await end('40')
    await other
    for (let i = 0; i < 100; i++) await ask('0', { cost: 30, address: '203.0.113.8' })
    expect(begun).toHaveLength(41)
  })
})
