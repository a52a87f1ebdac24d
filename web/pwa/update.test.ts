import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteTurn } from './between-turns'
import { offerUpdates } from './update'

const { notify } = vi.hoisted(() => ({ notify: vi.fn() }))
vi.mock('../design/notices-store', () => ({ notify }))

class Worker extends EventTarget {
  readonly postMessage = vi.fn()
}

class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  readonly update = vi.fn(async () => undefined)

  /** The browser finds a new version and installs it; it then waits. */
  finds(): Worker {
    const worker = new Worker()
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.installing = null
    this.waiting = worker
    worker.dispatchEvent(new Event('statechange'))
    return worker
  }
}

class Workers extends EventTarget {
  controller: object | null = {}
  readonly registration = new Registration()
  readonly register = vi.fn(async (_script: string) => this.registration)
}

let workers: Workers
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  workers = new Workers()
  vi.stubGlobal('navigator', { serviceWorker: workers, languages: ['en'] })
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

async function opened(): Promise<void> {
  offerUpdates()
  await vi.advanceTimersByTimeAsync(0)
}

function accept(): void {
  notify.mock.lastCall?.[0].action.run()
}

describe('the service worker', () => {
  it('is registered when the page has loaded', async () => {
    vi.stubGlobal('document', { readyState: 'interactive' })
    await opened()
    expect(workers.register).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    expect(workers.register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  })

  it('is not missed where browsers have none, or refuse it', async () => {
    vi.stubGlobal('navigator', {})
    await opened()
    vi.stubGlobal('navigator', { serviceWorker: workers })
    workers.register.mockRejectedValueOnce(new TypeError('refused'))
    await opened()
    expect(notify).not.toHaveBeenCalled()
  })

  it('is asked for a new version every hour; without a network nothing happens', async () => {
    await opened()
    workers.registration.update.mockRejectedValueOnce(new TypeError('no network'))
    await vi.advanceTimersByTimeAsync(2 * 3_600_000)
    expect(workers.registration.update).toHaveBeenCalledTimes(2)
  })
})

describe('a new version', () => {
  it('is offered when it waits', async () => {
    await opened()
    expect(notify).not.toHaveBeenCalled()
    workers.registration.finds()
    expect(notify).toHaveBeenCalledOnce()
  })

  it('that waited before the page came is offered at once', async () => {
    workers.registration.waiting = new Worker()
    await opened()
    expect(notify).toHaveBeenCalledOnce()
  })

  it('is not offered to the first visit, which has loaded it', async () => {
    workers.controller = null
    await opened()
    workers.registration.finds()
    expect(notify).not.toHaveBeenCalled()
  })

  it('is not offered when it does not wait: it is in use already, or could not be installed', async () => {
    await opened()
    const worker = workers.registration.finds()
    workers.registration.waiting = null
    worker.dispatchEvent(new Event('statechange'))
    expect(notify).toHaveBeenCalledOnce()
  })

  it('is offered after the turn', async () => {
    noteTurn(true)
    await opened()
    workers.registration.finds()
    expect(notify).not.toHaveBeenCalled()
    noteTurn(false)
    expect(notify).toHaveBeenCalledOnce()
  })

  it('takes over when it is accepted, and the page loads again once', async () => {
    await opened()
    const worker = workers.registration.finds()
    expect(worker.postMessage).not.toHaveBeenCalled()
    accept()
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
    expect(reload).not.toHaveBeenCalled()
    workers.dispatchEvent(new Event('controllerchange'))
    workers.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that another window has accepted loads this page again', async () => {
    await opened()
    workers.registration.finds()
    workers.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('accepted late is the newest that waits', async () => {
    await opened()
    workers.registration.finds()
    const newest = workers.registration.finds()
    accept()
    expect(newest.postMessage).toHaveBeenCalledOnce()
  })
})
