/** What the table has to say beside the prompt, and for how long it holds. */
import type { Refusal } from '@crownlands/core/game'
import type { Hint, HostProblem } from '@crownlands/table/protocol'
import type { ShownLook } from './flow'

type Seen = Pick<ShownLook, 'at' | 'viewer'>

export type Notice =
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  /** What to do first, in the words of the board. */
  | { readonly kind: 'said'; readonly sentence: string }
  /** The turn was to end with something left undone. */
  | { readonly kind: 'unfinished' }
  /** Something else happened first: nothing was done, and the table is shown as it is now. */
  | { readonly kind: 'overtaken' }
  /** A hint is for one look: with the next one it goes. */
  | { readonly kind: 'hint-thinking'; readonly look: Seen }
  | { readonly kind: 'hint'; readonly look: Seen & Pick<ShownLook, 'view'>; readonly hint: Hint | undefined }
  | { readonly kind: 'failed'; readonly problem: HostProblem | undefined }

/** A hint that was given for another look would advise what is no longer possible. */
export function noticeWith(notice: Notice | undefined, look: Seen | undefined): Notice | undefined {
  return notice !== undefined && 'look' in notice && !isSameLook(notice.look, look) ? undefined : notice
}

export function isSameLook(one: Seen | undefined, other: Seen | undefined): boolean {
  return one?.at === other?.at && one?.viewer === other?.viewer
}
