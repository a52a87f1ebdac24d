/** What an action would change, before it is done: worked out by the rules themselves on a copy. */
import { CARDS } from '../content'
import { legalActions } from '../rules/legal-actions'
import { apply } from '../rules/rules'
import { type Action, clone, type View } from '../rules/state'
import { type Outlook, outlookOf } from './siege/outlook'

export interface Preview {
  readonly after: View
  readonly outlook: Outlook
}

/** No chance is shown: which card comes to the market is nowhere to be seen in a preview. */
const UNSEEN = { below: () => 0 }

/** Of a legal action. Undefined when what it brings is not to be known: cards that are drawn, the end of the turn. */
export function previewOf(view: View, action: Action): Preview | undefined {
  if (action.type === 'end' || (action.type === 'power' && CARDS[action.card].power?.kind === 'draw')) return undefined
  const state = clone(view)
  apply(state, 0, action, UNSEEN)
  const after: View = { ...state, market: view.market, citizens: view.citizens, aside: view.aside }
  return { after, outlook: outlookOf(after) }
}

/** What can be done on what is only expected. A card that would come to the market is none of it. */
export function legalOn(expected: View): readonly Action[] {
  return legalActions(clone(expected))
}
