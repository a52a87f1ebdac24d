/** The search thread of `SearchTeam`. */
import { type MessagePort, workerData } from 'node:worker_threads'
import type { Budget } from '@crownlands/bots/budget'
import { SearchBot, type SearchReport } from '@crownlands/bots/search'
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat } from '@crownlands/core/game'
import { roomCalled } from '@crownlands/games/rooms'

/** A task: what the seat may know, and a seed for this thread. */
export interface Task {
  readonly number: number
  readonly game: string
  /** The version of the game's rules. */
  readonly rules: number
  readonly seat: Seat
  readonly view: unknown
  readonly legal: readonly unknown[]
  readonly budget: Budget
  readonly seed: string
}

export interface Found {
  /** The number of the task. */
  readonly number: number
  readonly report: SearchReport<unknown>
}

/** `answered` counts answers, so that a thread that cannot receive messages can wait for one. */
export interface Line {
  readonly port: MessagePort
  readonly answered: Int32Array
}

const { port, answered } = workerData as Line

port.on('message', (task: Task) => {
  const found: Found = { number: task.number, report: search(task) }
  port.postMessage(found)
  Atomics.add(answered, 0, 1)
  Atomics.notify(answered, 0)
})

function search({ game, rules, seat, view, legal, budget, seed }: Task): SearchReport<unknown> {
  const room = roomCalled(game, rules)
  if (room === undefined) throw new Error(`there is no game ${game} with version ${rules} of its rules`)
  const bot = new SearchBot(room, new FastChance(seed).at(0), budget)
  return bot.search({ seat, view: () => view, legal: () => legal, random: (chance) => pick(legal, chance) })
}
