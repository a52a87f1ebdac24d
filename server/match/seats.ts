import type { Seat } from '@crownlands/core/game'
import type { Database } from '../database/database'
import type { Head } from './headers'

/** To be followed by what is set. */
export function updateSeat(db: Database, { id }: Pick<Head, 'id'>, seat: Seat) {
  return db.updateTable('seat').where('match_id', '=', id).where('seat', '=', seat)
}
