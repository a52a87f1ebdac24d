/** A tile that follows the pointer from the dock to a cell. */
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import type { Cell } from '../grid'

/** Less than this is a click with an unsteady hand. */
const THRESHOLD = 8

interface Handlers {
  onStart(slot: number): void
  onDrop(slot: number, cell: Cell | undefined): void
}

interface Drag {
  readonly slot: number | undefined
  readonly over: Cell | undefined
  grab(slot: number, event: PointerEvent<HTMLButtonElement>): void
  /** The click that ends a drag means nothing. */
  swallowsClick(): boolean
  /** `settled`: a cell shows the tile already. */
  follower(face: ReactNode, settled: boolean): ReactNode
}

export function useDrag({ onStart, onDrop }: Handlers): Drag {
  const [slot, setSlot] = useState<number>()
  const [over, setOver] = useState<Cell>()
  const place = useRef({ x: 0, y: 0, touch: false })
  const element = useRef<HTMLSpanElement>(null)
  const dragged = useRef(false)
  /** The drop is judged by what is legal then, not when the tile was grabbed. */
  const latest = useRef(onDrop)
  latest.current = onDrop

  const show = () => {
    const { x, y, touch } = place.current
    if (element.current === null) return
    // Under a finger it would not be seen.
    element.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, ${touch ? '-95%' : '-50%'}) scale(1.06)`
  }

  const grab = (grabbed: number, event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    const button = event.currentTarget
    const { pointerId, clientX, clientY } = event
    let dragging = false
    let cell: Cell | undefined
    dragged.current = false

    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return
      if (!dragging) {
        if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < THRESHOLD) return
        dragging = true
        button.setPointerCapture(pointerId)
        setSlot(grabbed)
        onStart(grabbed)
      }
      place.current = { x: moved.clientX, y: moved.clientY, touch: moved.pointerType === 'touch' }
      show()
      cell = cellUnder(document.elementFromPoint(moved.clientX, moved.clientY))
      setOver(cell)
    }
    const end = (ended: globalThis.PointerEvent) => {
      if (ended.pointerId !== pointerId) return
      button.removeEventListener('pointermove', move)
      button.removeEventListener('pointerup', end)
      button.removeEventListener('pointercancel', end)
      if (!dragging) return
      dragged.current = ended.type === 'pointerup'
      setSlot(undefined)
      setOver(undefined)
      latest.current(grabbed, ended.type === 'pointerup' ? cell : undefined)
    }
    button.addEventListener('pointermove', move)
    button.addEventListener('pointerup', end)
    button.addEventListener('pointercancel', end)
    // Before the threshold a quick mouse may leave the button: keep hearing of it.
    if (event.pointerType === 'mouse') button.setPointerCapture(pointerId)
  }

  return {
    slot,
    over,
    grab,
    swallowsClick: () => {
      const swallow = dragged.current
      dragged.current = false
      return swallow
    },
    follower: (face, settled) =>
      slot !== undefined && (
        <span
          className="gb-follower"
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

/** The cell that an element of the board belongs to. */
export function cellUnder(target: EventTarget | null): Cell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  return cell === null ? undefined : Number(cell.dataset.cell)
}
