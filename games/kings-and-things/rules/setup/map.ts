/** Laying the map: hexes set aside, shuffled and left over, seas replaced, kingdoms claimed (KT-S3, KT-S7 to KT-S9, KT-S13, KT-S14). */
import type { Seat } from '@crownlands/core/game'
import { at, must, removeAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { HEXES, TERRAINS, type Terrain } from '../../content'
import { hexesOf, sizeOf } from '../armies'
import { boardSize, distance, neighbours } from '../hexes'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { Hex, State } from '../state'

/** KT-S3, KT-S14: hexes that are not shuffled. */
function setAside(seats: number, terrain: Terrain): number {
  if (seats === 4) return terrain === 'sea' ? 4 : 0
  return terrain === 'sea' ? 5 : 2
}

/** The hexes to lay the map from, in the order of the terrains. */
export function shuffledHexes(seats: number): Terrain[] {
  return TERRAINS.flatMap((terrain) =>
    Array.from({ length: HEXES[terrain].count - setAside(seats, terrain) }, () => terrain),
  )
}

/** KT-S18: any of the hexes left, each equally likely. */
function drawHex(state: State, run: Run): Terrain {
  return removeAt(state.deck, run.chance.below(state.deck.length))
}

/** Lays the board; what is left stays in the deck. */
export function layMap(state: State, run: Run): void {
  const size = boardSize(state.players.length)
  for (let hex = 0; hex < size; hex++) state.hexes.push(emptyHex(drawHex(state, run)))
}

function emptyHex(terrain: Terrain): Hex {
  return { terrain, owner: undefined, fort: 0, got: undefined, income: undefined, armies: [], guards: undefined }
}

/** KT-S13: the hexes left, those set aside and the seas that were removed. */
export function completeDeck(state: State, removedSeas: number): void {
  const seats = state.players.length
  for (const terrain of TERRAINS) {
    const more = setAside(seats, terrain) + (terrain === 'sea' ? removedSeas : 0)
    for (let i = 0; i < more; i++) state.deck.push(terrain)
  }
  state.deck.sort((a, b) => TERRAINS.indexOf(a) - TERRAINS.indexOf(b))
}

// Too much sea (KT-S7) -------------------------------------------------------------------------------

/** A sea start, and the seas next to a start that has two or more, or had and for which nothing was drawn yet. */
export function replaceableSeas(state: State, start: number, replaced: readonly number[]): number[] {
  const near = seasNextTo(state, start)
  // Nothing is drawn for a neighbour unless two or more of them are sea: the last of those may go too.
  const hadMore = neighbours(start, sizeOf(state)).some((hex) => replaced.includes(hex))
  const mayGo = near.length >= 2 ? near : near.filter((hex) => hadMore && !replaced.includes(hex))
  return isSea(state, start) ? [start, ...mayGo] : mayGo
}

/** A start must be land with at least two land neighbours. */
export function mustReplace(state: State, start: number): boolean {
  const around = neighbours(start, sizeOf(state)).length
  return isSea(state, start) || around - seasNextTo(state, start).length < 2
}

function seasNextTo(state: State, start: number): number[] {
  return neighbours(start, sizeOf(state)).filter((hex) => isSea(state, hex))
}

function isSea(state: State, hex: number): boolean {
  return at(state.hexes, hex).terrain === 'sea'
}

export function replaceSea(state: State, hex: number, run: Run): void {
  at(state.hexes, hex).terrain = drawHex(state, run)
}

// Kingdoms (KT-S8, KT-S9) ----------------------------------------------------------------------------

/** The hexes that a player may mark next. */
export function claimableHexes(state: State, seat: Seat): number[] {
  const near = hexesNextTo(state, seat).filter((hex) => isFreeLand(state, hex))
  const apart = near.filter((hex) => !touchesAnother(state, hex, seat))
  if (apart.length > 0) return apart
  // KT-S9
  return near.length > 0 ? near : nearestTo(freeLand(state), hexesOf(state, seat))
}

/** All hexes next to one of a player's own, in rising order. */
function hexesNextTo(state: State, seat: Seat): number[] {
  const near = new Set<number>()
  for (const own of hexesOf(state, seat)) for (const hex of neighbours(own, sizeOf(state))) near.add(hex)
  return [...near].sort((a, b) => a - b)
}

function freeLand(state: State): number[] {
  return state.hexes.flatMap((_, hex) => (isFreeLand(state, hex) ? [hex] : []))
}

function isFreeLand(state: State, hex: number): boolean {
  const { owner, terrain } = at(state.hexes, hex)
  return owner === undefined && terrain !== 'sea'
}

function touches(state: State, hex: number, whose: (owner: Seat | undefined) => boolean): boolean {
  return neighbours(hex, sizeOf(state)).some((other) => whose(at(state.hexes, other).owner))
}

function touchesAnother(state: State, hex: number, seat: Seat): boolean {
  return touches(state, hex, (owner) => owner !== undefined && owner !== seat)
}

function nearestTo(free: readonly number[], own: readonly number[]): number[] {
  const far = free.map((hex) => Math.min(...own.map((other) => distance(hex, other))))
  const least = Math.min(...far)
  return free.filter((_, i) => far[i] === least)
}

export function whyNotClaim(state: State, seat: Seat, hex: number): Refusal {
  const { terrain, owner } = state.hexes[hex] ?? {}
  if (terrain === undefined) return refusal('KT-S4', 'no-such-hex', { hex })
  if (terrain === 'sea') return refusal('KT-S8', 'sea-is-never-owned', { hex })
  if (owner !== undefined) return refusal('KT-S8', 'hex-is-owned', { hex })
  if (!touches(state, hex, (other) => other === seat)) {
    const isNear = claimableHexes(state, seat).some((other) => touches(state, other, (whose) => whose === seat))
    return isNear ? refusal('KT-S8', 'not-next-to-own', { hex }) : refusal('KT-S9', 'not-the-nearest', { hex })
  }
  return refusal('KT-S8', 'next-to-another', { hex, seat: neighbourOf(state, hex, seat) })
}

function neighbourOf(state: State, hex: number, seat: Seat): Seat {
  const owners = neighbours(hex, sizeOf(state)).map((other) => at(state.hexes, other).owner)
  return must(owners.find((owner) => owner !== undefined && owner !== seat))
}
