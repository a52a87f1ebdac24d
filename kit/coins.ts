/** Coins that fly between the tally on the board and the house that wins or loses them. */
import css from './coins.module.css'
import { isMotionReduced, seatSign } from './grid/travel'

const DURATION = 620
/** From one coin to the next, in milliseconds. */
const APART = 55
const MOST = 7
/** How much gold a coin stands for, about. */
const WORTH = 4

export function coinsFor(amount: number): number {
  return amount === 0 ? 0 : Math.min(MOST, Math.ceil(Math.abs(amount) / WORTH))
}

/** Boards mark what is lit with `data-tally`, and in it what a seat gets with `data-tally-seat`. Losses fly back. */
export function flyCoins(seat: number, amount: number): void {
  const house = seatSign(seat)
  const tally =
    document.querySelector(`[data-tally] [data-tally-seat="${seat}"]`) ?? document.querySelector('[data-tally]')
  if (house === null || tally === null || isMotionReduced()) return
  const [from, to] = amount > 0 ? [middle(tally), middle(house)] : [middle(house), middle(tally)]
  for (let i = 0; i < coinsFor(amount); i++) flyOne(from, to, i)
}

interface Point {
  readonly x: number
  readonly y: number
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function flyOne(from: Point, to: Point, number: number): void {
  const coin = document.createElement('span')
  if (css.coin !== undefined) coin.className = css.coin
  coin.ariaHidden = 'true'
  document.body.append(coin)
  // Each takes a way of its own, a little to the side.
  const bend = ((number % 3) - 1) * 28
  const halfway = { x: (from.x + to.x) / 2 + bend, y: Math.min(from.y, to.y) + Math.abs(from.y - to.y) * 0.3 - 24 }
  const flight = coin.animate(
    [
      { translate: place(from), scale: '0.4', opacity: 0 },
      { translate: place(from), scale: '1', opacity: 1, offset: 0.12 },
      { translate: place(halfway), scale: '1.15', opacity: 1, offset: 0.55 },
      { translate: place(to), scale: '0.7', opacity: 0.9 },
    ],
    { duration: DURATION, delay: number * APART, fill: 'both', easing: 'cubic-bezier(0.4, 0, 0.3, 1)' },
  )
  const land = () => coin.remove()
  flight.finished.then(land, land)
}

function place({ x, y }: Point): string {
  return `${x}px ${y}px`
}
