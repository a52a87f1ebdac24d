/**
 * A first game: a real match, fixed from its seed to its last action, in which somebody learns a game by playing it. A room
 * brings one as data (`games/<game>/first-game/script.ts`): what is done, in the game's own notation, and what is said.
 */
import type { Seat } from './game'
import { sameData } from './json'
import type { RecordedAction } from './record'
import type { Language, Room } from './room'

/** Whoever learns sits here. */
export const LEARNER: Seat = 0

export interface FirstStep<Id extends string = string> {
  readonly id: Id
  /** What everybody did before it, unseen, as `seat:action`: time has passed. */
  readonly meanwhile?: readonly string[]
  /** What the learner does, in this order; left out where there is only something to be told. */
  readonly acts?: readonly string[]
  /** What a learner may well try instead of the first of them, and the clause that says no. */
  readonly wrong?: readonly { readonly action: string; readonly clause: string }[]
  /** What the others do after it, as `seat:action`. */
  readonly others?: readonly string[]
}

export interface StepWords {
  /** What is told and asked; nothing longer than is read at a glance. */
  readonly say: string
  /** What came of it. Left out where the next step tells. */
  readonly done?: string
}

export interface FirstGame<Id extends string = string> {
  readonly options: unknown
  readonly seats: number
  readonly seed: string
  readonly steps: readonly FirstStep<Id>[]
  readonly words: { readonly [L in Language]: Readonly<Record<Id, StepWords>> }
  /** What the real game after it is played with. */
  readonly afterwards: { readonly options: unknown; readonly seats: number }
}

/** How far the learner is: which step, and how many of its actions are done. */
export interface Lesson {
  readonly step: number
  readonly acted: number
}

export const FIRST_LESSON: Lesson = { step: 0, acted: 0 }

type Notation = Pick<Room['notation'], 'parseAction'>

/** What the learner is to do now; undefined when there is nothing but to go on. */
export function expectedAction(first: FirstGame, lesson: Lesson, notation: Notation): unknown {
  return actionsLeft(first, lesson, notation)[0]
}

/** All that the learner has left to do in the step, in its order. */
export function actionsLeft({ steps }: FirstGame, { step, acted }: Lesson, notation: Notation): readonly unknown[] {
  return (steps[step]?.acts ?? []).slice(acted).map((text) => parsed(text, notation))
}

/** Whether all of the step is done that is to be done in it. */
export function isDone({ steps }: FirstGame, { step, acted }: Lesson): boolean {
  return acted >= (steps[step]?.acts?.length ?? 0)
}

/** All actions of the match up to there. */
export function actionsUpTo(first: FirstGame, { step, acted }: Lesson, notation: Notation): readonly RecordedAction[] {
  return first.steps.slice(0, step + 1).flatMap(({ meanwhile = [], acts = [], others = [] }, i) => {
    const own = (i < step ? acts : acts.slice(0, acted)).map((text) => `${LEARNER}:${text}`)
    return [...meanwhile, ...own, ...(i < step ? others : [])].map((text) => recorded(text, notation))
  })
}

/** What the others do when the learner goes on from a step. */
export function answersOf(first: FirstGame, { step }: Lesson, notation: Notation): readonly RecordedAction[] {
  return (first.steps[step]?.others ?? []).map((text) => recorded(text, notation))
}

/** Whether time has passed before a step: then the table is laid anew. */
export function isNewScene({ steps }: FirstGame, step: number): boolean {
  return steps[step]?.meanwhile !== undefined
}

export function isExpected(first: FirstGame, lesson: Lesson, action: unknown, notation: Notation): boolean {
  return sameData(expectedAction(first, lesson, notation), action)
}

function recorded(text: string, notation: Notation): RecordedAction {
  const [seat = '', ...action] = text.split(':')
  return { seat: Number(seat), action: parsed(action.join(':'), notation) }
}

function parsed(text: string, notation: Notation): unknown {
  const action = notation.parseAction(text)
  if (action === undefined) throw new TypeError(`"${text}" is not an action`)
  return action
}
