/**
 * What a thing on the board means, in words: `data-about` holds them, the first line is its name. Shown when somebody
 * rests on it with the mouse or the focus, presses it long, or taps what does nothing else. Escape takes it away, the
 * pointer may go over it, and it stays as long as it is wanted (WCAG 1.4.13). Screen readers have labels instead.
 */
import { useEffect, useRef } from 'react'
import { placeOfTip } from './tip-place'
import css from './tips.module.css'

const REST = 600
const LONG_PRESS = 450
/** Time to get from the thing to its tip, or to the next thing. */
const GRACE = 350
/** How far a finger may wander that means to press. */
const WANDER = 10

export function Tips() {
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => (tip.current === null ? undefined : showTips(tip.current)), [])
  return <div ref={tip} popover="manual" className={css.tip} data-part="tip" aria-hidden="true" />
}

function showTips(tip: HTMLElement): () => void {
  let shown: Element | undefined
  let focused: Element | undefined
  let pressed: { readonly x: number; readonly y: number } | undefined
  let heldLong = false
  /** Where the pointer was moved or pressed last, and what has come to lie under it since: nobody pointed at that. */
  let pointer = { x: Number.NaN, y: Number.NaN }
  let came: Element | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (wait: number, work: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(work, wait)
  }
  const hide = () => {
    clearTimeout(timer)
    shown = undefined
    if (tip.matches(':popover-open')) tip.hidePopover()
  }
  const show = (thing: Element) => {
    if (!thing.isConnected) return hide()
    shown = thing
    tip.textContent = thing.getAttribute('data-about')
    tip.showPopover()
    const { left, top } = placeOfTip(
      spaceFor(thing),
      { width: tip.offsetWidth, height: tip.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
    )
    tip.style.left = `${left}px`
    tip.style.top = `${top}px`
  }

  const listeners = new AbortController()
  const on = <Type extends keyof DocumentEventMap>(type: Type, hear: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, hear, { capture: true, signal: listeners.signal })

  on('pointerover', ({ target, pointerType, clientX, clientY }) => {
    if (pointerType === 'touch') return
    const thing = thingAt(target)
    came = clientX === pointer.x && clientY === pointer.y ? thing : undefined
    if (came !== undefined) {
      if (shown !== undefined && shown !== focused) later(GRACE, hide)
      return
    }
    if (target === tip || (thing !== undefined && thing === shown)) clearTimeout(timer)
    // The way to the tip of a part leads over the whole.
    else if (thing !== undefined) later(shown === undefined || thing.contains(shown) ? REST : GRACE, () => show(thing))
    else later(GRACE, hide)
  })
  on('focusin', ({ target }) => {
    const thing = thingAt(target)
    focused = thing?.matches(':focus-visible') ? thing : undefined
    if (thing !== undefined && thing === focused) later(REST, () => show(thing))
  })
  on('focusout', () => {
    // What the pointer rests on is not taken away by a focus that was elsewhere.
    if (focused !== undefined && (shown ?? focused) === focused) hide()
    focused = undefined
  })
  on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    hide()
    pointer = { x: clientX, y: clientY }
    heldLong = false
    const thing = pointerType === 'touch' ? thingAt(target) : undefined
    pressed = thing === undefined ? undefined : { x: clientX, y: clientY }
    if (thing === undefined) return
    later(LONG_PRESS, () => {
      heldLong = true
      show(thing)
    })
  })
  on('pointermove', ({ clientX, clientY }) => {
    if (clientX !== pointer.x || clientY !== pointer.y) {
      const thing = came
      if (thing !== undefined) later(REST, () => show(thing))
      came = undefined
      pointer = { x: clientX, y: clientY }
    }
    if (pressed === undefined || Math.hypot(clientX - pressed.x, clientY - pressed.y) < WANDER) return
    pressed = undefined
    if (shown === undefined) clearTimeout(timer)
  })
  on('pointerup', ({ target }) => {
    const thing = pressed === undefined ? undefined : thingAt(target)
    pressed = undefined
    if (heldLong || thing === undefined) return
    clearTimeout(timer)
    if (!doesSomething(thing)) show(thing)
  })
  on('pointercancel', () => {
    pressed = undefined
    if (shown === undefined) clearTimeout(timer)
  })
  // Whoever holds a button to read what it does has not pressed it.
  on('click', (event) => {
    if (heldLong) {
      heldLong = false
      event.preventDefault()
      event.stopPropagation()
    } else if (doesSomething(thingAt(event.target))) hide()
  })
  on('contextmenu', (event) => {
    if (pressed !== undefined) event.preventDefault()
  })
  on('keydown', (event) => {
    if (event.key !== 'Escape' || shown === undefined) return
    event.preventDefault()
    event.stopPropagation()
    hide()
  })
  on('scroll', hide)
  return () => {
    hide()
    listeners.abort()
  }
}

/** What is to stay in sight: the whole card that it is a part of, and what `data-tips-above` holds together. */
function spaceFor(thing: Element) {
  const whole = (thing.parentElement?.closest('[data-about]') ?? thing).getBoundingClientRect()
  const top = thing.closest('[data-tips-above]')?.getBoundingClientRect().top ?? whole.top
  return { left: whole.left, width: whole.width, top, height: whole.bottom - top }
}

/** A click on it is more than a look: it is a button, or says so by `data-acts`. */
function doesSomething(thing: Element | undefined): boolean {
  return thing !== undefined && thing.closest('button, [data-acts]') !== null
}

function thingAt(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? (target.closest('[data-about]') ?? undefined) : undefined
}
