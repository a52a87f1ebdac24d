/** What other nodes, workers and players hear after a table has changed. */
import type { BotTurns } from '../bots/turns'
import type { AfterBatch } from '../live/after-batch'
import { botTurnOf, waitsOf } from '../live/hints'
import type { Waiting } from '../live/waiting'
import type { Due } from '../match/append'
import type { Head } from '../match/headers'
import { shareOf } from '../match/status'
import type { Push } from '../people/push'
import type { Announcer } from '../tables/running-tables'
import { noticeJob } from '../tables/turn-notice'

/** How long after it became somebody's turn a notice is sent, in milliseconds. */
const NOTICE_AFTER = 60_000

export interface AnnouncerNeeds {
  readonly waiting: Waiting
  readonly batch: AfterBatch
  readonly botTurns: BotTurns
  readonly push: Push | undefined
  onTrouble(error: unknown): void
}

export class ChangeAnnouncer implements Announcer {
  readonly #needs: AnnouncerNeeds

  constructor(needs: AnnouncerNeeds) {
    this.#needs = needs
  }

  hint(head: Head): void {
    this.#needs.waiting.note(head.code, waitsOf(head))
    this.#needs.batch.hint(head)
  }

  announce(head: Head, due: Due | undefined): void {
    const { batch, push } = this.#needs
    this.hint(head)
    if (due?.why === 'bot') this.#announceBot(head, due.after ?? 0)
    if (head.status === 'over' && head.rated)
      batch.job({ task: 'rate-match', payload: { code: head.code }, key: `rate:${head.code}` })
    if (push !== undefined) void this.#noticeTurns(push, head)
  }

  /** If this process dies before the turn is played, the sweep of another finds it in the database. */
  #announceBot(head: Head, after: number): void {
    const { batch, botTurns } = this.#needs
    if (botTurns.isPlaying) botTurns.add({ code: head.code, n: head.n }, shareOf(head), after)
    else batch.botTurn(head.code, botTurnOf(head, after))
  }

  async #noticeTurns(push: Push, { code, n, status, toAct, seats }: Head): Promise<void> {
    const { batch, onTrouble } = this.#needs
    for (const seat of status === 'running' ? toAct : []) {
      const playerId = seats[seat]?.playerId
      if (playerId === undefined) continue
      const isWanted = await push.isWanted(playerId).catch((error: unknown) => {
        onTrouble(error)
        return false
      })
      if (isWanted) batch.job(noticeJob({ code, n, seat }, playerId, NOTICE_AFTER))
    }
  }
}
