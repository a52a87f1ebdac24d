/**
 * The host of a first game (T-G1): one table, in memory, at which the learner makes the moves that are being explained.
 * What the others do is fixed too, so no bot thinks. Going on is the learner's word, not a clock's.
 */
import {
  actionsLeft,
  actionsUpTo,
  answersOf,
  type FirstGame,
  isDone,
  isExpected,
  isNewScene,
  LEARNER,
  type Lesson,
} from '@crownlands/core/first-game'
import type { Game, Refusal, Seat, Viewer } from '@crownlands/core/game'
import type { Room } from '@crownlands/core/room'
import { Listeners } from './listeners'
import { OpenTable } from './open-table'
import type { Answer, Command, Deed, Hint, Look, News, StoryPart, TablePlan, TablePlay, TableSummary } from './protocol'

export interface FirstGameNeeds {
  readonly game: Game
  readonly notation: Pick<Room['notation'], 'parseAction'>
  readonly first: FirstGame
  readonly plan: TablePlan
  /** Where the learner left off. */
  readonly from: Lesson
  /** The learner has come further. */
  onLesson(lesson: Lesson): void
}

const NOT_EXPLAINED: Refusal = { clause: 'T-G1', reason: 'not-explained-yet' }

export class FirstGameHost implements TablePlay {
  readonly #needs: FirstGameNeeds
  readonly #listeners = new Listeners()
  #lesson: Lesson
  #table: OpenTable
  /** How many actions had been made when the learner came to the table: what was before is no news. */
  #sceneFrom: number

  constructor(needs: FirstGameNeeds) {
    this.#needs = needs
    this.#lesson = needs.from
    this.#table = this.#tableAt(needs.from)
    this.#sceneFrom = this.#table.final
  }

  get lesson(): Lesson {
    return this.#lesson
  }

  /** Another one when time has passed between two steps: then the table is looked at anew. */
  get id(): string {
    const { first, plan } = this.#needs
    const scenes = first.steps.slice(0, this.#lesson.step + 1).filter((_, step) => isNewScene(first, step))
    return `first-${plan.game}-${scenes.length}`
  }

  /** What the learner is to do now, and then. */
  expected(): readonly unknown[] {
    const { first, notation } = this.#needs
    return actionsLeft(first, this.#lesson, notation)
  }

  /** The learner goes on: what is left of the step is done, the others answer, and the next step begins. */
  goOn(): void {
    const { first, notation } = this.#needs
    while (!isDone(first, this.#lesson)) this.#act(this.expected()[0])
    if (this.#lesson.step === first.steps.length - 1) return
    const id = this.id
    for (const { seat, action } of answersOf(first, this.#lesson, notation)) {
      this.#table.actAsBot(seat, action)
      this.#tell(id)
    }
    this.#lesson = { step: this.#lesson.step + 1, acted: 0 }
    if (isNewScene(first, this.#lesson.step)) {
      this.#table = this.#tableAt(this.#lesson)
      this.#sceneFrom = this.#table.final
    }
    this.#needs.onLesson(this.#lesson)
  }

  async do(id: string, { deed }: Command): Promise<Answer> {
    const refusal = this.#refuse(deed)
    if (refusal !== undefined) return { refusal }
    this.#act(this.#actionOf(deed))
    return { look: this.#look(id, LEARNER, undefined) }
  }

  async check(_id: string, _seat: Seat, deed: Deed): Promise<Refusal | undefined> {
    return this.#refuse(deed)
  }

  /** The rules first: a mistake is met by its own clause. */
  #refuse(deed: Deed): Refusal | undefined {
    const { first, notation } = this.#needs
    const refusal = this.#table.check(LEARNER, deed)
    if (refusal !== undefined) return refusal
    return isExpected(first, this.#lesson, this.#actionOf(deed), notation) ? undefined : NOT_EXPLAINED
  }

  #actionOf(deed: Deed): unknown {
    if (deed.type === 'act') return deed.action
    return deed.type === 'end-turn' ? this.#needs.game.closing : deed
  }

  /** A turn is final as soon as it is complete: there is nothing to take back. */
  #act(action: unknown): void {
    this.#table.actAsBot(LEARNER, action)
    this.#lesson = { ...this.#lesson, acted: this.#lesson.acted + 1 }
    this.#tell(this.id)
    this.#needs.onLesson(this.#lesson)
  }

  #tableAt(lesson: Lesson): OpenTable {
    const { game, notation, first, plan } = this.#needs
    const chance = { kind: 'keyed', seed: first.seed } as const
    const table = new OpenTable(game, { plan, chance }, { actions: [], draft: [], draftChanges: 0 })
    // One after the other: where the learner left off a turn may be under way.
    for (const { seat, action } of actionsUpTo(first, lesson, notation)) table.actAsBot(seat, action)
    return table
  }

  #tell(id: string): void {
    this.#listeners.tell(id, {
      cursor: (viewer) => this.#table.cursor(viewer),
      look: (viewer, after) => this.#look(id, viewer, after),
    })
  }

  #look(id: string, viewer: Viewer, after: number | undefined): Look {
    const look = this.#table.look(viewer, after)
    return { table: this.#summary(id), ...look, since: Math.max(look.since, this.#sceneFrom) }
  }

  #summary(id: string): TableSummary {
    const outcome = this.#table.outcome()
    return {
      ...this.#needs.plan,
      id,
      startedAt: 0,
      changedAt: 0,
      actions: this.#table.final,
      toAct: this.#table.toAct(),
      isQuestion: this.#table.isQuestion(),
      mine: [LEARNER],
      ...(outcome !== undefined && { outcome }),
    }
  }

  async look(id: string, viewer: Viewer, after?: number): Promise<Look> {
    return this.#look(id, viewer, after)
  }

  async hint(): Promise<Hint | undefined> {
    const [action, ...next] = this.expected()
    return action === undefined ? undefined : { action, line: [action, ...next], value: 1 }
  }

  async story(_id: string, viewer: Viewer, after: number): Promise<StoryPart> {
    return this.#table.look(viewer, after).story
  }

  async subscribe(
    id: string,
    viewer: Viewer,
    after: number | undefined,
    onNews: (news: News) => void,
  ): Promise<number> {
    const subscription = this.#listeners.add({ id, viewer, after, onNews })
    this.#tell(id)
    return subscription
  }

  async unsubscribe(subscription: number): Promise<void> {
    this.#listeners.remove(subscription)
  }

  async summary(id: string): Promise<TableSummary> {
    return this.#summary(id)
  }
}
