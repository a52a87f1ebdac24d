/** How those at a table online are called. Bots have no name of their own on the server: they are called as on this device. */
import type { House } from '@crownlands/kit/houses'
import type { SeatInfo, TableInfo } from '@crownlands/table/online'

/** For those who have no name of their own on the server. */
export interface PlaceholderNames {
  readonly botNames: Readonly<Record<House, string>>
  /** A player who was deleted. */
  readonly formerPlayer: string
}

/** `free`: what an empty seat is called. */
export function seatName(
  { taken, former, name, house }: SeatInfo,
  { botNames, formerPlayer }: PlaceholderNames,
  free: string,
): string {
  if (former === true) return formerPlayer
  if (!taken) return free
  return name === '' ? botNames[house] : name
}

/** The table with a name for everybody who plays at it. */
export function withNames<T extends TableInfo>(info: T, names: PlaceholderNames): T {
  return { ...info, seats: info.seats.map((seat) => ({ ...seat, name: seatName(seat, names, '') })) }
}
