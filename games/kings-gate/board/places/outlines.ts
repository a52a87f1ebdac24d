/** How tiles are cut: for the pieces and for the picture on the shelf. */
import type { Point } from '@crownlands/kit/hatch'
import type { Cut } from '../livery'

/** Die-cut outlines on a square of 100. */
export const OUTLINES: Readonly<Record<Cut, string>> = {
  square: 'M14 3H86Q97 3 97 14V83Q97 94 86 94H14Q3 94 3 83V14Q3 3 14 3Z',
  octagon: 'M27 3H73L97 27V70L73 94H27L3 70V27Z',
  ticket: 'M21 3H79A18 18 0 0 0 97 21V76A18 18 0 0 0 79 94H21A18 18 0 0 0 3 76V21A18 18 0 0 0 21 3Z',
  arch: 'M3 48C3 19 24 3 50 3S97 19 97 48V88Q97 94 91 94H9Q3 94 3 88Z',
}

/** The upper part of each, where the pattern of the house is: it must not come near the number. Clockwise, convex. */
export const FIELDS: Readonly<Record<Cut, readonly Point[]>> = {
  square: [
    [4, 5],
    [96, 5],
    [96, 50],
    [4, 50],
  ],
  octagon: [
    [28, 4],
    [72, 4],
    [96, 28],
    [96, 50],
    [4, 50],
    [4, 28],
  ],
  ticket: [
    [28, 4],
    [72, 4],
    [95, 30],
    [95, 50],
    [5, 50],
    [5, 30],
  ],
  arch: [
    [50, 4],
    [70, 7],
    [86, 18],
    [95, 36],
    [96, 50],
    [4, 50],
    [5, 36],
    [14, 18],
    [30, 7],
  ],
}
