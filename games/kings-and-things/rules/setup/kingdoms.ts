/** The kingdoms: two more hexes each, then the tower (KT-S8 to KT-S10, KT-S12). */
import type { Seat } from '@crownlands/core/game'
import { at, must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { STARTING_GOLD, STARTING_THINGS } from '../../content'
import { hexesOf, sizeOf } from '../armies'
import { distance, neighbours } from '../hexes'
import { raiseFort } from '../phases/forts'
import type { Refusal } from '../reasons'
import type { State } from '../state'
import { drawThings } from './first-things'
import { endPick, type SetupStep } from './step'

export const secondStep: SetupStep = {
  stage: 'second',

  legal: (state, _task, seat) => claimableHexes(state, seat).map((hex) => ({ type: 'claim', hex })),

  whyNot: (state, _task, seat, action) =>
    action.type === 'claim' ? whyNotClaim(state, seat, action.hex) : refusal('KT-S8', 'claim-a-hex'),

  apply(state, task, seat, action, run) {
    if (action.type !== 'claim') return
    at(state.hexes, action.hex).owner = seat
    run.events?.push({ type: 'hex-claimed', seat, hex: action.hex })
    endPick(task, seat, run)
  },
}

export const thirdStep: SetupStep = {
  ...secondStep,
  stage: 'third',
  end(state) {
    for (const player of state.players) player.gold = STARTING_GOLD
  },
}

export const towerStep: SetupStep = {
  stage: 'tower',

  legal: (state, _task, seat) => hexesOf(state, seat).map((hex) => ({ type: 'tower', hex })),

  whyNot(state, _task, seat, action) {
    if (action.type !== 'tower') return refusal('KT-S10', 'place-the-tower')
    const { hex } = action
    return state.hexes[hex]?.owner === seat ? undefined : refusal('KT-S10', 'not-own-hex', { hex })
  },

  apply(state, task, seat, action, run) {
    if (action.type !== 'tower') return
    // KT-S12: out of the ten.
    raiseFort(state, action.hex)
    run.events?.push({ type: 'tower-placed', seat, hex: action.hex })
    endPick(task, seat, run)
  },

  end(state, _task, run) {
    for (const seat of state.order) drawThings(state, seat, STARTING_THINGS, run)
  },
}

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

function whyNotClaim(state: State, seat: Seat, hex: number): Refusal | undefined {
  if (claimableHexes(state, seat).includes(hex)) return undefined
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
