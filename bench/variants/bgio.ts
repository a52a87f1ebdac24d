/** boardgame.io: list all legal moves, pick one, reduce. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { measure } from '../measure'
import { openTable, resultOf } from '../peer/play-bgio'
import { SEATS } from '../random-games'

const choice = new FastChance('choice').at(0)
const table = openTable()

measure('bgio', (n) => {
  let state = table.start(`game ${n}`, SEATS)
  let actions = 0
  while (resultOf(state) === undefined) {
    state = table.make(state, pick(table.moves(state), choice))
    actions++
  }
  return actions
})
