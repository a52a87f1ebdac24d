/** What a seat can hold, where it can go, and what a click means: worked out from the legal actions alone. */
import type { Seat } from '@crownlands/core/game'
import type { Counter, DragonTile, Tile, ValueTile } from '../content'
import { type Cell, type Orientation, SPACES, spaceCell } from '../rules/grid'
import { isDragon } from '../rules/pieces'
import { type Action, FREE, type View } from '../rules/state'
import { currentLying } from '../rules/table'
import { spaceOf } from './places/cells'
import { type SiteAction, siteAt, sitesOf } from './places/sites'

/** What the person has touched so far. It may have become impossible: see `heldOf`. */
export interface Wish {
  /** The place in the hand. */
  readonly slot?: number
  readonly counter?: Counter
  /** KG-X8: the own tile that the Sorceress shall move. */
  readonly from?: Cell
}

/** What is held over the board. */
export type Held =
  | { readonly kind: 'tile'; readonly slot: number; readonly tile: ValueTile; readonly counter: Counter | undefined }
  | { readonly kind: 'dragon'; readonly slot: number; readonly tile: DragonTile }
  /** A counter that waits for its tile. */
  | { readonly kind: 'counter'; readonly counter: Counter }
  | { readonly kind: 'sorceress'; readonly from: Cell | undefined }

export type Meaning =
  | { readonly does: 'act'; readonly action: Action }
  /** Not possible: the table says why. */
  | { readonly does: 'try'; readonly action: Action }
  | { readonly does: 'wish'; readonly wish: Wish }
  /** Show how it would be, and wait for a second word. */
  | { readonly does: 'propose'; readonly site: SiteAction }
  /** A space was meant, but nothing is held to go there: show what could be. */
  | { readonly does: 'point-out' }
  | { readonly does: 'nothing' }

export interface Choice {
  readonly view: View
  /** Undefined: nobody here may act. */
  readonly seat: Seat | undefined
  readonly legal: readonly Action[]
  readonly wish: Wish
}

const NOTHING: Meaning = { does: 'nothing' }

export function handOf(view: View, seat: Seat | undefined): readonly Tile[] {
  return (seat === undefined ? undefined : view.players[seat]?.hand) ?? []
}

/** Whether a tile may still be added to this turn, with a counter or without. */
export function mayPlay(tile: Tile, legal: readonly Action[]): boolean {
  return legal.some((action) => 'tile' in action && action.tile === tile)
}

/** Whether a counter may go with this tile; without one, with any tile of the hand. */
export function mayUse(counter: Counter, tile: Tile | undefined, legal: readonly Action[]): boolean {
  if (counter === 'sorceress') return legal.some((action) => action.type === 'sorceress')
  return legal.some(
    (action) => action.type === 'tile' && action.counter === counter && (tile === undefined || action.tile === tile),
  )
}

/** The counters that a tile could take along, each once. */
function countersWith(tile: Tile, legal: readonly Action[]): readonly (Counter | undefined)[] {
  return [
    ...new Set(legal.flatMap((action) => (action.type === 'tile' && action.tile === tile ? [action.counter] : []))),
  ]
}

/** What is held now: only what can be played. A tile that needs a counter takes it along by itself (KG-X5). */
export function heldOf({ view, seat, legal, wish }: Choice): Held | undefined {
  if (wish.counter === 'sorceress') {
    if (!mayUse('sorceress', undefined, legal)) return undefined
    return { kind: 'sorceress', from: sourcesOf(legal).has(wish.from ?? -1) ? wish.from : undefined }
  }
  const tile = wish.slot === undefined ? undefined : handOf(view, seat)[wish.slot]
  if (tile === undefined || wish.slot === undefined || !mayPlay(tile, legal)) {
    if (wish.counter === undefined || !mayUse(wish.counter, undefined, legal)) return undefined
    return { kind: 'counter', counter: wish.counter }
  }
  if (isDragon(tile)) return { kind: 'dragon', slot: wish.slot, tile }
  const counters = countersWith(tile, legal)
  const wished = counters.includes(wish.counter) ? wish.counter : undefined
  const counter = counters.includes(wished) ? wished : counters[0]
  return { kind: 'tile', slot: wish.slot, tile, counter }
}

/** KG-X8: the tiles that the Sorceress could move. */
export function sourcesOf(legal: readonly Action[]): ReadonlySet<Cell> {
  return new Set(legal.flatMap((action) => (action.type === 'sorceress' ? [action.from] : [])))
}

/** KG-T7: the action that only discards the dragon. */
export function discarding(held: Held | undefined, legal: readonly Action[]): Action | undefined {
  if (held?.kind !== 'dragon') return undefined
  return legal.find((action) => action.type === 'dragon' && action.tile === held.tile && action.cell === undefined)
}

/** Where what is held can go, and what that would be. */
export function targetsOf(held: Held | undefined, view: View, legal: readonly Action[]): ReadonlyMap<Cell, Action> {
  const targets = new Map<Cell, Action>()
  switch (held?.kind) {
    case 'tile':
      for (const action of legal) {
        if (action.type === 'tile' && action.tile === held.tile && action.counter === held.counter) {
          targets.set(action.cell, action)
        }
      }
      break
    case 'dragon': {
      const away = discarding(held, legal)
      // KG-T7: into a free space it is only discarded.
      if (away !== undefined) for (const cell of freeSpaces(view)) targets.set(cell, away)
      for (const action of legal) {
        if (action.type === 'dragon' && action.tile === held.tile && action.cell !== undefined) {
          targets.set(action.cell, action)
        }
      }
      break
    }
    case 'sorceress':
      for (const action of legal) {
        if (action.type === 'sorceress' && action.from === held.from) targets.set(action.to, action)
      }
      break
    case 'counter':
    case undefined:
  }
  return targets
}

