/// <reference types="vite-plugin-pwa/vanillajs" />
/** Works offline after the first visit. A new version is offered and waits until it is wanted. */
import { registerSW } from 'virtual:pwa-register'
import { notify } from '../design/notices-store'
import { currentWords } from '../text/words'
import { betweenTurns } from './between-turns'

const HOUR = 3_600_000

export function offerUpdates(): void {
  const update = registerSW({
    onNeedRefresh() {
      const { text, action } = currentWords().shell.update
      betweenTurns(() => notify({ kind: 'word', text, action: { label: action, run: () => void update(true) } }))
    },
    onRegisteredSW(_url, registration) {
      // A page that stays open for days asks now and then; offline the question just fails.
      if (registration !== undefined) setInterval(() => void registration.update().catch(() => undefined), HOUR)
    },
  })
}
