/** A notice that a table waits: once a turn, not to somebody who is there; and once more at half of the time that is left. */
import type { Seat } from '@crownlands/core/game'
import { manifestOf } from '@crownlands/games/registry'
import type { Database } from '../database/database'
import type { AfterBatch, Job } from '../live/after-batch'
import type { Presence } from '../live/presence'
import { type Head, readHead } from '../match/headers'
import type { Notice, Push } from '../people/push'

export interface TurnNotice {
  readonly code: string
  readonly n: number
  readonly seat: Seat
  /** The second one. */
  readonly again?: boolean
}

/** Closer to the end nobody is reminded, in milliseconds. */
const SHORTEST_WAIT = 30 * 60_000

interface Needs {
  readonly db: Database
  readonly presence: Pick<Presence, 'isHere'>
  readonly push: Push | undefined
  readonly batch: Pick<AfterBatch, 'job'>
}

export async function noticeTurn({ db, presence, push, batch }: Needs, notice: TurnNotice): Promise<void> {
  const { code, n, seat, again } = notice
  const head = await readHead(db, code)
  const playerId = head?.seats[seat]?.playerId
  if (push === undefined || head === undefined || playerId === undefined) return
  // Something has happened since: then that was announced, too.
  if (head.n !== n || head.status !== 'running' || !head.toAct.includes(seat) || head.pausedAt !== undefined) return
  if (!(await presence.isHere(head.id, playerId))) await push.notify(playerId, noticeOf(head))
  const left = (head.leftMs[seat] ?? 0) - (head.now.getTime() - (head.turnAt ?? head.now).getTime())
  if (again === true || head.clock.type === 'none' || left / 2 < SHORTEST_WAIT) return
  batch.job(noticeJob({ ...notice, again: true }, playerId, Math.floor(left / 2)))
}

/** Services that carry notices may be slow: the notices of all players have two places among the jobs, so that others go on. */
const NOTICE_QUEUES = 2

export function noticeJob(notice: TurnNotice, playerId: number, after: number): Job {
  const { code, n, seat, again } = notice
  return {
    ...{ task: 'turn-notice', payload: notice, after },
    key: `notice:${code}:${n}:${seat}${again === true ? ':again' : ''}`,
    queue: `notices ${playerId % NOTICE_QUEUES}`,
  }
}

function noticeOf({ code, game }: Head): Notice {
  const words = manifestOf(game)?.words
  return { tag: code, game, titles: { en: words?.en.title ?? game, fr: words?.fr.title ?? game }, code }
}
