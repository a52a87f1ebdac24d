/** A table made from a record that somebody brings. */
import type { Game } from '@crownlands/core/game'
import { isProblem, type MatchRecord, parseRecord, type RecordProblem, replay } from '@crownlands/core/record'
import { capital } from '@crownlands/core/text/typesetting'
import { HOUSES } from '@crownlands/kit/houses'
import type { SeatPlan, TablePlan } from './protocol'
import { LONGEST_NAME, type StoredTable } from './stored-table'

type Known = Pick<StoredTable, 'rules' | 'chance' | 'start' | 'actions' | 'shown' | 'toAct' | 'outcome'>

export async function tableFromRecord(
  json: string,
  names: readonly string[],
  gameCalled: (id: string) => Promise<Game | undefined>,
): Promise<{ readonly plan: TablePlan; readonly known: Known } | RecordProblem> {
  const record = parseRecord(json)
  return isProblem(record) ? record : playAgain(record, names, await gameCalled(record.game))
}

function playAgain(
  record: MatchRecord,
  names: readonly string[],
  game: Game | undefined,
): { readonly plan: TablePlan; readonly known: Known } | RecordProblem {
  const played = replay(record, () => game)
  if (isProblem(played)) return played
  const { match, outcome } = played
  const { options, start } = match.setup
  const { rules, chance } = record
  const actions = match.settledSteps().map(({ seat, action }) => ({ seat, action }))
  const seats = Array.from({ length: record.seats }, (_, seat) => seatPlan(seat, names[seat]))
  // Whoever brings a match knows it: nothing of it is news, and no scoring is celebrated again.
  const shown = { seats: seats.map((_, seat) => match.story(seat).length), spectator: match.story('spectator').length }
  const known = { rules, chance, actions, shown, toAct: match.toAct() }
  return {
    plan: { game: record.game, options, seats },
    known: { ...known, ...(start !== undefined && { start }), ...(outcome !== undefined && { outcome }) },
  }
}

function seatPlan(seat: number, name: string | undefined): SeatPlan {
  const house = HOUSES[seat % HOUSES.length] ?? HOUSES[0]
  const plan = { house, name: name?.slice(0, LONGEST_NAME) ?? capital(house) }
  return seat === 0 ? plan : { ...plan, bot: 'steward' }
}
