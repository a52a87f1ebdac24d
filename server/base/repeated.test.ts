import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Repeated } from './repeated'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Each run lasts until it is ended. */
function slowWork() {
  const under: (() => void)[] = []
  const seen = { begun: 0, most: 0 }
  const work = () =>
    new Promise<void>((resolve) => {
      under.push(resolve)
      seen.begun++
      seen.most = Math.max(seen.most, under.length)
    })
  const end = async () => {
    under.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { work, end, seen }
}

describe('repeated work', () => {
  it('is not begun again by its timer while it is under way', async () => {
    const { work, end, seen } = slowWork()
    const repeated = new Repeated(100, work, () => undefined)
    await vi.advanceTimersByTimeAsync(1000)
    expect(seen.begun).toBe(1)
    await end()
    await vi.advanceTimersByTimeAsync(100)
    expect(seen).toEqual({ begun: 2, most: 1 })
    await Promise.all([repeated.stop(), end()])
  })

  it('that is asked for while it is under way runs once more after that, however many ask', async () => {
    const { work, end, seen } = slowWork()
    const repeated = new Repeated(100, work, () => undefined)
    void repeated.now()
    const asked = [repeated.now(), repeated.now()]
    await end()
    await vi.advanceTimersByTimeAsync(500)
    expect(seen).toEqual({ begun: 2, most: 1 })
    await end()
    await Promise.all(asked)
    await repeated.stop()
  })

  it('goes on after an error, which is reported', async () => {
    const errors: unknown[] = []
    const failing = vi.fn(() => Promise.reject(new Error('away')))
    const repeated = new Repeated(100, failing, (error) => errors.push(error))
    await vi.advanceTimersByTimeAsync(300)
    expect([failing.mock.calls.length, errors.length]).toEqual([3, 3])
    await repeated.stop()
  })

  it('is over when it was stopped: what was under way has ended, and nothing begins', async () => {
    const { work, end, seen } = slowWork()
    const repeated = new Repeated(100, work, () => undefined)
    void repeated.now()
    void repeated.now()
    const stopped = repeated.stop()
    await end()
    await stopped
    await vi.advanceTimersByTimeAsync(500)
    expect(seen.begun).toBe(1)
  })
})
