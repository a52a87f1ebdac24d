/** What every part of the board is given, and what it may send. */
import type { Seat } from '@crownlands/core/game'
import type { Action } from '../rules/actions'
import type { View } from '../rules/view/view'
import type { Cast } from './cast'

export interface PartProps {
  readonly view: View
  /** Who may act now; undefined while others do, and while the table has not answered yet. */
  readonly seat: Seat | undefined
  /** All that this seat may do now: whatever a part offers is one of these. */
  readonly legal: readonly Action[]
  readonly cast: Cast
  readonly hinted: Action | undefined
  onAct(action: Action): void
  /** Something that is not possible was tried: the table says why. */
  onTry(action: Action): void
}
