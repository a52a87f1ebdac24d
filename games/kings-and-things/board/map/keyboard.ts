/** The keys of the map: how the focus moves from hex to hex, and what the other keys mean. */
import { at } from '@crownlands/core/lists'
import type { Key } from '@crownlands/kit/keys'
import { PLACES } from '../../rules/hexes'
import { type Direction, towards } from './geometry'

/** To the side there are two hexes, of which the one is taken that keeps the height: every other column up, then down. */
function sideways(hex: number, side: 'west' | 'east'): readonly Direction[] {
  const isUp = at(PLACES, hex).q % 2 === 0
  return isUp ? [`north-${side}`, `south-${side}`] : [`south-${side}`, `north-${side}`]
}

const ARROWS: Readonly<Record<string, (hex: number) => readonly Direction[]>> = {
  ArrowUp: () => ['north'],
  ArrowDown: () => ['south'],
  ArrowLeft: (hex) => sideways(hex, 'west'),
  ArrowRight: (hex) => sideways(hex, 'east'),
}

/** Where the focus goes; undefined for a key that does not move it. At the edge it stays. */
export function moveFocus(
  from: number,
  size: number,
  targets: readonly number[],
  { key, ctrlKey, altKey, metaKey, shiftKey }: Key,
): number | undefined {
  if (ctrlKey || altKey || metaKey || shiftKey) return undefined
  const ways = ARROWS[key]?.(from)
  if (ways !== undefined) {
    return ways.map((way) => towards(from, way, size)).find((hex) => hex !== undefined) ?? from
  }
  switch (key) {
    case 'PageDown':
      return targets.toSorted((a, b) => a - b).find((hex) => hex > from) ?? Math.min(...targets, from)
    case 'PageUp':
      return targets.toSorted((a, b) => b - a).find((hex) => hex < from) ?? Math.max(...targets, from)
    default:
      return undefined
  }
}

export type KeyMeaning =
  | { readonly does: 'hex' }
  | { readonly does: 'slot'; readonly slot: number }
  | { readonly does: 'put-down' }
  | { readonly does: 'pan'; readonly right: number; readonly down: number }
  | { readonly does: 'zoom'; readonly by: 'in' | 'out' }
  | { readonly does: 'centre' }
  | { readonly does: 'everything' }

const KEYS: Readonly<Record<string, KeyMeaning>> = {
  enter: { does: 'hex' },
  ' ': { does: 'hex' },
  escape: { does: 'put-down' },
  '+': { does: 'zoom', by: 'in' },
  '=': { does: 'zoom', by: 'in' },
  '-': { does: 'zoom', by: 'out' },
  w: { does: 'centre' },
  f: { does: 'everything' },
}

const PANS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A digit is a counter of the rack; the tenth is 0. */
export function meaningOfKey({ key, code, ctrlKey, altKey, metaKey, shiftKey }: Key): KeyMeaning | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  const pan = PANS[key]
  if (pan !== undefined) return shiftKey ? { does: 'pan', right: pan[0], down: pan[1] } : undefined
  const digit = /^\d$/.test(key) ? key : shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1]
  if (digit !== undefined) return { does: 'slot', slot: (Number(digit) + 9) % 10 }
  const name = key.toLowerCase()
  return Object.hasOwn(KEYS, name) ? KEYS[name] : undefined
}
