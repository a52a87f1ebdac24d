/**
 * Games between bots, on all cores: `node duel.js '{"game": …, "bots": […], "games": 60, "options": {…}}'`. A bot is one of
 * `crownlands simulate`, a level for people, or with `old:` before it a bot of November 2026 (`bench/opponents`), which does not
 * change. Prints one JSON object.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import {
  addResult,
  botStats,
  type Contest,
  endingStats,
  type GameResult,
  lengthStats,
  newTally,
  seatOf,
  seatStats,
} from '@crownlands/bots/arena'
import type { Bot } from '@crownlands/bots/bot'
import { createBot, parseBotSpec } from '@crownlands/bots/levels'
import { FastChance } from '@crownlands/core/chance-fast'
import { StateGlimpse } from '@crownlands/core/glimpse'
import { type Rules, withLearned } from '@crownlands/core/room'
import { withDefaults } from '@crownlands/core/schema'
import { botOf } from '@crownlands/table/bots/temperaments'
import { TEMPERAMENTS } from '@crownlands/table/protocol'
import { loadRules } from '@crownlands/table/rules'
import { opponent } from '../opponents/november.js'
import { countProcessorTime } from './cpu-clock'

interface Duel {
  readonly game: string
  readonly bots: readonly string[]
  readonly games: number
  readonly options?: unknown
  /** Only the games whose number modulo `of` is `rest`: one remainder for each thread. */
  readonly part?: { readonly rest: number; readonly of: number }
}

const OLD = 'old:'

async function botCalled(rules: Rules, name: string, seed: string): Promise<Bot<unknown, unknown>> {
  if (name.startsWith(OLD)) return opponent(rules.game.id, name.slice(OLD.length), seed)
  const chance = new FastChance(seed).at(0)
  const temperament = TEMPERAMENTS.find((one) => one === name)
  if (temperament !== undefined) return botOf(rules, temperament, chance)
  const spec = parseBotSpec(name)
  if (spec === undefined) throw new Error(`there is no bot called ${name}`)
  return createBot(await withLearned(rules), spec, chance)
}

/** With changing seats. */
function contestOf({ bots }: Duel): Contest<unknown> {
  return { seats: bots.length, options: {}, bots: [], seed: 'strength', rotate: true }
}

async function play(rules: Rules, options: unknown, duel: Duel, number: number): Promise<GameResult> {
  const { game } = rules
  const contest = contestOf(duel)
  const bySeat: Bot<unknown, unknown>[] = []
  for (const [bot, name] of duel.bots.entries()) {
    bySeat[seatOf(contest, bot, number)] = await botCalled(rules, name, `${contest.seed}/${number}/bot ${bot}`)
  }
  const chance = new FastChance(`${contest.seed}/${number}`)
  const state = game.setup(options, contest.seats, chance.at(0))
  const glimpses = bySeat.map((_, seat) => new StateGlimpse(game, state, seat))
  for (let actions = 0; ; actions++) {
    const [seat] = game.toAct(state)
    const outcome = game.outcome(state)
    if (outcome !== undefined) return { outcome, actions }
    const [bot, glimpse] = [bySeat[seat ?? 0], glimpses[seat ?? 0]]
    if (seat === undefined || bot === undefined || glimpse === undefined) throw new Error('there is nobody to act')
    game.apply(state, seat, bot.choose(glimpse), chance.at(actions + 1))
  }
}

/** Plays the games of one thread and prints a line for each. */
async function playPart(duel: Duel, { rest, of }: { readonly rest: number; readonly of: number }): Promise<void> {
  const rules = await loadRules(duel.game)
  if (rules === undefined) throw new Error(`there is no game called ${duel.game}`)
  const options = withDefaults(rules.game.options, duel.options ?? {})
  if (!('value' in options)) throw new Error('the options do not fit')
  countProcessorTime()
  for (let number = rest; number < duel.games; number += of) {
    console.log(JSON.stringify({ number, result: await play(rules, options.value, duel, number) }))
  }
}

/** Every part runs in its own process: functions that see the data of two games are slower. */
async function playAll(duel: Duel): Promise<unknown> {
  const started = performance.now()
  const tally = newTally(duel.bots.length)
  const parts = Math.min(availableParallelism(), duel.games)
  const players = Array.from({ length: parts }, async (_, rest) => {
    const part = JSON.stringify({ ...duel, part: { rest, of: parts } })
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', part], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise((resolve) => child.once('close', resolve))
    for await (const line of createInterface({ input: child.stdout })) {
      const { number, result } = JSON.parse(line) as { number: number; result: GameResult }
      addResult(tally, contestOf(duel), number, result)
      process.stderr.write(`\r  ${tally.games} of ${duel.games} `)
    }
    if ((await ended) !== 0) throw new Error('a game was not played to the end')
  })
  await Promise.all(players)
  process.stderr.write('\r\u001b[K')
  const seatsStats = duel.bots.map((bot, i) => ({ bot, ...botStats(tally, i) }))
  const told = { bySeat: seatStats(tally), endings: endingStats(tally), lengths: lengthStats(tally) }
  return { seconds: (performance.now() - started) / 1000, seatsStats, ...told }
}

const duel = JSON.parse(process.argv[2] ?? '{}') as Duel
if (duel.part !== undefined) await playPart(duel, duel.part)
else console.log(JSON.stringify(await playAll(duel)))
