/** What the rules can say about a view: they ask only for what its viewer may know. */
import type { Seat } from '@crownlands/core/game'
import type { Action } from '../actions'
import type { Refusal } from '../reasons'
import { legalActions, refuse, toAct } from '../rules'
import type { State } from '../state'
import type { View } from './view'

/**
 * A view in place of the state it was taken of. Who is asked, what the viewer may do, income, support of own creatures and
 * prices hang on public facts and the viewer's own counters alone (KT-O7, KT-H1, KT-H2), so hidden kinds and the cup are
 * never looked at. A test of whole games holds them against the state.
 */
export function seenState(view: View): State {
  return view as unknown as State
}

/** Who decides now. */
export function askedIn(view: View): readonly Seat[] {
  return toAct(seenState(view))
}

/** What the viewer may do now. */
export function choicesIn(view: View): readonly Action[] {
  return view.viewer === 'spectator' ? [] : legalActions(seenState(view), view.viewer)
}

/** Why the viewer, who decides now, may not do something. */
export function refusedIn(view: View, action: Action): Refusal | undefined {
  return view.viewer === 'spectator' ? undefined : refuse(seenState(view), view.viewer, action)
}
