/** Throwing dice (KT-O9). Who is asked about them answers with a Lucky Charm: items/lucky-charm.ts. */
import type { Seat } from '@crownlands/core/game'
import { must, playerAt } from '@crownlands/core/lists'
import { rackSize } from './cup'
import { bySeat } from './order'
import { leaveDice, push, type Run, rollDie, topTask } from './run'
import type { State } from './state'
import type { DiceReason, Swing } from './tasks'

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
