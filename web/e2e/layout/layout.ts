/** What is wrong with a page as it is laid out: pure geometry over what `laid-out.ts` has read from it. */

/** In pixels of the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Laid {
  /** What people would call it: `button “End turn”`. */
  readonly name: string
  readonly box: Box
  /** What can be seen of the place where it lies; where one can scroll there is no end to it. */
  readonly window: Box
  /** What is seen of it now; undefined when it is scrolled away. */
  readonly shown: Box | undefined
  /** The nearest sheet, plate or button it is printed on: what has a ground or an edge of its own. */
  readonly frame: Box | undefined
  /** Something that does not belong to it lies over its middle. */
  readonly covered: boolean
  /** What stays while the rest scrolls is on a layer of its own. */
  readonly layer: number
}

/** One run of letters, at most a line long. */
export interface Text extends Laid {
  /** The number of the sentence that it is a line of. */
  readonly sentence: number
  /** The size of its letters in pixels. */
  readonly size: number
}

/** Something to press, fill in or choose. */
export interface Control extends Laid {
  /** The numbers of the controls that it lies in. */
  readonly inside: readonly number[]
  /** A link in a sentence is as high as its line (WCAG 2.5.8). */
  readonly inSentence: boolean
}

export interface Layout {
  readonly texts: readonly Text[]
  readonly controls: readonly Control[]
  /** How many pixels of the page lie beside the window. */
  readonly sideways: number
}

/** How people touch the screen: fingers need room. */
export type Pointer = 'fingers' | 'mouse'

const SMALLEST_TARGET = 44
const SMALLEST_LETTERS = 14
/** Rounding, and the overhang of a letter. */
const SLACK = 1.5
/** A seal or a coin may hang over the edge of what it is on by so much. */
const OVERHANG = 12
/** The part of a line’s height that holds no letters, above and below. */
const AIR = 0.22

/** One sentence for everything that is wrong. */
export function faultsOf({ texts, controls, sideways }: Layout, pointer: Pointer): string[] {
  return [
    ...(sideways > SLACK ? [`the page is ${Math.round(sideways)} px wider than the window`] : []),
    ...texts.flatMap((text) => faultsOfText(text)),
    ...controls.flatMap((control) => faultsOfControl(control, pointer)),
    ...overlapsOf(controls),
    ...collisionsOf(texts),
  ]
}

function faultsOfText({ name, box, window, shown, frame, covered, size }: Text): string[] {
  // What is wholly out of sight was left out on purpose.
  if (shown === undefined) return []
  const letters = lettersOf(box)
  const faults: string[] = []
  if (reachOver(letters, window) > SLACK) faults.push(`${name} is cut off`)
  else if (frame !== undefined && reachOver(letters, frame) > SLACK)
    faults.push(`${name} runs over the edge of what it is on`)
  if (covered) faults.push(`something lies over ${name}`)
  if (size < SMALLEST_LETTERS - 0.1) faults.push(`${name} has letters smaller than ${SMALLEST_LETTERS} px`)
  return faults
}

function faultsOfControl(control: Control, pointer: Pointer): string[] {
  const { name, box, window, frame, covered, inSentence } = control
  const faults: string[] = []
  if (reachOver(box, window) > SLACK) faults.push(`${name} is cut off`)
  else if (frame !== undefined && reachOver(box, frame) > OVERHANG) faults.push(`${name} is outside of what it is on`)
  if (covered) faults.push(`something lies over ${name}`)
  const width = box.right - box.left
  const height = box.bottom - box.top
  if (pointer === 'fingers' && !inSentence && Math.min(width, height) < SMALLEST_TARGET - 0.6)
    faults.push(`${name} is smaller than ${SMALLEST_TARGET} px`)
  return faults
}

/** Controls that lie over each other without one belonging into the other. */
function overlapsOf(controls: readonly Control[]): string[] {
  return pairsOf(controls, ({ shown }) => shown).flatMap(([one, first, other, second]) =>
    one.inside.includes(second) || other.inside.includes(first) ? [] : [`${one.name} and ${other.name} overlap`],
  )
}

/** Letters over letters. */
function collisionsOf(texts: readonly Text[]): string[] {
  const legible = texts.filter(({ covered }) => !covered)
  return pairsOf(legible, ({ shown }) => shown && lettersOf(shown))
    .filter(([one, , other]) => one.sentence !== other.sentence)
    .map(([one, , other]) => `${one.name} and ${other.name} are printed over each other`)
}

/** Of two in the same layer. */
type Pair<T> = readonly [one: T, first: number, other: T, second: number]

/** All that meet, from left to right: only neighbours are compared. */
function pairsOf<T extends Laid>(all: readonly T[], boxOf: (one: T) => Box | undefined): readonly Pair<T>[] {
  const sorted = all
    .flatMap((one, number) => {
      const box = boxOf(one)
      return box === undefined ? [] : [{ one, number, box }]
    })
    .toSorted((a, b) => a.box.left - b.box.left)
  return sorted.flatMap(({ one, number, box }, i) => {
    const met: Pair<T>[] = []
    for (let k = i + 1; k < sorted.length; k++) {
      const next = sorted[k]
      if (next === undefined || next.box.left >= box.right) break
      if (one.layer === next.one.layer && meets(box, next.box)) met.push([one, number, next.one, next.number])
    }
    return met
  })
}

function meets(one: Box, other: Box): boolean {
  const both = common(one, other)
  return both !== undefined && both.right - both.left > SLACK && both.bottom - both.top > SLACK
}

function common(one: Box, other: Box): Box | undefined {
  const left = Math.max(one.left, other.left)
  const right = Math.min(one.right, other.right)
  const top = Math.max(one.top, other.top)
  const bottom = Math.min(one.bottom, other.bottom)
  return left < right && top < bottom ? { left, right, top, bottom } : undefined
}

/** How far the box reaches over the edge of the other, at its worst side. */
function reachOver(box: Box, edge: Box): number {
  return Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom)
}

function lettersOf({ left, right, top, bottom }: Box): Box {
  const air = (bottom - top) * AIR
  return { left, right, top: top + air, bottom: bottom - air }
}
