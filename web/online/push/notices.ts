/** Notices that a table waits, on this device: whether they can be had, are on, and how they are turned on and off. */
import * as api from '../api/api'

export type NoticesState =
  | 'on'
  | 'off'
  /** The server sends none. */
  | 'none'
  /** The browser takes none here: no service worker, no https, or an iPhone without the app on its home screen. */
  | 'unable'
  /** Somebody has told the browser to let none through. */
  | 'denied'
  /** The service that carries them for the browser does not. */
  | 'failed'

export async function noticesHere(doesServerSend: boolean): Promise<NoticesState> {
  if (!doesServerSend) return 'none'
  const registration = await serviceWorker()
  if (registration === undefined) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on'
}

/** Asks for leave: only when somebody has just pressed something. */
export async function turnOn(): Promise<NoticesState> {
  const registration = await serviceWorker()
  if (registration === undefined) return 'unable'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const key = await api.push.key()
  if ('trouble' in key) return key.trouble.problem === 'no-notices' ? 'none' : 'failed'
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.publicKey,
    })
    const { endpoint, keys } = subscription.toJSON()
    const taken = await api.push.take({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } })
    if ('value' in taken) return 'on'
    await subscription.unsubscribe()
    return 'failed'
  } catch {
    return 'failed'
  }
}

export async function turnOff(): Promise<NoticesState> {
  const subscription = await (await serviceWorker())?.pushManager.getSubscription()
  if (subscription == null) return 'off'
  // The server is told first; if it does not hear it, the service that carries notices will tell it.
  await api.push.drop(subscription.endpoint)
  await subscription.unsubscribe()
  return 'off'
}

/** Undefined where there is none, or where it takes no notices. */
async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  return navigator.serviceWorker.getRegistration()
}
