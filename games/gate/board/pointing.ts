/** What is pointed at with the mouse, or has the focus by keyboard. A finger does not point: it presses. */
import type { FocusEvent, PointerEvent } from 'react'

export function pointing<T>(what: T, onPoint: (what: T | undefined) => void) {
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') onPoint(what)
    },
    onPointerLeave: () => onPoint(undefined),
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) onPoint(what)
    },
    onBlur: () => onPoint(undefined),
  }
}
