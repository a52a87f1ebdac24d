/**
 * What bots know about King's Gate beyond its rules. A first version: it counts VP, and those that the current
 * location would pay if it were scored as it stands.
 */
import type { Chance } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import type { Heuristics } from '@crownlands/core/heuristics'
import { apply, outcome, randomAction } from './rules'
import { scoreLocation } from './scoring'
import { type Action, clone, type State } from './state'

/** How many VP ahead make a win e times as likely as a loss. */
const VP_PER_STEP = 5
/** What a prize that is not yet paid is worth of its VP. */
const PROMISED = 0.6

export const heuristics: Heuristics<State, Action> = {
  stage: (state) => (state.phase === 'over' ? Number.POSITIVE_INFINITY : state.locations.length),
  evaluate,
  judge,
  playout,
}

function evaluate(state: State): number[] {
  const result = outcome(state)
  const vp = result === undefined ? expectedVp(state) : state.players.map((player) => player.vp)
  return vp.map((own, seat) => {
    const best = Math.max(...vp.filter((_, other) => other !== seat))
    const margin = 1 / (1 + Math.exp((best - own) / VP_PER_STEP))
    if (result === undefined) return margin
    const share = result.winners.includes(seat) ? 1 / result.winners.length : 0
    // A won match is better by a wide margin than by a narrow one, so that bots go on caring.
    return 0.8 * share + 0.2 * margin
  })
}

/** Those won, and a part of what the current location would pay now. */
function expectedVp(state: State): number[] {
  const vp = state.players.map((player) => player.vp)
  if (state.phase === 'location') return vp
  const scored = clone(state)
  scoreLocation(scored, state.turn, undefined)
  return vp.map((own, seat) => own + PROMISED * ((scored.players[seat]?.vp ?? own) - own))
}

/** What each action would lead to at once; ending a turn changes nothing that can be seen before tiles are drawn. */
function judge(state: State, seat: Seat, actions: readonly Action[]): number[] {
  return actions.map((action) => {
    if (action.type === 'end') return lead(state, seat)
    const after = clone(state)
    apply(after, seat, action, NOTHING_DRAWN)
    return lead(after, seat)
  })
}

function lead(state: State, seat: Seat): number {
  const vp = expectedVp(state)
  const best = Math.max(...vp.filter((_, other) => other !== seat))
  return ((vp[seat] ?? 0) - best) / VP_PER_STEP
}

/** Only `end` asks for chance. */
const NOTHING_DRAWN: Chance = { below: () => 0 }

function playout(state: State, seat: Seat, chance: Chance): Action {
  // Half of the turns end as soon as they may: else a random player would empty the hand.
  const enough = state.phase === 'tiles' && state.played.length > 0 && chance.below(2) === 0
  return enough ? { type: 'end' } : randomAction(state, seat, chance)
}
