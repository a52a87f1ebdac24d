import { type Chance, pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat } from '@crownlands/core/game'
import { canonicalJson } from '@crownlands/core/json'
import { must } from '@crownlands/core/lists'
import { howMany } from '@crownlands/core/testing/how-many'
import { describe, expect, it } from 'vitest'
import { allThings, CITADEL, has } from '../../content'
import { allOf, dealMovement, disguised, faultsOf, mayStepReading, ownIn } from '../../testing/movement-deals'
import type { Action } from '../actions'
import { neighbours } from '../hexes'
import { apply, legalActions, toAct } from '../rules'
import type { State } from '../state'
import type { MoveTask } from '../tasks'
import { walkIn } from './walk-in'

const DEALS = howMany({ usually: 200, fully: 4000 })
const MOST_ACTIONS = 3000
const EVERYTHING = allThings('1986').toSorted()

/** Rarely ends a part, stops a group that could go on or lets a Balloon fly half empty, and likes to answer. */
function choose(state: State, actions: readonly Action[], chance: Chance): Action {
  const task = must(state.tasks.at(-1))
  const ofType = (...types: readonly Action['type'][]) => actions.filter(({ type }) => types.includes(type))
  const answers = task.type === 'answer' ? ofType('fan', 'dispel') : []
  const sunk = answers.filter((action) => action.type === 'fan' && state.hexes[action.hex ?? -1]?.terrain === 'sea')
  if (sunk.length > 0 && chance.below(2) === 0) return pick(sunk, chance)
  if (answers.length > 0 && chance.below(4) > 0) return pick(answers, chance)
  const passengers = ofType('balloon').length > 0 ? ofType('pick') : []
  if (passengers.length > 0 && chance.below(3) > 0) return pick(passengers, chance)
  const going = ofType('step', 'fly-on', 'balloon')
  if (going.length > 0 && chance.below(2) === 0) return pick(going, chance)
  const isIdle = task.type === 'move' && task.group.length === 0
  const open = isIdle && chance.below(8) > 0 ? actions.filter(({ type }) => type !== 'done') : actions
  return pick(open.length > 0 ? open : actions, chance)
}

/** What holds one of the group, read plainly from the clauses. */
function isHeld(state: State, task: MoveTask): boolean {
  const hex = must(state.hexes[must(task.at)])
  const foes = state.players.some(
    (_, seat) =>
      seat !== task.seat &&
      (hex.armies.some((army) => army.seat === seat) ||
        state.pool.some(({ at }) => at?.hex === task.at && at?.seat === seat)),
  )
  const values =
    foes ||
    (hex.owner !== task.seat && (hex.fort > 0 || hex.income === 'city' || hex.income === 'village')) ||
    (state.balloon?.hex === task.at && state.balloon?.seat !== task.seat)
  const pinned = (task.pinned ?? []).some((pin) => pin.hex === task.at && pin.by.length > 0)
  const guide = task.group.some(({ counter, points }) => counter === 'deerhunter' && points === 4)
  return task.group.some(({ counter, points, free }) => {
    const started = points === 4
    if (!started && hex.terrain !== 'sea' && hex.owner === undefined) return true
    if (has(counter, 'fly')) return !guide && free !== true && (started ? pinned : foes)
    return started ? pinned && !guide : values
  })
}

/** Plays all parts to their end. What happened is counted by type. */
function play(seed: string, seen: Map<string, number>): State {
  const chance = new FastChance(seed)
  const state = dealMovement(chance)
  const last = must(state.tasks[1])
  // Nobody stands with an enemy yet.
  const first = must(state.tasks.at(-1)) as MoveTask
  first.pinned = []
  let actions = 0
  while (state.tasks.at(-1) !== last) {
    if (actions++ > MOST_ACTIONS) throw new Error(`${seed} does not end`)
    const seat = pick(toAct(state), chance)
    const legal = legalActions(state, seat)
    if (legal.length === 0) throw new Error(`${seed} is stuck`)
    if (actions % 7 === 0) compare(state, legal)
    if (actions % 13 === 0) compareDisguised(state, seat, legal, chance)
    const action = choose(state, legal, chance)
    seen.set(action.type, (seen.get(action.type) ?? 0) + 1)
    apply(state, seat, action, chance)
    const faults = faultsOf(state)
    if (faults.length > 0) throw new Error(`${seed}, after ${canonicalJson(action)}: ${faults.join(', ')}`)
    if (actions % 20 === 0) expect(allOf(state)).toEqual(EVERYTHING)
  }
  return state
}

/** The list has each action once, and its steps are those of the second reading. */
function compare(state: State, legal: readonly Action[]): void {
  expect(new Set(legal.map(canonicalJson)).size).toBe(legal.length)
  const task = must(state.tasks.at(-1))
  if (task.type !== 'move' || task.at === undefined || task.balloon !== undefined) return
  const steps = legal.flatMap((action) => (action.type === 'step' ? [action.hex] : []))
  const near = isHeld(state, task) ? [] : neighbours(task.at, state.hexes.length)
  expect(steps).toEqual(near.filter((hex) => mayStepReading(state, task, hex)))
  const { terrain, fort } = must(state.hexes[task.at])
  const size = task.group.length + ownIn(state, task.at, task.seat, task.group)
  expect(legal.some(({ type }) => type === 'done')).toBe(terrain !== 'sea' && (size <= 10 || fort === CITADEL))
}

/** KT-H2, KT-H4: who is asked and what they may do hangs on what all see and what is one's own. */
function compareDisguised(state: State, seat: Seat, legal: readonly Action[], chance: Chance): void {
  const move = state.tasks.findLast((task) => task.type === 'move')
  const other = disguised(state, [seat, must(move).seat], chance)
  expect(toAct(other)).toEqual(toAct(state))
  expect(legalActions(other, seat)).toEqual(legal)
}

/** What happens in a Movement Phase; a choice among those who come and among refuges from the sea (KT-I7) is too rare. */
const HAPPENS: readonly Action['type'][] = [
  ...(['pick', 'pick-all', 'step', 'drop', 'fly-on', 'stay', 'ask-pin', 'show', 'balloon'] as const),
  ...(['fan', 'dispel', 'call', 'treasure', 'remove', 'done'] as const),
]

describe('the Movement Phase at random', () => {
  it('KT-M13, KT-M14: never sticks, loses no counter and leaves nobody where none may stop', () => {
    const seen = new Map<string, number>()
    for (let deal = 0; deal < DEALS; deal++) {
      const state = play(`movement ${deal}`, seen)
      expect(allOf(state)).toEqual(EVERYTHING)
      // KT-M8, KT-M9: what was shown has turned down.
      expect(state.hexes.every(({ armies }) => armies.every(({ up }) => up.length === 0))).toBe(true)
      walkIn(state, { chance: new FastChance('none'), events: undefined })
    }
    expect(HAPPENS.filter((type) => !seen.has(type))).toEqual([])
  })
})
