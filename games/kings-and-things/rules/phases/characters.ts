/** Recruiting characters, and the standing answers (KT-R, KT-O8). */
import type { Seat } from '@crownlands/core/game'
import { must, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { CHARACTERS, type Character, PLUS_AFTER_COST, PLUS_BEFORE_COST } from '../../content'
import { type Action, type ActionOf, CALL_ANSWERS, DONE, ROLL_ANSWERS } from '../actions'
import { counterShowing, ownerOf } from '../armies'
import { isFree } from '../audit/checks'
import { rackSize } from '../cup'
import { swingsOf, throwDice } from '../dice'
import { closePart, endPart, partPlayer } from '../parts'
import type { Refusal } from '../reasons'
import { type Handler, NOBODY, type Run } from '../run'
import type { Counter, State } from '../state'
import type { CharactersTask } from '../tasks'
import { addAnytime, doAnytime, isAnytime, settleFan, whyNotAnytime } from './anytime'
import type { PhaseRules } from './phase'
import { hasRoomyHex, pushStation } from './station'

export const charactersPhase: PhaseRules = {
  phase: 'characters',
  tasks: ['characters'],
  begin(state) {
    // KT-R7: those who fled can be had again from now on.
    for (const counter of state.pool) counter.fled = false
  },
  part: (_state, seat) => charactersPart(seat),
}

export function charactersPart(seat: Seat): CharactersTask {
  return {
    type: 'characters',
    seat,
    stage: 'open',
    rollsChanged: false,
    callsChanged: false,
    attempt: undefined,
    missing: undefined,
    dice: undefined,
    fan: undefined,
    answer: undefined,
  }
}

/** KT-R3 */
export function targetOf(character: Character): number {
  return 2 * CHARACTERS[character].value
}

/** Of 36 rolls of two dice, how many come to at least this. */
export function rollsFrom(least: number): number {
  let rolls = 0
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + other >= least) rolls++
  return rolls
}

function isLord(character: Character): boolean {
  return CHARACTERS[character].power === 'terrain_lord'
}

function ownsLord(state: State, seat: Seat): boolean {
  for (const { shows, at: where } of state.pool) {
    if (where !== undefined && where.seat === seat && isLord(shows)) return true
  }
  return false
}

export const charactersHandler: Handler<CharactersTask> = {
  seats: (_state, task) => (task.stage === 'open' || task.stage === 'pay' ? partPlayer(task) : NOBODY),

  legal(state, task, seat) {
    const actions: Action[] = []
    if (task.stage === 'open') {
      addStandingAnswers(state, task, actions)
      addDischarges(state, seat, actions)
      addTries(state, seat, actions)
    } else if (whyNotPay(state, task) === undefined) actions.push({ type: 'pay' })
    addAnytime(state, seat, actions)
    actions.push(DONE)
    return actions
  },

  whyNot: (state, task, seat, action) => whyNot(state, task, seat, action),

  apply(state, task, seat, action, run) {
    if (isAnytime(action)) {
      doAnytime(state, task, seat, action, run)
      return
    }
    const player = playerAt(state, seat)
    switch (action.type) {
      case 'rolls':
        player.rolls = action.answer
        task.rollsChanged = true
        run.events?.push({ type: 'standing', seat, rolls: action.answer })
        return
      case 'calls':
        player.calls = action.answer
        task.callsChanged = true
        run.events?.push({ type: 'standing', seat, calls: action.answer })
        return
      case 'discharge':
        discharge(state, seat, action.character, action.side, run)
        return
      case 'try':
        tryFor(state, task, action.character, action.plus, run)
        return
      case 'pay':
        player.gold -= priceOf(task)
        recruit(state, task, run)
        return
      case 'done':
        if (task.stage === 'pay') tellNotRecruited(task, run)
        endPart(state, task, run)
    }
  },

  advance(state, task, run) {
    if (settleFan(state, task, run)) return
    if (task.stage === 'rolled') readDice(state, task, run)
    else closePart(state, task, run)
  },

  waitsFor(_state, { stage }) {
    if (stage === 'rolled') return ['dice']
    return stage === 'over' ? ['station'] : []
  },

  audit(state, { stage, attempt, missing }) {
    if (stage === 'open') return undefined
    const counter = state.pool.findIndex(({ shows }) => shows === attempt?.character)
    if (!isFree(state, counter)) return 'the try must be for a character of the pool (KT-R3)'
    return stage === 'pay' && (missing ?? 0) === 0 ? 'something must be missing (KT-R4)' : undefined
  },
}

