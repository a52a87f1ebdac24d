import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismiss, expire, notify, shownNotices } from './notices-store'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of shownNotices()) dismiss(id)
  vi.useRealTimers()
})

const texts = () => shownNotices().map(({ text }) => text)

describe('a trouble', () => {
  it('stays as long as its cause, and long enough to be read', () => {
    const id = notify({ kind: 'trouble', text: 'Somebody was quicker.' })
    vi.advanceTimersByTime(3_600_000)
    expect(texts()).toEqual(['Somebody was quicker.'])
    expire(id)
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual([])
  })

  it('whose cause is gone at once can still be read', () => {
    expire(notify({ kind: 'trouble', text: 'Somebody was quicker.' }))
    vi.advanceTimersByTime(6000)
    expect(texts()).toEqual(['Somebody was quicker.'])
    vi.advanceTimersByTime(2000)
    expect(texts()).toEqual([])
  })

  it('that comes once more does not go with the first', () => {
    const first = notify({ kind: 'trouble', text: 'Somebody was quicker.' })
    notify({ kind: 'trouble', text: 'Somebody was quicker.' })
    expire(first)
    vi.advanceTimersByTime(60_000)
    expect(texts()).toEqual(['Somebody was quicker.'])
  })
})

describe('a word', () => {
  it('goes by itself', () => {
    notify({ kind: 'word', text: 'Copied.' })
    expect(texts()).toEqual(['Copied.'])
    vi.advanceTimersByTime(7001)
    expect(texts()).toEqual([])
  })
})
