/** What a turn has changed: everybody's gold if the board were scored as it stood before it, and after. */
import type { Language } from '@crownlands/core/room'
import { capital } from '@crownlands/core/text/typesetting'
import type { Nameplate } from '@crownlands/kit/room-ui'
import { gainsNow } from '../scoring'
import type { View } from '../state'
import { BOARD_TEXT } from './text'

/** Undefined across the end of an epoch, which the scoring tells, and when nothing changes. */
export function whatItChanged(
  before: View,
  after: View,
  nameplates: readonly Nameplate[],
  language: Language,
): string | undefined {
  if (before.epoch !== after.epoch) return undefined
  const [then, now] = [gainsNow(before, before.board), gainsNow(after, after.board)]
  const changes = nameplates.flatMap(({ name }, seat) => {
    const change = (now[seat] ?? 0) - (then[seat] ?? 0)
    return change === 0 ? [] : [{ name, change }]
  })
  return changes.length === 0 ? undefined : `${capital(BOARD_TEXT[language].wouldChange(changes))}.`
}
