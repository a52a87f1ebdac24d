/**
 * The first tables. A match is one row of its head, which every move changes, and rows of its log, which nobody changes. No
 * column that changes with a move has an index, and pages keep room: such an update stays within its page.
 */
import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table player (
    id bigint generated always as identity primary key,
    code text not null unique,
    name text not null,
    kind text not null check (kind in ('guest', 'account', 'bot')),
    owner_id bigint references player on delete cascade,
    created_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    settings jsonb not null default '{}'
  )`,
  `create unique index player_account_name on player (lower(name)) where kind <> 'guest'`,
  `create index player_owner on player (owner_id) where owner_id is not null`,
  `create table session (
    token_hash bytea primary key,
    id text not null unique,
    player_id bigint not null references player on delete cascade,
    device text not null default '',
    created_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index session_player on session (player_id)`,
  `create table passkey (
    credential_id bytea primary key,
    player_id bigint not null references player on delete cascade,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null default now(),
    used_at timestamptz
  )`,
  `create index passkey_player on passkey (player_id)`,
  `create table challenge (
    id text primary key,
    value text not null,
    player_id bigint references player on delete cascade,
    expires_at timestamptz not null
  )`,
  `create table api_token (
    token_hash bytea primary key,
    id text not null unique,
    player_id bigint not null references player on delete cascade,
    name text not null,
    scopes text[] not null,
    created_at timestamptz not null default now(),
    used_at timestamptz
  )`,
  `create index api_token_player on api_token (player_id)`,
  `create table push_subscription (
    endpoint_hash bytea primary key,
    endpoint text not null,
    keys jsonb not null,
    player_id bigint not null references player on delete cascade,
    failed int not null default 0
  )`,
  `create index push_subscription_player on push_subscription (player_id)`,
  `create table match (
    id bigint generated always as identity primary key,
    code text not null unique,
    game text not null,
    rules int not null,
    status text not null default 'open' check (status in ('open', 'running', 'over', 'ended')),
    listed boolean not null,
    rated boolean not null default false,
    host_id bigint references player on delete set null,
    options jsonb not null,
    clock jsonb not null,
    when_gone text not null check (when_gone in ('bot', 'vote')),
    commitment text not null,
    secret bytea not null,
    -- How chance is made of the seed.
    chance text not null default 'keyed' check (chance in ('keyed', 'fast')),
    seed text,
    start jsonb,
    -- How much has happened: final actions and incidents. Whoever adds to it must have seen it.
    n int not null default 0,
    actions int not null default 0,
    to_act smallint[] not null default '{}',
    is_question boolean not null default false,
    left_ms int[] not null default '{}',
    turn_at timestamptz,
    paused_at timestamptz,
    draft jsonb,
    draft_rev int not null default 0,
    draft_seat smallint,
    draft_keys text[] not null default '{}',
    chat_n int not null default 0,
    table_rev int not null default 0,
    outcome jsonb,
    trouble text,
    chat_closed boolean not null default false,
    rematch_of bigint references match on delete set null,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    ended_at timestamptz
  ) with (fillfactor = 60)`,
  `create index match_open on match (game, created_at) where status = 'open' and listed`,
  `create unique index match_rematch on match (rematch_of) where rematch_of is not null`,
  `create index match_host on match (host_id) where status in ('open', 'running')`,
  `create index match_over on match (ended_at) where status in ('over', 'ended')`,
  `create table seat (
    match_id bigint not null references match on delete cascade,
    seat smallint not null,
    house text not null,
    player_id bigint references player on delete set null,
    name text not null default '',
    bot text,
    stand_in text,
    word text,
    pepper text,
    ready boolean not null default false,
    missed int not null default 0,
    left_at timestamptz,
    primary key (match_id, seat)
  )`,
  `create index seat_player on seat (player_id) where player_id is not null`,
  // One row an append, a whole turn as a rule. Of two that want the same place one fails.
  `create table match_log (
    match_id bigint not null references match on delete cascade,
    -- How much had happened before.
    n int not null,
    seat smallint,
    actions jsonb,
    what jsonb,
    key text,
    at timestamptz not null default now(),
    primary key (match_id, n)
  )`,
  `create unique index match_log_key on match_log (match_id, key) where key is not null`,
  `create table match_snapshot (
    match_id bigint not null references match on delete cascade,
    steps int not null,
    -- How much had happened then.
    n int not null,
    snapshot jsonb not null,
    primary key (match_id, steps)
  )`,
  `create table match_due (
    match_id bigint primary key references match on delete cascade,
    n int not null,
    at timestamptz not null,
    why text not null check (why in ('bot', 'clock'))
  )`,
  `create index match_due_at on match_due (at)`,
  `create table chat_line (
    match_id bigint not null references match on delete cascade,
    n int not null,
    player_id bigint references player on delete set null,
    name text not null,
    text text not null,
    at timestamptz not null default now(),
    primary key (match_id, n)
  )`,
  // Who has said yes or no to what; it counts as long as nothing else has happened.
  `create table vote (
    match_id bigint not null references match on delete cascade,
    what text not null,
    about smallint not null,
    seat smallint not null,
    yes boolean not null,
    n int not null,
    at timestamptz not null default now(),
    primary key (match_id, what, about, seat)
  )`,
  `create table rating (
    player_id bigint not null references player on delete cascade,
    game text not null,
    seats smallint not null,
    mu double precision not null,
    sigma double precision not null,
    games int not null,
    primary key (player_id, game, seats)
  )`,
  `create table rating_change (
    match_id bigint not null references match on delete cascade,
    player_id bigint not null references player on delete cascade,
    before jsonb not null,
    after jsonb not null,
    at timestamptz not null default now(),
    primary key (match_id, player_id)
  )`,
  `create index rating_change_player on rating_change (player_id)`,
  `create unlogged table presence (
    match_id bigint not null,
    player_id bigint not null,
    node text not null,
    seen_at timestamptz not null default now(),
    primary key (match_id, player_id, node)
  )`,
  `create table setting (name text primary key, value text not null)`,
  `create table match_record (
    match_id bigint primary key references match on delete cascade,
    record bytea not null
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
