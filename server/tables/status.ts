/** Where a match stands, and who plays in it. */
import type { Head, SeatHead } from './heads'

/** Finished by play, or ended before: every secret may be known. */
export function isOver({ status }: Pick<Head, 'status'>): boolean {
  return status === 'over' || status === 'ended'
}

/** A person sits there and plays. */
export function isHere(seat: SeatHead | undefined): seat is SeatHead {
  return seat !== undefined && seat.bot === undefined && seat.standIn === undefined && seat.leftAt === undefined
}

/** The people at a table, and whether it waits for each of them. */
export function waitsFor({ status, pausedAt, toAct, seats }: Head): ReadonlyMap<number, boolean> {
  const goesOn = status === 'running' && pausedAt === undefined
  return new Map(
    seats.flatMap((one) =>
      one.playerId === undefined ? [] : [[one.playerId, goesOn && toAct.includes(one.seat) && isHere(one)] as const],
    ),
  )
}
