/** A notice that a table waits: once a turn, not to somebody who is there; and once more at half of the time that is left. */
import type { Seat } from '@crownlands/core/game'
import { manifestOf } from '@crownlands/games/registry'
import type { Notice } from '../people/push'
import type { Services } from '../services'
import { type Head, readHead } from '../tables/heads'

export interface TurnNotice {
  readonly code: string
  readonly n: number
  readonly seat: Seat
  /** The second one. */
  readonly again?: boolean
}

/** Closer to the end nobody is reminded, in milliseconds. */
const SHORTEST_WAIT = 30 * 60_000

type Needs = Pick<Services, 'pool' | 'presence' | 'push' | 'batch'>

export async function noticeTurn({ pool, presence, push, batch }: Needs, notice: TurnNotice): Promise<void> {
  const { code, n, seat, again } = notice
  const head = await readHead(pool, code)
  const playerId = head?.seats[seat]?.playerId
  if (push === undefined || head === undefined || playerId === undefined) return
  // Something has happened since: then that was announced, too.
  if (head.n !== n || head.status !== 'running' || !head.toAct.includes(seat) || head.pausedAt !== undefined) return
  if (!(await presence.isHere(head.id, playerId))) await push.notify(playerId, noticeOf(head))
  const left = (head.leftMs[seat] ?? 0) - (head.now.getTime() - (head.turnAt ?? head.now).getTime())
  if (again === true || head.clock.type === 'none' || left / 2 < SHORTEST_WAIT) return
  const payload = { ...notice, again: true }
  batch.job({ task: 'turn-notice', payload, key: `notice:${code}:${n}:${seat}:again`, after: Math.floor(left / 2) })
}

function noticeOf({ code, game }: Head): Notice {
  const words = manifestOf(game)?.words
  return { tag: code, game, titles: { en: words?.en.title ?? game, fr: words?.fr.title ?? game }, code }
}
