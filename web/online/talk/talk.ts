/** The talk at a table as one person hears it. */
import type { ChatLine, TableInfo } from '@crownlands/table/online'

interface Hearing {
  /** The codes of those whom one does not want to hear. */
  readonly muted: readonly string[]
  readonly mutedAll: boolean
  /** Whose own lines are always heard. */
  readonly me: string | undefined
}

export function heardLines(lines: readonly ChatLine[], { muted, mutedAll, me }: Hearing): readonly ChatLine[] {
  return lines.filter(({ by }) => by === me || (!mutedAll && (by === undefined || !muted.includes(by))))
}

/** One's own are read. */
export function unread(lines: readonly ChatLine[], read: number, me: string | undefined): readonly ChatLine[] {
  return lines.filter(({ n, by }) => n > read && (by === undefined || by !== me))
}

/** Why nobody can write, or one cannot. */
export function whyNoTalk(info: TableInfo): 'closed' | 'watching' | undefined {
  if (info.chatClosed) return 'closed'
  return readsLater(info) ? 'watching' : undefined
}

/** Why there is no line to read. Undefined: others talk, but the server tells it only when the game is over. */
export function whyNoLines(
  info: TableInfo,
  said: readonly ChatLine[],
  mutedAll: boolean,
): 'hidden' | 'muted' | 'empty' | undefined {
  if (said.length > 0) return mutedAll ? 'hidden' : 'muted'
  return readsLater(info) ? undefined : 'empty'
}

function readsLater({ mine, status }: TableInfo): boolean {
  return mine.length === 0 && (status === 'open' || status === 'running')
}
