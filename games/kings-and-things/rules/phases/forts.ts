/** Forts go up and down a level, and their counters come from the bank and go back to it (KT-N4). */

import { at } from '@crownlands/core/lists'
import { CITADEL } from '../../content'
import type { Clause } from '../happenings'
import type { Run } from '../run'
import type { State } from '../state'

/** KT-N4: while a counter of the level is in the bank. */
export function hasFortCounter(state: State, level: number): boolean {
  return at(state.bank, level) > 0
}

export function raiseFort(state: State, place: number): void {
  const hex = at(state.hexes, place)
  putBack(state, hex.fort)
  hex.fort++
  state.bank[hex.fort] = at(state.bank, hex.fort) - 1
  if (hex.fort === CITADEL) hex.got = { turn: state.turn, how: 'built' }
}

/** Never refused for want of counters: the bank may owe one. */
export function lowerFort(state: State, place: number, clause: Clause, run: Run): void {
  const hex = at(state.hexes, place)
  putBack(state, hex.fort)
  hex.fort--
  if (hex.fort > 0) state.bank[hex.fort] = at(state.bank, hex.fort) - 1
  run.events?.push({ type: 'fort-changed', hex: place, level: hex.fort, clause })
}

/** The whole fort goes to the bank. */
export function removeFort(state: State, place: number, clause: Clause, run: Run): void {
  const hex = at(state.hexes, place)
  if (hex.fort === 0) return
  putBack(state, hex.fort)
  hex.fort = 0
  run.events?.push({ type: 'fort-changed', hex: place, level: 0, clause })
}

function putBack(state: State, level: number): void {
  if (level > 0) state.bank[level] = at(state.bank, level) + 1
}
