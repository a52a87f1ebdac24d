/** The settings of this browser: kept in localStorage, shared by all tabs, shown on the root element. */
import { useSyncExternalStore } from 'react'
import { readSettings, type Settings, writeSettings } from './settings'

/** `public/theme.js` reads the same key before the first paint. */
const KEY = 'crownlands.settings'
const listeners = new Set<() => void>()
let current = load()

export function currentSettings(): Settings {
  return current
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change }
  try {
    localStorage.setItem(KEY, writeSettings(current))
  } catch {
    // A full or forbidden storage: the settings hold until the page is closed.
  }
  announce()
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, currentSettings)
}

/** Shows the settings on the root element, now and whenever they change, here or in another tab. */
export function followSettings(): void {
  subscribe(showOnRoot)
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return
    current = load()
    announce()
  })
  showOnRoot()
}

/** Whether things should stand still, by setting or by system. */
export function isMotionReduced(): boolean {
  return current.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The colour of the browser's own frame, as in `index.html`. */
const FRAME = { light: '#F4ECDC', dark: '#17141B' } as const

function showOnRoot(): void {
  const { dataset } = document.documentElement
  mark(dataset, 'theme', current.theme)
  mark(dataset, 'motion', current.motion)
  mark(dataset, 'text', current.textSize)
  for (const frame of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = frame.media.includes('dark') ? 'dark' : 'light'
    frame.content = FRAME[current.theme === 'system' ? own : current.theme]
  }
}

/** The system's own choice leaves no mark. */
function mark(dataset: DOMStringMap, name: string, value: string): void {
  if (value === 'system' || value === 'normal') delete dataset[name]
  else dataset[name] = value
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}

function load(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY) ?? undefined)
  } catch {
    return readSettings(undefined)
  }
}
