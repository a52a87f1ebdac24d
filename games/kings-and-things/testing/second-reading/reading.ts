/** All that is read twice, so that a test can put a fault into one of it. */
import { bluffsLeft, callable } from './calling'
import { isDefended, prices, sorted } from './exploring'
import { canBeAimedAt, canTake, foeOf, isAskedForItems, isLeft, isSaved, sides, throws } from './fighting'
import { buildable, disputed, earned, supported, walkedInto } from './land'
import { balloonWays, capturer, checked, isChecked, losesBalloon, losesBalloonAtEnd, waysOut } from './leaving'
import { afterBombardment, playable, playableBefore, turncoats } from './playing'
import { bestAtLimit, clockWinner, conqueror, isOut } from './winning'

export const READING = {
  supported,
  earned,
  callable,
  bluffsLeft,
  disputed,
  walkedInto,
  playableBefore,
  playable,
  turncoats,
  afterBombardment,
  buildable,
  sorted,
  isDefended,
  prices,
  throws,
  foeOf,
  isLeft,
  sides,
  isAskedForItems,
  isSaved,
  canTake,
  canBeAimedAt,
  waysOut,
  balloonWays,
  losesBalloon,
  losesBalloonAtEnd,
  capturer,
  isChecked,
  checked,
  conqueror,
  isOut,
  clockWinner,
  bestAtLimit,
}
export type Reading = typeof READING
