/** Whether somebody answers an item or Weather Control with Dispel Magic or the Fan (KT-O7, KT-I4, KT-I7, KT-I13). */
import type { Seat } from '@crownlands/core/game'
import { at, playerAt, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import type { Item } from '../../content'
import { type Action, DONE } from '../actions'
import { sizeOf } from '../armies'
import { rackSize, spend, takeFromRack } from '../cup'
import { neighbours } from '../hexes'
import { bySeat } from '../order'
import type { Refusal } from '../reasons'
import { endWithAnswer, type Handler, push } from '../run'
import type { State } from '../state'
import type { AnswerTask, BattleTask, Side, Task } from '../tasks'

export interface ItemPlayed {
  readonly item: Item | 'weather_control'
  readonly by: Side
  /** Where a Balloon lands or the cloud goes. */
  readonly hex?: number
  /** KT-I13 */
  readonly dispelOnly?: boolean
}

/** Asks about an item that the task being carried out has played; it finds the answer in `answer` when it goes on. */
export function askAboutItem(state: State, { item, by, hex, dispelOnly = false }: ItemPlayed): void {
  const battle = battleOf(state)
  const neutral = battle === undefined || by === 'neutral' ? undefined : neutralDispeller(state, battle)
  push(state, {
    type: 'answer',
    item,
    by,
    hex,
    forces: battle?.forces.filter(({ gone }) => !gone).map(({ side }) => side),
    dispelOnly,
    waiting: askedAboutItem(state, by, battle, neutral),
    neutral,
  })
}

/** The battle that is being fought, if any: an item of another player's question does not make one. */
export function battleOf(state: State): BattleTask | undefined {
  for (const task of state.tasks) if (task.type === 'battle') return task
  return undefined
}

/** KT-O7: every other player with a rack counter, in a battle only those in it. */
function askedAboutItem(state: State, by: Side, battle: BattleTask | undefined, neutral: Seat | undefined): Seat[] {
  return bySeat(state).filter((seat) => {
    if (seat === by) return false
    if (seat === neutral) return true
    if (rackSize(state, seat) === 0) return false
    return battle === undefined || battle.forces.some(({ side, gone }) => side === seat && !gone)
  })
}

/** KT-X11: who would play Dispel Magic for neutral defenders that have it; not for those who stand by (KT-X17). */
function neutralDispeller(state: State, battle: BattleTask): Seat | undefined {
  if (!battle.forces.some(({ side, gone }) => side === 'neutral' && !gone)) return undefined
  const { guards } = at(state.hexes, battle.hex)
  return guards?.items.includes('dispel_magic') === true ? battle.plays : undefined
}

/** KT-I7 */
const FANNED: readonly AnswerTask['item'][] = ['balloon', 'dust_of_defence', 'weather_control']

export const answerHandler: Handler<AnswerTask> = {
  isQuestion: true,
  seats: (_state, { waiting }) => waiting,

  legal(state, task, seat) {
    const actions: Action[] = []
    const { rack } = playerAt(state, seat)
    const isOwn = task.forces === undefined || task.forces.includes(seat)
    if (mayDispel(task)) {
      if (rack.includes('dispel_magic') && isOwn) actions.push(...dispels(task, seat))
      if (task.neutral === seat) actions.push(...dispels(task, 'neutral'))
    }
    if (!task.dispelOnly && FANNED.includes(task.item) && rack.includes('fan') && isOwn)
      actions.push(...fans(state, task))
    actions.push(DONE)
    return actions
  },

  whyNot: (state, _task, seat, action): Refusal => {
    const { rack } = playerAt(state, seat)
    if (action.type === 'dispel') return refusal('KT-I4', rack.includes('dispel_magic') ? 'cannot-dispel' : 'no-dispel')
    if (action.type === 'fan') return refusal('KT-I7', rack.includes('fan') ? 'cannot-fan' : 'no-fan')
    return refusal('KT-O7', 'answer-the-item')
  },

  apply(state, task, seat, action, run) {
    if (action.type === 'done') {
      remove(task.waiting, seat)
      run.events?.push({ type: 'passed', seat, reveals: true })
      return
    }
    // The first answer ends the question and takes effect before what it answers.
    task.waiting.length = 0
    if (action.type === 'dispel') {
      const by: Side = action.neutral === true ? 'neutral' : seat
      play(state, by, 'dispel_magic')
      run.events?.push({ type: 'item-played', by, item: 'dispel_magic', reveals: true })
      task.given =
        action.force === undefined ? { type: 'dispelled', by } : { type: 'dispelled', by, force: action.force }
      dispelForce(state, action.force)
      // KT-I13: Dispel Magic cannot be answered.
      task.answer = { type: 'none' }
      return
    }
    if (action.type !== 'fan') return
    play(state, seat, 'fan')
    run.events?.push({ type: 'item-played', by: seat, item: 'fan', reveals: true })
    task.given = { type: 'fanned', by: seat, hex: action.hex ?? 'off' }
    askAboutItem(state, { item: 'fan', by: seat, dispelOnly: true })
  },

  advance(state, task, run) {
    const { given, answer } = task
    const stands = given !== undefined && answer?.type !== 'dispelled'
    if (stands && given.type === 'dispelled' && task.item !== 'weather_control') {
      run.events?.push({ type: 'dispelled', by: given.by, item: task.item })
    }
    if (stands && given.type === 'fanned') {
      run.events?.push({ type: 'fanned', by: given.by, ...(given.hex !== 'off' && { hex: given.hex }) })
    }
    endWithAnswer(state, task, stands ? given : { type: 'none' })
  },

  waitsFor: (_state, { given }) => (given?.type === 'fanned' ? ['answer'] : []),
  audit: auditAnswer,
}

/** KT-I4: whatever it answers, an answer to it among them, the magic of one enemy force fights in the melee step from now on. */
function dispelForce(state: State, named: Side | undefined): void {
  const force = battleOf(state)?.forces.find(({ side }) => side === named)
  if (force !== undefined) force.dispelled = true
}

/** KT-I4, KT-I13: it answers items, not events, and not itself. */
function mayDispel({ item }: AnswerTask): boolean {
  return item !== 'weather_control' && item !== 'dispel_magic'
}

/** In a battle it also names whose magic fights in the melee step. */
function dispels({ forces }: AnswerTask, by: Side): Action[] {
  const neutral = by === 'neutral' ? ({ neutral: true } as const) : {}
  if (forces === undefined) return [{ type: 'dispel', ...neutral }]
  return forces.filter((side) => side !== by).map((force) => ({ type: 'dispel', force, ...neutral }))
}

/** KT-I7: a hex next to where it was to go; Dust is only cancelled; the cloud may leave, and goes to owned hexes only. */
function fans(state: State, { item, hex }: AnswerTask): Action[] {
  if (item === 'dust_of_defence' || hex === undefined) return [{ type: 'fan' }]
  const near = neighbours(hex, sizeOf(state))
  if (item === 'balloon') return near.map((to) => ({ type: 'fan', hex: to }))
  return [
    ...near.filter((to) => at(state.hexes, to).owner !== undefined).map((to): Action => ({ type: 'fan', hex: to })),
    { type: 'fan' },
  ]
}

function play(state: State, by: Side, item: Item): void {
  if (by !== 'neutral') takeFromRack(state, by, item)
  else {
    const { guards } = at(state.hexes, battleOf(state)?.hex ?? -1)
    if (guards !== undefined) remove(guards.items, item)
  }
  spend(state, item)
}

function auditAnswer(
  state: State,
  { forces, waiting, by, given, neutral, hex, item }: AnswerTask,
  above: Task | undefined,
): string | undefined {
  const battle = battleOf(state)
  if ((battle === undefined) !== (forces === undefined)) return 'it names the forces of a battle (KT-I4)'
  if (
    forces?.some((side, i) => forces.indexOf(side) !== i || !battle?.forces.some((one) => one.side === side)) === true
  ) {
    return 'it names the forces of the battle once (KT-I4)'
  }
  if (waiting.some((seat) => seat === by)) return 'nobody answers an own item (KT-O7)'
  if ((given === undefined) !== (above === undefined)) return 'an answer that was given is answered itself (KT-I13)'
  if (given?.type === 'fanned' && given.hex !== 'off' && state.hexes[given.hex] === undefined)
    return 'no such hex (KT-S4)'
  if ((item === 'balloon' || item === 'weather_control') && hex === undefined) return 'it must say where (KT-I7)'
  return neutral === undefined || given !== undefined || hasNeutral(state, neutral, 'dispel_magic')
    ? undefined
    : 'Dispel Magic must lie with the defenders (KT-X11)'
}

/** KT-X11: the item lies with the defenders whom this player plays. */
export function hasNeutral(state: State, seat: Seat, item: 'lucky_charm' | 'dispel_magic'): boolean {
  const battle = battleOf(state)
  return battle?.plays === seat && state.hexes[battle.hex]?.guards?.items.includes(item) === true
}
