/** What bots know of Kings & Things: rules of thumb for every decision, each in the file of its phase. */
import { type Chance, pick } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import type { Heuristics, Turn } from '@crownlands/core/heuristics'
import { must } from '@crownlands/core/lists'
import type { Action } from './actions'
import { judgeAnswer, judgeCalls, judgeDice } from './heuristics-answers'
import { judgeBattle } from './heuristics-battle'
import { judgeCharacters, judgeStation, judgeTurnOver } from './heuristics-characters'
import { judgeCombat, judgeExplore } from './heuristics-combat'
import { judgeBuild } from './heuristics-construction'
import { evaluate } from './heuristics-evaluate'
import { judgeElixir, judgeEvents, judgeLosses } from './heuristics-events'
import { judgeFlyers, judgeMove, judgePin } from './heuristics-movement'
import { planOf } from './heuristics-plan'
import { judgePowers } from './heuristics-powers'
import { judgeSetup } from './heuristics-setup'
import { judgePlacing, judgeThings } from './heuristics-things'
import { carriedOut, movementsOf } from './heuristics-turns'
import { legalActions } from './rules'
import { topTask } from './run'
import type { State } from './state'
import type { MoveTask, TaskType } from './tasks'
import type { View } from './view'

export const heuristics: Heuristics<State, Action, View> = { evaluate, judge, choices, turns, playout, stage }

function judge(state: State, seat: Seat, actions: readonly Action[]): number[] {
  if (actions.length === 1) return [0]
  return actions.map(judgeFor(state, seat))
}

/** The rules of thumb for what is asked now. */
function judgeFor(state: State, seat: Seat): (action: Action) => number {
  const task = topTask(state)
  switch (task.type) {
    case 'setup':
      return judgeSetup(state, task, seat)
    case 'characters':
      return judgeCharacters(state, task, seat)
    case 'station':
      return judgeStation(state, task, seat)
    case 'turn-over':
      return judgeTurnOver(state, task, seat)
    case 'things':
      return judgeThings(state, task, seat)
    case 'place-on':
      return judgePlacing(state, seat)
    case 'events':
      return judgeEvents(state, task, seat)
    case 'losses':
    case 'overflow':
      return judgeLosses(state, task, seat)
    case 'move':
      return judgeMove(state, task)
    case 'pin':
      return judgePin(state)
    case 'flyers':
      return judgeFlyers(state)
    case 'combat':
      return judgeCombat(state, seat)
    case 'explore':
      return judgeExplore(state, task, seat)
    case 'battle':
      return judgeBattle(state, task, seat)
    case 'dice':
      return judgeDice(state, task, seat)
    case 'answer':
      return judgeAnswer(state, task, seat)
    case 'elixir':
      return judgeElixir
    case 'calls':
      return judgeCalls(state, task)
    case 'powers':
      return judgePowers(state, task, seat)
    case 'build':
      return judgeBuild(state, seat)
    case 'turn':
    case 'aftermath':
      // Nobody is ever asked.
      return () => 0
  }
}

// Searching -----------------------------------------------------------------------------------------

/** So many of the best at first sight are thought about. */
const MOST_CHOICES = 6
/** What is so much worse than the best is left out. */
const WORSE = 3

/** Where rules of thumb do better than a search: what counts there shows turns later. */
const SETTLED: ReadonlySet<TaskType> = new Set<TaskType>([
  'setup',
  'characters',
  'station',
  'turn-over',
  'things',
  'place-on',
  'build',
  'move',
  'pin',
  'flyers',
  'calls',
  'overflow',
])

function choices(state: State, seat: Seat): readonly Action[] {
  const first = turns(state, seat).flatMap(({ actions }) => actions.slice(0, 1).map(shared))
  return first.filter((action, i) => first.indexOf(action) === i)
}

function turns(state: State, seat: Seat): readonly Turn<Action>[] {
  const task = topTask(state)
  if (task.type === 'move' && task.at === undefined && task.finished.length === 0) return movementsOf(state, task)
  const legal = legalActions(state, seat)
  const judged = judge(state, seat, legal)
  const best = Math.max(...judged)
  if (SETTLED.has(task.type)) return [{ actions: [shared(must(legal[judged.indexOf(best)]))], promise: 0 }]
  return legal
    .map((action, i) => ({ actions: [shared(action)], promise: must(judged[i]) }))
    .filter(({ promise }) => promise >= best - WORSE)
    .sort((a, b) => b.promise - a.promise)
    .slice(0, MOST_CHOICES)
}

/** One object for each action ever thought about: a search tells them apart by it. */
const SHARED = new Map<string, Action>()

function shared(action: Action): Action {
  const key = Object.values(action).join()
  const known = SHARED.get(key)
  if (known !== undefined) return known
  SHARED.set(key, action)
  return action
}

// Trying out ----------------------------------------------------------------------------------------

/** Now and then a playout takes any of the good ones instead of the best: one time in so many. */
const VARIED = 8

function playout(state: State, seat: Seat, chance: Chance): Action {
  const task = topTask(state)
  if (task.type === 'move') return movementStep(state, task) ?? bestOrGood(state, seat, chance)
  return bestOrGood(state, seat, chance)
}

function bestOrGood(state: State, seat: Seat, chance: Chance): Action {
  const legal = legalActions(state, seat)
  const [only] = legal
  if (only !== undefined && legal.length === 1) return only
  const judged = judge(state, seat, legal)
  const best = Math.max(...judged)
  const margin = chance.below(VARIED) === 0 ? 1 : 0
  return pick(
    legal.filter((_, i) => must(judged[i]) >= best - margin),
    chance,
  )
}

/** What is left of a movement that is being tried out: to plan it once is enough. */
const UNDER_WAY = new WeakMap<MoveTask, Action[]>()

/** The next step of the plan with which the part began; none in a part that was begun otherwise. */
function movementStep(state: State, task: MoveTask): Action | undefined {
  if (task.at === undefined && task.finished.length === 0 && !UNDER_WAY.has(task)) {
    UNDER_WAY.set(task, carriedOut(state, planOf(state, task)))
  }
  return UNDER_WAY.get(task)?.shift()
}

/** A turn's war is tried out to its end: up to the events, movement and combat, then what is built. */
function stage({ turn, phase, result }: State): number {
  if (result !== undefined) return Number.POSITIVE_INFINITY
  if (phase === 'movement' || phase === 'combat') return turn * 3 + 1
  return turn * 3 + (phase === 'construction' || phase === 'powers' ? 2 : 0)
}
