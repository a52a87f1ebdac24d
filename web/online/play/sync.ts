/**
 * What has come of a match, put together. Steps come by the line and with answers, some twice, some late: what is older than
 * what is known is let be, and where a part of the story is missing the whole is asked for.
 */
import type { Outcome, Seat } from '@crownlands/core/game'
import type { TableInfo } from '@crownlands/table/online'
import { type Cursor, comparePositions, parseCursor } from '@crownlands/table/position'
import type { Look, SeatPlan, StoryPart, TableSummary } from '@crownlands/table/protocol'

/** A match as the server tells of it: a look without what is known of the table around it. */
export interface MatchStep extends Omit<Look, 'table'> {
  readonly actions: number
  readonly toAct: readonly Seat[]
  readonly isQuestion: boolean
  readonly outcome?: Outcome
}

export interface Sight {
  /** The newest, with all of the story that is here. */
  readonly step: MatchStep
}

/** Undefined: something is missing in between. */
export function sightAfter(sight: Sight | undefined, step: MatchStep): Sight | undefined {
  if (sight === undefined) return { step }
  if (!isNewer(step.at, sight.step.at)) return filled(sight, step.story)
  const story = joined(sight.step.story, step.story)
  return story && { step: { ...step, story } }
}

/** What is late may still tell how it began. */
function filled(sight: Sight, late: StoryPart): Sight {
  const { story } = sight.step
  const whole = late.after < story.after ? joined(late, story) : undefined
  return whole === undefined ? sight : { step: { ...sight.step, story: whole } }
}

const BEFORE_ALL = { n: 0, draftRev: 0 }

export function isNewer(one: Cursor, other: Cursor): boolean {
  return comparePositions(parseCursor(one) ?? BEFORE_ALL, parseCursor(other) ?? BEFORE_ALL) > 0
}

function joined(held: StoryPart, part: StoryPart): StoryPart | undefined {
  if (part.after <= held.after) return part
  const kept = part.after - held.after
  if (kept > held.steps.length) return undefined
  return { after: held.after, steps: [...held.steps.slice(0, kept), ...part.steps] }
}

/** For one who has the first `after` steps of the story. */
export function lookFor(info: TableInfo, { step }: Sight, after: number | undefined): Look {
  const { actions, toAct, isQuestion, outcome, story, ...look } = step
  const held =
    after === undefined ? story.after : Math.min(Math.max(after, story.after), story.after + story.steps.length)
  return {
    ...look,
    table: summaryOf(info, { actions, toAct, isQuestion, ...(outcome !== undefined && { outcome }) }),
    story: { after: held, steps: story.steps.slice(held - story.after) },
  }
}

/** The table as the screens of the house know tables. Whoever stands in is a bot like any other. */
export function summaryOf(
  info: TableInfo,
  match: Pick<MatchStep, 'actions' | 'toAct' | 'isQuestion' | 'outcome'>,
): TableSummary {
  const { code, game, options, mine, startedAt, createdAt, endedAt, status } = info
  const isOver = match.outcome !== undefined || status === 'over' || status === 'ended'
  const still = isOver ? undefined : whyStill(info)
  return {
    id: code,
    game,
    options,
    seats: info.seats.map(seatPlanOf),
    startedAt: startedAt ?? createdAt,
    changedAt: endedAt ?? startedAt ?? createdAt,
    actions: match.actions,
    toAct: isOver ? [] : match.toAct,
    isQuestion: match.isQuestion,
    mine: mine.slice(0, 1),
    ...(match.outcome !== undefined && { outcome: match.outcome }),
    ...(still !== undefined && { still }),
    ...(info.clock.type !== 'none' && { isTimed: true }),
  }
}

function seatPlanOf({ house, name, bot, standIn }: TableInfo['seats'][number]): SeatPlan {
  const plays = standIn ?? bot
  return { house, name, ...(plays !== undefined && { bot: plays }) }
}

function whyStill({ pausedAt, mine, seats }: TableInfo): TableSummary['still'] {
  if (pausedAt !== undefined) return 'paused'
  const own = mine[0] === undefined ? undefined : seats[mine[0]]
  return own !== undefined && isGone(own) ? 'away' : undefined
}

/** Whoever was there plays no more: a bot does, or nobody until the others have decided. */
export function isGone({ standIn, leftAt }: TableInfo['seats'][number]): boolean {
  return standIn !== undefined || leftAt !== undefined
}
