/** Events that cost counters: Dark Plague, Teenie Pox and Terrain Disaster (KT-V5, KT-V9, KT-V10). */
import type { Seat } from '@crownlands/core/game'
import { at, must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { buildingValue } from '../../content'
import { stackSize } from '../armies'
import { swingsOf, throwDice } from '../dice'
import { playersInOrder } from '../order'
import { askForElixir } from '../questions/elixir'
import type { Refusal } from '../reasons'
import { push, type Run } from '../run'
import type { State } from '../state'
import type { DiceReason, Due, EventsTask } from '../tasks'
import type { EventRules } from './event-rules'
import { canLose } from './losses'

/** What the fort, city and village of a hex add up to. */
function valueOfBuildings(state: State, place: number): number {
  const { fort, income } = at(state.hexes, place)
  return fort + buildingValue(income)
}

/** 1 or 6: nothing. 2 to 5: that many. */
function lossesBy([die = 1]: readonly number[]): number {
  return die === 1 || die === 6 ? 0 : die
}

// Dark Plague ---------------------------------------------------------------------------------------

export const darkPlague: EventRules = {
  whyNot: () => undefined,

  begin(state, task) {
    // The numbers are fixed now.
    const due = plagueLosses(state)
    task.due = due
    askForElixir(
      state,
      task,
      playersInOrder(state).filter((player) => due.some(({ seat }) => seat === player)),
    )
  },

  addLegal: () => {},
  why: whyNothingToName,
  apply: () => {},

  advance(state, task) {
    if (task.stage === 'elixir') {
      task.due = must(task.due).filter(({ seat }) => task.spared?.includes(seat) !== true)
      task.stage = 'losing'
      return
    }
    const next = must(task.due).shift()
    if (next === undefined) task.stage = 'end'
    else push(state, { type: 'losses', seat: next.seat, hex: next.hex, left: next.losses, kind: 'plague' })
  },
}

/** In player order, hex by hex: only where something could be given (KT-O7). */
function plagueLosses(state: State): Due[] {
  return playersInOrder(state).flatMap((seat) =>
    state.hexes.flatMap(({ owner }, hex) => {
      const losses = owner === seat ? valueOfBuildings(state, hex) : 0
      return losses > 0 && canLose(state, hex, seat) ? [{ seat, hex, losses }] : []
    }),
  )
}

function whyNothingToName(): Refusal {
  return refusal('KT-V14', 'nothing-to-name')
}

// Teenie Pox ----------------------------------------------------------------------------------------

export const teeniepox: EventRules = {
  whyNot: (state, seat) =>
    possibleVictims(state, seat).length > 0 ? undefined : refusal('KT-V14', 'nobody-has-something-to-lose'),

  begin(_state, task) {
    task.stage = 'name'
  },

  addLegal(state, task, actions) {
    if (task.stage === 'victim') {
      for (const hex of largestStacks(state, must(task.player))) actions.push({ type: 'hex', hex })
    } else for (const seat of possibleVictims(state, task.seat)) actions.push({ type: 'player', seat })
  },

  why(_state, task, action) {
    if (task.stage === 'victim') return refusal('KT-V9', 'choose-a-largest-stack')
    if (action.type !== 'player') return refusal('KT-V9', 'name-a-player')
    return action.seat === task.seat ? refusal('KT-V9', 'not-yourself') : refusal('KT-V14', 'nothing-to-lose')
  },

  apply(state, task, action, run) {
    if (action.type === 'player') {
      task.player = action.seat
      run.events?.push({ type: 'named', seat: task.seat, player: action.seat, reveals: true })
      task.stage = 'rolled'
      throwLosses(state, run, 'teenie-pox', [action.seat, task.seat])
    } else if (action.type === 'hex') infect(state, task, action.hex)
  },

  advance(state, task, run) {
    const victim = must(task.player)
    if (task.stage === 'rolled') {
      task.losses = takeLosses(task, victim, run)
      // KT-O7: who could give nothing is no victim.
      const canGive = largestStacks(state, victim).some((hex) => canLose(state, hex, victim))
      if (task.losses === 0 || !canGive) task.stage = 'end'
      else askForElixir(state, task, [victim])
      return
    }
    const [first, ...others] = task.spared?.includes(victim) === true ? [] : largestStacks(state, victim)
    if (first === undefined) task.stage = 'end'
    else if (others.length === 0) infect(state, task, first)
    else task.stage = 'victim'
  },
}

function infect(state: State, task: EventsTask, hex: number): void {
  task.stage = 'end'
  push(state, { type: 'losses', seat: must(task.player), hex, left: must(task.losses), kind: 'pox' })
}

/** Other players with something to lose, by seat. */
function possibleVictims(state: State, seat: Seat): Seat[] {
  return state.players.flatMap((_, other) => (other !== seat && hasSomethingToLose(state, other) ? [other] : []))
}

function hasSomethingToLose(state: State, seat: Seat): boolean {
  return state.hexes.some(({ owner }, hex) => owner === seat && canLose(state, hex, seat))
}

/** Army counters 1 each, buildings their value, a citadel too: where the most is. */
function largestStacks(state: State, seat: Seat): number[] {
  const sizes = state.hexes.map(({ owner }, hex) =>
    owner === seat ? stackSize(state, hex, seat) + valueOfBuildings(state, hex) : 0,
  )
  const largest = Math.max(...sizes)
  return largest === 0 ? [] : sizes.flatMap((size, hex) => (size === largest ? [hex] : []))
}

/** The player who is struck rolls a die. */
function throwLosses(state: State, run: Run, reason: DiceReason, involved: readonly Seat[]): void {
  throwDice(state, run, { reason, count: 1, involved, swings: (dice) => swingsOf(dice, lossesBy) })
}

/** Reads the die; 0 if it spares the player. */
function takeLosses(task: EventsTask, seat: Seat, run: Run): number {
  const losses = lossesBy(must(task.dice))
  task.dice = undefined
  if (losses === 0) run.events?.push({ type: 'spared', seat, by: 'die' })
  return losses
}

// Terrain Disaster ----------------------------------------------------------------------------------

export const terrainDisaster: EventRules = {
  whyNot: () => undefined,

  begin(state, task) {
    task.missed = []
    nameNext(state, task)
  },

  addLegal(state, task, actions) {
    for (const hex of hexesToStrike(state, task)) actions.push({ type: 'hex', hex })
  },

  why(_state, task, action) {
    if (action.type !== 'hex') return refusal('KT-V10', 'name-an-owned-hex')
    return refusal('KT-V10', task.missed?.includes(action.hex) === true ? 'named-before' : 'hex-not-owned')
  },

  apply(state, task, action, run) {
    if (action.type !== 'hex') return
    const { hex } = action
    task.hex = hex
    task.stage = 'rolled'
    run.events?.push({ type: 'named', seat: task.seat, hex, reveals: true })
    throwDice(state, run, {
      reason: 'terrain-disaster',
      count: 2,
      involved: [task.seat, must(at(state.hexes, hex).owner)],
      swings: (dice) => swingsOf(dice, strikes),
    })
  },

  advance(state, task, run) {
    const hex = must(task.hex)
    const owner = must(at(state.hexes, hex).owner)
    if (task.stage === 'struck') {
      const left = takeLosses(task, owner, run)
      task.stage = 'end'
      if (left > 0) push(state, { type: 'losses', seat: owner, hex, left, kind: 'pox' })
    } else if (strikes(takeDice(task))) {
      task.stage = 'struck'
      throwLosses(state, run, 'terrain-disaster-losses', [owner, task.seat])
    } else {
      task.missed?.push(hex)
      nameNext(state, task)
    }
  },
}

function takeDice(task: EventsTask): readonly number[] {
  const dice = must(task.dice)
  task.dice = undefined
  return dice
}

function strikes(dice: readonly number[]): boolean {
  const sum = dice.reduce((total, die) => total + die, 0)
  return sum >= 6 && sum <= 8
}

/** Until it strikes or no owned hex is left. */
function nameNext(state: State, task: EventsTask): void {
  task.stage = hexesToStrike(state, task).length > 0 ? 'name' : 'end'
}

/** Owned hexes, each once. */
function hexesToStrike(state: State, { missed }: EventsTask): number[] {
  return state.hexes.flatMap(({ owner }, hex) => (owner !== undefined && missed?.includes(hex) !== true ? [hex] : []))
}
