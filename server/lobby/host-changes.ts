/**
 * What the host changes between the creation of a table and the start of its match. Whoever was ready had agreed to something
 * else: they are asked again, and everybody can read what has changed, those too who were away.
 */
import { canonicalJson } from '@crownlands/core/json'
import type { TableChange } from '@crownlands/table/online'
import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { Head } from '../match/headers'
import type { Player } from '../people/sessions'

/** What a change is, before anybody has made it. */
type Change<C extends TableChange = TableChange> = C extends TableChange ? Omit<C, 'at' | 'by' | 'about'> : never

/** `about`: whom it is about, by id. */
export type HostChange = Change & { readonly about?: number | undefined }

/** The last ones are enough to know what one agrees to. */
const MOST_KEPT = 20

/** Notes the changes, and takes back the "ready" of everybody but the one who made them. */
export async function noteChanges(
  db: Database,
  { id }: Pick<Head, 'id'>,
  by: Player,
  changes: readonly HostChange[],
): Promise<void> {
  if (changes.length === 0) return
  for (const { about, ...change } of changes)
    await sql`
      with old as (delete from match_change where match_id = ${id} and n <= (
        select max(n) - ${MOST_KEPT - 1} from match_change where match_id = ${id}))
      insert into match_change (match_id, n, by_id, about_id, change)
      select ${id}, coalesce(max(n), 0) + 1, ${by.id}, ${about}, ${JSON.stringify(change)}
      from match_change where match_id = ${id}`.execute(db)
  await db
    .updateTable('seat')
    .set({ ready: false })
    .where('match_id', '=', id)
    .where('player_id', 'is distinct from', by.id)
    .execute()
}

type Settings = Pick<Head, 'options' | 'clock' | 'whenGone' | 'goneAfter' | 'listed'>

/** What differs. */
export function changedSettings(before: Settings, after: Settings): readonly HostChange[] {
  const changes: readonly HostChange[] = [
    { type: 'options', from: before.options, to: after.options },
    { type: 'clock', from: before.clock, to: after.clock },
    { type: 'when-gone', from: before.whenGone, to: after.whenGone },
    { type: 'gone-after', from: before.goneAfter, to: after.goneAfter },
    { type: 'listed', from: before.listed, to: after.listed },
  ]
  return changes.filter((change) => 'from' in change && canonicalJson(change.from) !== canonicalJson(change.to))
}
