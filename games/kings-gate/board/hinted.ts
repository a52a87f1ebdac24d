/** What a hint marks: cells of the board, a tile of the hand, a counter. */
import type { Area } from '@crownlands/kit/grid/camera'
import type { Counter, Tile } from '../content'
import { type Cell, cellsOf } from '../rules/grid'
import type { Action } from '../rules/state'
import { areaOf, ringArea } from './places/camera'

export function markedCells(hinted: Action | undefined): readonly Cell[] {
  switch (hinted?.type) {
    case 'tile':
      return [hinted.cell]
    case 'dragon':
      return hinted.cell === undefined ? [] : [hinted.cell]
    case 'sorceress':
      return [hinted.from, hinted.to]
    case 'location':
      return cellsOf(hinted)
    case 'end':
    case undefined:
      return []
  }
}

/** What has to be seen of the table for a hint; undefined when it is about nothing there. */
export function markedArea(hinted: Action): Area | undefined {
  const cells = markedCells(hinted)
  if (hinted.type === 'location') return ringArea(hinted)
  return cells.length === 0 ? undefined : areaOf(cells)
}

/** The place in the hand, of equal tiles the first; -1: none. */
export function markedSlot(hinted: Action | undefined, hand: readonly Tile[]): number {
  return hinted !== undefined && 'tile' in hinted ? hand.indexOf(hinted.tile) : -1
}

export function markedCounter(hinted: Action | undefined): Counter | undefined {
  if (hinted?.type === 'sorceress') return 'sorceress'
  return hinted?.type === 'tile' ? hinted.counter : undefined
}
