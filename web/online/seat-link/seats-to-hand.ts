/** Seats of guests who are away: to them a link can be made. */
import type { SeatInfo, TableInfo } from '@crownlands/table/online'

/** For the host those of others; of the host's own seat any other player can make one. */
export function seatsToHand(info: TableInfo, here: readonly string[]): readonly SeatInfo[] {
  if (info.status !== 'running') return []
  const plays = info.mine.length > 0
  return seatsOfAway(info, here).filter(
    ({ seat, isHost }) => !info.mine.includes(seat) && (info.isHost || (plays && isHost === true)),
  )
}

export function seatsOfAway({ seats }: Pick<TableInfo, 'seats'>, here: readonly string[]): readonly SeatInfo[] {
  return seats.filter(({ player }) => player?.kind === 'guest' && !here.includes(player.code))
}
