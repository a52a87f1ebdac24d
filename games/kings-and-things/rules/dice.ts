/** Throwing dice, and the question whether a player changes one with a Lucky Charm (KT-O9, KT-I10). */
import type { Seat } from '@crownlands/core/game'
import { must, playerAt, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type Action, DONE } from './actions'
import { rackSize, spend, takeFromRack } from './cup'
import { bySeat } from './order'
import { askAboutItem, hasNeutral } from './questions/answers'
import { endWithDice, type Handler, leaveDice, push, type Run, rollDie, topTask } from './run'
import type { State } from './state'
import type { DiceReason, DiceTask, Swing, Task } from './tasks'

export interface Throw {
  readonly reason: DiceReason
  readonly count: number
  /** KT-O8: the players who throw the dice, and those for or against whom they are thrown. */
  readonly involved: readonly Seat[]
  /** KT-O9: which changes of one die would change what happens. */
  readonly swings: (dice: readonly number[]) => Swing[]
  /** KT-X11: the player who may use a Charm of neutral defenders. */
  readonly neutral?: Seat | undefined
}

/** Throws dice for the task that is being carried out, which finds them in `dice` when it goes on. */
export function throwDice(state: State, run: Run, { reason, count, involved, swings, neutral }: Throw): void {
  const dice: number[] = []
  for (let i = 0; i < count; i++) dice.push(rollDie(run))
  run.events?.push({ type: 'rolled', reason, dice: dice.slice(), reveals: true })
  const waiting = askedAboutRoll(state, involved, neutral)
  const changes = waiting.length === 0 ? [] : swings(dice)
  if (changes.length === 0) leaveDice(topTask(state), dice)
  else {
    const open = { charm: undefined, answer: undefined }
    push(state, { type: 'dice', reason, dice, swings: changes, waiting, neutral, ...open })
  }
}

/** KT-O7, KT-O8: public facts alone decide. */
function askedAboutRoll(state: State, involved: readonly Seat[], neutral: Seat | undefined): Seat[] {
  const asked: Seat[] = []
  for (const seat of bySeat(state)) {
    if (seat === neutral || (rackSize(state, seat) > 0 && hearsOfRoll(state, seat, involved))) asked.push(seat)
  }
  return asked
}

function hearsOfRoll(state: State, seat: Seat, involved: readonly Seat[]): boolean {
  const { rolls } = playerAt(state, seat)
  return rolls === 'all' || (rolls === 'own' && involved.includes(seat))
}

const BY = [1, -1] as const

/** All changes by 1 that keep a die a die; `changes` says which of them matter. */
export function swingsThat(dice: readonly number[], changes: (die: number, now: number) => boolean): Swing[] {
  const found: Swing[] = []
  for (let die = 0; die < dice.length; die++) {
    for (const by of BY) {
      const now = must(dice[die]) + by
      if (now >= 1 && now <= 6 && changes(die, now)) found.push({ die, by })
    }
  }
  return found
}

/** Swings for a result that is read off the dice. */
export function swingsOf<Result>(dice: readonly number[], read: (dice: readonly number[]) => Result): Swing[] {
  const result = read(dice)
  return swingsThat(dice, (die, now) => read(dice.with(die, now)) !== result)
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
