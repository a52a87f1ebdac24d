/** Where the next location is best laid, and how open a space is for those to come (KG-N). */

import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { LOCATIONS } from '../content'
import { CELLS, type Cell, cellsOf, GRID, type Lying, SPACES, spaceCell } from '../rules/grid'
import { countLocations, locationNumber } from '../rules/locations'
import { effectiveValue, ownerOf } from '../rules/pieces'
import { FREE, type Space, type State } from '../rules/state'
import { currentLying, tilesInPlay } from '../rules/table'
import { addPay, type Prospect, prospectOf } from './location'

/** How many of the most promising places are looked at closely. */
const CLOSE_LOOKS = 3

/** What lies on a cell, for as long as a question is being answered. */
const lies = new Array<Space>(CELLS).fill(FREE)
/** The same as a number: own values, less a part of the others'. */
const gain = new Float64Array(CELLS)

/** Puts every tile in play on the cells, asks, and takes them away again. */
function withTilesOut<Answer>(state: State, seat: Seat, ask: () => Answer): Answer {
  const seats = state.players.length
  const inPlay = tilesInPlay(state)
  for (const { cell, piece } of inPlay) {
    lies[cell] = piece
    const value = effectiveValue(piece)
    gain[cell] = ownerOf(piece, seats) === seat ? value : -value / 2
  }
  const answer = ask()
  for (const { cell } of inPlay) {
    lies[cell] = FREE
    gain[cell] = 0
  }
  return answer
}

const spaces = new Array<Space>(SPACES).fill(FREE)

function look(lying: Lying, prospect: Prospect, seat: Seat, worth: Float64Array): void {
  for (let space = 0; space < SPACES; space++) spaces[space] = must(lies[spaceCell(lying, space)])
  addPay(spaces, prospect, seat, worth)
}

function gainAt(lying: Lying): number {
  let sum = 0
  for (let space = 0; space < SPACES; space++) sum += must(gain[spaceCell(lying, space)])
  return sum
}

/** By place: what everybody can expect of the next location if the seat lays it there. */
export function payOfPlaces(state: State, seat: Seat, places: readonly Lying[]): Float64Array[] {
  const prospect = prospectOf(state, state.locations.length + 1, seat + 1)
  return withTilesOut(state, seat, () =>
    places.map((lying) => {
      const worth = new Float64Array(prospect.seats)
      look(lying, prospect, seat, worth)
      return worth
    }),
  )
}

/** Of all places those with the highest gain at first sight. */
export function likelyPlaces(state: State, seat: Seat, most: number): readonly Lying[] {
  return withTilesOut(state, seat, () => {
    const best: { readonly lying: Lying; readonly sum: number }[] = []
    const count = countLocations(state)
    for (let i = 0; i < count; i++) {
      const lying = locationNumber(i)
      const sum = gainAt(lying)
      if (best.length === most && sum <= must(best[most - 1]).sum) continue
      if (best.length === most) best.pop()
      let at = best.length
      while (at > 0 && must(best[at - 1]).sum < sum) at--
      best.splice(at, 0, { lying, sum })
    }
    return best.map(({ lying }) => lying)
  })
}

/** Adds what the next location brings everybody if the seat lays it where that is best for it. */
export function addNext(state: State, seat: Seat, worth: Float64Array): void {
  const pays = payOfPlaces(state, seat, likelyPlaces(state, seat, CLOSE_LOOKS))
  let best: Float64Array | undefined
  for (const pay of pays) if (best === undefined || lead(pay, seat) > lead(best, seat)) best = pay
  best?.forEach((pay, one) => {
    worth[one] = must(worth[one]) + pay
  })
}

/** How far a seat is ahead: of the best of the others, and of all of them, each counting half. */
export function lead(worth: Float64Array, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let other = 0; other < worth.length; other++) {
    if (other === seat) continue
    const one = must(worth[other])
    sum += one
    if (one > best) best = one
  }
  return must(worth[seat]) - (best + sum / (worth.length - 1)) / 2
}

const AROUND = [-GRID - 1, -GRID, -GRID + 1, -1, 1, GRID - 1, GRID, GRID + 1]
const taken = new Uint8Array(CELLS)

/** By space of the current location: how many of the cells around it could still be a later location's, 0 to 1. */
export function openness(state: State): number[] {
  const open = Array<number>(SPACES).fill(0)
  if (state.locations.length === LOCATIONS.length) return open
  const lying = currentLying(state)
  const cells: Cell[] = []
  for (let space = 0; space < SPACES; space++) cells.push(spaceCell(lying, space))
  for (const { cell } of state.elsewhere) cells.push(cell)
  for (const location of state.locations) cells.push(...cellsOf(location))
  for (const cell of cells) taken[cell] = 1
  for (let space = 0; space < SPACES; space++) {
    const cell = must(cells[space])
    let free = 0
    for (const step of AROUND) if (taken[cell + step] === 0) free++
    open[space] = free / AROUND.length
  }
  for (const cell of cells) taken[cell] = 0
  return open
}
