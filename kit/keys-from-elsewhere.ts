/** Keys for the board that are pressed while something else has the focus. */
import { useLayoutEffect, useRef } from 'react'
import type { Key } from './keys'

/** As much of a key event as React's and the browser's have in common. */
export interface PressedKey extends Key {
  readonly target: EventTarget | null
  preventDefault(): void
  stopPropagation(): void
}

/**
 * Keys that whatever has the focus has no use for are meant for the board: a heading has none for any. `hearing` is what
 * hears its keys by itself. Layout effects: whoever sees the board is heard, even in the moment before it is painted.
 */
export function useKeysFromElsewhere(hearing: string, onKey: ((event: PressedKey) => void) | undefined): void {
  const latest = useRef(onKey)
  useLayoutEffect(() => {
    latest.current = onKey
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !hasUseFor(event.target, event.key, hearing)) latest.current?.(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [hearing])
}

function hasUseFor(target: EventTarget | null, key: string, hearing: string): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(`input, select, textarea, [contenteditable], dialog, ${hearing}`) !== null) return true
  return target.closest('a, button, summary') !== null && /^(Enter| |Arrow.*|Escape)$/.test(key)
}
