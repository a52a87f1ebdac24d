/** Where a match stands, and who plays in it. */
import type { Share } from '../base/fair-pool'
import type { Head, SeatHead } from './headers'

/** Finished by play, or ended before: every secret may be known. */
export function isOver({ status }: Pick<Head, 'status'>): boolean {
  return status === 'over' || status === 'ended'
}

/** A person sits there and plays. */
export function isHere(seat: SeatHead | undefined): seat is SeatHead {
  return seat !== undefined && seat.bot === undefined && seat.standIn === undefined && seat.leftAt === undefined
}

/** How the table stands among others when its bots want to think. */
export function shareOf({ code, hostId, origin, seats }: Head): Share {
  const hasPeople = seats.some((one) => isHere(one) && one.player !== undefined && one.player.kind !== 'bot')
  return { table: code, origin: originOf(code, origin, hostId), hasPeople }
}

/** Of a table from before origins were kept, the host stands for it. */
export function originOf(code: string, origin: string | null | undefined, hostId: number | null | undefined): string {
  return origin ?? `host-${hostId ?? code}`
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
