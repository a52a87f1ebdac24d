/** Matches played again from what is stored of them. */
import type { Game, Outcome, Seat } from '@crownlands/core/game'
import { Match } from '@crownlands/core/match'
import { outcomeOnTime } from '@crownlands/core/time-out'
import { HostError } from '@crownlands/table/host-error'
import { damaged, setupOf } from '@crownlands/table/open-table'
import { loadRules } from '@crownlands/table/rules'
import type { PastFile, TableFile } from '../match/match-file'

/** How many actions a turn had, and who was to act before them. */
export interface LastTurn {
  readonly actions: number
  readonly toAct: readonly Seat[]
  readonly isQuestion: boolean
}

/**
 * T-U7: the seat's last turn, if all that followed its first action was its own, without chance and reveal. Played again
 * with tentative turns, what is still open at the end could be taken back.
 */
export async function lastTurn(file: PastFile, seat: Seat): Promise<LastTurn | undefined> {
  const game = await gameOf(file)
  const { snapshot, actions } = file.past
  const match = new Match(game, setupOf(game, file.start), snapshot)
  for (const { seat: by, action } of actions) {
    const awaited = match.awaitsEndOfTurn()
    if (awaited !== undefined) match.endTurn(awaited)
    if (match.act(by, action) !== undefined) throw damaged()
  }
  const open = match.openSteps().length
  if (open === 0 || match.awaitsEndOfTurn() !== seat) return undefined
  match.undoTurn(seat)
  return { actions: open, toAct: match.toAct(), isQuestion: match.isQuestion() }
}

/** How the match ends if these seats have run out of time and that is its end. */
export async function onTime(file: PastFile, outOfTime: readonly Seat[]): Promise<Outcome> {
  const match = await matchIn(file)
  return outcomeOnTime(match.game, match.settledState(), match.setup.seats, outOfTime)
}

export async function matchIn(file: PastFile) {
  const game = await gameOf(file)
  const match = new Match(game, { ...setupOf(game, file.start), turns: 'final' }, file.past.snapshot)
  for (const { seat, action } of file.past.actions) if (match.act(seat, action) !== undefined) throw damaged()
  return match
}

export async function gameOf({ rules, start }: Pick<TableFile, 'rules' | 'start'>): Promise<Game> {
  const found = await loadRules(start.plan.game, rules)
  if (found !== undefined) return found.game
  throw new HostError('other-rules', `This server has no version ${rules} of the rules of ${start.plan.game}.`)
}
