import { describe, expect, it } from 'vitest'
import { FairPool, type Places, type Share, Usage } from './fair-pool'

/** A pool whose work ends when the test says so. */
function openPool(places: Places) {
  let now = 0
  const usage = new Usage(() => now)
  const pool = new FairPool(places, usage)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, share: Partial<Share> = {}) => {
    const full = { table: name, origin: name, hasPeople: true, ...share }
    void pool.run(full, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { pool, usage, begun, ask, end, pass: (milliseconds: number) => (now += milliseconds) }
}

const ONE_PLACE = { total: 1, perOrigin: 1, withoutPeople: 1 }

describe('work of many tables', () => {
  it('is begun in its order, as many at once as there are places', async () => {
    const { begun, ask, end, pool } = openPool({ total: 2, perOrigin: 2, withoutPeople: 2 })
    for (const name of ['a', 'b', 'c', 'd']) ask(name)
    expect([begun.join(''), pool.waiting]).toEqual(['ab', 2])
    await end('b')
    await end('a')
    expect([begun.join(''), pool.waiting]).toEqual(['abcd', 0])
  })

  it('of tables with people comes before that of bots alone', async () => {
    const { begun, ask, end } = openPool(ONE_PLACE)
    ask('first')
    for (const name of ['bots 1', 'bots 2']) ask(name, { hasPeople: false })
    ask('people')
    await end('first')
    expect(begun).toEqual(['first', 'people'])
    await end('people')
    expect(begun.at(-1)).toBe('bots 1')
  })

  it('goes on when one has failed', async () => {
    const { pool } = openPool(ONE_PLACE)
    const share = { table: 'a', origin: 'a', hasPeople: true }
    await expect(pool.run(share, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await pool.run(share, async () => 'done')).toBe('done')
  })

  it('of an address that has used little comes before that of one with forty tables', async () => {
    const { begun, ask, end, usage } = openPool(ONE_PLACE)
    for (let i = 0; i < 40; i++) ask(`theirs ${i}`, { origin: 'stranger' })
    usage.add({ table: 'theirs 0', origin: 'stranger', hasPeople: true }, 900)
    ask('mine', { origin: 'me' })
    await end('theirs 0')
    expect(begun).toEqual(['theirs 0', 'mine'])
  })

  it('of one address goes round its tables', async () => {
    const { begun, ask, end, usage } = openPool(ONE_PLACE)
    const share = (table: string) => ({ table, origin: 'me', hasPeople: true })
    ask('busy 1', share('busy'))
    usage.add(share('busy'), 900)
    ask('busy 2', share('busy'))
    ask('quiet 1', share('quiet'))
    await end('busy 1')
    expect(begun).toEqual(['busy 1', 'quiet 1'])
  })

  it('of one address, or of bots alone, leaves a place free for others', () => {
    const { begun, ask } = openPool({ total: 2, perOrigin: 1, withoutPeople: 1 })
    ask('theirs 1', { origin: 'stranger' })
    ask('theirs 2', { origin: 'stranger' })
    expect(begun).toEqual(['theirs 1'])
    ask('mine')
    expect(begun).toEqual(['theirs 1', 'mine'])
    const bots = openPool({ total: 2, perOrigin: 2, withoutPeople: 1 })
    for (const name of ['a', 'b']) bots.ask(name, { hasPeople: false })
    expect(bots.begun).toEqual(['a'])
  })

  it('is judged by what was used of late', () => {
    const { usage, pass } = openPool(ONE_PLACE)
    const of = (origin: string) => ({ table: `table of ${origin}`, origin, hasPeople: true })
    usage.add(of('yesterday'), 60_000)
    pass(24 * 3_600_000)
    usage.add(of('now'), 100)
    expect(usage.of('now')).toBeGreaterThan(usage.of('yesterday'))
    pass(60_000)
    usage.add(of('later'), 50)
    expect(usage.of('later')).toBeGreaterThan(usage.of('now'))
  })
})
