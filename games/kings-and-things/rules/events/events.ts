/** The part of a player in the phase of random events (KT-V1, KT-V14). What each event does has a file of its own. */
import type { Seat } from '@crownlands/core/game'
import { must, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type EventCounter, isEvent } from '../../content'
import { type Action, DONE } from '../actions'
import { spend, takeFromRack } from '../cup'
import { endPart } from '../parts'
import { addAnytime, doAnytime, isAnytime, settleFan, whyNotAnytime } from '../phases/anytime'
import type { Refusal } from '../reasons'
import { end, type Handler, NOBODY, only, push, type Run } from '../run'
import type { State } from '../state'
import type { EventStage, EventsTask } from '../tasks'
import { checkOut } from '../winning'
import type { EventRules } from './event-rules'
import { bigJuju } from './juju'
import { defection, goodHarvest, motherLode, vandalism, willingWorkers } from './others'
import { darkPlague, teeniepox, terrainDisaster } from './plagues'
import { weatherControl } from './weather'

const EVENT_RULES: Readonly<Record<EventCounter, EventRules>> = {
  big_juju: bigJuju,
  dark_plague: darkPlague,
  defection,
  good_harvest: goodHarvest,
  mother_lode: motherLode,
  teeniepox,
  terrain_disaster: terrainDisaster,
  vandalism,
  weather_control: weatherControl,
  willing_workers: willingWorkers,
}

/** A player's part, for the turn to hand out. */
export function eventsPart(seat: Seat): EventsTask {
  return { type: 'events', seat, stage: 'open' }
}

/** Decisions of the player whose part it is: what can be done at any time can be done there too (KT-O4). */
function isOwnDecision(stage: EventStage): boolean {
  return stage === 'open' || stage === 'source' || stage === 'name' || stage === 'terrain' || stage === 'after'
}

/** Before or after the event, the part may end. */
function isOpen(stage: EventStage): boolean {
  return stage === 'open' || stage === 'after'
}

export const eventsHandler: Handler<EventsTask> = {
  seats(_state, { stage, seat, player, fan }) {
    if (fan !== undefined) return NOBODY
    if (isOwnDecision(stage)) return only(seat)
    return stage === 'victim' ? only(must(player)) : NOBODY
  },

  legal(state, task, seat) {
    const actions: Action[] = []
    if (task.stage === 'open') addEvents(state, seat, actions)
    else if (task.stage !== 'after') rulesOf(task).addLegal(state, task, actions)
    if (isOwnDecision(task.stage)) addAnytime(state, seat, actions)
    if (isOpen(task.stage)) actions.push(DONE)
    return actions
  },

  whyNot(state, task, seat, action): Refusal {
    if (isAnytime(action) && isOwnDecision(task.stage)) return whyNotAnytime(state, seat, action)
    if (action.type === 'event') return whyNotEvent(state, task, seat, action.event)
    if (isOpen(task.stage)) return refusal('KT-V1', 'play-an-event-or-end')
    return rulesOf(task).why(state, task, action)
  },

  apply(state, task, seat, action, run) {
    if (isAnytime(action)) doAnytime(state, task, seat, action, run)
    else if (action.type === 'done') endPart(state, task, run)
    else if (action.type === 'event') play(state, task, action.event, run)
    else rulesOf(task).apply(state, task, action, run)
  },

  advance(state, task, run) {
    if (settleFan(state, task, run)) return
    if (task.stage === 'end') finishEvent(state, task, run)
    else rulesOf(task).advance(state, task, run)
  },
}

function rulesOf({ event }: EventsTask): EventRules {
  return EVENT_RULES[must(event)]
}

function addEvents(state: State, seat: Seat, actions: Action[]): void {
  for (const thing of playerAt(state, seat).rack) {
    if (isEvent(thing) && EVENT_RULES[thing].whyNot(state, seat) === undefined) {
      actions.push({ type: 'event', event: thing })
    }
  }
}

function whyNotEvent(state: State, { stage }: EventsTask, seat: Seat, event: EventCounter): Refusal {
  if (stage !== 'open') return refusal('KT-V1', 'one-event-a-turn')
  if (!playerAt(state, seat).rack.includes(event)) return refusal('KT-V1', 'no-such-event', { event })
  return EVENT_RULES[event].whyNot(state, seat) ?? refusal('KT-V1', 'play-an-event-or-end')
}

/** KT-V1: it is shown, and returns to the cup at once. */
function play(state: State, task: EventsTask, event: EventCounter, run: Run): void {
  takeFromRack(state, task.seat, event)
  spend(state, event)
  run.events?.push({ type: 'event-played', seat: task.seat, event, reveals: true })
  task.event = event
  rulesOf(task).begin(state, task, run)
}

/** KT-W7: somebody may be out by it, even the player whose part it is. */
function finishEvent(state: State, task: EventsTask, run: Run): void {
  checkOut(state, run)
  if (state.result !== undefined) return
  if (playerAt(state, task.seat).out) {
    endPart(state, task, run)
    return
  }
  end(state, task)
  push(state, { type: 'events', seat: task.seat, stage: 'after' })
}
