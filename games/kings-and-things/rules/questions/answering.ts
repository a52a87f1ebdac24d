/** Whether somebody answers an item or Weather Control with an item (KT-O7, KT-I13). */
import type { Seat } from '@crownlands/core/game'
import { at, playerAt, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { ITEMS, type Item } from '../../content'
import { type Action, DONE, isSame } from '../actions'
import { spend, takeFromRack } from '../cup'
import { ITEM_RULES } from '../items/index'
import type { AnswerUse } from '../items/item'
import { endWithAnswer, type Handler } from '../run'
import type { State } from '../state'
import type { AnswerTask, Side, Task } from '../tasks'
import { askAboutItem, battleOf, hasNeutral } from './answers'

/** The items that answer others. */
const ANSWERS = ITEMS.flatMap((item) => {
  const use = ITEM_RULES[item].answer
  return use === undefined ? [] : [{ item, use }]
})

function waysOf(state: State, task: AnswerTask, seat: Seat, item: Item, use: AnswerUse): Action[] {
  const ways: Action[] = []
  const isIn = task.forces === undefined || task.forces.includes(seat)
  if (isIn && playerAt(state, seat).rack.includes(item)) ways.push(...use.ways(state, task, seat))
  if (use.isForNeutrals && task.neutral === seat) ways.push(...use.ways(state, task, 'neutral'))
  return ways
}

export const answerHandler: Handler<AnswerTask> = {
  isQuestion: true,
  seats: (_state, { waiting }) => waiting,

  legal: (state, task, seat) => [...ANSWERS.flatMap(({ item, use }) => waysOf(state, task, seat, item, use)), DONE],

  whyNot(state, task, seat, action) {
    if (action.type === 'done') return undefined
    const answer = ANSWERS.find(({ use }) => use.action === action.type)
    if (answer === undefined) return refusal('KT-O7', 'answer-the-item')
    const { item, use } = answer
    if (waysOf(state, task, seat, item, use).some((way) => isSame(way, action))) return undefined
    return playerAt(state, seat).rack.includes(item) ? use.whyNot.cannot : use.whyNot.lacking
  },

  apply(state, task, seat, action, run) {
    const answer = ANSWERS.find(({ use }) => use.action === action.type)
    if (answer === undefined) {
      remove(task.waiting, seat)
      run.events?.push({ type: 'passed', seat, reveals: true })
      return
    }
    // The first answer ends the question and takes effect before what it answers.
    task.waiting.length = 0
    const { item, use } = answer
    const by: Side = 'neutral' in action && action.neutral === true ? 'neutral' : seat
    play(state, by, item)
    run.events?.push({ type: 'item-played', by, item, reveals: true })
    const given = use.given(by, action)
    task.given = given
    if (given.type === 'dispelled') {
      dispelForce(state, given.force)
      // KT-I13: it cannot be answered itself.
      task.answer = { type: 'none' }
    } else askAboutItem(state, { item, by, dispelOnly: true })
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
  return neutral === undefined ||
    given !== undefined ||
    ANSWERS.some(({ item, use }) => use.isForNeutrals && hasNeutral(state, neutral, item))
    ? undefined
    : 'Dispel Magic must lie with the defenders (KT-X11)'
}
