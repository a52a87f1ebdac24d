/** What the table does beside drawing itself: sounds, keys, and keeping the focus. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { playSound } from '../sound/sounds'
import type { ShownLook } from './flow/flow'
import { type TableKey, tableKey } from './keys/keys'
import { soundsOf } from './sounding'

export function useSounds(look: ShownLook | undefined): void {
  const before = useRef<ShownLook>(undefined)
  useEffect(() => {
    if (look !== undefined && look !== before.current)
      for (const sound of soundsOf(before.current, look)) playSound(sound)
    before.current = look
  }, [look])
}

/** Single keys, while nothing lies over the table and nobody writes. Heard as soon as the table is there to be seen. */
export function useTableKeys(
  { asleep, singleKeys }: { readonly asleep: boolean; readonly singleKeys: boolean },
  does: Readonly<Record<TableKey, () => void>>,
): void {
  const handle = useEffectEvent((key: TableKey) => does[key]())
  useLayoutEffect(() => {
    if (asleep) return
    const press = (event: KeyboardEvent) => {
      // What others have laid over the table, the talk online say, has its own keys.
      if (event.defaultPrevented || isWriting(event.target) || document.querySelector('dialog:modal') !== null) return
      const key = tableKey(event, singleKeys)
      if (key === undefined) return
      event.preventDefault()
      handle(key)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [asleep, singleKeys])
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null
}

/** What had the focus may be gone after an action, a castle that was placed say: then the board takes it. */
export function useKeptFocus(look: ShownLook | undefined): void {
  const had = useRef(false)
  useEffect(() => {
    const note = () => {
      had.current = true
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const { activeElement, body } = document
    if (look === undefined || !had.current || (activeElement !== null && activeElement !== body)) return
    document
      .querySelector<HTMLElement | SVGElement>('[data-area="board"] [tabindex="0"]')
      ?.focus({ preventScroll: true })
  }, [look])
}
