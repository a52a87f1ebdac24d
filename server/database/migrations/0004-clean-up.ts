/**
 * Indexes for what is deleted and for what still has to be done with matches. A foreign key whose column has no index costs a
 * scan of the whole table for each row that it refers to. No column here changes with a move.
 */
import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  'create index match_host_id on match (host_id) where host_id is not null',
  'create index chat_line_player on chat_line (player_id) where player_id is not null',
  'create index challenge_expires on challenge (expires_at)',
  'create index session_expires on session (expires_at)',
  `create index player_guest_seen on player (seen_at) where kind = 'guest'`,
  `create index match_open_created on match (created_at) where status = 'open'`,
  `create index match_running on match (id) where status = 'running'`,
  // Its record has taken the place of its log.
  'alter table match add column packed boolean not null default false',
  'update match set packed = true from match_record where match_id = id',
  `create index match_unpacked on match (id) where status in ('over', 'ended') and not packed`,
  // It was rated, or there is nobody to rate.
  'alter table match add column rating_done boolean not null default false',
  'update match set rating_done = true where rated and exists (select from rating_change where match_id = id)',
  `create index match_unrated on match (id) where rated and status = 'over' and not rating_done`,
  // What failed for a reason that waiting does not mend: it is not tried again until somebody deletes the row.
  `create table set_aside (
    match_id bigint not null references match on delete cascade,
    work text not null check (work in ('end', 'rate', 'pack')),
    error text not null,
    at timestamptz not null default now(),
    primary key (match_id, work)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
