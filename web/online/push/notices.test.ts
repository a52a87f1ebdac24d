import { afterEach, describe, expect, it, vi } from 'vitest'
import { noticesHere, turnOff, turnOn } from './notices'

afterEach(() => vi.unstubAllGlobals())

interface Fake {
  readonly permission?: NotificationPermission
  readonly answer?: NotificationPermission
  readonly isOn?: boolean
  readonly status?: number
  readonly carries?: boolean
}

/** A browser, and a server behind `fetch`. What was asked of the server is given back. */
function stub({ permission = 'default', answer = 'granted', isOn = false, status = 204, carries = true }: Fake) {
  const asked: string[] = []
  const subscription = {
    endpoint: 'https://push.example.org/1',
    toJSON: () => ({ endpoint: 'https://push.example.org/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(async () => true),
  }
  const pushManager = {
    getSubscription: async () => (isOn ? subscription : null),
    subscribe: async () => {
      if (!carries) throw new DOMException('', 'AbortError')
      return subscription
    },
  }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
  vi.stubGlobal('window', { PushManager: class {}, Notification: class {} })
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer })
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    if (method === 'GET') return new Response('{"publicKey":"key"}')
    return status === 204
      ? new Response(null, { status })
      : new Response('{"problem":"too-many","message":""}', { status })
  })
  return { asked, subscription }
}

describe('notices on this device', () => {
  it('are none where the server sends none, and cannot be had in a browser without them', async () => {
    stub({})
    expect(await noticesHere(false)).toBe('none')
    vi.stubGlobal('navigator', {})
    expect([await noticesHere(true), await turnOn()]).toEqual(['unable', 'unable'])
  })

  it('are off, on, or forbidden to come through', async () => {
    stub({})
    expect(await noticesHere(true)).toBe('off')
    stub({ isOn: true })
    expect(await noticesHere(true)).toBe('on')
    stub({ permission: 'denied' })
    expect(await noticesHere(true)).toBe('denied')
  })

  it('are turned on when the browser was asked, and the server told', async () => {
    const { asked } = stub({})
    expect(await turnOn()).toBe('on')
    expect(asked).toEqual(['GET /api/v1/me/push', 'PUT /api/v1/me/push'])
  })

  it('stay off, and nobody is told, when somebody says no', async () => {
    const { asked } = stub({ answer: 'denied' })
    expect(await turnOn()).toBe('denied')
    expect(asked).toEqual([])
  })

  it('are not half on: what the server does not take the browser lets go', async () => {
    const { subscription } = stub({ status: 409 })
    expect(await turnOn()).toBe('failed')
    expect(subscription.unsubscribe).toHaveBeenCalledOnce()
    stub({ carries: false })
    expect(await turnOn()).toBe('failed')
  })

  it('are turned off at the server and in the browser', async () => {
    const { asked, subscription } = stub({ isOn: true })
    expect(await turnOff()).toBe('off')
    expect(asked).toEqual(['DELETE /api/v1/me/push'])
    expect(subscription.unsubscribe).toHaveBeenCalledOnce()
  })
})
