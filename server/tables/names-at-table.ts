/** How those at a table are told apart. */
import type { Database } from '../database/database'
import type { Head } from '../match/headers'
import { TableProblem } from '../match/table-problem'
import { lookAlike } from '../names/names'
import type { Player } from '../people/sessions'

/** At a table no two names look alike, the host's and those of its seats. */
export async function mustHaveOwnName(db: Database, { hostId, seats }: Head, player: Player): Promise<void> {
  const host = db
    .selectFrom('player')
    .select('name')
    .where('id', '=', hostId ?? null)
    .where('id', '<>', player.id)
  const sitting = seats.filter(({ playerId }) => playerId !== undefined && playerId !== player.id)
  const others = [...sitting, ...(await host.execute())]
  if (others.some(({ name }) => lookAlike(name, player.name)))
    throw new TableProblem('same-name', 'Somebody at this table has your name, or one that looks like it.')
}
