/** The part of a player in the phase of random events (KT-V1, KT-V14). */
import type { Seat } from '@crownlands/core/game'
import { must, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type EventCounter, isEvent, TERRAINS } from '../../content'
import { type Action, DONE } from '../actions'
import { auditDice } from '../audit/checks'
import { rackSize, spend, takeFromRack } from '../cup'
import { endPart } from '../parts'
import { addAnytime, doAnytime, isAnytime, settleFan, whyNotAnytime } from '../phases/anytime'
import type { PhaseRules } from '../phases/phase'
import type { Refusal } from '../reasons'
import { end, type Handler, NOBODY, only, push, type Run } from '../run'
import type { State } from '../state'
import type { EventsTask } from '../tasks'
import { checkOut } from '../winning'
import { type Choice, isNaming, type Stage, type Step } from './event'
import { RANDOM_EVENTS, type RandomEvents } from './index'
import { magicCounters } from './magic-source'

/** Passed over only by a player whose rack is empty, which all can see. */
export const eventsPhase: PhaseRules = {
  phase: 'events',
  tasks: ['events'],
  part: (state, seat) => (rackSize(state, seat) > 0 ? eventsPart(seat) : undefined),
}

export function eventsPart(seat: Seat): EventsTask {
  return { type: 'events', seat, stage: 'open' }
}

/** The rules of the part, for the events that there are. */
export function partWith(events: RandomEvents): Handler<EventsTask> {
  function stageOf({ event, stage }: EventsTask): Stage | undefined {
    return event === undefined ? undefined : events[event].stages[stage]
  }

  /** The choice that is open; none before and after the event. */
  function choiceOf(task: EventsTask): Choice | undefined {
    const stage = stageOf(task)
    return stage !== undefined && 'names' in stage ? stage : undefined
  }

  function stepOf(task: EventsTask): Step | undefined {
    const stage = stageOf(task)
    return stage !== undefined && 'goOn' in stage ? stage : undefined
  }

  /** In decisions of the player whose part it is, what can be done at any time can be done too (KT-O4). */
  function isOwnDecision(task: EventsTask): boolean {
    return isOpen(task) || choiceOf(task)?.asks === 'player'
  }

  function whyNotPlay(state: State, { stage, seat }: EventsTask, event: EventCounter): Refusal | undefined {
    if (stage !== 'open') return refusal('KT-V1', 'one-event-a-turn')
    if (!playerAt(state, seat).rack.includes(event)) return refusal('KT-V1', 'no-such-event', { event })
    return events[event].whyNot(state, seat)
  }

  function playable(state: State, task: EventsTask): Action[] {
    const actions: Action[] = []
    if (task.stage !== 'open') return actions
    for (const thing of playerAt(state, task.seat).rack) {
      if (isEvent(thing) && events[thing].whyNot(state, task.seat) === undefined)
        actions.push({ type: 'event', event: thing })
    }
    return actions
  }

  /** KT-V1: it is shown, and returns to the cup at once. */
  function play(state: State, task: EventsTask, event: EventCounter, run: Run): void {
    takeFromRack(state, task.seat, event)
    spend(state, event)
    run.events?.push({ type: 'event-played', seat: task.seat, event, reveals: true })
    task.event = event
    task.stage = events[event].first ?? 'end'
    events[event].begin?.(state, task, run)
  }

  return {
    seats(_state, task) {
      if (task.fan !== undefined) return NOBODY
      if (isOpen(task)) return only(task.seat)
      switch (choiceOf(task)?.asks) {
        case 'player':
          return only(task.seat)
        case 'victim':
          return only(must(task.player))
        default:
          return NOBODY
      }
    },

    legal(state, task, seat) {
      const choice = choiceOf(task)
      const actions: Action[] =
        choice === undefined
          ? playable(state, task)
          : named(state, seat, choice).filter(
              (action) => isNaming(action, choice) && choice.whyNot(state, task, action) === undefined,
            )
      if (isOwnDecision(task)) addAnytime(state, seat, actions)
      if (isOpen(task)) actions.push(DONE)
      return actions
    },

    whyNot(state, task, seat, action) {
      if (action.type === 'event') return whyNotPlay(state, task, action.event)
      if (isAnytime(action) && isOwnDecision(task)) return whyNotAnytime(state, seat, action)
      const choice = choiceOf(task)
      if (choice === undefined) return action.type === 'done' ? undefined : refusal('KT-V1', 'play-an-event-or-end')
      return isNaming(action, choice) ? choice.whyNot(state, task, action) : choice.otherwise
    },

    apply(state, task, seat, action, run) {
      const choice = choiceOf(task)
      if (isAnytime(action)) doAnytime(state, task, seat, action, run)
      else if (action.type === 'done') endPart(state, task, run)
      else if (action.type === 'event') play(state, task, action.event, run)
      else if (choice !== undefined && isNaming(action, choice)) choice.apply(state, task, action, run)
    },

    advance(state, task, run) {
      if (settleFan(state, task, run)) return
      if (task.stage === 'end') finishEvent(state, task, run)
      else stepOf(task)?.goOn(state, task, run)
    },

    waitsFor(_state, task) {
      if (task.stage === 'end' && task.event !== undefined) return events[task.event].leaves ?? []
      return stageOf(task)?.waitsFor ?? []
    },

    audit(state, task, above) {
      const { stage, event } = task
      if (isOpen(task)) return event === undefined ? undefined : 'no event is being played'
      if (event !== undefined && stage === 'end') return auditDice(above, 1)
      const rules = stageOf(task)
      const isThere = rules !== undefined && rules.keeps?.every((field) => task[field] !== undefined) !== false
      if (!isThere) return `it is not at ${stage}`
      return rules.audit?.(state, task) ?? auditDice(above, stepOf(task)?.dice ?? 1)
    },
  }
}

export const eventsHandler = partWith(RANDOM_EVENTS)

/** Before or after the event, the part may end. */
function isOpen({ stage }: EventsTask): boolean {
  return stage === 'open' || stage === 'after'
}

/** All that a player could name. */
function named(state: State, seat: Seat, { names }: Choice): Action[] {
  switch (names) {
    case 'source':
      return magicCounters(state, seat)
    case 'hex':
      return state.hexes.map((_, hex) => ({ type: 'hex', hex }))
    case 'terrain':
      return TERRAINS.map((terrain) => ({ type: 'terrain', terrain }))
    case 'character':
      return state.pool.map(({ shows }) => ({ type: 'character', character: shows }))
    case 'player':
      return state.players.map((_, other) => ({ type: 'player', seat: other }))
  }
}

/** KT-W7: the event may put players out, even the one whose part it is. */
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
