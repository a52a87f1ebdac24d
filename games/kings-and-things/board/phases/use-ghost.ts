/** What whoever marches would meet in the hex that is pointed at: on the map in a few letters, in the panel in words. */
import { advice } from '@crownlands/kit/advice'
import { useMemo } from 'react'
import type { View } from '../../rules/view/view'
import type { Cast } from '../cast'
import { aboutHex, hexTitle } from '../map/describe'
import { MARCH_TEXT } from '../text/march'
import type { March } from './march'
import { meetingIn } from './meeting'
import { type Marching, marchers } from './use-march'

export interface Ghost {
  readonly onMap: { readonly hex: number; readonly odds: string } | undefined
  /** What is known of the hex, and what to expect there. */
  readonly where: string
  readonly words: string
}

interface Marchers {
  readonly marching: Marching
  readonly march: March | undefined
}

export function useGhost(
  view: View,
  cast: Cast,
  attended: number | undefined,
  { marching, march }: Marchers,
): Ghost | undefined {
  return useMemo(
    () => (attended === undefined ? undefined : advice(() => ghostIn(attended, view, cast, { marching, march }))),
    [view, cast, attended, marching, march],
  )
}

function ghostIn(hex: number, view: View, cast: Cast, { marching, march }: Marchers): Ghost | undefined {
  const { from, ways } = marching
  if (from === undefined || !ways.has(hex)) return undefined
  const meeting = meetingIn(view, hex, marchers(view, march), from)
  if (meeting === undefined) return undefined
  const words = MARCH_TEXT[cast.language]
  const { odds } = meeting
  return {
    onMap: odds && { hex, odds: words.range(odds.low, odds.high) },
    where: meeting.kind === 'unexplored' ? hexTitle(hex, view, cast) : aboutHex(hex, view, cast).replaceAll('\n', ', '),
    words: words.meets(meeting),
  }
}