function addStandingAnswers(state: State, task: CharactersTask, actions: Action[]): void {
  for (const answer of ROLL_ANSWERS) {
    if (whyNotRolls(state, task, answer) === undefined) actions.push({ type: 'rolls', answer })
  }
  for (const answer of CALL_ANSWERS) {
    if (whyNotCalls(state, task, answer) === undefined) actions.push({ type: 'calls', answer })
  }
}

const CHANGED_ALREADY = refusal('KT-O8', 'changed-already')
const SAME_ANSWER = refusal('KT-O8', 'same-answer')

/** KT-O8: each of the two once in a part. */
function whyNotRolls(state: State, task: CharactersTask, answer: ActionOf<'rolls'>['answer']): Refusal | undefined {
  if (task.stage !== 'open' || task.rollsChanged) return CHANGED_ALREADY
  return playerAt(state, task.seat).rolls === answer ? SAME_ANSWER : undefined
}

/** KT-E4: calls may be settled for the match. */
function whyNotCalls(state: State, task: CharactersTask, answer: ActionOf<'calls'>['answer']): Refusal | undefined {
  if (state.options.autoCall) return refusal('KT-E4', 'calls-are-settled')
  if (task.stage !== 'open' || task.callsChanged) return CHANGED_ALREADY
  return playerAt(state, task.seat).calls === answer ? SAME_ANSWER : undefined
}

/** KT-R2: either side up. */
function addDischarges(state: State, seat: Seat, actions: Action[]): void {
  for (const { shows, at: where } of state.pool) {
    if (where?.seat !== seat) continue
    actions.push({ type: 'discharge', character: shows, side: shows })
    actions.push({ type: 'discharge', character: shows, side: CHARACTERS[shows].back })
  }
}

/** KT-R3 to KT-R7 */
function addTries(state: State, seat: Seat, actions: Action[]): void {
  if (!hasRoomyHex(state, seat)) return
  for (const counter of state.pool) {
    if (whyNotHim(state, seat, counter) !== undefined) continue
    const most = mostPlus(state, seat, counter.shows)
    for (let plus = 0; plus <= most; plus++) actions.push({ type: 'try', character: counter.shows, plus })
  }
}

/** KT-R2: the side shown is available at once. */
function discharge(state: State, seat: Seat, character: Character, side: Character, run: Run): void {
  const counter = counterShowing(state, character)
  counter.at = undefined
  counter.shows = side
  run.events?.push({ type: 'discharged', seat, character, side })
}

/** KT-R4 */
function tryFor(state: State, task: CharactersTask, character: Character, plus: number, run: Run): void {
  const { seat } = task
  playerAt(state, seat).gold -= plus * PLUS_BEFORE_COST
  task.attempt = { character, plus }
  task.stage = 'rolled'
  run.events?.push({ type: 'tried', seat, character, plus, target: targetOf(character) })
  throwDice(state, run, {
    reason: 'recruit',
    count: 2,
    involved: [seat],
    // KT-O9: a changed price is a change, whether or not it could be paid.
    swings: (dice) => swingsOf(dice, (changed) => missingWith(character, plus, changed)),
  })
}

/** How much the dice fall short of the target. */
function missingWith(character: Character, plus: number, dice: readonly number[]): number {
  return Math.max(
    0,
    dice.reduce((left, die) => left - die, targetOf(character) - plus),
  )
}

function readDice(state: State, task: CharactersTask, run: Run): void {
  const { character, plus } = must(task.attempt)
  const missing = missingWith(character, plus, must(task.dice))
  task.dice = undefined
  task.missing = missing
  if (missing === 0) recruit(state, task, run)
  // KT-R8
  else if (whyNotPay(state, task) === undefined || rackSize(state, task.seat) > 0) task.stage = 'pay'
  else {
    tellNotRecruited(task, run)
    task.stage = 'over'
  }
}

