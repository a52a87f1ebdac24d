/** Where the next location may lie (KG-N2, KG-N3): out of the legal actions, asked by cell and by the way it is turned. */
import { type Cell, cellsOf, type Orientation } from '../../rules/grid'
import type { Action } from '../../rules/state'

export type SiteAction = Extract<Action, { readonly type: 'location' }>

export interface Sites {
  /** All cells that one or another position covers. */
  readonly cells: ReadonlySet<Cell>
  readonly all: readonly SiteAction[]
}

export function sitesOf(legal: readonly Action[]): Sites {
  const all = legal.filter((action) => action.type === 'location')
  return { all, cells: new Set(all.flatMap(cellsOf)) }
}

/**
 * The position that is meant by a cell: with it as the left or upper cell, else as the other; turned as wished, else
 * the other way.
 */
export function siteAt({ all }: Sites, cell: Cell, wish: Orientation): SiteAction | undefined {
  const here = all.filter((site) => cellsOf(site).includes(cell))
  const wished = here.filter((site) => site.orientation === wish)
  const among = wished.length > 0 ? wished : here
  return among.find((site) => site.cell === cell) ?? among[0]
}

/** Whether any position lies this way. */
export function canLie({ all }: Sites, orientation: Orientation): boolean {
  return all.some((site) => site.orientation === orientation)
}

export function turned(orientation: Orientation): Orientation {
  return orientation === 'horizontal' ? 'vertical' : 'horizontal'
}
