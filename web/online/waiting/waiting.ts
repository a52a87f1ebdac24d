/** What can be said of a table before the match, without drawing it. */
import type { Seat } from '@crownlands/core/game'
import type { SeatInfo, TableInfo } from '@crownlands/table/online'

/** Where around the table: the near side is one's own. */
export type Side = 'near' | 'left' | 'far' | 'right'

/** Clockwise from the near side, by how many sit there. */
const SIDES: Readonly<Record<number, readonly Side[]>> = {
  1: ['near'],
  2: ['near', 'far'],
  3: ['near', 'left', 'right'],
  4: ['near', 'left', 'far', 'right'],
}

/** Whoever sits is at the near side, as at home; whoever stands sees the first seat there. */
export function sideOf(seat: Seat, { seats, mine }: Pick<TableInfo, 'seats' | 'mine'>): Side {
  const count = seats.length
  const own = mine[0] ?? 0
  return SIDES[count]?.[(seat - own + count) % count] ?? 'near'
}

export function freeSeats({ seats }: Pick<TableInfo, 'seats'>): readonly SeatInfo[] {
  return seats.filter(({ taken }) => !taken)
}

/** The people who have not said that they are ready; whoever laid the table says so by starting it. */
export function notReady({ seats, mine, isHost }: Pick<TableInfo, 'seats' | 'mine' | 'isHost'>): readonly SeatInfo[] {
  return seats.filter(
    ({ seat, taken, bot, ready }) => taken && bot === undefined && !ready && !(isHost && mine.includes(seat)),
  )
}

/** What stands between the table and the match, for whoever may start it. */
export type Start = 'seats' | 'yes' | 'others' | 'go'

/** To another game with the same people everybody must say yes; to a new one whoever laid it may start when all sit. */
export function startOf(table: TableInfo): Start {
  if (freeSeats(table).length > 0) return 'seats'
  if (notReady(table).length === 0) return 'go'
  return table.rematchOf === undefined ? 'others' : 'yes'
}

/** Somebody sat here, and does no more, without having got up. */
export function wasSentAway(before: readonly Seat[], now: readonly Seat[], gotUp: boolean): boolean {
  return before.length > 0 && now.length === 0 && !gotUp
}

/** Who has sat down and who has got up, bots aside; whoever only changes places has done neither. */
export function comings(
  before: Pick<TableInfo, 'seats'>,
  after: Pick<TableInfo, 'seats'>,
): { readonly came: readonly string[]; readonly left: readonly string[] } {
  const [earlier, later] = [people(before), people(after)]
  const without = (some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
    [...some].flatMap(([code, name]) => (others.has(code) ? [] : [name]))
  return { came: without(later, earlier), left: without(earlier, later) }
}

/** Names by code. */
function people({ seats }: Pick<TableInfo, 'seats'>): ReadonlyMap<string, string> {
  return new Map(seats.flatMap(({ player, name }) => (player === undefined ? [] : [[player.code, name] as const])))
}

/** What the device adds to the chance beside the word: 16 bytes that nobody chose. */
export function pepper(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(16))): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A word for whoever thinks of none. */
export function anyOf(words: readonly string[], random = Math.random): string {
  return words[Math.floor(random() * words.length)] ?? ''
}
