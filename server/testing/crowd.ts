/** A database as it is after years: matches that are over and packed, and guests who have not come back. Made by SQL alone. */
import type { Pool } from 'pg'

export interface Crowd {
  readonly matches: number
  /** Guests who have no session any more and were last seen long ago. */
  readonly expiredGuests: number
}

/** Of the matches 1% are running and 1% open; the others are over and packed, and half of them are rated. */
export async function fillDatabase(db: Pool, { matches, expiredGuests }: Crowd): Promise<void> {
  for (const statement of [
    `insert into player (code, name, kind, created_at, seen_at)
      select 'expired ' || i, 'Guest ' || i, 'guest', now() - interval '400 days', now() - interval '400 days'
      from generate_series(1, ${expiredGuests}) i`,
    `insert into player (code, name, kind) select 'account ' || i, 'Account ' || i, 'account'
      from generate_series(1, ${Math.ceil(matches / 10)}) i`,
    `insert into session (token_hash, id, player_id, expires_at)
      select decode(md5(code), 'hex'), code, id, now() + interval '100 days' from player where kind = 'account'`,
    `create temporary table people as select id, row_number() over (order by id) - 1 as number from player`,
    `insert into match (code, game, rules, status, listed, rated, host_id, options, clock, when_gone, commitment, secret, seed,
        to_act, turn_at, outcome, created_at, started_at, ended_at, packed, rating_done)
      select 'match ' || i, 'kingdoms', 1, case i % 100 when 0 then 'running' when 1 then 'open' else 'over' end,
        i % 2 = 0, i % 2 = 0, people.id, '{}', '{"type":"none"}', 'bot', 'none', '', 'seed', '{0}', now(),
        case when i % 100 > 1 then '{"winners":[0],"scores":[1,0],"ending":"end"}'::jsonb end,
        now() - interval '6 days', now() - interval '6 days',
        case when i % 100 > 1 then now() - interval '20 days' end, i % 100 > 1, i % 100 > 1
      from generate_series(1, ${matches}) i join people on number = i % (select count(*) from people)`,
    `insert into seat (match_id, seat, house, player_id, name)
      select match.id, seat, 'or', people.id, 'Guest' from match cross join generate_series(0, 1) seat
      join people on number = (match.id * (7 + seat)) % (select count(*) from people)`,
    `insert into chat_line (match_id, n, player_id, name, text)
      select match_id, seat, player_id, name, 'hello' from seat`,
    `insert into match_record (match_id, record) select id, '' from match where status = 'over'`,
    `insert into rating_change (match_id, player_id, before, after)
      select distinct on (id, player_id) id, player_id, '{}'::jsonb, '{}'::jsonb
      from match join seat on match_id = id where status = 'over' and rated`,
    'drop table people',
    'analyze',
  ])
    await db.query(statement)
}
