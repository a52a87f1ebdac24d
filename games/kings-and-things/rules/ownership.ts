/** A hex changes hands (KT-B16, KT-M11, KT-X, KT-W2, KT-W3). */

import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { CITADEL } from '../content'
import type { Clause } from './happenings'
import { moveCloud } from './phases/anytime'
import type { Run } from './run'
import type { State } from './state'
import { checkTwoCitadels } from './winning'

/** With all that is in it. The clause says by what right. */
export function takeHex(state: State, place: number, seat: Seat, clause: Clause, run: Run): void {
  const hex = at(state.hexes, place)
  const from = hex.owner
  hex.owner = seat
  run.events?.push({ type: 'hex-taken', seat, hex: place, ...(from !== undefined && { from }), clause })
  // KT-V12: the cloud stays until the hex is captured by another player.
  if (state.cloud === place && from !== seat) moveCloud(state, undefined, run)
  if (hex.fort === CITADEL && from !== seat) hex.got = { turn: state.turn, how: 'captured' }
  checkTwoCitadels(state, seat, run)
}
