/** How far somebody has come in the first games, as it is kept in the browser. Anything broken reads as nothing. */
import { FIRST_LESSON, type Lesson } from '@crownlands/core/first-game'
import { isObject } from '@crownlands/core/json'

/** Of a game: not begun, under way, or played to its end at least once. */
export type Learning =
  | { readonly state: 'new' }
  | { readonly state: 'begun'; readonly lesson: Lesson }
  | { readonly state: 'done' }

type Kept = Readonly<Record<string, unknown>>

export function readProgress(stored: string | undefined): Kept {
  try {
    const kept: unknown = JSON.parse(stored ?? '{}')
    return isObject(kept) ? kept : {}
  } catch {
    return {}
  }
}

export function learningOf(kept: Kept, game: string): Learning {
  const one = Object.hasOwn(kept, game) ? kept[game] : undefined
  if (one === 'done') return { state: 'done' }
  const lesson: { readonly step?: unknown; readonly acted?: unknown } = isObject(one) ? one : {}
  if (!isLesson(lesson) || lesson.step === 0) return { state: 'new' }
  return { state: 'begun', lesson: { step: lesson.step, acted: lesson.acted } }
}

/** Where to go on: at the beginning, unless it was left on the way. What is no longer there is begun anew. */
export function lessonToGoOnWith(learning: Learning, steps: readonly unknown[]): Lesson {
  return learning.state === 'begun' && learning.lesson.step < steps.length ? learning.lesson : FIRST_LESSON
}

function isLesson(lesson: { readonly step?: unknown; readonly acted?: unknown }): lesson is Lesson {
  return [lesson.step, lesson.acted].every((count) => Number.isInteger(count) && Number(count) >= 0)
}
