/** A hint must not lie over what it is about: where it would, it goes up to the bar. */
import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** How far down a notice has to go, which is less than nothing; 0 where it hides none of the marks. */
export function wayUp(notice: Rect, marks: readonly Rect[], bar: Pick<Rect, 'bottom'>): number {
  return marks.some((mark) => overlap(notice, mark)) ? bar.bottom - notice.top : 0
}

/** As long as a board takes to show what lies outside its window. */
const GLIDE = 450

/** `shown` changes with every notice. */
export function useWayUp(shown: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = place.current
    if (node === null) return
    node.style.translate = ''
    if (shown === undefined) return
    const makeWay = () => {
      const [bar, notice] = [document.querySelector('main > header'), node.firstElementChild]
      if (bar === null || notice === null || node.style.translate !== '') return
      const marks = [...document.querySelectorAll('[data-area=board] [data-part=hint]')]
      const way = wayUp(
        notice.getBoundingClientRect(),
        marks.map((mark) => mark.getBoundingClientRect()),
        bar.getBoundingClientRect(),
      )
      if (way !== 0) node.style.translate = `0 ${way}px`
    }
    makeWay()
    const later = setTimeout(makeWay, GLIDE)
    return () => clearTimeout(later)
  }, [shown])
  return place
}
