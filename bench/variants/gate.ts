/** Random games of Gate: list all legal actions, pick one. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { gate } from '@crownlands/games/gate/game'
import type { Options } from '@crownlands/games/gate/rules/state'
import { measure } from '../measure'

const OPTIONS: Options = { difficulty: 'standard', strictPhases: false }
const choice = new FastChance('choice').at(0)

measure('gate', (n) => {
  const source = new FastChance(`game ${n}`)
  const state = gate.setup(OPTIONS, 1, source.at(0))
  let actions = 0
  while (state.ending === undefined) {
    gate.apply(state, 0, pick(gate.legalActions(state, 0), choice), source.at(++actions))
  }
  return actions
})
