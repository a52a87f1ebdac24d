/** What bots know of Kings & Things: rules of thumb for every decision, each in the file of its phase. */
import { type Chance, pick } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import type { Heuristics } from '@crownlands/core/heuristics'
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
import { judgePowers } from './heuristics-powers'
import { judgeSetup } from './heuristics-setup'
import { judgePlaceOn, judgeThings } from './heuristics-things'
import { legalActions } from './rules'
import { topTask } from './run'
import type { State } from './state'
import type { View } from './view'

export const heuristics: Heuristics<State, Action, View> = { evaluate, judge, choices, playout, stage }

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
      return judgePlaceOn(state, task, seat)
    case 'events':
      return judgeEvents(state, task, seat)
    case 'losses':
    case 'overflow':
      return judgeLosses(state, task, seat)
    case 'move':
      return judgeMove(state, task)
    case 'pin':
      return judgePin(state, task)
    case 'flyers':
      return judgeFlyers(state, task)
    case 'combat':
      return judgeCombat(state, task, seat)
    case 'explore':
      return judgeExplore(state, task, seat)
    case 'battle':
      return judgeBattle(state, task, seat)
    case 'dice':
      return judgeDice(state, task, seat)
    case 'answer':
      return judgeAnswer(state, task, seat)
    case 'elixir':
      return judgeElixir(state, task)
    case 'calls':
      return judgeCalls(state, task)
    case 'powers':
      return judgePowers(state, task, seat)
    case 'build':
      return judgeBuild(state, task, seat)
    case 'turn':
    case 'aftermath':
      // Nobody is ever asked.
      return () => 0
  }
}

// Searching -----------------------------------------------------------------------------------------

/** So many of the best at first sight are thought about; in placing and moving rules of thumb do better than a search. */
const MOST_CHOICES = 6
const MOST_SMALL_STEPS = 3
/** What is so much worse than the best is left out. */
const WORSE = 4

function choices(state: State, seat: Seat): readonly Action[] {
  const legal = legalActions(state, seat)
  if (legal.length <= 2) return legal.map(shared)
  const judged = judge(state, seat, legal)
  const best = Math.max(...judged)
  const { type } = topTask(state)
  const most =
    type === 'move' || type === 'things' || type === 'place-on' || type === 'setup' ? MOST_SMALL_STEPS : MOST_CHOICES
  return legal
    .map((action, i) => ({ action, worth: must(judged[i]) }))
    .filter(({ worth }) => worth >= best - WORSE)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ action }) => shared(action))
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

/** How often a playout takes any of the good ones instead of the best. */
const VARIED = 8

function playout(state: State, seat: Seat, chance: Chance): Action {
  const legal = legalActions(state, seat)
  const [only] = legal
  if (only !== undefined && legal.length === 1) return only
  const judged = judge(state, seat, legal)
  const best = Math.max(...judged)
  const margin = chance.below(VARIED) === 0 ? 1 : 0
  const good = legal.filter((_, i) => must(judged[i]) >= best - margin)
  return pick(good, chance)
}

/** A turn's war is tried out to its end: up to the events, movement and combat, then what is built. */
function stage({ turn, phase, result }: State): number {
  if (result !== undefined) return Number.POSITIVE_INFINITY
  return (
    turn * 3 + (phase === 'movement' || phase === 'combat' ? 1 : phase === 'construction' || phase === 'powers' ? 2 : 0)
  )
}
