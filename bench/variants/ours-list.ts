/** Our engine with the work that boardgame.io's variant does for a choice: list all legal actions, pick one. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import { measure } from '../measure'
import { OPTIONS, SEATS } from '../random-kingdoms'

const choice = new FastChance('choice').at(0)

measure('ours-list', (n) => {
  const source = new FastChance(`game ${n}`)
  const state = kingdoms.setup(OPTIONS, SEATS, source.at(0))
  let actions = 0
  for (let seat = kingdoms.toAct(state)[0]; seat !== undefined; seat = kingdoms.toAct(state)[0]) {
    const action = pick(kingdoms.legalActions(state, seat), choice)
    kingdoms.apply(state, seat, action, source.at(++actions))
  }
  return actions
})
