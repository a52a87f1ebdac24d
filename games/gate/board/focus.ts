/** Moving the focus over the table, and finding the button that a key means. */
import { useEffect, useRef } from 'react'
import type { Trait } from '../cards'
import { type Direction, type Key, nextBox } from './keyboard'

/** As much of a key event as React's and the browser's have in common. */
export interface PressedKey extends Key {
  readonly target: EventTarget | null
  preventDefault(): void
  stopPropagation(): void
}

/** Whether there was such a card to go to. */
export function focusCard(place: number): boolean {
  const card = document.querySelector(`[data-area="dock"] [data-place="${place}"]`)
  const button = card?.querySelector<HTMLElement>('[data-use]:not([aria-disabled="true"])')
  const any = button ?? card?.querySelector<HTMLElement>('[data-use]')
  any?.focus({ preventScroll: true })
  any?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return any !== null && any !== undefined
}

/** The button of the card that has the focus, or else of the first that can be used so. */
export function buttonFor(target: EventTarget | null, trait: Trait | 'power'): HTMLElement | undefined {
  const card = target instanceof Element ? target.closest('[data-place]') : null
  const where: ParentNode | null = card ?? document.querySelector('[data-area="dock"]')
  return where?.querySelector<HTMLElement>(`[data-use="${trait}"]`) ?? undefined
}

/** To the button that lies in that direction; from elsewhere an arrow comes to the hand, or else to the board. */
export function focusTowards(target: EventTarget | null, direction: Direction): boolean {
  // What is no button can be read all the same.
  const things = '[data-area] :is(button, [data-about][tabindex])'
  const buttons = [...document.querySelectorAll<HTMLElement>(things)].filter(
    (button) => button !== target && button.checkVisibility() && button.closest('dialog') === null,
  )
  if (!(target instanceof Element) || target.closest('[data-area]') === null) {
    if (focusCard(0)) return true
    buttons[0]?.focus()
    return buttons.length > 0
  }
  const index = nextBox(
    target.getBoundingClientRect(),
    buttons.map((button) => button.getBoundingClientRect()),
    direction,
  )
  if (index !== undefined) buttons[index]?.focus({ preventScroll: true })
  return true
}

/** Keys that whatever has the focus has no use for are meant for the board: a heading has none for any. */
export function useKeysFromElsewhere(onKey: (event: PressedKey) => void): void {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !hasUseFor(event.target, event.key)) latest.current(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function hasUseFor(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, select, textarea, [contenteditable], dialog, [data-area]') !== null) return true
  return target.closest('a, button, summary') !== null && /^(Enter| |Arrow.*|Escape)$/.test(key)
}