function freeSpaces({ locations, spaces }: View): readonly Cell[] {
  const lying = currentLying({ locations })
  return spaces.flatMap((space, i) => (space === FREE ? [spaceCell(lying, i)] : []))
}

/** A space where the space itself is the least reason to say no. */
function likelySpace(view: View): Cell {
  return freeSpaces(view)[0] ?? spaceCell(currentLying(view), SPACES - 1)
}

export function clickTile(slot: number, choice: Choice): Meaning {
  const { view, seat, legal, wish } = choice
  const tile = handOf(view, seat)[slot]
  if (seat === undefined || tile === undefined) return NOTHING
  if (!mayPlay(tile, legal)) return { does: 'try', action: actionFor(tile, likelySpace(view), undefined) }
  const held = heldOf(choice)
  if (held !== undefined && 'slot' in held && held.slot === slot) return { does: 'wish', wish: {} }
  // A counter that waits for its tile goes along; one that was on another tile does too.
  const counter = wish.counter === 'sorceress' ? undefined : wish.counter
  return { does: 'wish', wish: { slot, ...(counter !== undefined && { counter }) } }
}

function actionFor(tile: Tile, cell: Cell, counter: Counter | undefined): Action {
  if (isDragon(tile)) return { type: 'dragon', tile }
  return { type: 'tile', tile, cell, ...(counter !== undefined && { counter }) }
}

export function clickCounter(counter: Counter, choice: Choice): Meaning {
  const { view, seat, legal, wish } = choice
  if (seat === undefined) return NOTHING
  const held = heldOf(choice)
  if (counter === 'sorceress') {
    if (held?.kind === 'sorceress') return { does: 'wish', wish: {} }
    if (mayUse(counter, undefined, legal)) return { does: 'wish', wish: { counter } }
    return { does: 'try', action: { type: 'sorceress', from: likelySpace(view), to: likelySpace(view) } }
  }
  const slot = held !== undefined && 'slot' in held ? { slot: held.slot } : {}
  if (wish.counter === counter || (held?.kind === 'tile' && held.counter === counter)) {
    return { does: 'wish', wish: slot }
  }
  const tile = held !== undefined && 'tile' in held ? held.tile : undefined
  if (mayUse(counter, tile, legal)) return { does: 'wish', wish: { ...slot, counter } }
  const first = tile ?? handOf(view, seat).find((one) => !isDragon(one))
  if (first === undefined) return NOTHING
  return { does: 'try', action: actionFor(first, likelySpace(view), counter) }
}

/** The next counter that could go along with the tile in hand, after the last none. */
export function nextCounter(choice: Choice): Meaning {
  const held = heldOf(choice)
  if (held?.kind !== 'tile') return NOTHING
  const counters = countersWith(held.tile, choice.legal)
  const next = counters[(counters.indexOf(held.counter) + 1) % counters.length]
  return { does: 'wish', wish: { slot: held.slot, ...(next !== undefined && { counter: next }) } }
}

export function clickDiscard(choice: Choice): Meaning {
  const action = choice.seat === undefined ? undefined : discarding(heldOf(choice), choice.legal)
  return action === undefined ? NOTHING : { does: 'act', action }
}

export function clickCell(cell: Cell, choice: Choice): Meaning {
  const { view, seat, legal } = choice
  if (seat === undefined) return NOTHING
  const held = heldOf(choice)
  const action = targetsOf(held, view, legal).get(cell)
  if (action !== undefined) return { does: 'act', action }
  switch (held?.kind) {
    case 'tile':
      return { does: 'try', action: actionFor(held.tile, cell, held.counter) }
    case 'dragon':
      return { does: 'try', action: { type: 'dragon', tile: held.tile, cell } }
    case 'sorceress':
      if (held.from === cell) return { does: 'wish', wish: { counter: 'sorceress' } }
      if (sourcesOf(legal).has(cell)) return { does: 'wish', wish: { counter: 'sorceress', from: cell } }
      return { does: 'try', action: { type: 'sorceress', from: held.from ?? cell, to: cell } }
    case 'counter':
      return { does: 'point-out' }
    case undefined:
      return legal.some(({ type }) => type !== 'end') && spaceOf(view, cell) !== undefined
        ? { does: 'point-out' }
        : NOTHING
  }
}

export interface SiteChoice extends Choice {
  readonly orientation: Orientation
  /** The position whose ghost is seen. */
  readonly proposed: SiteAction | undefined
}

/** KG-N1: a mouse and the focus show the ghost by themselves; a finger shows it first and means it the second time. */
export function clickSite(cell: Cell, choice: SiteChoice, pointer: 'touch' | 'other'): Meaning {
  const { seat, legal, orientation, proposed } = choice
  if (seat === undefined) return NOTHING
  const sites = sitesOf(legal)
  const site = siteAt(sites, cell, orientation)
  if (site === undefined) return { does: 'try', action: { type: 'location', cell, orientation } }
  return pointer === 'touch' && !sameSite(site, proposed) ? { does: 'propose', site } : { does: 'act', action: site }
}

export function sameSite(a: SiteAction | undefined, b: SiteAction | undefined): boolean {
  return a?.cell === b?.cell && a?.orientation === b?.orientation
}
