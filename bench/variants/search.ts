/** The search bot: iterations per second over the decisions of two-player games against random play. */
import { SearchBot } from '@crownlands/bots/search'
import { FastChance } from '@crownlands/core/chance-fast'
import { StateGlimpse } from '@crownlands/core/glimpse'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import * as room from '@crownlands/games/kingdoms/version-1'
import { measure } from '../measure'
import { OPTIONS } from '../random-games'

const ITERATIONS = 100
const chance = new FastChance('search').at(0)
const bot = new SearchBot(room, chance, { iterations: ITERATIONS })

measure('search', (n) => {
  const source = new FastChance(`game ${n}`)
  const state = kingdoms.setup(OPTIONS, 2, source.at(0))
  const glimpses = [0, 1].map((seat) => new StateGlimpse(kingdoms, state, seat))
  let actions = 0
  let iterations = 0
  for (let seat = kingdoms.toAct(state)[0]; seat !== undefined; seat = kingdoms.toAct(state)[0]) {
    const glimpse = glimpses[seat]
    if (glimpse === undefined) throw new RangeError(`there is no seat ${seat}`)
    if (seat === 0) iterations += bot.search(glimpse).iterations
    kingdoms.apply(state, seat, glimpse.random(chance), source.at(++actions))
  }
  return iterations
})
