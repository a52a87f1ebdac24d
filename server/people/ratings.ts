/** How well people play, by game and number of seats: only rated tables of accounts, finished by play. */
import type { Outcome } from '@crownlands/core/game'
import type { Pool } from 'pg'
import type { Head } from '../match/headers'

export interface Rating {
  readonly mu: number
  readonly sigma: number
}

/** Winners first; whoever has left or run out of time is last; others by their score. Equal is equal. */
export function ranksOf(outcome: Outcome, left: readonly boolean[]): readonly number[] {
  const worth = (seat: number): readonly number[] => [
    left[seat] === true || outcome.outOfTime?.includes(seat) === true ? 0 : 1,
    outcome.winners.includes(seat) ? 1 : 0,
    outcome.scores[seat] ?? 0,
  ]
  const seats = left.map((_, seat) => seat)
  return seats.map((seat) => 1 + seats.filter((other) => compare(worth(other), worth(seat)) > 0).length)
}

function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((value, i) => value - (other[i] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/** Large, and wanted only when a rated match is over. */
function openskill() {
  return import('openskill')
}

/** The ratings after a match between these, by rank. */
export async function rerated(before: readonly Rating[], ranks: readonly number[]): Promise<readonly Rating[]> {
  const { rate, rating: newRating } = await openskill()
  const after = rate(
    before.map((one) => [newRating(one)]),
    { rank: [...ranks] },
  )
  return after.map(([one], i) => ({ mu: one?.mu ?? before[i]?.mu ?? 0, sigma: one?.sigma ?? before[i]?.sigma ?? 0 }))
}

/** Rates a match, once, however often it is asked to; `rating_done` then says that nothing is left to do. */
export async function rateMatch(pool: Pool, head: Head): Promise<void> {
  const { outcome, seats, rated, status } = head
  const players = seats.map(({ playerId }) => playerId)
  if (!rated || status !== 'over' || outcome === undefined) return
  // Somebody was forgotten meanwhile: against nobody there is no rating.
  if (players.some((id) => id === undefined)) return void (await pool.query(RATING_DONE, [head.id]))
  const { rating: newRating } = await openskill()
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Whoever is first holds the row; the others find that it was done.
    await client.query('select 1 from match where id = $1 for update', [head.id])
    const { rows: done } = await client.query('select 1 from rating_change where match_id = $1 limit 1', [head.id])
    await client.query(RATING_DONE, [head.id])
    if (done.length > 0) {
      await client.query('commit')
      return
    }
    const { rows } = await client.query<{ player_id: number; mu: number; sigma: number }>(
      `insert into rating (player_id, game, seats, mu, sigma, games)
       select id, $2, $3, $4, $5, 0 from unnest($1::bigint[]) id order by id
       on conflict (player_id, game, seats) do update set games = rating.games
       returning player_id, mu, sigma`,
      [players, head.game, seats.length, newRating().mu, newRating().sigma],
    )
    const byPlayer = new Map(rows.map(({ player_id, mu, sigma }) => [player_id, { mu, sigma }]))
    const before = players.map((id) => byPlayer.get(id ?? -1) ?? newRating())
    const left = seats.map(({ standIn, leftAt }) => standIn !== undefined || leftAt !== undefined)
    const after = await rerated(before, ranksOf(outcome, left))
    for (const [i, playerId] of players.entries()) {
      await client.query(
        `with change as (
          insert into rating_change (match_id, player_id, before, after) values ($1, $2, $3, $4)
          on conflict do nothing returning player_id
        )
        update rating set mu = $5, sigma = $6, games = games + 1
        where player_id in (select player_id from change) and game = $7 and seats = $8`,
        [
          ...[head.id, playerId, JSON.stringify(before[i]), JSON.stringify(after[i])],
          ...[after[i]?.mu, after[i]?.sigma, head.game, seats.length],
        ],
      )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

const RATING_DONE = 'update match set rating_done = true where id = $1 and not rating_done'

export interface Standing {
  readonly game: string
  readonly seats: number
  /** What somebody plays at least: the mean less three times how unsure it is. */
  readonly rating: number
  readonly games: number
}

const SHOWN = 'round(((mu - 3 * sigma) * 40 + 1000)::numeric)::int'

export async function ratingsOf(pool: Pool, playerId: number): Promise<readonly Standing[]> {
  const { rows } = await pool.query<Standing>(
    `select game, seats, ${SHOWN} as rating, games from rating where player_id = $1 order by game, seats`,
    [playerId],
  )
  return rows
}

/** Somebody's ratings with their course: after each match that counted, the oldest first; of many the last. */
export async function coursesOf(
  pool: Pool,
  playerId: number,
): Promise<readonly (Standing & { readonly course: readonly number[] })[]> {
  const standings = await ratingsOf(pool, playerId)
  const { rows } = await pool.query<{ game: string; seats: number; rating: number }>(
    `select game, seats, ${SHOWN} as rating from rating_change join match on match.id = match_id
       cross join lateral (select count(*) as seats from seat where seat.match_id = match.id) as size
       cross join lateral jsonb_to_record(after) as became(mu float, sigma float)
     where player_id = $1 order by rating_change.at desc, match.id desc limit ${LONGEST_COURSE}`,
    [playerId],
  )
  const course = rows.toReversed()
  return standings.map((standing) => ({
    ...standing,
    course: course
      .filter(({ game, seats }) => game === standing.game && seats === standing.seats)
      .map(({ rating }) => rating),
  }))
}

const LONGEST_COURSE = 200

export async function bestOf(pool: Pool, game: string, seats: number): Promise<readonly object[]> {
  const { rows } = await pool.query<object>(
    `select player.code, player.name, ${SHOWN} as rating, games from rating join player on player.id = player_id
     where game = $1 and seats = $2 order by mu - 3 * sigma desc, player.id limit 100`,
    [game, Math.min(seats, 100)],
  )
  return rows
}
