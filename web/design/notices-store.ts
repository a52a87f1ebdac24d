/** Short words to the reader, from anywhere in the page; `Notices` shows them. */
import { useSyncExternalStore } from 'react'

export interface Notice {
  readonly text: string
  /** More in English, for whoever wrote a file: set apart, so that no sentence mixes two languages. */
  readonly detail?: string | undefined
  /** A trouble is read out at once and stays; a word goes by itself. */
  readonly kind: 'word' | 'trouble'
  readonly action?: { readonly label: string; run(): void }
  /** A trouble that is news on the next screen too. */
  readonly carried?: boolean
}

export interface ShownNotice extends Notice {
  readonly id: number
}

/** Long enough to be read, in milliseconds. */
const SHOWN_FOR = 7000
const listeners = new Set<() => void>()
let shown: readonly ShownNotice[] = []
let last = 0
/** When each of them came. */
const since = new Map<number, number>()

/** The number by which it can be dismissed. */
export function notify(notice: Notice): number {
  const id = ++last
  since.set(id, Date.now())
  // The same words twice are one notice.
  show([...shown.filter(({ text }) => text !== notice.text), { ...notice, id }])
  if (notice.kind === 'word' && notice.action === undefined) expire(id)
  return id
}

/** Its cause is gone, so it goes too; but it stays until it can have been read. */
export function expire(id: number): void {
  const left = (since.get(id) ?? 0) + SHOWN_FOR - Date.now()
  setTimeout(() => dismiss(id), Math.max(0, left))
}

export function dismiss(id: number): void {
  since.delete(id)
  show(shown.filter((notice) => notice.id !== id))
}

/** What went wrong on one screen is seldom news on the next. */
export function dismissTroubles(): void {
  const kept = shown.filter(({ kind, carried }) => kind !== 'trouble' || carried)
  if (kept.length < shown.length) show(kept)
}

export function shownNotices(): readonly ShownNotice[] {
  return shown
}

export function useNotices(): readonly ShownNotice[] {
  return useSyncExternalStore(subscribe, shownNotices)
}

function show(next: readonly ShownNotice[]): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
