/** Which of the legal actions of King's Gate a search should think about. */

import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { COUNTERS, KINDS } from '../content'
import { CELLS, ORIENTATIONS, spaceAt } from '../rules/grid'
import { colourNumber, printedValue } from '../rules/pieces'
import { legalActions } from '../rules/rules'
import { type Action, FREE, type State } from '../rules/state'
import { currentLying } from '../rules/table'
import { likelyPlaces, openness } from './next-location'

/** How many places for the next location. */
const PLACES = 12
/** How many free spaces for a tile: the most open ones, and the least open one, where it is in nobody's way. */
const OPEN_SPACES = 2

type TileAction = Extract<Action, { readonly type: 'tile' }>
type LocationAction = Extract<Action, { readonly type: 'location' }>

export function choices(state: State, seat: Seat): readonly Action[] {
  if (state.phase === 'location') {
    return likelyPlaces(state, seat, PLACES).map(({ cell, orientation }) =>
      shared({ type: 'location', cell, orientation }),
    )
  }
  const legal = legalActions(state, seat)
  if (state.phase === 'end') return legal
  const open = openness(state)
  const chosen: Action[] = []
  // A tile's spaces come one after the other.
  for (let from = 0; from < legal.length; ) {
    const action = must(legal[from])
    let to = from + 1
    if (action.type === 'tile') {
      while (to < legal.length && isSame(action, must(legal[to]))) to++
      chooseSpaces(state, legal.slice(from, to) as TileAction[], open, chosen)
    } else if (action.type !== 'dragon' || action.cell !== undefined) chosen.push(action)
    from = to
  }
  return chosen.length > 0 ? chosen : legal
}

function isSame({ tile, counter }: TileAction, other: Action): boolean {
  return other.type === 'tile' && other.tile === tile && other.counter === counter
}

/** Of spaces with the same piece, or with none, those that stand out by how open they are. */
function chooseSpaces(state: State, actions: readonly TileAction[], open: readonly number[], chosen: Action[]): void {
  const lying = currentLying(state)
  const seen: string[] = []
  for (const action of actions) {
    const there = must(state.spaces[spaceAt(lying, action.cell)])
    if (seen.includes(there)) continue
    seen.push(there)
    const alike = actions.filter(({ cell }) => state.spaces[spaceAt(lying, cell)] === there)
    alike.sort((a, b) => openAt(b) - openAt(a))
    const most = there === FREE && action.counter === undefined ? OPEN_SPACES : 1
    for (const one of alike.slice(0, most)) chosen.push(shared(one))
    const least = alike.at(-1)
    if (most > 1 && alike.length > most && least !== undefined) chosen.push(shared(least))
  }

  function openAt({ cell }: TileAction): number {
    return must(open[spaceAt(lying, cell)])
  }
}

/** Tiles and places by number, so that the same action is the same object; forgotten when there are too many. */
const known = new Map<number, Action>()
const MOST_KNOWN = 1 << 14

function shared(action: TileAction | LocationAction): Action {
  const number = action.type === 'tile' ? tileNumber(action) : placeNumber(action)
  const before = known.get(number)
  if (before !== undefined) return before
  if (known.size === MOST_KNOWN) known.clear()
  known.set(number, action)
  return action
}

function tileNumber({ tile, cell, counter }: TileAction): number {
  const kind = colourNumber(tile) * KINDS + printedValue(tile)
  const covering = counter === undefined ? COUNTERS.length : COUNTERS.indexOf(counter)
  return (kind * (COUNTERS.length + 1) + covering) * CELLS + cell
}

/** Below 0, where no tile is. */
function placeNumber({ cell, orientation }: LocationAction): number {
  return -1 - cell * ORIENTATIONS.length - ORIENTATIONS.indexOf(orientation)
}
