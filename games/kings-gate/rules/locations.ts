/** Placing the next location (KG-N). */

import type { Refusal, Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { BESIDE, CELLS, type Cell, cellsOf, GRID, type Lying, ORIENTATIONS, spaceAt, spaceCell, stepOf } from './grid'
import { type Action, type Elsewhere, type Event, FREE, type Reason, type State } from './state'
import { currentLying, tilesInPlay } from './table'
import { whereIs } from './whereabouts'

type LocationAction = Extract<Action, { readonly type: 'location' }>

/**
 * Scratch paper for the whole grid: what is done with, because something lies there or because all that can lie there
 * is listed. Each reading has a mark of its own, so that old marks mean nothing and need not be wiped off.
 */
const done = new Float64Array(CELLS)
let mark = 0

/** Every way to lay the next location, as numbers. At most four for each neighbour of 108 cells that are taken. */
const choices = new Int32Array(2048)
let count = 0

/** How many ways there are to lay the next location. */
export function countLocations(state: State): number {
  mark++
  count = 0
  const taken = takenCells(state)
  for (const cell of taken) done[cell] = mark
  for (const cell of taken) {
    for (const step of BESIDE) {
      // KG-N2: at least one of the two cells shares an edge with what is in play.
      if (done[cell + step] !== mark) collectHere(state, cell + step)
    }
  }
  return count
}

function takenCells(state: State): Cell[] {
  const lying = currentLying(state)
  const taken: Cell[] = []
  for (let space = 0; space < state.spaces.length; space++) {
    if (state.spaces[space] !== FREE) taken.push(spaceCell(lying, space))
  }
  for (const { cell } of state.elsewhere) taken.push(cell)
  for (const location of state.locations) taken.push(location.cell, location.cell + stepOf(location.orientation))
  return taken
}

/** KG-N3: all ways to cover this cell and a free neighbour that is not done with. */
function collectHere(state: State, cell: Cell): void {
  const ways = state.options.rotation ? ORIENTATIONS.length : 1
  for (let way = 0; way < ways; way++) {
    const step = way === 0 ? 1 : GRID
    if (done[cell - step] !== mark) choices[count++] = (cell - step) * ORIENTATIONS.length + way
    if (done[cell + step] !== mark) choices[count++] = cell * ORIENTATIONS.length + way
  }
  done[cell] = mark
}

export function listLocations(state: State): Action[] {
  const actions = new Array<Action>(countLocations(state))
  for (let i = 0; i < count; i++) actions[i] = locationNumber(i)
  return actions
}

/** One of those that were just counted. */
export function locationNumber(number: number): LocationAction {
  const choice = must(choices[number])
  const way = choice % ORIENTATIONS.length
  const cell = (choice - way) / ORIENTATIONS.length
  return { type: 'location', cell, orientation: must(ORIENTATIONS[way]) }
}

export function refuseLocation(state: State, { cell, orientation }: LocationAction): Refusal<Reason> | undefined {
  if (orientation === 'vertical' && !state.options.rotation) return refusal('KG-N3', 'location-not-turned')
  const taken = new Set(takenCells(state))
  const cells = cellsOf({ cell, orientation })
  const blocked = cells.find((one) => taken.has(one))
  if (blocked !== undefined) return refusal('KG-N2', 'location-not-free', { cell: blocked })
  const touches = cells.some((one) => BESIDE.some((step) => taken.has(one + step)))
  return touches ? undefined : refusal('KG-N2', 'location-no-shared-edge')
}

/** KG-N4: tiles already around it lie at its spaces now. */
export function placeLocation(state: State, seat: Seat, lying: Lying, events: Event[] | undefined): void {
  const tiles = tilesInPlay(state)
  state.locations.push({ cell: lying.cell, orientation: lying.orientation })
  state.spaces.fill(FREE)
  const elsewhere: Elsewhere[] = []
  for (const tile of tiles) {
    const space = spaceAt(lying, tile.cell)
    if (space < 0) elsewhere.push(tile)
    else state.spaces[space] = tile.piece
  }
  state.elsewhere = elsewhere.sort((a, b) => a.cell - b.cell)
  events?.push({
    type: 'location-placed',
    seat,
    location: state.locations.length,
    cell: lying.cell,
    where: whereIs(state.locations.slice(0, -1), lying.cell),
    orientation: lying.orientation,
  })
}
