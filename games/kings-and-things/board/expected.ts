/** How the table will look after an action, before it has said so: as far as the rules need neither chance nor secrets. */
import type { Chance } from '@crownlands/core/chance'
import type { Action } from '../rules/actions'
import { clone } from '../rules/clone'
import { apply, legalActions } from '../rules/rules'
import type { State } from '../rules/state'
import { seenState } from '../rules/view/seen-state'
import type { View } from '../rules/view/view'

/** What hangs on public facts and the viewer's own counters alone. */
const SURE: readonly Action['type'][] = [
  'claim',
  'tower',
  'place',
  'lay',
  'station',
  'pick',
  'pick-all',
  'step',
  'drop',
  'build',
]

class AskedChance extends Error {}
const NO_CHANCE: Chance = {
  below: () => {
    throw new AskedChance()
  },
}

/** A group that stops (KT-M13); else nobody knows what comes after. */
function isStop({ tasks }: View, { type }: Action): boolean {
  const task = tasks.at(-1)
  return type === 'done' && task?.type === 'move' && task.at !== undefined
}

/** Undefined: nobody can say. */
export function expectedAfter(view: View, action: Action): View | undefined {
  if (view.viewer === 'spectator' || !(SURE.includes(action.type) || isStop(view, action))) return undefined
  // What is in the cup is nobody's to know; what is put there is not looked at.
  const state: State = clone({ ...seenState(view), cup: [] })
  try {
    apply(state, view.viewer, action, NO_CHANCE)
  } catch (error) {
    if (error instanceof AskedChance) return undefined
    throw error
  }
  return { ...state, viewer: view.viewer } as unknown as View
}

/** What the viewer could do in a view that is expected. */
export function legalIn(view: View): readonly Action[] {
  return view.viewer === 'spectator' ? [] : legalActions(seenState(view), view.viewer)
}
