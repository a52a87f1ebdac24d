/** Exploration: the die, the defenders drawn from the cup, and bribes (KT-X). */
import type { Seat } from '@crownlands/core/game'
import { at, must, playerAt, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import {
  buildingValue,
  type Creature,
  fits,
  INCOMES,
  type Income,
  isCreature,
  isIncome,
  isItem,
  isTreasure,
  printedValue,
  type Thing,
} from '../../content'
import { type Action, DONE } from '../actions'
import { auditDice } from '../audit/checks'
import { beginExplorersBattle } from '../battle/forces'
import { insert, kinds } from '../counters'
import { drawFromCup, rackSize, returnToCup } from '../cup'
import { swingsOf, throwDice } from '../dice'
import { addFan } from '../items/fan'
import { onTheRight } from '../order'
import { presentIn } from '../presence'
import type { Refusal } from '../reasons'
import { end, type Handler, NOBODY, only, push, type Run } from '../run'
import type { Guards, Hex, State } from '../state'
import type { AftermathTask, ExploreTask } from '../tasks'
import { addTreasures, doAnytime, isAnytime, settleFan, whyNotAnytime } from './anytime'

/** KT-X3: how many Things are drawn. */
function drawsFor(die: number): number {
  return die === 1 || die === 6 ? 0 : die
}

/** KT-X7, KT-X8: what it costs to bribe a creature, city or village, and why: the value, doubled when something is guarded. */
export function bribePrice(state: Pick<State, 'options'>, hex: Hex, what: Creature | 'building'): number {
  const value = what === 'building' ? buildingValue(hex.income) : printedValue(what, state.options.edition)
  return isGuarding(hex) ? 2 * value : value
}

export function isGuarding({ guards, income }: Hex): boolean {
  return income !== undefined || (guards !== undefined && guards.treasures.length + guards.items.length > 0)
}

/** Who can be bribed, each kind once. */
export function bribable({ guards, income }: Hex): (Creature | 'building')[] {
  if (guards === undefined) return []
  const creatures = kinds(guards.creatures)
  return buildingValue(income) > 0 && !guards.bribed ? [...creatures, 'building'] : creatures
}

/** KT-X1: a player alone in an unowned hex. */
export function explore(state: State, seat: Seat, hex: number): void {
  push(state, {
    type: 'explore',
    seat,
    hex,
    stage: 'roll',
    keep: undefined,
    dice: undefined,
    fan: undefined,
    answer: undefined,
  })
}

export const exploreHandler: Handler<ExploreTask> = {
  seats(state, { stage, seat, fan }) {
    // A Fan that was played is settled before the bribes go on (KT-I7).
    if (fan !== undefined) return NOBODY
    if (stage === 'keep') return only(onTheRight(state, seat))
    return stage === 'bribe' ? only(seat) : NOBODY
  },

  legal(state, task, seat) {
    if (task.stage === 'keep') return (task.keep ?? []).map((income) => ({ type: 'keep', income }))
    const actions: Action[] = []
    for (const what of bribable(at(state.hexes, task.hex))) {
      if (whyNotBribe(state, task, what) === undefined) actions.push({ type: 'bribe', what })
    }
    addTreasures(state, seat, actions)
    addFan(state, seat, actions)
    actions.push(DONE)
    return actions
  },

  whyNot(state, task, seat, action) {
    if (task.stage === 'keep') {
      const isOneOfThem = action.type === 'keep' && task.keep?.includes(action.income) === true
      return isOneOfThem ? undefined : refusal('KT-X5', 'say-which-stays')
    }
    if (action.type === 'done') return undefined
    return action.type === 'bribe' ? whyNotBribe(state, task, action.what) : whyNotAnytime(state, seat, action)
  },

  apply(state, task, seat, action, run) {
    if (action.type === 'keep') {
      keepIncome(state, task, action.income)
      run.events?.push({ type: 'kept', seat, hex: task.hex, income: action.income, reveals: true })
      settleDefenders(state, task, 'KT-X6')
    } else if (action.type === 'bribe') bribe(state, task, seat, action.what, run)
    else if (isAnytime(action)) doAnytime(state, task, seat, action, run)
    else fight(state, task)
  },

  advance(state, task, run) {
    if (settleFan(state, task, run)) return
    if (task.stage === 'roll') roll(state, task, run)
    else if (task.stage === 'rolled') drawDefenders(state, task, must(task.dice?.[0]), run)
  },

  waitsFor: (_state, { stage }) => (stage === 'rolled' ? ['dice'] : []),

  audit(state, { hex, stage, keep, seat }, above) {
    const { owner, guards, income, terrain } = at(state.hexes, hex)
    if (owner !== undefined || terrain === 'sea') return 'only unowned land is explored (KT-X1)'
    const present = presentIn(state, hex)
    if (present.length !== 1 || present[0] !== seat) return 'who explores must be alone there (KT-X1)'
    if ((stage === 'bribe' || stage === 'keep') && guards === undefined) return 'there must be defenders (KT-X7)'
    if ((stage === 'keep') !== (keep !== undefined)) {
      return 'which income counter stays is asked in case of a tie (KT-X5)'
    }
    if (keep?.some((one, i) => !state.cup.includes(one) || keep.indexOf(one) !== i) === true || (keep && income)) {
      return 'one of several that were drawn stays (KT-X5)'
    }
    return auditDice(above, 1)
  },
}

function roll(state: State, task: ExploreTask, run: Run): void {
  // KT-X13: no die, no bribe.
  if (at(state.hexes, task.hex).guards !== undefined) {
    fight(state, task)
    return
  }
  task.stage = 'rolled'
  throwDice(state, run, {
    reason: 'explore',
    count: 1,
    involved: [task.seat],
    swings: (dice) => swingsOf(dice, ([die = 0]) => drawsFor(die)),
  })
}

/** KT-X3 to KT-X5 */
function drawDefenders(state: State, task: ExploreTask, die: number, run: Run): void {
  task.dice = undefined
  const drawn = drawFromCup(state, drawsFor(die), run)
  run.events?.push({ type: 'explored', seat: task.seat, hex: task.hex, die, drawn, reveals: true })
  if (drawsFor(die) === 0) {
    take(state, task, 'KT-X3')
    return
  }
  const hex = at(state.hexes, task.hex)
  hex.guards = sorted(state, drawn)
  const best = bestIncomes(drawn.filter(isIncome).filter((income) => fits(income, hex.terrain)))
  for (const income of drawn.filter(isIncome)) returnToCup(state, income)
  const [single] = best
  if (best.length > 1) {
    task.stage = 'keep'
    task.keep = best
    return
  }
  if (single !== undefined) keepIncome(state, task, single)
  settleDefenders(state, task, 'KT-X6')
}

/** KT-X5: events go to the cup; what fights and what it guards stays. */
function sorted(state: State, drawn: readonly Thing[]): Guards {
  const guards: Guards = { creatures: [], treasures: [], items: [], bribed: false }
  for (const thing of drawn) {
    if (isCreature(thing)) insert(guards.creatures, thing)
    else if (isTreasure(thing)) insert(guards.treasures, thing)
    else if (isItem(thing)) insert(guards.items, thing)
    else if (!isIncome(thing)) returnToCup(state, thing)
  }
  return guards
}

/** KT-X5: the different ones with the most gold. */
function bestIncomes(fitting: readonly Income[]): Income[] {
  const most = Math.max(0, ...fitting.map((income) => INCOMES[income].gold))
  return fitting.filter((income, i) => INCOMES[income].gold === most && fitting.indexOf(income) === i)
}

function keepIncome(state: State, task: ExploreTask, income: Income): void {
  remove(state.cup, income)
  at(state.hexes, task.hex).income = income
  task.keep = undefined
}

/** KT-X6, KT-X9: nobody fights; otherwise bribes are asked for where all can see that there may be some. */
function settleDefenders(state: State, task: ExploreTask, clause: 'KT-X6' | 'KT-X9'): void {
  const hex = at(state.hexes, task.hex)
  const left = bribable(hex)
  if (left.length === 0) {
    take(state, task, clause)
    return
  }
  task.stage = 'bribe'
  const cheapest = Math.min(...left.map((what) => bribePrice(state, hex, what)))
  if (playerAt(state, task.seat).gold < cheapest && rackSize(state, task.seat) === 0) fight(state, task)
}

function whyNotBribe(
  state: State,
  { hex: place, seat }: ExploreTask,
  what: Creature | 'building',
): Refusal | undefined {
  const hex = at(state.hexes, place)
  if (!bribable(hex).includes(what)) return refusal('KT-X7', 'not-there', { what })
  const [price, { gold }] = [bribePrice(state, hex, what), playerAt(state, seat)]
  if (price <= gold) return undefined
  const facts = { what, price, gold }
  return isGuarding(hex) ? refusal('KT-X8', 'doubled-bribe-too-dear', facts) : refusal('KT-X7', 'bribe-too-dear', facts)
}

/** KT-X7 */
function bribe(state: State, task: ExploreTask, seat: Seat, what: Creature | 'building', run: Run): void {
  const hex = at(state.hexes, task.hex)
  const guards = must(hex.guards)
  const gold = bribePrice(state, hex, what)
  playerAt(state, seat).gold -= gold
  if (what === 'building') guards.bribed = true
  else {
    remove(guards.creatures, what)
    returnToCup(state, what)
  }
  run.events?.push({ type: 'bribed', seat, hex: task.hex, what, gold, reveals: true })
  settleDefenders(state, task, 'KT-X9')
}

/** The hex is the explorer's without a battle: nothing is turned up, and there is no damage check (KT-X16). */
function take(state: State, task: ExploreTask, clause: AftermathTask['clause']): void {
  end(state, task)
  const { hex, seat } = task
  push(state, { type: 'aftermath', hex, capturer: seat, clause, stage: 'hands', damage: false, involved: [seat] })
}

/** KT-X10 */
function fight(state: State, task: ExploreTask): void {
  end(state, task)
  beginExplorersBattle(state, task.hex, task.seat)
}
