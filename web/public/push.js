/**
 * The part of the service worker that tells people when a table waits for them. Not built: a service worker loads it as it is.
 * A notice names the game and leads to the table; nothing of the position is in it.
 */
const WORDS = {
  en: { turn: 'It is your turn', waits: 'A table waits for you.' },
  fr: { turn: 'À vous de jouer', waits: 'Une table vous attend.' },
}

function language() {
  return (
    (self.navigator.languages ?? [self.navigator.language]).map((one) => one.slice(0, 2)).find((one) => one in WORDS) ??
    'en'
  )
}

function told(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

function addressOf(code) {
  return `/#/t/${encodeURIComponent(code)}`
}

self.addEventListener('push', (event) => {
  const { tag, code, titles } = told(event.data)
  const words = WORDS[language()]
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      // Whoever looks at the table sees it.
      if (
        code !== undefined &&
        windows.some(({ visibilityState, url }) => visibilityState === 'visible' && url.endsWith(addressOf(code)))
      )
        return
      await self.registration.showNotification(words.turn, {
        body: titles?.[language()] ?? words.waits,
        icon: '/icon.svg',
        badge: '/icon-maskable.svg',
        lang: language(),
        data: { code },
        ...(tag !== undefined && { tag, renotify: true }),
      })
    })(),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { code } = event.notification.data ?? {}
  const address = code === undefined ? '/#/my-games' : addressOf(code)
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window' })
      const there = windows.find(({ url }) => url.endsWith(address)) ?? windows[0]
      if (there === undefined) return self.clients.openWindow(address)
      const client = await there.focus()
      return client.url.endsWith(address) ? client : client.navigate(address)
    })(),
  )
})
