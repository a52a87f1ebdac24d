/** The keys of the table: digits go to a card in hand, letters use it, arrows move to what lies in that direction. */
import type { Key } from '@crownlands/kit/keys'
import type { Trait } from '../content'

export type KeyMeaning =
  | { readonly does: 'go-to-card'; readonly index: number }
  | { readonly does: 'use'; readonly trait: Trait | 'power' }
  | { readonly does: 'go'; readonly direction: Direction }
  | { readonly does: 'put-back' }

export type Direction = 'left' | 'right' | 'up' | 'down'

/** The table has e, u, h, r, l and the question mark. */
const USES: Readonly<Record<string, Trait | 'power'>> = {
  g: 'income',
  m: 'repair',
  c: 'calm',
  a: 'attack',
  p: 'power',
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

export function meaningOfKey({ key, code, ctrlKey, altKey, metaKey, shiftKey }: Key): KeyMeaning | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  const direction = ARROWS[key]
  if (direction !== undefined) return { does: 'go', direction }
  if (key === 'Escape') return { does: 'put-back' }
  const digit = /^[1-9]$/.test(key) ? key : shiftKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1]
  if (digit !== undefined) return { does: 'go-to-card', index: Number(digit) - 1 }
  const trait = USES[key.toLowerCase()]
  return trait === undefined ? undefined : { does: 'use', trait }
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Which of the boxes an arrow leads to from the given one: near in its direction, and little to the side. */
export function nextBox(from: Box, boxes: readonly Box[], direction: Direction): number | undefined {
  let best: { readonly index: number; readonly cost: number } | undefined
  boxes.forEach((box, index) => {
    const { ahead, aside } = distance(from, box, direction)
    if (ahead <= 0) return
    const cost = ahead + aside * 3
    if (best === undefined || cost < best.cost) best = { index, cost }
  })
  return (best as { readonly index: number } | undefined)?.index
}

/** From middle to middle ahead; to the side only as far as the boxes do not overlap. */
function distance(from: Box, to: Box, direction: Direction): { readonly ahead: number; readonly aside: number } {
  const middle = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
  const a = middle(from)
  const b = middle(to)
  const gapX = Math.max(0, to.left - from.right, from.left - to.right)
  const gapY = Math.max(0, to.top - from.bottom, from.top - to.bottom)
  switch (direction) {
    case 'left':
      return { ahead: a.x - b.x, aside: gapY }
    case 'right':
      return { ahead: b.x - a.x, aside: gapY }
    case 'up':
      return { ahead: a.y - b.y, aside: gapX }
    case 'down':
      return { ahead: b.y - a.y, aside: gapX }
  }
}
