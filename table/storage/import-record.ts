/** A table made from a record that somebody brings. */
import type { Game, GameEvent } from '@crownlands/core/game'
import type { Match } from '@crownlands/core/match'
import { isProblem, type MatchRecord, parseRecord, type RecordProblem, replay } from '@crownlands/core/record'
import { capital } from '@crownlands/core/text/typesetting'
import { HOUSES } from '@crownlands/kit/houses'
import { LONGEST_NAME } from '../plan'
import type { SeatPlan, TablePlan } from '../protocol'
import { SNAPSHOT_EVERY } from './shelf'
import { type LogRow, type StoredSnapshot, type TableHead, writeSnapshot } from './stored-table'

interface ImportedTable {
  readonly plan: TablePlan
  readonly known: Pick<TableHead, 'rules' | 'chance' | 'start' | 'final' | 'toAct' | 'isQuestion' | 'outcome'>
  readonly rows: readonly LogRow[]
  readonly snapshots: readonly StoredSnapshot[]
}

export async function tableFromRecord(
  json: string,
  names: readonly string[],
  gameCalled: (id: string, rules?: number) => Promise<Game | undefined>,
): Promise<ImportedTable | RecordProblem> {
  const record = parseRecord(json)
  if (isProblem(record)) return record
  const [played, newest] = await Promise.all([gameCalled(record.game, record.rules), gameCalled(record.game)])
  return playAgain(record, names, (_id, rules) => (rules === undefined ? newest : played))
}

function playAgain(
  record: MatchRecord,
  names: readonly string[],
  gameCalled: (id: string, rules?: number) => Game | undefined,
): ImportedTable | RecordProblem {
  const snapshots: StoredSnapshot[] = []
  const played = replay(record, gameCalled, (match) => {
    if (isDue(match, snapshots.at(-1)?.steps)) snapshots.push(writeSnapshot(match.snapshot()))
  })
  if (isProblem(played)) return played
  const { match, outcome } = played
  const { options, start } = match.setup
  const { rules, chance } = record
  const seats = Array.from({ length: record.seats }, (_, seat) => seatPlan(seat, names[seat]))
  const known = { rules, chance, final: match.length, toAct: match.toAct(), isQuestion: match.isQuestion() }
  return {
    plan: { game: record.game, options, seats },
    known: { ...known, ...(start !== undefined && { start }), ...(outcome !== undefined && { outcome }) },
    rows: rowsBetween(record.actions, [0, ...snapshots.map(({ steps }) => steps)]),
    snapshots,
  }
}

function isDue(match: Match<unknown, unknown, unknown, unknown, GameEvent>, last = 0): boolean {
  return match.finalLength - last >= SNAPSHOT_EVERY
}

/** A row begins where a snapshot is. */
function rowsBetween(actions: MatchRecord['actions'], starts: readonly number[]): readonly LogRow[] {
  return starts
    .map((after, i) => ({ after, actions: actions.slice(after, starts[i + 1]) }))
    .filter((row) => row.actions.length > 0)
}

function seatPlan(seat: number, name: string | undefined): SeatPlan {
  const house = HOUSES[seat % HOUSES.length] ?? HOUSES[0]
  const plan = { house, name: name?.slice(0, LONGEST_NAME) ?? capital(house) }
  return seat === 0 ? plan : { ...plan, bot: 'steward' }
}
