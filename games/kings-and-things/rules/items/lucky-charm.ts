/** The Lucky Charm: right after a roll it changes one die by 1, if that changes what happens (KT-I10, KT-O9). */
import type { Seat } from '@crownlands/core/game'
import { at, must, playerAt, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type Action, DONE } from '../actions'
import { spend, takeFromRack } from '../cup'
import { askAboutItem, hasNeutral } from '../questions/answers'
import { endWithDice, type Handler } from '../run'
import type { State } from '../state'
import type { BattleTask, DiceTask, Task } from '../tasks'

/** KT-X11: the Charm that lies with the defenders is for the rolls of this battle. */
export function neutralCharmer(state: State, { hex, kind, plays }: BattleTask): number | undefined {
  if (kind !== 'exploration') return undefined
  return at(state.hexes, hex).guards?.items.includes('lucky_charm') === true ? plays : undefined
}

/** With a Charm from the rack, or with that of neutral defenders (KT-X11). */
function mayCharm(state: State, { neutral }: DiceTask, seat: Seat, isNeutral: true | undefined): boolean {
  return isNeutral === true ? neutral === seat : playerAt(state, seat).rack.includes('lucky_charm')
}

export const diceHandler: Handler<DiceTask> = {
  isQuestion: true,
  seats: (_state, { waiting }) => waiting,

  legal(state, task, seat) {
    const actions: Action[] = []
    if (mayCharm(state, task, seat, undefined)) {
      for (const { die, by } of task.swings) actions.push({ type: 'charm', die, by })
    }
    if (mayCharm(state, task, seat, true)) {
      for (const { die, by } of task.swings) actions.push({ type: 'charm', die, by, neutral: true })
    }
    actions.push(DONE)
    return actions
  },

  whyNot(state, task, seat, action) {
    if (action.type === 'done') return undefined
    if (action.type !== 'charm') return refusal('KT-O9', 'answer-the-roll')
    if (!mayCharm(state, task, seat, action.neutral)) return refusal('KT-I10', 'no-charm')
    if (task.dice[action.die] === undefined) return refusal('KT-I10', 'no-such-die')
    const changes = task.swings.some(({ die, by }) => die === action.die && by === action.by)
    return changes ? undefined : refusal('KT-O9', 'changes-nothing')
  },

  apply(state, task, seat, action, run) {
    if (action.type !== 'charm') {
      remove(task.waiting, seat)
      run.events?.push({ type: 'passed', seat, reveals: true })
      return
    }
    // KT-O7: the first answer ends the question.
    task.waiting.length = 0
    const by = action.neutral === true ? 'neutral' : seat
    task.charm = { die: action.die, by: action.by, user: by }
    if (by === 'neutral') spendNeutralCharm(state)
    else {
      takeFromRack(state, seat, 'lucky_charm')
      spend(state, 'lucky_charm')
    }
    run.events?.push({ type: 'item-played', by, item: 'lucky_charm', reveals: true })
    askAboutItem(state, { item: 'lucky_charm', by, dispelOnly: true })
  },

  advance(state, task, run) {
    const { charm, answer, dice } = task
    if (charm !== undefined && answer?.type !== 'dispelled') {
      const was = must(dice[charm.die])
      dice[charm.die] = was + charm.by
      run.events?.push({ type: 'charmed', by: charm.user, die: charm.die, was, now: was + charm.by })
    }
    endWithDice(state, task, dice)
  },

  waitsFor: (_state, { charm }) => (charm === undefined ? [] : ['answer']),

  audit(state, { dice, swings, charm, neutral }) {
    for (const { die, by } of charm === undefined ? swings : [...swings, charm]) {
      const now = (dice[die] ?? 0) + by
      if (dice[die] === undefined || now < 1 || now > 6) return 'a Charm keeps a die a die (KT-I10)'
    }
    if (new Set(swings.map(({ die, by }) => 2 * die + (by + 1) / 2)).size !== swings.length) {
      return 'no change is named twice'
    }
    return neutral === undefined || charm !== undefined || hasNeutral(state, neutral, 'lucky_charm')
      ? undefined
      : 'the Charm must lie with the defenders (KT-X11)'
  },
}

/** KT-X11: the Charm lies with the defenders of the battle or exploration that is going on. */
function spendNeutralCharm(state: State): void {
  const hex = state.tasks.flatMap((task) => hexOf(task)).at(-1)
  const items = must(must(state.hexes[must(hex)]).guards).items
  remove(items, 'lucky_charm')
  spend(state, 'lucky_charm')
}

function hexOf(task: Task): number[] {
  return task.type === 'battle' || task.type === 'explore' ? [task.hex] : []
}
