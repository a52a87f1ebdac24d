/** Matches as record files, to be looked at in the browser: played by bots, or begun from a position. */
import { createBot, type Level } from '@crownlands/bots/levels'
import { FastChance } from '@crownlands/core/chance-fast'
import { Match } from '@crownlands/core/match'
import { checkSetup, isProblem, writeRecord } from '@crownlands/core/record'
import { EMPTY } from '@crownlands/games/kingdoms/content'
import type { View } from '@crownlands/games/kingdoms/rules/state'
import { roomCalled } from '@crownlands/games/rooms'

interface Played {
  readonly game: string
  readonly seats: number
  readonly seed: string
  /** How its bots play: well, unless told. */
  readonly level?: Level
}

/**
 * The record up to the first turn of the first seat of which `until` says so, told how many actions were made and what
 * the seat sees; without it, of the whole match.
 */
export function recordOf(
  { game, seats, seed, level = 'greedy' }: Played,
  until: (actions: number, view: unknown) => boolean = () => false,
): string {
  const room = knownRoom(game)
  const setup = checkSetup(room.game, { seats, options: {}, chance: { kind: 'keyed', seed } })
  if (isProblem(setup)) throw new Error(`cannot set up ${game}: ${setup.problem}`)
  const match = new Match(room.game, setup)
  const bot = createBot(room, { level, budget: { iterations: 1 } }, new FastChance(seed).at(0))
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

/** A match of Kingdoms in which the first seat has the turn and at most three spaces of the epoch are empty. */
export function nearlyFullEpoch(epoch: number): string {
  return recordOf({ game: 'kingdoms', seats: 2, seed: 'nearly full' }, (_, seen) => {
    const view = seen as View
    return view.epoch === epoch && view.board.filter((space) => space === EMPTY).length <= 3
  })
}

/** A match of which so many actions are left, or a few less: it goes on with the first seat's turn. */
export function nearlyOver(played: Played, left: number): string {
  const whole = JSON.parse(recordOf(played)) as { readonly actions: readonly unknown[] }
  return recordOf(played, (actions) => actions >= whole.actions.length - left)
}

/** The record of a match that begins with the position and has not gone on yet. */
export function recordFrom(game: string, position: string, seed = position): string {
  const { game: rules, notation } = knownRoom(game)
  const parsed = notation.parsePosition(position) as object
  if ('problem' in parsed) throw new Error(String(parsed.problem))
  const setup = checkSetup(rules, {
    ...rules.setupOf(parsed),
    chance: { kind: 'keyed', seed },
    start: parsed,
  })
  if (isProblem(setup)) throw new Error(`${setup.problem}: ${setup.detail ?? JSON.stringify(setup.facts)}`)
  return `${JSON.stringify(writeRecord(new Match(rules, setup)))}\n`
}

function knownRoom(game: string) {
  const room = roomCalled(game)
  if (room === undefined) throw new Error(`there is no game called ${game}`)
  return room
}
