/** The keys of the board: how the focus moves over the cells, and what the other keys mean. */
import type { Key } from '@crownlands/kit/keys'
import { HAND } from '../content'
import { type Cell, cellsOf, columnOf, rowOf } from '../rules/grid'
import type { GridCell, GridRow } from './places/cells'

type Direction = readonly [right: number, down: number]
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Who goes aside to get there would be surprised. */
const ASIDE = 3

/** Where the focus goes; undefined for a key that does not move it. At the edge it stays. */
export function moveFocus(
  at: Cell,
  rows: readonly GridRow[],
  targets: readonly Cell[],
  { key, ctrlKey, altKey, metaKey, shiftKey }: Key,
): Cell | undefined {
  if (ctrlKey || altKey || metaKey || shiftKey) return undefined
  const cells = rows.flatMap((row) => row.cells)
  const here = cells.find(({ cell }) => cell === at)
  const arrow = ARROWS[key]
  if (arrow !== undefined) return here === undefined ? at : (nearest(here, cells, arrow) ?? at)
  switch (key) {
    case 'Home':
      return cells[0]?.cell
    case 'End':
      return cells.at(-1)?.cell
    case 'PageDown':
      return targets.toSorted((a, b) => a - b).find((cell) => cell > at) ?? Math.min(...targets, at)
    case 'PageUp':
      return targets.toSorted((a, b) => b - a).find((cell) => cell < at) ?? Math.max(...targets, at)
    default:
      return undefined
  }
}

function nearest(from: GridCell, cells: readonly GridCell[], [right, down]: Direction): Cell | undefined {
  let best: Cell | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of cells) {
    if (one === from) continue
    for (const a of covered(from)) {
      for (const b of covered(one)) {
        const [dx, dy] = [columnOf(b) - columnOf(a), rowOf(b) - rowOf(a)]
        const ahead = dx * right + dy * down
        const way = ahead + ASIDE * Math.abs(dx * down + dy * right)
        if (ahead > 0 && way < least) [best, least] = [one.cell, way]
      }
    }
  }
  return best
}

function covered(one: GridCell): readonly Cell[] {
  return one.kind === 'location' ? cellsOf(one.lying) : [one.cell]
}

export type KeyMeaning =
  | { readonly does: 'tile'; readonly slot: number }
  | { readonly does: 'sorceress' }
  | { readonly does: 'next-counter' }
  | { readonly does: 'place' }
  | { readonly does: 'discard' }
  | { readonly does: 'turn' }
  | { readonly does: 'put-down' }
  | { readonly does: 'pan'; readonly right: number; readonly down: number }
  | { readonly does: 'zoom'; readonly by: 'in' | 'out' }
  | { readonly does: 'centre' }
  | { readonly does: 'everything' }

const KEYS: Readonly<Record<string, KeyMeaning>> = {
  s: { does: 'sorceress' },
  c: { does: 'next-counter' },
  t: { does: 'turn' },
  x: { does: 'discard' },
  delete: { does: 'discard' },
  enter: { does: 'place' },
  ' ': { does: 'place' },
  escape: { does: 'put-down' },
  '+': { does: 'zoom', by: 'in' },
  '=': { does: 'zoom', by: 'in' },
  '-': { does: 'zoom', by: 'out' },
  '0': { does: 'centre' },
  f: { does: 'everything' },
}

export function meaningOfKey({ key, code, ctrlKey, altKey, metaKey, shiftKey }: Key): KeyMeaning | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  const arrow = ARROWS[key]
  if (arrow !== undefined) return shiftKey ? { does: 'pan', right: arrow[0], down: arrow[1] } : undefined
  for (let number = 1; number <= HAND; number++) {
    if (key === String(number) || (!shiftKey && code === `Digit${number}`)) return { does: 'tile', slot: number - 1 }
  }
  const name = key.toLowerCase()
  return Object.hasOwn(KEYS, name) ? KEYS[name] : undefined
}

/** Where the focus rests when it comes to the board: where it was, the first target, or the current location. */
export function restingCell(
  last: Cell | undefined,
  rows: readonly GridRow[],
  targets: readonly Cell[],
  current: Cell,
): Cell {
  if (last !== undefined && rows.some(({ cells }) => cells.some(({ cell }) => cell === last))) return last
  return targets.length > 0 ? Math.min(...targets) : current
}
