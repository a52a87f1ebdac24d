/** Who follows a table, and how much of it each has been told. */
import type { Viewer } from '@crownlands/core/game'
import type { Cursor } from './position'
import type { HostProblem, Look, News } from './protocol'

interface Listener {
  readonly id: string
  readonly viewer: Viewer
  /** How many final steps of the story it has. */
  after: number | undefined
  /** What it was told last. */
  at?: Cursor
  readonly onNews: (news: News) => void
}

/** How a table looks to whom. */
interface Telling {
  cursor(viewer: Viewer): Cursor
  look(viewer: Viewer, after: number | undefined): Look
}

export class Listeners {
  readonly #byNumber = new Map<number, Listener>()
  #added = 0

  add(listener: Listener): number {
    this.#byNumber.set(++this.#added, listener)
    return this.#added
  }

  remove(number: number): void {
    this.#byNumber.delete(number)
  }

  isWatched(id: string): boolean {
    return this.#of(id).length > 0
  }

  /** Nobody hears of what has not changed for them: of another's open turn there is no sign (T-U4). */
  tell(id: string, table: Telling): void {
    for (const listener of this.#of(id)) {
      const at = table.cursor(listener.viewer)
      if (at === listener.at) continue
      const look = table.look(listener.viewer, listener.after)
      listener.at = at
      listener.after = look.table.actions
      listener.onNews({ look })
    }
  }

  tellTrouble(id: string, problem: HostProblem): void {
    for (const { onNews } of this.#of(id)) onNews({ problem })
  }

  #of(id: string): readonly Listener[] {
    return [...this.#byNumber.values()].filter((listener) => listener.id === id)
  }
}
