/** A match as it was: from a snapshot before, with the actions after it. */
import type { Game, Seat, Viewer } from '@crownlands/core/game'
import { Match } from '@crownlands/core/match'
import { type AnyMatch, damaged, type MatchLook, type Past, setupOf, type TableStart } from './open-table'
import type { StoryPart } from './protocol'

/** The match after the last of the actions. */
function playedAgain(game: Game, start: TableStart, { snapshot, actions }: Past): AnyMatch {
  // Turns that ended are no longer tentative: no need to end them again.
  const match = new Match(game, { ...setupOf(game, start), turns: 'final' }, snapshot)
  for (const { seat, action } of actions) if (match.act(seat, action) !== undefined) throw damaged()
  return match
}

export interface PastLook extends MatchLook {
  readonly toAct: readonly Seat[]
  readonly isQuestion: boolean
  readonly outcome: ReturnType<AnyMatch['outcome']>
}

/** How the viewer saw the table then; the story is that of the last action. Nobody may act there. */
export function lookAt(game: Game, start: TableStart, past: Past, viewer: Viewer): PastLook {
  return lookOf(playedAgain(game, start, past), viewer)
}

/** The same after each step from `first` on, in one go: most of the work is the way there. */
export function looksAt(
  game: Game,
  start: TableStart,
  { snapshot, actions }: Past,
  viewer: Viewer,
  first: number,
): readonly PastLook[] {
  const match = playedAgain(game, start, { snapshot, actions: [] })
  const looks: PastLook[] = []
  const look = () => {
    if (match.length >= first) looks.push(lookOf(match, viewer))
  }
  look()
  for (const { seat, action } of actions) {
    if (match.act(seat, action) !== undefined) throw damaged()
    look()
  }
  return looks
}

function lookOf(match: AnyMatch, viewer: Viewer): PastLook {
  const after = Math.max(match.length - 1, match.earliest)
  return {
    viewer,
    at: `${match.length}.0`,
    view: match.view(viewer),
    legal: [],
    awaitsEnd: false,
    mayEnd: false,
    canUndo: false,
    story: { after, steps: match.tell(viewer, after) },
    since: after,
    toAct: match.toAct(),
    isQuestion: match.isQuestion(),
    outcome: match.outcome(),
  }
}

/** What happened after the first `after` steps, as the viewer knows it. */
export function storyAfter(game: Game, start: TableStart, past: Past, viewer: Viewer, after: number): StoryPart {
  const match = playedAgain(game, start, past)
  const from = Math.max(after, match.earliest)
  return { after: from, steps: match.tell(viewer, from) }
}
