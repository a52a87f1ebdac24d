/** Why somebody who plays well would choose an action: what it makes of the location, as far as a seat can see. */

import type { Chance } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import { must, playerAt } from '@crownlands/core/lists'
import type { Counter, Tile, ValueTile } from '../content'
import { isBarracks, isDragon, printedValue, tileOf } from '../rules/pieces'
import { apply, legalActions, outcome, refuse } from '../rules/rules'
import { scoredNow } from '../rules/scoring'
import type { Action, Scored, State, View } from '../rules/state'
import { currentCard, isDangerous, pieceOn } from '../rules/table'
import { stateOf } from '../rules/view'

/** `alone`: the action does it, and not only together with what is meant to follow. Locations are told by number. */
export type Why =
  /** KG-E2: the game ends, and the seat wins it. */
  | { readonly kind: 'wins'; readonly alone: boolean }
  /** KG-T9: the last space is filled. */
  | {
      readonly kind: 'scores'
      readonly alone: boolean
      readonly location: number
      readonly vp: number
      readonly counters: readonly Counter[]
    }
  /** KG-N1: nothing is won by filling it, but the word where the next one lies. */
  | { readonly kind: 'chooses-next'; readonly alone: boolean; readonly location: number }
  /** KG-L3 */
  | { readonly kind: 'averts-loss'; readonly alone: boolean }
  /** `counter` is what the first wins. */
  | {
      readonly kind: 'leads'
      readonly alone: boolean
      readonly location: number
      readonly total: number
      readonly rival: number
      readonly counter: Counter | undefined
    }
  /** What would be paid if it were scored now, and what would be without. */
  | {
      readonly kind: 'pays'
      readonly alone: boolean
      readonly location: number
      readonly vp: number
      readonly instead: number
    }
  | { readonly kind: 'widens-lead'; readonly alone: boolean; readonly location: number; readonly lead: number }
  | { readonly kind: 'closes-gap'; readonly alone: boolean; readonly location: number; readonly gap: number }
  /** Covered or burnt. */
  | { readonly kind: 'removes'; readonly tile: ValueTile }
  /** KG-X3 */
  | { readonly kind: 'turns'; readonly dangerous: boolean }
  /** KG-X1, KG-T6 */
  | { readonly kind: 'protects'; readonly by: 'counter' | 'barracks' }
  /** A lower tile does, and this one stays in the hand. */
  | { readonly kind: 'keeps'; readonly tile: Tile }
  | { readonly kind: 'makes-room' }
  /** KG-N4: by the tiles that lie there already. */
  | { readonly kind: 'starts-ahead'; readonly total: number; readonly rival: number }
  | { readonly kind: 'starts-even' }
  | { readonly kind: 'waits' }

/**
 * Of the first action of a line, which must be legal; the others are meant to follow. Undefined when nothing can be said
 * for it in a sentence.
 */
export function whyOf(view: View, line: readonly Action[]): Why | undefined {
  const [action] = line
  const seat = view.viewer
  if (action === undefined || seat === 'spectator') return undefined
  if (action.type === 'end') return legalActions(stateOf(view), seat).length > 1 ? { kind: 'waits' } : undefined
  if (action.type === 'location') return decisive(view, seat, [action], true) ?? start(view, seat, action)
  const turn = untilEnd(line)
  const alone = decisive(view, seat, [action], true) ?? standing(view, seat, [action], true)
  const together = decisive(view, seat, turn, false) ?? standing(view, seat, turn, false)
  return weightier(together, alone) ? together : (alone ?? deed(view, seat, action))
}

const WEIGHTIEST_FIRST: readonly Why['kind'][] = [
  'wins',
  'scores',
  'chooses-next',
  'averts-loss',
  'leads',
  'pays',
  'widens-lead',
  'closes-gap',
]

function weightier(one: Why | undefined, other: Why | undefined): one is Why {
  if (one === undefined || other === undefined) return one !== undefined
  return WEIGHTIEST_FIRST.indexOf(one.kind) < WEIGHTIEST_FIRST.indexOf(other.kind)
}

/** A line goes on after the turn when nobody else has tiles. */
function untilEnd(line: readonly Action[]): readonly Action[] {
  const end = line.findIndex(({ type }) => type === 'end')
  return end < 0 ? line : line.slice(0, end)
}

/** Nothing is drawn before the end of a turn. */
const NO_CHANCE: Chance = {
  below: () => {
    throw new TypeError('nothing in the middle of a turn is left to chance')
  },
}

/** Plays the actions that are possible one after the other, up to a scoring. */
function follow(view: View, seat: Seat, line: readonly Action[]): State {
  const state = stateOf(view)
  for (const action of line) {
    if (state.phase !== view.phase) break
    if (refuse(state, seat, action) === undefined) apply(state, seat, action, NO_CHANCE)
  }
  return state
}

