/** Who is at the table and in which words it is told: what every part of the board needs. */
import type { Seat } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import { houseColour } from '@crownlands/kit/houses'
import type { Nameplate } from '@crownlands/kit/room-ui'
import type { Edition } from '../content'
import type { Side } from '../rules/tasks'
import { TABLE_TEXT } from './text/table'

export interface Cast {
  readonly nameplates: readonly Nameplate[]
  readonly language: Language
  readonly edition: Edition
}

export function playerName({ nameplates }: Cast, seat: Seat): string {
  return nameplates[seat]?.name ?? String(seat + 1)
}

export function sideName(cast: Cast, side: Side): string {
  return side === 'neutral' ? TABLE_TEXT[cast.language].defenders : playerName(cast, side)
}

/** The colour of a side's house; neutral defenders have none. */
export function sideColour({ nameplates }: Cast, side: Side): string {
  const house = side === 'neutral' ? undefined : nameplates[side]?.house
  return house === undefined ? 'var(--muted)' : houseColour(house)
}
