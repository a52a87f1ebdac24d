/** A piece that follows the pointer from the dock to a place on the board. */
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import css from './drag.module.css'

/** Less than this is a click with an unsteady hand. */
const THRESHOLD = 8

interface Handlers<Thing> {
  /** The place that an element of the page belongs to, if it is one. */
  placeUnder(element: Element | null): number | undefined
  onStart(thing: Thing): void
  onDrop(thing: Thing, place: number | undefined): void
}

export interface Drag<Thing> {
  readonly thing: Thing | undefined
  readonly over: number | undefined
  grab(thing: Thing, event: PointerEvent<HTMLButtonElement>): void
  /** The click that ends a drag means nothing. */
  swallowsClick(): boolean
  /** `settled`: a place shows the piece already. */
  follower(face: ReactNode, settled: boolean): ReactNode
}

export function useDrag<Thing>({ placeUnder, onStart, onDrop }: Handlers<Thing>): Drag<Thing> {
  const [thing, setThing] = useState<Thing>()
  const [over, setOver] = useState<number>()
  const pointer = useRef({ x: 0, y: 0, touch: false })
  const element = useRef<HTMLSpanElement>(null)
  const dragged = useRef(false)
  /** The drop is judged by what is legal then, not when the piece was grabbed. */
  const latest = useRef(onDrop)
  latest.current = onDrop

  const show = () => {
    const { x, y, touch } = pointer.current
    if (element.current === null) return
    // Under a finger it would not be seen.
    element.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, ${touch ? '-95%' : '-50%'}) scale(1.06)`
  }

  const grab = (grabbed: Thing, event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    const button = event.currentTarget
    const { pointerId, clientX, clientY } = event
    let dragging = false
    let place: number | undefined
    dragged.current = false

    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return
      if (!dragging) {
        if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < THRESHOLD) return
        dragging = true
        button.setPointerCapture(pointerId)
        setThing(grabbed)
        onStart(grabbed)
      }
      pointer.current = { x: moved.clientX, y: moved.clientY, touch: moved.pointerType === 'touch' }
      show()
      place = placeUnder(document.elementFromPoint(moved.clientX, moved.clientY))
      setOver(place)
    }
    const end = (ended: globalThis.PointerEvent) => {
      if (ended.pointerId !== pointerId) return
      button.removeEventListener('pointermove', move)
      button.removeEventListener('pointerup', end)
      button.removeEventListener('pointercancel', end)
      if (!dragging) return
      dragged.current = ended.type === 'pointerup'
      setThing(undefined)
      setOver(undefined)
      latest.current(grabbed, ended.type === 'pointerup' ? place : undefined)
    }
    button.addEventListener('pointermove', move)
    button.addEventListener('pointerup', end)
    button.addEventListener('pointercancel', end)
    // Before the threshold a quick mouse may leave the button: keep hearing of it.
    if (event.pointerType === 'mouse') button.setPointerCapture(pointerId)
  }

  return {
    thing,
    over,
    grab,
    swallowsClick: () => {
      const swallow = dragged.current
      dragged.current = false
      return swallow
    },
    follower: (face, settled) =>
      thing !== undefined && (
        <span
          className={css.follower}
          data-settled={settled}
          aria-hidden="true"
          popover="manual"
          ref={(node) => {
            element.current = node
            node?.showPopover()
            show()
          }}
        >
          {face}
        </span>
      ),
  }
}
