/** The open tables that anybody may come to: which are shown, and in which order. */
import type { ClockPlan, TableInfo } from '@crownlands/table/online'
import { freeSeats } from '../waiting/waiting'

export interface Wanted {
  /** Undefined: any. */
  readonly game: string | undefined
  readonly pace: ClockPlan['type'] | undefined
  readonly seats: number | undefined
}

export const ANY: Wanted = { game: undefined, pace: undefined, seats: undefined }

/** Those where only one is missing come first: they begin at once. Then the newest. */
export function shown(tables: readonly TableInfo[], { game, pace, seats }: Wanted): readonly TableInfo[] {
  return tables
    .filter(
      (table) =>
        (game === undefined || table.game === game) &&
        (pace === undefined || table.clock.type === pace) &&
        (seats === undefined || table.seats.length === seats),
    )
    .toSorted((one, other) => openness(one) - openness(other) || other.createdAt - one.createdAt)
}

/** Full ones may open again: they come last. */
function openness(table: TableInfo): number {
  const free = freeSeats(table).length
  return free === 0 ? Number.MAX_SAFE_INTEGER : free
}

/** The values that there are to choose from, each once. */
export function choicesIn(tables: readonly TableInfo[]): {
  readonly games: readonly string[]
  readonly paces: readonly ClockPlan['type'][]
  readonly seats: readonly number[]
} {
  return {
    games: [...new Set(tables.map(({ game }) => game))].toSorted(),
    paces: (['none', 'live', 'days'] as const).filter((type) => tables.some(({ clock }) => clock.type === type)),
    seats: [...new Set(tables.map(({ seats }) => seats.length))].toSorted((one, other) => one - other),
  }
}
