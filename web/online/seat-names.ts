/** How those at a table online are called. Bots have no name of their own on the server: they are called as on this device. */
import type { House } from '@crownlands/kit/houses'
import type { SeatInfo, TableInfo } from '@crownlands/table/online'

type BotNames = Readonly<Record<House, string>>

/** `free`: what an empty seat is called. */
export function seatName({ taken, name, house }: SeatInfo, botNames: BotNames, free: string): string {
  if (!taken) return free
  return name === '' ? botNames[house] : name
}

/** The table with a name for everybody who plays at it. */
export function withNames<T extends TableInfo>(info: T, botNames: BotNames): T {
  return { ...info, seats: info.seats.map((seat) => ({ ...seat, name: seatName(seat, botNames, '') })) }
}