/** KT-R4: exactly what is missing. */
function priceOf({ missing }: CharactersTask): number {
  return must(missing) * PLUS_AFTER_COST
}

function recruit(state: State, task: CharactersTask, run: Run): void {
  const { seat } = task
  const { character, plus } = must(task.attempt)
  const paid = plus * PLUS_BEFORE_COST + priceOf(task)
  task.stage = 'over'
  run.events?.push({ type: 'recruited', seat, character, paid })
  pushStation(state, seat, state.pool.indexOf(counterShowing(state, character)))
}

function tellNotRecruited(task: CharactersTask, run: Run): void {
  const { character } = must(task.attempt)
  run.events?.push({ type: 'not-recruited', seat: task.seat, character, missing: must(task.missing) })
}

function whyNot(state: State, task: CharactersTask, seat: Seat, action: Action): Refusal | undefined {
  const isOpen = task.stage === 'open'
  switch (action.type) {
    case 'rolls':
      return whyNotRolls(state, task, action.answer)
    case 'calls':
      return whyNotCalls(state, task, action.answer)
    case 'discharge':
      return isOpen ? whyNotDischarge(state, seat, action) : refusal('KT-R8', 'after-the-try')
    case 'try':
      return isOpen ? whyNotTry(state, seat, action) : refusal('KT-R1', 'one-try')
    case 'pay':
      return isOpen ? refusal('KT-R4', 'nothing-to-pay') : whyNotPay(state, task)
    case 'done':
      return undefined
    default:
      return whyNotAnytime(state, seat, action)
  }
}

function whyNotDischarge(state: State, seat: Seat, { character, side }: ActionOf<'discharge'>): Refusal | undefined {
  if (ownerOf(state, character) !== seat) return refusal('KT-R2', 'not-own-character', { character })
  return side === character || side === CHARACTERS[character].back
    ? undefined
    : refusal('KT-R2', 'no-such-side', { character: side })
}

function whyNotTry(state: State, seat: Seat, { character, plus }: ActionOf<'try'>): Refusal | undefined {
  const counter = state.pool.find(({ shows }) => shows === character)
  if (counter === undefined) return refusal('KT-R3', 'other-side-is-up', { character })
  const reason = whyNotHim(state, seat, counter)
  if (reason !== undefined) return reason
  return hasRoomyHex(state, seat) ? whyNotPlus(state, seat, character, plus) : refusal('KT-R5', 'no-hex-with-room')
}

/** Why the character that a counter shows cannot be tried for. */
function whyNotHim(state: State, seat: Seat, { shows, at, fled }: Counter): Refusal | undefined {
  if (at !== undefined) return refusal('KT-R3', 'character-is-owned', { character: shows, seat: at.seat })
  if (fled) return refusal('KT-R7', 'has-just-fled', { character: shows })
  return isLord(shows) && ownsLord(state, seat) ? refusal('KT-R6', 'one-terrain-lord', { character: shows }) : undefined
}

/** KT-R4: the least that two dice show is 2. */
function plusToBeSure(character: Character): number {
  return targetOf(character) - 2
}

function mostPlus(state: State, seat: Seat, character: Character): number {
  return Math.min(plusToBeSure(character), Math.floor(playerAt(state, seat).gold / PLUS_BEFORE_COST))
}

function whyNotPlus(state: State, seat: Seat, character: Character, plus: number): Refusal | undefined {
  if (plus <= mostPlus(state, seat, character)) return undefined
  const most = plusToBeSure(character)
  if (plus > most) return refusal('KT-R4', 'more-than-sure', { most })
  return refusal('KT-R4', 'not-enough-gold', { needs: plus * PLUS_BEFORE_COST, gold: playerAt(state, seat).gold })
}

function whyNotPay(state: State, task: CharactersTask): Refusal | undefined {
  const needs = priceOf(task)
  const { gold } = playerAt(state, task.seat)
  return gold >= needs ? undefined : refusal('KT-R4', 'not-enough-gold', { needs, gold })
}
