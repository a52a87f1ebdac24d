import { describe, expect, it } from 'vitest'
import { type Asker, type LimitName, Limits, TooMuch } from './limits'
import { networksOf } from './networks'
import { RateLimiter } from './rate-limiter'

describe('the networks of an address', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:0DB8:0001::1', ['2001:db8:1:0::/64', '2001:db8:1::/48']],
    ['2001:db8::5:6:7:8', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['64:ff9b::203.0.113.7', ['64:ff9b:0:0::/64', '64:ff9b:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['::', ['0:0:0:0::/64', '0:0:0::/48']],
  ])('%s', (address, networks) => {
    expect(networksOf(address)).toEqual(networks)
  })
})

describe('a rate', () => {
  const bound = { key: 'a', rate: { max: 3, per: 3000 } }

  it('allows its maximum at once, then as much as is regained', () => {
    let now = 0
    const limiter = new RateLimiter(() => now)
    expect([1, 2, 3, 4].map(() => limiter.take([bound]))).toEqual([0, 0, 0, 1000])
    now = 999
    expect(limiter.take([bound])).toBe(1)
    now = 1000
    expect(limiter.take([bound])).toBe(0)
    now = 10_000
    expect([1, 2, 3, 4].map(() => limiter.take([bound]))).toEqual([0, 0, 0, 1000])
  })

  it('that refuses takes nothing under the other bounds either', () => {
    const limiter = new RateLimiter(() => 0)
    const narrow = { key: 'b', rate: { max: 1, per: 1000 } }
    expect(limiter.take([bound, narrow])).toBe(0)
    for (let i = 0; i < 10; i++) expect(limiter.take([bound, narrow])).toBe(1000)
    expect([1, 2, 3].map(() => limiter.take([bound]))).toEqual([0, 0, 1000])
  })

  it('gets back what did not count, and lets through once what costs more than its maximum', () => {
    const limiter = new RateLimiter(() => 0)
    for (let i = 0; i < 10; i++) {
      expect(limiter.take([bound])).toBe(0)
      limiter.giveBack([bound])
    }
    expect(limiter.take([bound], 7)).toBe(0)
    expect(limiter.take([bound])).toBe(5000)
  })
})

describe('limits', () => {
  /** How many of so many attempts are allowed. */
  function allowed(limits: Limits, name: LimitName, askers: readonly Asker[]): number {
    return askers.filter((asker) => {
      try {
        limits.take(name, asker)
        return true
      } catch (error) {
        expect(error).toBeInstanceOf(TooMuch)
        return false
      }
    }).length
  }
  const guests = (count: number, address: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => ({ address: address(i) }))

  it('count an IPv6 /64 as one address, and bound a /48 and everybody together', () => {
    const limits = () => new Limits(() => 0, true)
    expect(
      allowed(
        limits(),
        'guests',
        guests(100, () => '203.0.113.7'),
      ),
    ).toBe(10)
    expect(
      allowed(
        limits(),
        'guests',
        guests(100, (i) => `2001:db8:1:2::${i}`),
      ),
    ).toBe(10)
    expect(
      allowed(
        limits(),
        'guests',
        guests(100, (i) => `2001:db8:1:${i}::1`),
      ),
    ).toBe(30)
    expect(
      allowed(
        limits(),
        'guests',
        guests(4000, (i) => `2001:db8:${i.toString(16)}::1`),
      ),
    ).toBe(3000)
  })

  it('count by player and by address: many players at one address share its bound', () => {
    const limits = new Limits(() => 0, true)
    const one = Array.from({ length: 20 }, () => ({ address: '203.0.113.7', playerId: 1 }))
    const many = Array.from({ length: 100 }, (_, i) => ({ address: '203.0.113.7', playerId: 2 + i }))
    expect(allowed(limits, 'tables', one)).toBe(10)
    expect(allowed(limits, 'tables', many)).toBe(30)
  })

  it('are off where somebody else sees to them', () => {
    expect(
      allowed(
        new Limits(() => 0, false),
        'guests',
        guests(100, () => '203.0.113.7'),
      ),
    ).toBe(100)
  })
})
