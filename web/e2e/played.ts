/** Matches played by bots, as record files, to be looked at in the browser. */
import { createBot } from '@crownlands/bots/levels'
import { FastChance } from '@crownlands/core/chance-fast'
import { Match } from '@crownlands/core/match'
import { checkSetup, isProblem, writeRecord } from '@crownlands/core/record'
import { roomCalled } from '@crownlands/games/registry'

interface Played {
  readonly game: string
  readonly seats: number
  readonly seed: string
}

/** The record up to the turn of the first seat that comes after so many actions; without a number, of the whole match. */
export function recordOf({ game, seats, seed }: Played, actions = Number.POSITIVE_INFINITY): string {
  const room = roomCalled(game)
  if (room === undefined) throw new Error(`there is no game called ${game}`)
  const setup = checkSetup(room.game, { seats, options: {}, chance: { kind: 'keyed', seed } })
  if (isProblem(setup)) throw new Error(`cannot set up ${game}: ${setup.problem}`)
  const match = new Match(room.game, setup)
  const bot = createBot(room, { level: 'greedy', budget: { iterations: 1 } }, new FastChance(seed).at(0))
  for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0]) {
    const last = match.settledSteps().at(-1)
    const fresh = last?.events.some((event) => room.game.endsTurn(event)) === true
    if (match.length >= actions && seat === 0 && fresh) break
    match.act(seat, bot.choose(match.glimpse(seat)))
  }
  return `${JSON.stringify(writeRecord(match))}\n`
}
