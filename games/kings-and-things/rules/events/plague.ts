/** What Dark Plague, Teenie Pox and Terrain Disaster share: how much there is to lose, and the die for it. */
import type { Seat } from '@crownlands/core/game'
import { at, must } from '@crownlands/core/lists'
import { buildingValue } from '../../content'
import { swingsOf, throwDice } from '../dice'
import type { Run } from '../run'
import type { State } from '../state'
import type { DiceReason, EventsTask } from '../tasks'

/** What the fort, city and village of a hex add up to. */
export function valueOfBuildings(state: State, place: number): number {
  const { fort, income } = at(state.hexes, place)
  return fort + buildingValue(income)
}

/** 1 or 6: nothing. 2 to 5: that many. */
function lossesBy([die = 1]: readonly number[]): number {
  return die === 1 || die === 6 ? 0 : die
}

/** The player who is struck rolls a die. */
export function throwLosses(state: State, run: Run, reason: DiceReason, involved: readonly Seat[]): void {
  throwDice(state, run, { reason, count: 1, involved, swings: (dice) => swingsOf(dice, lossesBy) })
}

/** Reads the die; 0 if it spares the player. */
export function takeLosses(task: EventsTask, seat: Seat, run: Run): number {
  const losses = lossesBy(must(task.dice))
  task.dice = undefined
  if (losses === 0) run.events?.push({ type: 'spared', seat, by: 'die' })
  return losses
}
