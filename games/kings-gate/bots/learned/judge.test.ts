import { FastChance } from '@crownlands/core/chance-fast'
import { chanceOf } from '@crownlands/core/network'
import { expect, it } from 'vitest'
import { kingsGate } from '../../game'
import { ALL_OPTIONS } from '../../testing/configurations'
import { Judge } from './judge'
import { emptyNetworks } from './networks'
import { OVER_PHASE, Position } from './position'

it.each([2, 3, 4])('says of a turn what it says of the position after it, with %i players', (seats) => {
  const chance = new FastChance(`judge ${seats}`).at(0)
  const networks = emptyNetworks(seats)
  for (const { weights } of networks) {
    for (let i = 0; i < weights.length; i++) weights[i] = (chance.below(2001) - 1000) / 2000
  }
  const judge = new Judge(seats, networks)
  const { turns } = judge
  const values = new Float64Array(seats)
  const [position, after] = [new Position(), new Position()]
  for (const options of ALL_OPTIONS) {
    position.read(kingsGate.setup(options, seats, chance))
    while (position.phase !== OVER_PHASE) {
      turns.find(position)
      const { turn: seat } = position
      for (let turn = 0; turn < turns.count; turn += 3) {
        after.copyFrom(position)
        for (let i = 0; i < turns.lengthOf(turn); i++) after.step(turns.stepOf(turn, i))
        if (after.phase !== OVER_PHASE) after.endTurn()
        judge.standing(after, values)
        expect(chanceOf(turns.worth[turn] ?? Number.NaN)).toBeCloseTo(values[seat] ?? Number.NaN, 6)
      }
      const chosen = chance.below(turns.count)
      for (let i = 0; i < turns.lengthOf(chosen); i++) position.step(turns.stepOf(chosen, i))
      if (position.phase === OVER_PHASE) break
      position.endTurn()
      position.draw(chance)
      position.settle()
    }
  }
})
