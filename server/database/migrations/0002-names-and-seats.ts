/**
 * Names that belong to accounts, compared by what they look like; who may not sit down at a table again; and what the host has
 * changed of a table before the match.
 */
import { type Kysely, sql } from 'kysely'
import { claimOldNames } from '../old-names'

const STATEMENTS = [
  `create table account_name (
    key text primary key,
    player_id bigint not null references player on delete cascade
  )`,
  `create index account_name_player on account_name (player_id)`,
  `create table match_removed (
    match_id bigint not null references match on delete cascade,
    player_id bigint not null references player on delete cascade,
    primary key (match_id, player_id)
  )`,
  `create index match_removed_player on match_removed (player_id)`,
  // Names are looked up when it is read, so that those of deleted players are gone.
  `create table match_change (
    match_id bigint not null references match on delete cascade,
    n int not null,
    at timestamptz not null default now(),
    by_id bigint references player on delete set null,
    about_id bigint references player on delete set null,
    change jsonb not null,
    primary key (match_id, n)
  )`,
  `create index match_change_by on match_change (by_id) where by_id is not null`,
  `create index match_change_about on match_change (about_id) where about_id is not null`,
  `create index challenge_player on challenge (player_id) where player_id is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  await claimOldNames(db)
}
