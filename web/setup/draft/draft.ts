/** A table while it is being planned: pure, the form only draws it. */
import type { House } from '@crownlands/kit/houses'
import type { SeatPlan, TablePlan, Temperament } from '@crownlands/table/protocol'

export const LONGEST_NAME = 24

export interface DraftSeat {
  readonly house: House
  /** As typed; empty means the name that goes with the house. */
  readonly name: string
  readonly player: 'person' | 'bot'
  /** Kept while a person has the seat, for when a bot takes it again. */
  readonly temperament: Temperament
}

export interface Draft {
  /** Those beyond `count` wait to be asked to the table. */
  readonly seats: readonly DraftSeat[]
  readonly count: number
  readonly options: Readonly<Record<string, unknown>>
}

/** You and the bot you chose last, where two can play. */
export function firstDraft(
  { playerName, opponent }: { readonly playerName: string; readonly opponent: Temperament },
  options: Draft['options'],
  { min, max }: { readonly min: number; readonly max: number },
): Draft {
  return {
    count: Math.min(max, Math.max(min, 2)),
    options,
    // Azure and gules first: the two that stand furthest apart.
    seats: (['azure', 'gules', 'or', 'vert'] as const).map((house, seat) => ({
      house,
      name: seat === 0 ? playerName : '',
      player: seat === 0 ? 'person' : 'bot',
      temperament: opponent,
    })),
  }
}

export function seated(draft: Draft): readonly DraftSeat[] {
  return draft.seats.slice(0, draft.count)
}

export function withSeat(draft: Draft, seat: number, change: Partial<Omit<DraftSeat, 'house'>>): Draft {
  return { ...draft, seats: draft.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)) }
}

/** Two seats never share a house: who had it before gets the other's. */
export function withHouse(draft: Draft, seat: number, house: House): Draft {
  const given = draft.seats[seat]?.house
  if (given === undefined) return draft
  return {
    ...draft,
    seats: draft.seats.map((one, i) => {
      if (i === seat) return { ...one, house }
      return one.house === house ? { ...one, house: given } : one
    }),
  }
}

/** The seat at the table that has the house, if it is another one. */
export function holderOf(draft: Draft, house: House, seat: number): number | undefined {
  const holder = seated(draft).findIndex((one) => one.house === house)
  return holder === -1 || holder === seat ? undefined : holder
}

interface Names {
  readonly houseNames: Readonly<Record<House, string>>
  readonly botNames: Readonly<Record<House, string>>
}

/** The name that a seat has when none is typed. */
export function nameWithout({ player, house }: DraftSeat, names: Names): string {
  return player === 'person' ? names.houseNames[house] : names.botNames[house]
}

/** The seats whose name somebody before them has already. */
export function seatsWithTakenNames(draft: Draft, names: Names): readonly number[] {
  const seen = new Set<string>()
  const taken: number[] = []
  for (const [seat, one] of seated(draft).entries()) {
    const name = nameOf(one, names).toLocaleLowerCase()
    if (seen.has(name)) taken.push(seat)
    seen.add(name)
  }
  return taken
}

export function planOf(draft: Draft, game: string, names: Names): TablePlan {
  return { game, options: draft.options, seats: seated(draft).map((one) => seatPlan(one, names)) }
}

export function people(draft: Draft): number {
  return seated(draft).filter(({ player }) => player === 'person').length
}

function seatPlan(seat: DraftSeat, names: Names): SeatPlan {
  const plan = { house: seat.house, name: nameOf(seat, names) }
  return seat.player === 'person' ? plan : { ...plan, bot: seat.temperament }
}

function nameOf(seat: DraftSeat, names: Names): string {
  const typed = seat.name.trim()
  return typed === '' ? nameWithout(seat, names) : typed
}
