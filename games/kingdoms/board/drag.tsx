/** A piece that follows the pointer from the dock to a space. */
import type { SeatLook } from '@crownlands/kit/room-ui'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import type { Space } from '../content'
import type { Piece } from './choice'
import { PieceFace } from './pieces.tsx'

/** Less than this is a click with an unsteady hand. */
const THRESHOLD = 8

interface Handlers {
  onStart(piece: Piece): void
  onDrop(piece: Piece, space: number | undefined): void
}

interface Drag {
  readonly piece: Piece | undefined
  readonly over: number | undefined
  grab(piece: Piece, event: PointerEvent<HTMLButtonElement>): void
  /** The click that ends a drag means nothing. */
  swallowsClick(): boolean
  /** `settled`: a space shows the piece already. */
  follower(face: Space | undefined, looks: readonly SeatLook[], settled: boolean): ReactNode
}

export function useDrag({ onStart, onDrop }: Handlers): Drag {
  const [piece, setPiece] = useState<Piece>()
  const [over, setOver] = useState<number>()
  const place = useRef({ x: 0, y: 0, touch: false })
  const element = useRef<HTMLSpanElement>(null)
  const dragged = useRef(false)

  const show = () => {
    const { x, y, touch } = place.current
    if (element.current === null) return
    // Under a finger it would not be seen.
    element.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, ${touch ? '-95%' : '-50%'}) scale(1.06)`
  }

  const grab = (grabbed: Piece, event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    const button = event.currentTarget
    const { pointerId, clientX, clientY } = event
    let dragging = false
    let space: number | undefined
    dragged.current = false

    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return
      if (!dragging) {
        if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < THRESHOLD) return
        dragging = true
        button.setPointerCapture(pointerId)
        setPiece(grabbed)
        onStart(grabbed)
      }
      place.current = { x: moved.clientX, y: moved.clientY, touch: moved.pointerType === 'touch' }
      show()
      space = spaceAt(moved.clientX, moved.clientY)
      setOver(space)
    }
    const end = (ended: globalThis.PointerEvent) => {
      if (ended.pointerId !== pointerId) return
      button.removeEventListener('pointermove', move)
      button.removeEventListener('pointerup', end)
      button.removeEventListener('pointercancel', end)
      if (!dragging) return
      dragged.current = ended.type === 'pointerup'
      setPiece(undefined)
      setOver(undefined)
      latest.current.onDrop(grabbed, ended.type === 'pointerup' ? space : undefined)
    }
    button.addEventListener('pointermove', move)
    button.addEventListener('pointerup', end)
    button.addEventListener('pointercancel', end)
    // Before the threshold a quick mouse may leave the button: keep hearing of it.
    if (event.pointerType === 'mouse') button.setPointerCapture(pointerId)
  }

  /** The drop is judged by what is legal then, not when the piece was grabbed. */
  const latest = useRef({ onDrop })
  latest.current = { onDrop }

  return {
    piece,
    over,
    grab,
    swallowsClick: () => {
      const swallow = dragged.current
      dragged.current = false
      return swallow
    },
    follower: (face, looks, settled) =>
      piece !== undefined &&
      face !== undefined && (
        <span
          className="kb-follower"
          data-settled={settled}
          aria-hidden="true"
          popover="manual"
          ref={(node) => {
            element.current = node
            node?.showPopover()
            show()
          }}
        >
          <PieceFace piece={face} looks={looks} />
        </span>
      ),
  }
}

function spaceAt(x: number, y: number): number | undefined {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-space]')
  return cell === null || cell === undefined ? undefined : Number(cell.dataset.space)
}
