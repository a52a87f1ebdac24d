/**
 * What the host changes between the creation of a table and the start of its match. Whoever was ready had agreed to something
 * else: they are asked again, and everybody can read what has changed, those too who were away.
 */
import { canonicalJson } from '@crownlands/core/json'
import type { TableChange } from '@crownlands/table/online'
import type { Database } from '../database/pool'
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
    await db.query(
      `with old as (delete from match_change where match_id = $1 and n <= (
          select max(n) - ${MOST_KEPT - 1} from match_change where match_id = $1))
       insert into match_change (match_id, n, by_id, about_id, change)
       select $1, coalesce(max(n), 0) + 1, $2, $3, $4 from match_change where match_id = $1`,
      [id, by.id, about ?? null, JSON.stringify(change)],
    )
  await db.query('update seat set ready = false where match_id = $1 and player_id is distinct from $2', [id, by.id])
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
