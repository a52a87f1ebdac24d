/**
 * Games between bots of today and of a fixed build, which does not move: `node duel.js <game> <bots> <games> <from> <options>`.
 * `old:search:300ms` is the search of November 2026 (`bench/opponents`). Prints one line of JSON for each game.
 */

import type { Bot } from '@crownlands/bots/bot'
import { createBot, parseBotSpec } from '@crownlands/bots/levels'
import { FastChance } from '@crownlands/core/chance-fast'
import { StateGlimpse } from '@crownlands/core/glimpse'
import type { Rules } from '@crownlands/core/room'
import { withDefaults } from '@crownlands/core/schema'
import { roomCalled } from '@crownlands/games/rooms'
import { opponent } from '../opponents/november.js'

const OLD = 'old:'

function botCalled(rules: Rules, text: string, seed: string): Bot<unknown, unknown> {
  if (text.startsWith(OLD)) return opponent(rules.game.id, text.slice(OLD.length), seed)
  const spec = parseBotSpec(text)
  if (spec === undefined) throw new Error(`there is no bot called ${text}`)
  return createBot(rules, spec, new FastChance(seed).at(0))
}

/** Plays game number `number`; the first bot moves on by one seat from game to game. */
function play(rules: Rules, options: unknown, bots: readonly string[], number: number) {
  const { game } = rules
  const seats = bots.length
  const seatOf = (bot: number) => (bot + number) % seats
  const bySeat: Bot<unknown, unknown>[] = []
  bots.forEach((text, bot) => {
    bySeat[seatOf(bot)] = botCalled(rules, text, `duel/${number}/bot ${bot}`)
  })
  const chance = new FastChance(`duel/${number}`)
  const state = game.setup(options, seats, chance.at(0))
  const glimpses = bySeat.map((_, seat) => new StateGlimpse(game, state, seat))
  for (let actions = 1; ; actions++) {
    const [seat] = game.toAct(state)
    if (seat === undefined) break
    const [bot, glimpse] = [bySeat[seat], glimpses[seat]]
    if (bot === undefined || glimpse === undefined) throw new Error(`there is no bot on seat ${seat}`)
    game.apply(state, seat, bot.choose(glimpse), chance.at(actions))
  }
  const { winners = [], scores = [] } = game.outcome(state) ?? {}
  const first = seatOf(0)
  return {
    number,
    share: winners.includes(first) ? 1 / winners.length : 0,
    scores: bots.map((_, bot) => scores[seatOf(bot)]),
  }
}

const [id = '', bots = '', games = '1', from = '0', given = '{}'] = process.argv.slice(2)
const rules = roomCalled(id)
if (rules === undefined) throw new Error(`there is no game called ${id}`)
const options = withDefaults(rules.game.options, JSON.parse(given))
if (!('value' in options)) throw new Error(`the options do not fit: ${given}`)
for (let number = Number(from); number < Number(from) + Number(games); number++) {
  console.log(JSON.stringify(play(rules, options.value, bots.split(','), number)))
}
