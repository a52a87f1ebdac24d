/**
 * Lets bots act at tables that somebody watches. A bot thinks outside the table's queue, so that the table still answers;
 * what it thought is dropped if something else happened meanwhile. What it does without anything to be seen, a turn of
 * many small actions say, is stored and told in one piece.
 */

import { digest } from '@crownlands/core/digest'
import type { Seat } from '@crownlands/core/game'
import { HostError } from '../host-error'
import type { OpenTable } from '../open-table'
import { type HostProblem, hostProblem, type Temperament } from '../protocol'
import type { Failed } from '../storage/shelf'
import type { Question, Thinker } from './thinker'

export interface DriverNeeds {
  readonly thinker: Thinker
  with<T>(id: string, work: (table: OpenTable) => Promise<T>): Promise<T>
  save(id: string, table: OpenTable): Promise<void>
  isWatched(id: string): boolean
  onTrouble(id: string, problem: HostProblem): void
  onFailure(error: unknown, failed: Failed): void
}

/** So many actions are stored at the latest, even if there is nothing to see of them. */
const MOST_UNSEEN = 500

/** What a bot is to think about. */
interface Task {
  readonly seat: Seat
  readonly question: Question
  readonly temperament: Temperament
  /** How far the match was when the bot began. */
  readonly position: string
}

export class BotDriver {
  readonly #needs: DriverNeeds
  readonly #driven = new Set<string>()
  /** Tables that were to be driven while they were: somebody acted just as there was nothing more to do. */
  readonly #again = new Set<string>()

  constructor(needs: DriverNeeds) {
    this.#needs = needs
  }

  /** Goes on, if it does not already, until a person is to act, the match is over or nobody watches any more. */
  drive(id: string): void {
    if (this.#driven.has(id)) {
      this.#again.add(id)
      return
    }
    this.#driven.add(id)
    void this.#driveOn(id)
      .catch((error: unknown) => {
        const problem = hostProblem(error) ?? 'bot-failed'
        // The bots of another window were faster: what they did is there, and they are gone on with from there.
        if (problem === 'changed-elsewhere') this.#again.add(id)
        else {
          if (hostProblem(error) === undefined) this.#needs.onFailure(error, { what: 'bot' })
          this.#needs.onTrouble(id, problem)
        }
      })
      .finally(() => {
        this.#driven.delete(id)
        if (this.#again.delete(id)) this.drive(id)
      })
  }

  async #driveOn(id: string): Promise<void> {
    while (this.#needs.isWatched(id)) {
      const task = await this.#needs.with(id, (table) => this.#nextTask(id, table))
      if (task === undefined) return
      const { question, temperament } = task
      const action = await this.#needs.thinker.choose(question, temperament).catch((error: unknown) => {
        this.#needs.onFailure(error, { what: 'bot', game: question.game, temperament })
        throw botFailed()
      })
      await this.#needs.with(id, (table) => this.#carryOut(id, table, task, action))
    }
  }

  async #nextTask(id: string, table: OpenTable): Promise<Task | undefined> {
    const passer = table.lonePasser()
    if (passer !== undefined) {
      // T-Q2
      table.do(passer, { type: 'end-turn' })
      await this.#needs.save(id, table)
    }
    const seat = table.botToAct()
    if (seat === undefined) return undefined
    const question = table.question(seat)
    const temperament = table.temperamentOf(seat)
    if (question === undefined || temperament === undefined)
      throw new HostError('bot-failed', 'There is no bot to act.')
    const seed = digest(['bot', ...table.thinkingOn(seat)])
    return { seat, question: { ...question, seed }, temperament, position: table.position() }
  }

  async #carryOut(id: string, table: OpenTable, task: Task, action: unknown): Promise<void> {
    const { seat, position, question, temperament } = task
    // What happened meanwhile comes first: the bot thinks anew.
    if (table.position() !== position) return
    const refusal = table.actAsBot(seat, action)
    if (refusal !== undefined) {
      const broken = new HostError('bot-failed', `The bot broke a rule: ${refusal.clause}.`)
      this.#needs.onFailure(broken, { what: 'bot', game: question.game, temperament })
      throw broken
    }
    if (table.showsNews() || table.unsaved().actions.length >= MOST_UNSEEN) await this.#needs.save(id, table)
  }
}

/** What broke may name what the bot knows: its words stay where the host is. */
export function botFailed(): HostError {
  return new HostError('bot-failed', 'The bot could not think.')
}
