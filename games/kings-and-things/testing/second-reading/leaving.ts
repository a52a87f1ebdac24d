/** A second reading of how a battle ends: retreats (KT-B13, KT-B14, KT-I2) and who takes the hex (KT-B16, KT-X12 to KT-X15). */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { isCharacter, isCreature } from '../../content'
import type { State } from '../../rules/state'
import type { BattleTask, Force } from '../../rules/tasks'
import { isLeft } from './fighting'
import { apart, counters } from './land'

/** Own hexes without counters of an enemy. */
function refuges(state: State, seat: Seat): number[] {
  return state.hexes.flatMap((hex, place) => {
    if (hex.owner !== seat) return []
    const enemies = state.players.some(
      (_, other) =>
        other !== seat &&
        (counters(state, place, other).length > 0 ||
          (state.rules !== 2 && state.balloon?.seat === other && state.balloon.hex === place)),
    )
    return enemies ? [] : [place]
  })
}

/** KT-B14: where to all creatures and characters of a force may go together. */
export function waysOut(state: State, task: BattleTask, force: Force): number[] {
  if (force.side === 'neutral' || !force.fighters.some(({ what }) => isCreature(what) || isCharacter(what))) return []
  return refuges(state, force.side).filter((place) => apart(place, task.hex) === 1)
}

/** KT-I2: where to a Balloon and its passengers may go, whoever stays behind. */
export function balloonWays(state: State, task: BattleTask, force: Force): number[] {
  if (force.side === 'neutral' || !force.fighters.some(({ what }) => what === 'balloon')) return []
  return refuges(state, force.side).filter((place) => place !== task.hex && apart(place, task.hex) <= 3)
}

/** KT-B16, KT-X14: who can hold a hex when the fighting is over. */
function canHold(state: State, force: Force): boolean {
  if (!isLeft(state, force)) return false
  return force.fighters.some(
    ({ what }) => isCreature(what) || isCharacter(what) || (what === 'balloon' && state.rules !== 2),
  )
}

/** KT-B16, version 2: whether the Balloon of a force is lost when it is checked whether the battle is over. */
export function losesBalloon(state: State, force: Force): boolean {
  if (state.rules !== 2) return false
  return force.fighters.every(({ what, value }) => {
    const isOut = (what === 'fort' || what === 'building') && value <= 0
    return what === 'balloon' || isOut
  })
}

/** KT-B16, version 2: whether it is lost at the end of the battle, with only Golem or Firewall beside it. */
export function losesBalloonAtEnd(state: State, force: Force): boolean {
  if (state.rules !== 2) return false
  const stays = force.fighters.filter(({ what, value }) => {
    if (what === 'fort' || what === 'building') return value > 0
    return isCreature(what) || isCharacter(what)
  })
  return stays.length === 0
}

/** KT-B16, KT-X2, KT-X15, KT-M11: who takes the hex when a battle is over; undefined: nobody does. */
export function capturer(state: State, task: BattleTask): Seat | undefined {
  const { owner } = must(state.hexes[task.hex])
  const left = task.forces.filter((force) => isLeft(state, force))
  const [last] = left
  if (left.length > 1 || last === undefined || last.side === 'neutral' || last.side === owner) return undefined
  // Rivals in an unowned hex: the last one explores it later.
  if (task.kind === 'rivals' && owner === undefined) return undefined
  return canHold(state, last) ? last.side : undefined
}

/** KT-B17, KT-X17: whether there is a damage check at all. */
export function isChecked(state: State, task: BattleTask): boolean {
  const { owner } = must(state.hexes[task.hex])
  return task.fought && !(task.kind === 'rivals' && owner === undefined)
}

/** KT-B17: what is thrown for, never a citadel. */
export function checked(state: State, place: number): string[] {
  const { fort, income } = must(state.hexes[place])
  return [...(fort > 0 && fort < 4 ? ['fort'] : []), ...(income === undefined ? [] : ['income'])]
}
