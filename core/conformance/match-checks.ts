/** What the conformance suite demands of a game that is played as a match. */
import type { Chance } from '../chance'
import type { Game, GameEvent, Seat, Viewer } from '../game'
import { canonicalJson } from '../json'
import { Match } from '../match'
import { isProblem, replay, writeRecord } from '../record'
import { type Checks, jsonTrip, named } from './checks'
import type { Pair } from './difference'
import type { Family } from './subject'

/** A random game that has been played, and who looks at it. */
interface Played<State, Action, View, Options, Event extends GameEvent> {
  readonly game: Game<State, Action, View, Options, Event>
  readonly family: Family<Options, State, Action>
  readonly seed: string
  readonly log: readonly { readonly seat: Seat; readonly action: Action }[]
  readonly viewers: readonly Viewer[]
  readonly dice: Chance
  readonly checks: Checks
}

const LEFT_AND_RESUMED: Pair = ['the match as it was left', 'the resumed one']

/** The same game once more as a match with tentative turns: taken back and done again, seen, left and resumed, recorded. */
export function checkMatch<State, Action, View, Options, Event extends GameEvent>(
  { game, family, seed, log, viewers, dice, checks }: Played<State, Action, View, Options, Event>,
  end: State,
): void {
  const { seats, options, start } = family
  const chance = { kind: 'fast', seed } as const
  const setup = { seats, options, chance, turns: 'tentative', ...(start !== undefined && { start }) } as const
  let match = new Match(game, setup)
  const before: { readonly seat: Seat; readonly action: Action }[] = []
  for (const { seat, action } of log) {
    checks.holds(
      match.act(seat, action) === undefined,
      `Match: it refuses ${canonicalJson(action)}, which is legal in the game`,
    )
    if (dice.below(4) === 0 && match.undo(seat) === undefined) match.act(seat, action)
    if (dice.below(8) === 0) {
      const resumed = resumedInJson(match)
      before.push(...match.settledSteps())
      checkResumed(match, resumed, viewers, checks)
      match = resumed
    }
    if (match.awaitsEndOfTurn() === undefined) continue
    match.endTurn(seat)
    for (const viewer of viewers) {
      const seen = match.view(viewer)
      checks.same(game.view(match.trueState(), viewer), seen, `Match: after a turn ${named(viewer)} has an old view`, [
        'the state',
        'the match',
      ])
    }
  }
  checks.same(end, match.trueState(), 'Undo: turns that were taken back and played again lead to another end', [
    'the game',
    'the match',
  ])
  const record = jsonTrip(writeRecord(match, before))
  checks.holds(
    // A record may be of any game, so `replay` takes games without their types.
    !isProblem(replay(record, () => game as unknown as Game)),
    'Record: the record of a match cannot be replayed after JSON',
  )
}

/** A match that is resumed is as it was left, an open turn included. */
function checkResumed<State, Action, View, Options, Event extends GameEvent>(
  left: Match<State, Action, View, Options, Event>,
  resumed: Match<State, Action, View, Options, Event>,
  viewers: readonly Viewer[],
  checks: Checks,
): void {
  const whereIs = ({ length, finalLength }: typeof left, toAct: readonly Seat[]) => ({ length, finalLength, toAct })
  checks.same(
    whereIs(left, left.toAct()),
    whereIs(resumed, resumed.toAct()),
    'Resume: a resumed match is at another point',
    LEFT_AND_RESUMED,
  )
  checks.same(left.snapshot(), resumed.snapshot(), 'Resume: a resumed match has another final state', LEFT_AND_RESUMED)
  for (const viewer of viewers) {
    checks.same(left.view(viewer), resumed.view(viewer), `Resume: ${named(viewer)} has another view`, LEFT_AND_RESUMED)
    checks.same(
      left.tell(viewer, left.finalLength),
      resumed.tell(viewer),
      `Resume: ${named(viewer)} gets other events of the open turn`,
      LEFT_AND_RESUMED,
    )
  }
  for (let seat = 0; seat < left.setup.seats; seat++) {
    checks.same(
      left.legalActions(seat),
      resumed.legalActions(seat),
      `Resume: seat ${seat} has other legal actions`,
      LEFT_AND_RESUMED,
    )
  }
}

/** The match again, from what was stored of it. */
function resumedInJson<State, Action, View, Options, Event extends GameEvent>(
  match: Match<State, Action, View, Options, Event>,
): Match<State, Action, View, Options, Event> {
  const resumed = new Match(match.game, match.setup, jsonTrip(match.snapshot()))
  for (const { seat, action } of match.openSteps()) resumed.act(seat, jsonTrip(action))
  return resumed
}
