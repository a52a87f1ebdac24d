/** A piece that somebody else played travels to its place from where that player sits. */
const DURATION = 360

/** Nothing moves when motion is reduced. */
export function travelFrom(seat: number, piece: Element | null): void {
  const sign = seatSign(seat)
  if (sign === null || piece === null || isMotionReduced()) return
  const from = sign.getBoundingClientRect()
  const to = piece.getBoundingClientRect()
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  piece.animate(
    [
      { translate: `${x}px ${y}px`, scale: '0.6', zIndex: 5 },
      { translate: '0px -6px', scale: '1.08', zIndex: 5, offset: 0.8 },
      { translate: '0px 0px', scale: '1', zIndex: 5 },
    ],
    { duration: DURATION, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)' },
  )
}

/** The shield of a seat; the table marks what holds it with `data-seat-sign`. */
export function seatSign(seat: number): Element | null {
  return document.querySelector(`[data-seat-sign="${seat}"] > svg:last-of-type`)
}

/** As the settings say, which the shell writes on the root element, or else the system. */
export function isMotionReduced(): boolean {
  return document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