function hasScored(view: View, after: State): boolean {
  return after.lastScoring !== view.lastScoring
}

/** A scoring that the line leads to, and without its first action would not. */
function decisive(view: View, seat: Seat, line: readonly Action[], alone: boolean): Why | undefined {
  const after = follow(view, seat, line)
  if (!hasScored(view, after) || hasScored(view, follow(view, seat, line.slice(1)))) return undefined
  const location = after.locations.length
  // KG-P6: while others' VP are hidden nobody knows who is ahead.
  const known = view.players.every(({ vp }) => vp !== undefined)
  if (known && outcome(after)?.winners.includes(seat)) return { kind: 'wins', alone }
  const vp = must(after.lastScoring?.vp[seat])
  const before = must(view.players[seat]).counters
  const counters = playerAt(after, seat).counters.filter((counter) => !before.includes(counter))
  if (vp > 0 || counters.length > 0) return { kind: 'scores', alone, location, vp, counters }
  return after.phase === 'location' ? { kind: 'chooses-next', alone, location } : undefined
}

/** What the seat has at the current location after the line that it would not have without its first action. */
function standing(view: View, seat: Seat, line: readonly Action[], alone: boolean): Why | undefined {
  const [after, without] = [follow(view, seat, line), follow(view, seat, line.slice(1))]
  if (hasScored(view, after) || hasScored(view, without)) return undefined
  const [was, is] = [scoredNow(without), scoredNow(after)]
  if (was.tourney?.seat === seat && is.tourney?.seat !== seat) return { kind: 'averts-loss', alone }
  const location = view.locations.length
  const [before, now] = [totalsOf(was, seat), totalsOf(is, seat)]
  const [lead, led] = [now.own - now.rival, before.own - before.rival]
  const counter = currentCard(view).counters[0]
  if (lead > 0 && led <= 0) {
    return { kind: 'leads', alone, location, total: now.own, rival: now.rival, counter }
  }
  const [vp, instead] = [must(is.players[seat]).won, must(was.players[seat]).won]
  if (vp > instead) return { kind: 'pays', alone, location, vp, instead }
  if (lead > 0 && lead > led) return { kind: 'widens-lead', alone, location, lead }
  const gap = now.rival - now.own
  return led < lead && gap <= NEAR ? { kind: 'closes-gap', alone, location, gap } : undefined
}

/** What one tile may still make up for. */
const NEAR = 3

/** The best total of the seat and of all others; without a tile 0. */
function totalsOf({ standings }: Scored, seat: Seat): { readonly own: number; readonly rival: number } {
  const best = (mine: boolean) =>
    Math.max(0, ...standings.flatMap((one) => ((one.seat === seat) === mine ? [one.total] : [])))
  return { own: best(true), rival: best(false) }
}

/** What an action does when it changes no place. */
function deed(view: View, seat: Seat, action: Action): Why | undefined {
  switch (action.type) {
    case 'dragon':
      return action.cell === undefined ? { kind: 'makes-room' } : removed(view, action.cell)
    case 'sorceress':
      return removed(view, action.to)
    case 'tile': {
      if (action.counter === 'king') return { kind: 'turns', dangerous: !isDangerous(view) }
      if (action.counter !== undefined) return { kind: 'protects', by: 'counter' }
      return (
        removed(view, action.cell) ??
        (isBarracks(action.tile) && isDangerous(view)
          ? { kind: 'protects', by: 'barracks' }
          : kept(view, seat, action.tile))
      )
    }
    case 'location':
    case 'end':
      return undefined
  }
}

function removed(view: View, cell: number): Why | undefined {
  const piece = pieceOn(view, cell)
  return piece === undefined ? undefined : { kind: 'removes', tile: tileOf(piece) }
}

/** The highest tile of the hand, if another was played instead. */
function kept(view: View, seat: Seat, tile: ValueTile): Why | undefined {
  const values = handOf(view, seat).filter((one) => !isDragon(one))
  const [highest] = values.sort((a, b) => printedValue(b) - printedValue(a))
  const higher = highest !== undefined && printedValue(highest) > printedValue(tile)
  return higher ? { kind: 'keeps', tile: highest } : undefined
}

function handOf(view: View, seat: Seat): Tile[] {
  return must(view.players[seat]).hand?.slice() ?? []
}

/** KG-N4: how things stand where the next location would lie. */
function start(view: View, seat: Seat, action: Action): Why | undefined {
  const { own, rival } = totalsOf(scoredNow(follow(view, seat, [action])), seat)
  if (own === rival) return { kind: 'starts-even' }
  return own > rival ? { kind: 'starts-ahead', total: own, rival } : undefined
}
