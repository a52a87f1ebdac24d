/** The history of this device, kept in the browser and nowhere else. */
import { type History, type PlayedGame, readHistory, withGame, writeHistory } from './history'

const KEY = 'crownlands.history'

export function ownHistory(): History {
  try {
    return readHistory(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

export function noteGame(game: PlayedGame): void {
  try {
    localStorage.setItem(KEY, writeHistory(withGame(ownHistory(), game)))
  } catch {
    // A full or forbidden storage: the game was played all the same.
  }
}

export function deleteHistory(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept there.
  }
}
