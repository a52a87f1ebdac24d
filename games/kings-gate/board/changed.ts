/** What a turn has changed: everybody's prizes if the location were scored as it stood before it, and after. */
import type { Language } from '@crownlands/core/room'
import { signed } from '@crownlands/core/text/typesetting'
import type { Nameplate } from '@crownlands/kit/room-ui'
import { TOURNEY_LOSS } from '../content'
import type { View } from '../state'
import { standingNow } from './preview'
import { BOARD_TEXT } from './text'

/** Undefined once another location lies there, which a scoring tells, and when nothing changes. */
export function whatItChanged(
  before: View,
  after: View,
  nameplates: readonly Nameplate[],
  language: Language,
): string | undefined {
  if (before.locations.length !== after.locations.length) return undefined
  const changes = nameplates.flatMap(({ name }, seat) => {
    const change = prizesOf(after, seat) - prizesOf(before, seat)
    return change === 0 ? [] : [{ name, vp: signed(change) }]
  })
  return changes.length === 0 ? undefined : BOARD_TEXT[language].changes(changes)
}

/** With two players a seat has two colours. */
function prizesOf(view: View, seat: number): number {
  const { standings, loser } = standingNow(view)
  const won = standings.reduce((sum, one) => (one.seat === seat ? sum + one.vp : sum), 0)
  return loser?.seat === seat ? won - TOURNEY_LOSS : won
}
