import { FastChance } from '@crownlands/core/chance-fast'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import { OPTIONS, SEATS } from './random-kingdoms'

const choice = new FastChance('choice').at(0)

/** Plays the n-th random game; returns the number of its actions. */
export function playPicked(n: number): number {
  const source = new FastChance(`game ${n}`)
  const state = kingdoms.setup(OPTIONS, SEATS, source.at(0))
  let actions = 0
  for (let seat = kingdoms.toAct(state)[0]; seat !== undefined; seat = kingdoms.toAct(state)[0]) {
    const action = kingdoms.randomAction?.(state, seat, choice)
    if (action === undefined) throw new TypeError('Kingdoms has lost its random choice')
    kingdoms.apply(state, seat, action, source.at(++actions))
  }
  return actions
}
