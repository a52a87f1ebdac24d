/** Works offline after the first visit. A new version is offered and waits until it is wanted. */
import { notify } from '../design/notices-store'
import { currentWords } from '../text/words'
import { betweenTurns } from './between-turns'

const HOUR = 3_600_000

export function offerUpdates(): void {
  if (!('serviceWorker' in navigator)) return
  // What the service worker loads comes after what the page itself needs.
  if (document.readyState === 'complete') void register(navigator.serviceWorker)
  else window.addEventListener('load', () => void register(navigator.serviceWorker), { once: true })
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  // Without it the app works, but not offline.
  const registration = await workers.register('/sw.js').catch(() => undefined)
  if (registration === undefined) return
  // A page that no service worker controls has just loaded the newest version.
  const isControlled = workers.controller !== null
  const offer = () => isControlled && registration.waiting !== null && offerWaiting(workers, registration)
  offer()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer))
  // A page that stays open for days asks now and then; offline the question just fails.
  setInterval(() => void registration.update().catch(() => undefined), HOUR)
}

function offerWaiting(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const { text, action } = currentWords().shell.update
  // When another window accepts the update, this page must be of the new version too.
  workers.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  const run = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' })
  betweenTurns(() => notify({ kind: 'word', text, action: { label: action, run } }))
}
