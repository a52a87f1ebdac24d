import type { Lesson } from '@crownlands/core/first-game'
import { type Learning, learningOf, readProgress } from './progress'

const KEY = 'crownlands.first-games'

export function learning(game: string): Learning {
  return learningOf(read(), game)
}

export function keepLearning(game: string, how: Lesson | 'done'): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: how }))
  } catch {
    // No room, or not allowed: the first game is begun anew next time.
  }
}

function read() {
  try {
    return readProgress(localStorage.getItem(KEY) ?? undefined)
  } catch {
    return {}
  }
}
