/** What pressing “End turn” does. Pure. */
import { sameData } from '@crownlands/core/json'
import type { ShownLook } from './flow'
import type { Notice } from './notice'

/** The question about what would be left undone is asked once; a player who presses again, or was advised to, means it. */
export function endingTurn(
  look: Pick<ShownLook, 'mayEnd' | 'awaitsEnd'>,
  notice: Notice | undefined,
  { question, closing }: { readonly question: string | undefined; readonly closing: unknown },
): 'explain' | 'ask' | 'end' {
  if (!look.mayEnd) return 'explain'
  if (look.awaitsEnd || question === undefined || notice?.kind === 'unfinished') return 'end'
  return notice?.kind === 'hint' && sameData(notice.hint?.action, closing) ? 'end' : 'ask'
}
