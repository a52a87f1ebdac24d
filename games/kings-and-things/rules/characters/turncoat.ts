/** The Warlord: before round 1, one enemy creature in his hex changes to his side for good (KT-K11). */
import type { Seat } from '@crownlands/core/game'
import { at, must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { STACK_LIMIT } from '../../content'
import { type Action, type ActionOf, DONE, isSame } from '../actions'
import { isLimited } from '../armies'
import { armyOfForce, creaturesOf, leaveBalloon } from '../battle/forces'
import type { BattleRules } from '../battle/stage'
import { askForCalls } from '../questions/calls'
import { NOBODY, only, type Run } from '../run'
import type { State } from '../state'
import type { BattleTask, Force } from '../tasks'
import { charactersWith } from './having'
import type { PowerRules } from './power'

const WARLORDS = charactersWith('turncoat')

/** KT-K11: any creature of any enemy force, if there is room for it. */
function turnable(state: State, task: BattleTask, own: Force): Action[] {
  if (!hasWarlord(own)) return []
  if (isLimited(state, task.hex) && armyOfForce(own).length >= STACK_LIMIT) return []
  return task.forces.flatMap((other) => {
    if (other === own || other.gone) return []
    const creatures = creaturesOf(other)
    return creatures
      .filter((creature, i) => creatures.indexOf(creature) === i)
      .map((creature): Action => ({ type: 'turn', creature, force: other.side }))
  })
}

function hasWarlord({ fighters }: Force): boolean {
  for (const { what } of fighters) if (WARLORDS.includes(what)) return true
  return false
}

/** The place of the next force with the Warlord, from this one on; behind the last if none has him. */
function nextWarlord({ forces }: BattleTask, from: number): number {
  let place = from
  while (place < forces.length && !hasWarlord(at(forces, place))) place++
  return place
}

const warlordRules: BattleRules = {
  seats(state, task) {
    const force = task.forces[task.at]
    if (force === undefined || force.gone || force.side === 'neutral') return NOBODY
    return turnable(state, task, force).length === 0 ? NOBODY : only(force.side)
  },
  legal: (state, task) => [...turnable(state, task, must(task.forces[task.at])), DONE],
  whyNot: (state, task, _seat, action) =>
    action.type === 'done' || turnable(state, task, must(task.forces[task.at])).some((turn) => isSame(turn, action))
      ? undefined
      : refusal('KT-K11', 'cannot-be-turned'),
  apply(state, task, seat, action, run) {
    if (action.type === 'turn') turn(state, task, seat, action, run)
    else run.events?.push({ type: 'passed', seat, reveals: true })
    task.at++
  },
  advance(state, task, run) {
    if (task.at < task.forces.length) {
      task.at = nextWarlord(task, task.at + 1)
      return
    }
    task.stage = 'bombard'
    task.at = 0
    // KT-B5: calls again if he took one.
    if (task.turned) askForCalls(state, task.hex, 'battle', run)
  },
}

function turn(state: State, task: BattleTask, seat: Seat, { creature, force: side }: ActionOf<'turn'>, run: Run): void {
  const from = must(task.forces.find((force) => force.side === side))
  const own = must(task.forces[task.at])
  const place = from.fighters.findLastIndex(({ what }) => what === creature)
  const [fighter] = from.fighters.splice(place, 1)
  if (fighter === undefined) return
  leaveBalloon(state, fighter)
  own.fighters.push({ ...fighter, passenger: false })
  task.turned = true
  run.events?.push({ type: 'turncoat', seat, from: side, creature, reveals: true })
}

export const turncoat: PowerRules = { stages: { warlord: warlordRules } }
