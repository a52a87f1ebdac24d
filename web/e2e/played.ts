/** Matches played by bots, as record files, to be looked at in the browser. */
import { createBot } from '@crownlands/bots/levels'
import { FastChance } from '@crownlands/core/chance-fast'
import { Match } from '@crownlands/core/match'
import { checkSetup, isProblem, writeRecord } from '@crownlands/core/record'
import { roomCalled } from '@crownlands/games/rooms'

interface Played {
  readonly game: string
  readonly seats: number
  readonly seed: string
}

/**
 * The record up to the first turn of the first seat of which `until` says so, told how many actions were made and what
 * the seat sees; without it, of the whole match.
 */
export function recordOf(
  { game, seats, seed }: Played,
  until: (actions: number, view: unknown) => boolean = () => false,
): string {
  const room = roomCalled(game)
  if (room === undefined) throw new Error(`there is no game called ${game}`)
  const setup = checkSetup(room.game, { seats, options: {}, chance: { kind: 'keyed', seed } })
  if (isProblem(setup)) throw new Error(`cannot set up ${game}: ${setup.problem}`)
  const match = new Match(room.game, setup)
  const bot = createBot(room, { level: 'greedy', budget: { iterations: 1 } }, new FastChance(seed).at(0))
  for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0]) {
    // Between two turns: a record holds only what is final.
    const settled = match.settledSteps()
    const last = settled.length === match.length ? settled.at(-1) : undefined
    const fresh = last?.events.some((event) => room.game.endsTurn(event)) === true
    if (seat === 0 && fresh && until(match.length, match.view(0))) break
    match.act(seat, bot.choose(match.glimpse(seat)))
  }
  return `${JSON.stringify(writeRecord(match))}\n`
}
