/** What a question is about: what lies open, and which answers there are to it. */

import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import type { EventCounter, Item } from '../../content'
import type { Action, ActionOf } from '../../rules/actions'
import type { Side } from '../../rules/tasks'
import type { SeenTask, View } from '../../rules/view/view'
import { battleIn, faceName } from '../battle/scene'

export type Subject =
  | { readonly kind: 'calls'; readonly shown: readonly ShownCreatures[] }
  | { readonly kind: 'dice'; readonly dice: readonly AskedDie[] }
  | {
      readonly kind: 'item'
      readonly item: Item | 'weather_control'
      readonly by: Side
      readonly answers: readonly Action[]
    }
  | { readonly kind: 'plague'; readonly event: EventCounter | undefined; readonly answers: readonly Action[] }

export interface ShownCreatures {
  readonly seat: Seat
  readonly calls: readonly ActionOf<'call'>[]
}

export interface AskedDie {
  readonly die: number
  /** Who threw it and at or below what it hits, in a battle. */
  readonly thrower?: { readonly face: string; readonly needs: number } | undefined
  readonly charms: readonly ActionOf<'charm'>[]
}

/** Whether this is a question, and not a part of a turn. */
export function isQuestion(task: SeenTask | undefined): boolean {
  return task?.type === 'dice' || task?.type === 'answer' || task?.type === 'elixir' || task?.type === 'calls'
}

export function subjectOf(view: View, legal: readonly Action[]): Subject | undefined {
  const task = view.tasks.at(-1)
  switch (task?.type) {
    case 'calls':
      return { kind: 'calls', shown: bySeat(legal) }
    case 'dice':
      return { kind: 'dice', dice: askedDice(view, task.dice, legal) }
    case 'answer':
      return { kind: 'item', item: task.item, by: task.by, answers: answersIn(legal) }
    case 'elixir':
      return { kind: 'plague', event: plagueOf(view), answers: answersIn(legal) }
    default:
      return undefined
  }
}

/** To pass is at the table's foot. */
function answersIn(legal: readonly Action[]): readonly Action[] {
  return legal.filter(({ type }) => type !== 'done')
}

function bySeat(legal: readonly Action[]): readonly ShownCreatures[] {
  const calls = legal.filter((action) => action.type === 'call')
  return [...new Set(calls.map(({ seat }) => seat))].map((seat) => ({
    seat,
    calls: calls.filter((call) => call.seat === seat),
  }))
}

/** Only dice that can be changed are asked about (KT-O9). */
function askedDice(view: View, dice: readonly number[], legal: readonly Action[]): readonly AskedDie[] {
  const battle = battleIn(view)
  const shots = battle?.shots.length === dice.length ? battle.shots : []
  const charms = legal.filter((action) => action.type === 'charm')
  return [...new Set(charms.map(({ die }) => die))].map((die) => {
    const shot = shots[die]
    return {
      die: at(dice, die),
      thrower: shot && battle && { face: faceName(view, battle.hex, shot.what), needs: shot.needs },
      charms: charms.filter((charm) => charm.die === die),
    }
  })
}

function plagueOf({ tasks }: View): EventCounter | undefined {
  const events = tasks.findLast((task) => task.type === 'events')
  return events?.event
}

/** Who else has not answered yet. */
export function othersAsked({ tasks, viewer }: View): readonly Seat[] {
  const task = tasks.at(-1)
  if (task?.type !== 'dice' && task?.type !== 'answer' && task?.type !== 'elixir' && task?.type !== 'calls') return []
  return task.waiting.filter((seat) => seat !== viewer)
}
