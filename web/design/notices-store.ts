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

const SHOWN_FOR = 7000
const listeners = new Set<() => void>()
let shown: readonly ShownNotice[] = []
let last = 0

export function notify(notice: Notice): void {
  const id = ++last
  // The same words twice are one notice.
  show([...shown.filter(({ text }) => text !== notice.text), { ...notice, id }])
  if (notice.kind === 'word' && notice.action === undefined) setTimeout(() => dismiss(id), SHOWN_FOR)
}

export function dismiss(id: number): void {
  show(shown.filter((notice) => notice.id !== id))
}

/** What went wrong on one screen is seldom news on the next. */
export function dismissTroubles(): void {
  const kept = shown.filter(({ kind, carried }) => kind !== 'trouble' || carried)
  if (kept.length < shown.length) show(kept)
}

export function useNotices(): readonly ShownNotice[] {
  return useSyncExternalStore(subscribe, () => shown)
}

function show(next: readonly ShownNotice[]): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
