/** Whole games played at random and told: every event, prompt, question, action and board, seen by everybody in turn. */
import { FastChance } from '@crownlands/core/chance-fast'
import type { Viewer } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import type { Words } from '@crownlands/core/room'
import type { Action } from '../rules/actions'
import type { Event } from '../rules/happenings'
import { apply, legalActions, refuse, setup, toAct } from '../rules/rules'
import type { Options, State } from '../rules/state'
import { type View, view, viewEvent } from '../rules/view/view'

export type RoomWords = Words<Action, View, Options, Event>

export interface Told {
  readonly kind: 'story' | 'prompt' | 'question' | 'closing' | 'action' | 'refusal' | 'board'
  readonly text: string
}

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora']
/** Boards and lists of actions are long: it is enough to read them now and then. */
const BOARD_EVERY = 7
const LONGEST_LIST = 40

interface Step {
  readonly state: State
  readonly events: readonly Event[]
  readonly step: number
}

/** The moments of a game, each with what has happened since the last. */
export function* playAtRandom(options: Options, seats: number, seed: string): Generator<Step> {
  const source = new FastChance(seed)
  const choose = new FastChance(`${seed} chooses`).at(0)
  const events: Event[] = []
  const state = setup(options, seats, source.at(0), events)
  for (let step = 1; ; step++) {
    yield { state, events: events.splice(0), step }
    if (state.result !== undefined) return
    const asked = toAct(state)
    const seat = must(asked[choose.below(asked.length)])
    const actions = legalActions(state, seat)
    apply(state, seat, must(actions[choose.below(actions.length)]), source.at(step), events)
  }
}

/** Everything that is said in a game. */
export function tellGame(words: RoomWords, options: Options, seats: number, seed: string): Told[] {
  const told: Told[] = []
  const names = NAMES.slice(0, seats)
  let last: Action = { type: 'done' }
  for (const { state, events, step } of playAtRandom(options, seats, seed)) {
    const viewer: Viewer = step % (seats + 1) === seats ? 'spectator' : step % (seats + 1)
    for (const event of events) {
      for (const text of words.story(viewEvent(event, viewer), names)) told.push({ kind: 'story', text })
    }
    const [seat = 0] = toAct(state)
    const seen = view(state, seat)
    told.push({ kind: 'prompt', text: words.prompt(seen, seat) })
    told.push({ kind: 'prompt', text: words.prompt(seen, (seat + 1) % seats) })
    if (step % BOARD_EVERY === 0) {
      told.push({ kind: 'board', text: words.board(view(state, viewer), names) })
      told.push({ kind: 'board', text: words.board(seen, names) })
    }
    if (state.result !== undefined) break
    const actions = legalActions(state, seat)
    for (const action of [...actions.slice(0, LONGEST_LIST), ...actions.slice(-5)])
      told.push({ kind: 'action', text: words.action(action, seen) })
    if (actions.some(({ type }) => type === 'done')) {
      told.push({ kind: 'closing', text: words.closing?.(seen, seat) ?? '' })
    }
    if (['dice', 'answer', 'elixir', 'calls'].includes(must(state.tasks.at(-1)).type)) {
      told.push({ kind: 'question', text: words.question?.(view(state, 'spectator')) ?? '' })
    }
    // What was possible a moment ago may not be now.
    const refused = refuse(state, seat, last)
    if (refused !== undefined) told.push({ kind: 'refusal', text: words.refusal(refused) })
    last = must(actions[step % actions.length])
  }
  return told
}
