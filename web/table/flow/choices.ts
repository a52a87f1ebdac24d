/** What a quick hand chooses before the table has answered: it is done in its order, each upon what came of the one before. */
import { sameData } from '@crownlands/core/json'

interface Chosen {
  readonly action: unknown
  /** What it was chosen on, if that is not the table as it is. */
  readonly on: unknown
  /** It was answered, or can no longer be done. */
  settle(): void
}

export class Choices {
  /** Kept until the answer is seen: whoever chooses before that chooses on what was there before it. */
  #underWay: Chosen | undefined
  #waiting: readonly Chosen[] = []

  /** Whether it is to be done at once. Only the same again, on the same, is a double click. */
  choose(chosen: Chosen): boolean {
    const last = this.#waiting.at(-1) ?? this.#underWay
    if (last === undefined) {
      this.#underWay = chosen
      return true
    }
    if (last.on === chosen.on && sameData(last.action, chosen.action)) chosen.settle()
    else this.#waiting = [...this.#waiting, chosen]
    return false
  }

  /** Whoever chooses something else after all does not want it: what waits of it is let go. */
  letGo(action: unknown): void {
    const isMeant = (chosen: Chosen) => sameData(chosen.action, action)
    for (const chosen of this.#waiting.filter(isMeant)) chosen.settle()
    this.#waiting = this.#waiting.filter((chosen) => !isMeant(chosen))
  }

  /** What was chosen upon something that was not done is not done either. */
  answered(how: 'done' | 'not-done'): void {
    this.#underWay?.settle()
    if (how === 'not-done') this.#giveUp()
  }

  /** The answer is seen: what is to be done next. */
  next(isPossible: (action: unknown) => boolean): unknown {
    const [first, ...others] = this.#waiting
    this.#underWay = undefined
    if (first === undefined) return undefined
    if (!isPossible(first.action)) {
      this.#giveUp()
      return undefined
    }
    this.#underWay = first
    this.#waiting = others
    return first.action
  }

  #giveUp(): void {
    for (const { settle } of this.#waiting) settle()
    this.#waiting = []
  }
}
