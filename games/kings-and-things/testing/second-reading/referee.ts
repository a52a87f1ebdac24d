/** Plays at random and compares what the rules do, step by step, with the second reading of them. */
import { type Chance, pick } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import { canonicalJson } from '@crownlands/core/json'
import { must } from '@crownlands/core/lists'
import type { Action } from '../../rules/actions'
import { clone } from '../../rules/clone'
import { handlerOf } from '../../rules/handlers'
import type { Event } from '../../rules/happenings'
import { legalActions, toAct } from '../../rules/rules'
import { topTask } from '../../rules/run'
import type { State } from '../../rules/state'
import type { Deed, Tell } from './deed'
import { judgeBattle, judgeBattleChoice, judgeCalls } from './judge-battle'
import { judgeExploration, judgeExplorersChoice } from './judge-exploration'
import { judgeGold, judgeWalkIns, judgeWinning } from './judge-turn'
import type { Reading } from './reading'

/** How often something was compared, by what it was. */
export type Tally = Map<string, number>

export interface Match {
  readonly state: State
  readonly chance: Chance
  readonly reading: Reading
  readonly tally: Tally
  /** Chooses among legal actions; anything, unless told. */
  readonly choose?: (state: State, legal: readonly Action[], chance: Chance) => Action
}

const MOST_ACTIONS = 100_000

/** Lets everybody do anything until the match is over or `until` says so. Gives back the first disagreement. */
export function referee(match: Match, until: (state: State) => boolean): string | undefined {
  const { state, chance, reading, tally } = match
  const choose = match.choose ?? ((_state, legal) => pick(legal, chance))
  const found: string[] = []
  const tell: Tell = (what, read, done) => {
    tally.set(what, (tally.get(what) ?? 0) + 1)
    const [a, b] = [read, done].map((one) => canonicalJson(one ?? 'none'))
    if (a !== b) found.push(`${what}: read ${a}, done ${b}`)
  }
  const judge = (deed: Deed) => {
    judgeGold(deed, reading, tell)
    judgeWalkIns(deed, reading, tell)
    judgeExploration(deed, reading, tell)
    judgeBattle(deed, reading, tell)
    judgeWinning(deed, reading, tell)
  }
  const run = (doIt: (events: Event[]) => void) => {
    const events: Event[] = []
    const before = clone(state)
    doIt(events)
    judge({ before, after: state, events })
  }
  for (let action = 0; state.result === undefined && !until(state) && found.length === 0; action++) {
    if (action > MOST_ACTIONS) return 'it does not end'
    const task = topTask(state)
    const asked = toAct(state)
    if (asked.length === 0) {
      run((events) => handlerOf(task).advance(state, task, { chance, events }))
      continue
    }
    const seat = pick(asked, chance)
    const legal = legalActions(state, seat)
    judgeChoice(state, seat, legal, reading, tell)
    const chosen = choose(state, legal, chance)
    run((events) => handlerOf(task).apply(state, task, seat, chosen, { chance, events }))
  }
  return found[0]
}

/** Whether a seat is offered what the clauses offer it. */
function judgeChoice(state: State, seat: Seat, legal: readonly Action[], reading: Reading, tell: Tell): void {
  const task = must(state.tasks.at(-1))
  tell('each action once', legal.length, new Set(legal.map((action) => JSON.stringify(action))).size)
  if (task.type === 'explore') judgeExplorersChoice(state, task, legal, reading, tell)
  else if (task.type === 'battle') judgeBattleChoice(state, task, seat, legal, reading, tell)
  else if (task.type === 'calls') judgeCalls(state, task, seat, legal, reading, tell)
  else if (task.type === 'combat') {
    const hexes = legal.flatMap((action) => (action.type === 'resolve' ? [action.hex] : []))
    tell('hexes to resolve', reading.disputed(state, seat), hexes)
  } else if (task.type === 'build') {
    const hexes = legal.flatMap((action) => (action.type === 'build' ? [action.hex] : []))
    tell('hexes to build in', reading.buildable(state, seat, task.built), hexes)
  }
}
