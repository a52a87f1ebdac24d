/** A magic counter from which an event reaches as far as its value (KT-V3). */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type ArmyCounter, has, isCharacter, printedValue } from '../../content'
import type { Action, ActionOf } from '../actions'
import { armyOf, charactersIn, hexesWithArmy, turnDown, turnUp } from '../armies'
import { kinds } from '../counters'
import { distance } from '../hexes'
import { askForCalls } from '../questions/calls'
import type { Refusal } from '../reasons'
import type { Run } from '../run'
import type { State } from '../state'
import type { EventsTask } from '../tasks'

/** Whether the player could name this hex. */
export type IsTarget = (state: State, hex: number, seat: Seat) => boolean

/** KT-V14: a source and a hex in its range. */
export function whyNoSource(state: State, seat: Seat, isTarget: IsTarget): Refusal | undefined {
  let hasMagic = false
  for (const { counter, hex } of magicCounters(state, seat)) {
    if (reaches(state, counter, hex, seat, isTarget)) return undefined
    hasMagic = true
  }
  return refusal('KT-V14', hasMagic ? 'nothing-in-range' : 'no-source')
}

/** All own army counters with the magic symbol, each kind once a hex. Bluffs too: they may be called. */
function magicCounters(state: State, seat: Seat): { readonly counter: ArmyCounter; readonly hex: number }[] {
  const found: { readonly counter: ArmyCounter; readonly hex: number }[] = []
  for (const hex of hexesWithArmy(state, seat)) {
    for (const counter of kinds(armyOf(state, hex, seat)?.down ?? [])) {
      if (has(counter, 'magic')) found.push({ counter, hex })
    }
    for (const counter of charactersIn(state, hex, seat)) if (has(counter, 'magic')) found.push({ counter, hex })
  }
  return found
}

function reaches(state: State, counter: ArmyCounter, hex: number, seat: Seat, isTarget: IsTarget): boolean {
  const range = printedValue(counter, state.options.edition)
  return state.hexes.some((_, other) => distance(hex, other) <= range && isTarget(state, other, seat))
}

/** First the source is named, then a hex in its range. */
export function addSourcesOrHexes(state: State, task: EventsTask, isTarget: IsTarget, actions: Action[]): void {
  const { seat, stage } = task
  if (stage === 'source') {
    for (const { counter, hex } of magicCounters(state, seat)) {
      if (reaches(state, counter, hex, seat, isTarget)) actions.push({ type: 'source', counter, hex })
    }
  } else if (stage === 'name') {
    state.hexes.forEach((_, hex) => {
      if (isInRange(state, task, hex) && isTarget(state, hex, seat)) actions.push({ type: 'hex', hex })
    })
  }
}

/** The printed value, that distance included. */
export function isInRange(state: State, { source }: EventsTask, hex: number): boolean {
  const { counter, hex: from } = must(source)
  return distance(from, hex) <= printedValue(counter, state.options.edition)
}

export function showSource(state: State, task: EventsTask, { counter, hex }: ActionOf<'source'>, run: Run): void {
  const { seat } = task
  task.source = { counter, hex }
  task.stage = 'called'
  run.events?.push({ type: 'shown', seat, hex, counter, reveals: true })
  // KT-U3: nobody calls a character.
  if (isCharacter(counter)) return
  turnUp(state, hex, seat, counter)
  askForCalls(state, hex, 'hex', run)
}

/** A source that was called and removed ends the event; otherwise the hex is chosen. */
export function afterCalls(state: State, task: EventsTask): void {
  task.stage = isStillThere(state, task) ? 'name' : 'end'
}

function isStillThere(state: State, { source, seat }: EventsTask): boolean {
  const { counter, hex } = must(source)
  return isCharacter(counter) || armyOf(state, hex, seat)?.up.includes(counter) === true
}

/** The hex is chosen: the source turns down again. */
export function nameHexInRange(state: State, task: EventsTask, { hex }: ActionOf<'hex'>, run: Run): void {
  task.hex = hex
  turnDown(state, must(task.source).hex)
  run.events?.push({ type: 'named', seat: task.seat, hex, reveals: true })
}

export function whyNotSource({ stage }: EventsTask, action: Action): Refusal {
  if (stage !== 'source') return refusal('KT-V3', 'choose-a-hex')
  return action.type === 'source' ? refusal('KT-V3', 'not-a-source') : refusal('KT-V3', 'show-a-source')
}
