/** What it makes sense to ask the others for. What is not possible all the same the server refuses. */
import type { Agreement } from '@crownlands/table/online'
import type { OnlineState } from '../play/table-line'

export function mayAsk({ info, sight }: Pick<OnlineState, 'info' | 'sight'>, what: Agreement): boolean {
  const { pausedAt, rated, questions } = info
  if (questions.some((one) => one.what === what)) return false
  switch (what) {
    case 'pause':
      return pausedAt === undefined
    case 'go-on':
      return pausedAt !== undefined
    case 'take-back':
      return !rated && pausedAt === undefined && wasLastToAct(sight)
    case 'stand-in':
    case 'end':
      return true
  }
}

/** T-U7: nobody has acted since the reader, who has acted at all. */
function wasLastToAct(sight: OnlineState['sight']): boolean {
  return sight !== undefined && sight.step.actions > 0 && sight.step.since === sight.step.actions
}
