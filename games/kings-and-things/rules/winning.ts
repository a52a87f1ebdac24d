/** How a match ends, and who is out of it (KT-W, KT-E5). */
import type { Seat } from '@crownlands/core/game'
import { playerAt } from '@crownlands/core/lists'
import { CITADEL } from '../content'
import { putAway, spend } from './cup'
import { playersInOrder } from './order'
import { incomeOf } from './phases/income'
import type { Run } from './run'
import type { Ending, Hex, State } from './state'

/** KT-W8: at the moment somebody wins nothing more is carried out. */
export function finish(state: State, winners: readonly Seat[], ending: Ending, run: Run): void {
  const scores = state.players.map((_, seat) => incomeOf(state, seat))
  state.result = { winners: winners.toSorted((a, b) => a - b), scores, ending }
  state.tasks.length = 0
  run.events?.push({ type: 'game-ended', winners: state.result.winners, scores, ending })
}

function citadels(state: State): Hex[] {
  return state.hexes.filter(({ fort }) => fort === CITADEL)
}

function citadelsOf({ hexes }: State, seat: Seat): number {
  let found = 0
  for (const { fort, owner } of hexes) if (fort === CITADEL && owner === seat) found++
  return found
}

/** KT-W3: the moment a hex has changed hands. */
export function checkTwoCitadels(state: State, seat: Seat, run: Run): void {
  if (citadelsOf(state, seat) >= 2) finish(state, [seat], 'two-citadels', run)
}

/** KT-W7: after walk-ins, battles, explorations, events and powers. */
export function checkOut(state: State, run: Run): void {
  if (state.result !== undefined) return
  const present = seatsOnBoard(state)
  let someoneLeft = false
  for (const seat of playersInOrder(state)) {
    if (present[seat] === true) continue
    leave(state, seat, run)
    someoneLeft = true
  }
  if (!someoneLeft) return
  const left = playersInOrder(state)
  if (left.length === 1) finish(state, left, 'last-player', run)
}

/** By seat, whether a player has a hex or an army counter. */
function seatsOnBoard({ hexes, pool }: State): boolean[] {
  const present = [false, false, false, false]
  for (const { owner, armies } of hexes) {
    if (owner !== undefined) present[owner] = true
    for (const { seat } of armies) present[seat] = true
  }
  for (const { at } of pool) if (at !== undefined) present[at.seat] = true
  return present
}

/** Gold to the bank, rack to the cup unseen. */
function leave(state: State, seat: Seat, run: Run): void {
  const player = playerAt(state, seat)
  player.out = true
  player.gold = 0
  for (const thing of [...player.rack, ...player.aside]) putAway(state, seat, thing)
  player.rack.length = 0
  player.aside.length = 0
  // Ours: a Balloon without anybody else takes no hex in time; it would be fought by all and fight for nobody.
  if (state.balloon?.seat === seat) {
    spend(state, 'balloon')
    state.balloon = undefined
  }
  run.events?.push({ type: 'out', seat })
}

/** KT-W1, KT-W2, KT-W4: at the end of the Construction Phase. */
export function checkClock(state: State, run: Run): void {
  const [hex, ...others] = citadels(state)
  if (others.length > 0) return
  if (hex?.owner === undefined || hex.got === undefined || hex.got.turn >= state.turn) return
  finish(state, [hex.owner], hex.got.how === 'built' ? 'citadel-held' : 'citadel-captured-and-held', run)
}

/** KT-E5: after the Special Powers Phase. */
export function checkTurnLimit(state: State, run: Run): void {
  const { turnLimit } = state.options
  if (turnLimit === 0 || state.turn < turnLimit) return
  const standing = playersInOrder(state).map((seat) => ({
    seat,
    worth: [citadelsOf(state, seat), incomeOf(state, seat), playerAt(state, seat).gold] as const,
  }))
  const best = standing.map(({ worth }) => worth).sort((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2])[0]
  const winners = standing.filter(({ worth }) => best !== undefined && worth.every((part, i) => part === best[i]))
  finish(
    state,
    winners.map(({ seat }) => seat),
    'turn-limit',
    run,
  )
}
