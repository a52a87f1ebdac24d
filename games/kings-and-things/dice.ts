/** Throwing dice, and the question whether somebody changes one with a Lucky Charm (KT-O9, KT-I10). */
import type { Seat } from '@crownlands/core/game'
import { must, playerAt, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type Action, DONE } from './actions'
import { askAboutItem } from './answers'
import { rackSize, spend, takeFromRack } from './cup'
import { bySeat } from './order'
import type { Refusal } from './reasons'
import { endWithDice, type Handler, push, type Run, rollDie } from './run'
import type { State } from './state'
import type { DiceReason, DiceTask, Swing, Task } from './tasks'

export interface Throw {
  readonly reason: DiceReason
  readonly count: number
  /** KT-O8: those who throw, or for or against whom they are thrown. */
  readonly involved: readonly Seat[]
  /** KT-O9: which changes of one die would change what happens. */
  readonly swings: (dice: readonly number[]) => Swing[]
  /** KT-X11: the player who may use a Charm of neutral defenders. */
  readonly neutral?: Seat | undefined
}

/** Throws dice for the task that is being carried out, which finds them in `dice` when it goes on. */
export function throwDice(state: State, run: Run, { reason, count, involved, swings, neutral }: Throw): void {
  const dice = Array.from({ length: count }, () => rollDie(run))
  run.events?.push({ type: 'rolled', reason, dice: dice.slice(), reveals: true })
  const changes = swings(dice)
  const waiting = changes.length === 0 ? [] : askedAboutRoll(state, involved, neutral)
  push(state, { type: 'dice', reason, dice, swings: changes, waiting, neutral })
}

/** KT-O7, KT-O8: public facts alone decide. */
function askedAboutRoll(state: State, involved: readonly Seat[], neutral: Seat | undefined): Seat[] {
  return bySeat(state).filter((seat) => {
    const { rolls } = playerAt(state, seat)
    if (seat === neutral) return true
    if (rackSize(state, seat) === 0) return false
    return rolls === 'all' || (rolls === 'own' && involved.includes(seat))
  })
}

/** All changes by 1 that keep a die a die; `changes` says which of them matter. */
export function swingsThat(dice: readonly number[], changes: (dice: readonly number[]) => boolean): Swing[] {
  const found: Swing[] = []
  dice.forEach((pips, die) => {
    for (const by of [1, -1] as const) {
      const now = pips + by
      if (now < 1 || now > 6) continue
      if (changes(dice.map((other, i) => (i === die ? now : other)))) found.push({ die, by })
    }
  })
  return found
}

/** Swings for a result that is read off the dice. */
export function swingsOf<Result>(dice: readonly number[], read: (dice: readonly number[]) => Result): Swing[] {
  const result = read(dice)
  return swingsThat(dice, (changed) => read(changed) !== result)
}

export const diceHandler: Handler<DiceTask> = {
  seats: (_state, { waiting }) => waiting,

  legal(state, task, seat) {
    const actions: Action[] = []
    if (playerAt(state, seat).rack.includes('lucky_charm')) {
      for (const { die, by } of task.swings) actions.push({ type: 'charm', die, by })
    }
    if (task.neutral === seat) {
      for (const { die, by } of task.swings) actions.push({ type: 'charm', die, by, neutral: true })
    }
    actions.push(DONE)
    return actions
  },

  why: (state, task, seat, action): Refusal => {
    if (action.type !== 'charm') return refusal('KT-O9', 'answer-the-roll')
    const hasCharm =
      action.neutral === true ? task.neutral === seat : playerAt(state, seat).rack.includes('lucky_charm')
    if (!hasCharm) return refusal('KT-I10', 'no-charm')
    return task.dice[action.die] === undefined ? refusal('KT-I10', 'no-such-die') : refusal('KT-O9', 'changes-nothing')
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
