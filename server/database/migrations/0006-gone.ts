/** Players who are away: when each was last seen at a table, since when they count as gone, and ways back to a seat. */
import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // In minutes; null: as usual for the clock of the table.
  'alter table match add column gone_after int check (gone_after between 1 and 20160)',
  // Seen: as far as is known without the presences of now. None of these changes with a move.
  'alter table seat add column seen_at timestamptz, add column gone_at timestamptz',
  // Whose seat it was before somebody took it by a link: that player can take it back.
  `alter table seat add column handed_at timestamptz, add column handed_from bigint references player on delete set null`,
  'create index seat_handed_from on seat (handed_from) where handed_from is not null',
  `create table seat_link (
    token_hash bytea primary key,
    match_id bigint not null references match on delete cascade,
    seat smallint not null,
    player_id bigint not null references player on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index seat_link_match on seat_link (match_id, seat)',
  'create index seat_link_player on seat_link (player_id)',
  // Since when there has always been a node that people could be connected to. One row. Like the presences it does not outlive
  // a crash of the database: then it begins anew, and with it the time after which somebody is gone.
  `create unlogged table attendance (
    id boolean primary key default true check (id),
    since timestamptz not null,
    beat_at timestamptz not null
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
