/** The keys of the board: how the focus moves over the spaces, and what the other keys mean. */
import type { Key } from '@crownlands/kit/keys'
import { COLUMNS, RANKS, ROWS, SPACES } from '../content'
import type { Piece } from './choice'

/** Where the focus goes; undefined for a key that does not move it. At the edge it stays. */
export function moveFocus(space: number, { key, ctrlKey, altKey, metaKey }: Key): number | undefined {
  if (altKey || metaKey) return undefined
  const column = space % COLUMNS
  const row = Math.floor(space / COLUMNS)
  const at = (toRow: number, toColumn: number) =>
    Math.min(Math.max(toRow, 0), ROWS - 1) * COLUMNS + Math.min(Math.max(toColumn, 0), COLUMNS - 1)
  switch (key) {
    case 'ArrowLeft':
      return at(row, column - 1)
    case 'ArrowRight':
      return at(row, column + 1)
    case 'ArrowUp':
      return at(row - 1, column)
    case 'ArrowDown':
      return at(row + 1, column)
    case 'Home':
      return ctrlKey ? 0 : at(row, 0)
    case 'End':
      return ctrlKey ? SPACES - 1 : at(row, COLUMNS - 1)
    case 'PageUp':
      return at(0, column)
    case 'PageDown':
      return at(ROWS - 1, column)
    default:
      return undefined
  }
}

export type KeyMeaning =
  | { readonly does: 'pick'; readonly piece: Piece }
  | { readonly does: 'draw' }
  | { readonly does: 'place' }
  | { readonly does: 'unpick' }

export function meaningOfKey({ key, code, ctrlKey, altKey, metaKey, shiftKey }: Key): KeyMeaning | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  const rank = RANKS.find((one) => key === String(one) || (!shiftKey && code === `Digit${one}`))
  if (rank !== undefined) return { does: 'pick', piece: { kind: 'castle', rank } }
  switch (key) {
    case 'd':
    case 'D':
      return { does: 'draw' }
    case 's':
    case 'S':
      return { does: 'pick', piece: { kind: 'start' } }
    case 'Enter':
    case ' ':
      return { does: 'place' }
    case 'Escape':
      return { does: 'unpick' }
    default:
      return undefined
  }
}

/** Where the focus rests when it comes to the board: where it was, or the first space that can be chosen. */
export function restingSpace(last: number | undefined, targets: ReadonlySet<number>): number {
  if (last !== undefined) return last
  return targets.size > 0 ? Math.min(...targets) : 0
}
