/** How well people play, by game and number of seats: only rated tables of accounts, finished by play. */
import type { Outcome } from '@crownlands/core/game'
import { sql } from 'kysely'
import type { Database } from '../database/database'
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

/** Rates a match once, however often it is called; `rating_done` then says that nothing is left to do. */
export async function rateMatch(database: Database, head: Head): Promise<void> {
  const { id, game, outcome, seats, rated, status } = head
  const players = seats.flatMap(({ playerId }) => (playerId === undefined ? [] : [playerId]))
  if (!rated || status !== 'over' || outcome === undefined) return
  const isDone = (db: Database) =>
    db.updateTable('match').set({ rating_done: true }).where('id', '=', id).where('rating_done', '=', false).execute()
  // A player was deleted meanwhile, and a rating needs all of them.
  if (players.length < seats.length) return void (await isDone(database))
  const { rating: newRating } = await openskill()
  const ofTable = { game, seats: seats.length }
  await database.transaction().execute(async (db) => {
    // The first transaction holds the row; the others find that it was done.
    await db.selectFrom('match').select('id').where('id', '=', id).forUpdate().execute()
    const rating = await db.selectFrom('rating_change').select('match_id').where('match_id', '=', id).executeTakeFirst()
    await isDone(db)
    if (rating !== undefined) return
    const { mu, sigma } = newRating()
    const known = await db
      .insertInto('rating')
      .values(
        players
          .toSorted((one, other) => one - other)
          .map((player_id) => ({ player_id, ...ofTable, mu, sigma, games: 0 })),
      )
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'game', 'seats']).doUpdateSet((eb) => ({ games: eb.ref('rating.games') })),
      )
      .returning(['player_id', 'mu', 'sigma'])
      .execute()
    const byPlayer = new Map(known.map(({ player_id, ...one }) => [player_id, { mu: one.mu, sigma: one.sigma }]))
    const before = players.map((playerId) => byPlayer.get(playerId) ?? newRating())
    const left = seats.map(({ standIn, leftAt }) => standIn !== undefined || leftAt !== undefined)
    const after = await rerated(before, ranksOf(outcome, left))
    for (const [i, player_id] of players.entries()) {
      const change = { match_id: id, player_id, before: JSON.stringify(before[i]), after: JSON.stringify(after[i]) }
      await db.insertInto('rating_change').values(change).execute()
      await db
        .updateTable('rating')
        .set({ mu: after[i]?.mu ?? mu, sigma: after[i]?.sigma ?? sigma, games: sql`games + 1` })
        .where('player_id', '=', player_id)
        .where('game', '=', game)
        .where('seats', '=', seats.length)
        .execute()
    }
  })
}

export interface Standing {
  readonly game: string
  readonly seats: number
  /** A lower bound of the player's strength: the mean less three times the uncertainty. */
  readonly rating: number
  readonly games: number
}

const SHOWN = sql<number>`round(((mu - 3 * sigma) * 40 + 1000)::numeric)::int`.as('rating')

export function ratingsOf(db: Database, playerId: number): Promise<readonly Standing[]> {
  return db
    .selectFrom('rating')
    .select(['game', 'seats', SHOWN, 'games'])
    .where('player_id', '=', playerId)
    .orderBy('game')
    .orderBy('seats')
    .execute()
}

/** A player's ratings with their course: after each match that counted, the oldest first; of many the last. */
export async function coursesOf(
  db: Database,
  playerId: number,
): Promise<readonly (Standing & { readonly course: readonly number[] })[]> {
  const standings = await ratingsOf(db, playerId)
  const { rows } = await sql<{ game: string; seats: number; rating: number }>`
    select game, seats, ${SHOWN} from rating_change join match on match.id = match_id
      cross join lateral (select count(*) as seats from seat where seat.match_id = match.id) as size
      cross join lateral jsonb_to_record(after) as became(mu float, sigma float)
    where player_id = ${playerId} order by rating_change.at desc, match.id desc limit ${LONGEST_COURSE}`.execute(db)
  const course = rows.toReversed()
  return standings.map((standing) => ({
    ...standing,
    course: course
      .filter(({ game, seats }) => game === standing.game && seats === standing.seats)
      .map(({ rating }) => rating),
  }))
}

const LONGEST_COURSE = 200

export function bestOf(db: Database, game: string, seats: number): Promise<readonly object[]> {
  return db
    .selectFrom('rating')
    .innerJoin('player', 'player.id', 'player_id')
    .select(['player.code', 'player.name', SHOWN, 'games'])
    .where('game', '=', game)
    .where('seats', '=', Math.min(seats, 100))
    .orderBy(sql`mu - 3 * sigma`, 'desc')
    .orderBy('player.id')
    .limit(100)
    .execute()
}
