/** What whoever marches would meet in the hex that is pointed at: on the map in a few letters, in the panel in words. */
import { useMemo } from 'react'
import type { View } from '../../view'
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
  return useMemo(() => {
    const { from, ways } = marching
    if (attended === undefined || from === undefined || !ways.has(attended)) return undefined
    const meeting = meetingIn(view, attended, marchers(view, march), from)
    if (meeting === undefined) return undefined
    const words = MARCH_TEXT[cast.language]
    const { odds } = meeting
    return {
      onMap: odds && { hex: attended, odds: words.range(odds.low, odds.high) },
      where:
        meeting.kind === 'unexplored'
          ? hexTitle(attended, view, cast)
          : aboutHex(attended, view, cast).replaceAll('\n', ', '),
      words: words.meets(meeting),
    }
  }, [view, cast, attended, marching, march])
}
