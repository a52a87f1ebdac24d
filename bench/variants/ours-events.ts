/** Our engine with the list of legal actions and all events, including explained scorings. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import type { Event } from '@crownlands/games/kingdoms/rules/state'
import { measure } from '../measure'
import { OPTIONS, SEATS } from '../random-games'

const choice = new FastChance('choice').at(0)

measure('ours-events', (n) => {
  const source = new FastChance(`game ${n}`)
  const state = kingdoms.setup(OPTIONS, SEATS, source.at(0), [])
  let actions = 0
  for (let seat = kingdoms.toAct(state)[0]; seat !== undefined; seat = kingdoms.toAct(state)[0]) {
    const action = pick(kingdoms.legalActions(state, seat), choice)
    const events: Event[] = []
    kingdoms.apply(state, seat, action, source.at(++actions), events)
  }
  return actions
})
