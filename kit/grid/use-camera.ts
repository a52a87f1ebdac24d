/** The camera in the hand: it follows the game until somebody moves it, and again when the game moves on. */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Area, type Camera, fit, held, panned, revealing, type Sizes, type Window, zoomed } from './camera'

/** Less than this is a click with an unsteady hand. */
const THRESHOLD = 8
const BUTTON_ZOOM = 1.35

interface Followed {
  /** Where the game is. */
  readonly near: Area
  /** All that can be seen. */
  readonly all: Area
  /** Which of them is shown while nobody moves the camera; `legible`: all, unless that is too small to rest on. */
  readonly follows: 'near' | 'all' | 'legible'
  readonly sizes: Sizes
  /** Changes when the game moves on, so that the camera follows again. */
  readonly stage: string
}

interface Moved {
  readonly camera: Camera
  readonly stage: string
  /** By hand: no gliding. */
  readonly still: boolean
}

export interface Holding {
  readonly camera: Camera
  readonly window: Window
  readonly still: boolean
  /** What is to be filled; the cloth reaches further. */
  readonly element: RefObject<HTMLDivElement | null>
  zoom(by: 'in' | 'out'): void
  /** By units. */
  pan(right: number, down: number): void
  centre(): void
  everything(): void
  reveal(area: Area): void
  onPointerDown(event: PointerEvent<HTMLElement>): void
  /** The click that ends a drag means nothing. */
  swallowsClick(): boolean
}

export function useCamera({ near, all, follows, sizes, stage }: Followed): Holding {
  const element = useRef<HTMLDivElement>(null)
  const [window, setWindow] = useState<Window>({ width: 640, height: 480 })
  const [moved, setMoved] = useState<Moved>()
  const onNear = (): Camera => fit(near, window, sizes.resting)
  const onAll = (): Camera => fit(all, window, { min: sizes.any.min, max: sizes.resting.max })
  const isAllSeen = follows === 'all' || (follows === 'legible' && onAll().size >= sizes.resting.min)
  const followed = isAllSeen ? onAll() : onNear()
  const own = moved?.stage === stage ? moved : undefined
  const camera = own?.camera ?? followed
  const still = own?.still ?? false

  /** What the pointers and the wheel go on from: they are faster than React. */
  const latest = useRef({ camera, all, window, stage })
  useEffect(() => {
    latest.current = { camera, all, window, stage }
  })
  const move = (next: (from: Camera) => Camera, by: 'hand' | 'glide') => {
    const { camera: from, all: area, window: size, stage: now } = latest.current
    const to = held(next(from), area, size)
    latest.current.camera = to
    setMoved({ camera: to, stage: now, still: by === 'hand' })
  }
  const moving = useRef(move)
  useEffect(() => {
    moving.current = move
  })

  useEffect(() => {
    const node = element.current
    const around = node?.parentElement
    if (node === null || around === undefined || around === null) return
    const measure = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0 && height > 0) setWindow({ width, height })
    })
    measure.observe(node)
    // React hears the wheel too late to keep the page from scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const { at } = pointIn(node, event)
      moving.current(
        (from) => zoomed(from, Math.exp(-event.deltaY / (event.deltaMode === 1 ? 15 : 450)), at, sizes.any),
        'hand',
      )
    }
    around.addEventListener('wheel', wheel, { passive: false })
    return () => {
      measure.disconnect()
      around.removeEventListener('wheel', wheel)
    }
  }, [sizes])

  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const dragged = useRef(false)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const node = element.current
    if (node === null || (event.pointerType === 'mouse' && event.button > 1)) return
    const { pointerId, currentTarget: around } = event
    const began = { x: event.clientX, y: event.clientY }
    fingers.current.set(pointerId, began)
    if (fingers.current.size === 1) dragged.current = false
    let dragging = false

    const follow = (to: globalThis.PointerEvent) => {
      if (to.pointerId !== pointerId) return
      const from = fingers.current.get(pointerId) ?? began
      const here = { x: to.clientX, y: to.clientY }
      if (!dragging) {
        if (Math.hypot(here.x - began.x, here.y - began.y) < THRESHOLD && fingers.current.size < 2) return
        dragging = true
        dragged.current = true
        around.setPointerCapture(pointerId)
      }
      const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1]
      fingers.current.set(pointerId, here)
      if (other === undefined) moving.current((now) => panned(now, here.x - from.x, here.y - from.y), 'hand')
      else pinch(node, from, here, other)
    }
    const end = (ended: globalThis.PointerEvent) => {
      if (ended.pointerId !== pointerId) return
      fingers.current.delete(pointerId)
      document.removeEventListener('pointermove', follow)
      document.removeEventListener('pointerup', end)
      document.removeEventListener('pointercancel', end)
    }
    document.addEventListener('pointermove', follow)
    document.addEventListener('pointerup', end)
    document.addEventListener('pointercancel', end)
  }

  /** Two fingers: one moves, the other stays. */
  const pinch = (node: HTMLElement, from: Point, to: Point, other: Point) => {
    const before = Math.hypot(from.x - other.x, from.y - other.y)
    const after = Math.hypot(to.x - other.x, to.y - other.y)
    if (before < 1) return
    const { at } = pointIn(node, { clientX: (to.x + other.x) / 2, clientY: (to.y + other.y) / 2 })
    moving.current(
      (now) => zoomed(panned(now, (to.x - from.x) / 2, (to.y - from.y) / 2), after / before, at, sizes.any),
      'hand',
    )
  }

  return {
    camera,
    window,
    still,
    element,
    zoom: (by) =>
      move((from) => zoomed(from, by === 'in' ? BUTTON_ZOOM : 1 / BUTTON_ZOOM, { x: 0, y: 0 }, sizes.any), 'glide'),
    pan: (right, down) => move((from) => ({ ...from, x: from.x + right, y: from.y + down }), 'glide'),
    centre: () => move(onNear, 'glide'),
    everything: () => move(onAll, 'glide'),
    reveal: (area) => {
      if (revealing(latest.current.camera, area, latest.current.window) !== latest.current.camera) {
        move((from) => revealing(from, area, latest.current.window), 'glide')
      }
    },
    onPointerDown,
    swallowsClick: () => {
      const swallow = dragged.current
      dragged.current = false
      return swallow
    },
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** From the middle of the window. */
function pointIn(node: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): { at: Point } {
  const { left, top, width, height } = node.getBoundingClientRect()
  return { at: { x: clientX - left - width / 2, y: clientY - top - height / 2 } }
}
