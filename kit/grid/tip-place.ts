/** Where a tip goes: above what it is about, or below where there is no room; always within the screen. */
interface Size {
  readonly width: number
  readonly height: number
}

interface Box extends Size {
  readonly left: number
  readonly top: number
}

const GAP = 8
const EDGE = 6

export function placeOfTip(about: Box, tip: Size, screen: Size): { readonly left: number; readonly top: number } {
  const above = about.top - GAP - tip.height
  return {
    left: within(about.left + (about.width - tip.width) / 2, screen.width - tip.width),
    top: above >= EDGE ? above : within(about.top + about.height + GAP, screen.height - tip.height),
  }
}

function within(wished: number, room: number): number {
  return Math.max(EDGE, Math.min(wished, room - EDGE))
}
