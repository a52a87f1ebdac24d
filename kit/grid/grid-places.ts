/** The places of a board, by number, and what keys, pointers and clicks come to there. */
import { isSingleKey, type Key } from '../keys'

/** How the element of a place is marked: `data-space="7"`, `data-cell="2080"`. */
export type PlaceMark = 'space' | 'cell'

/** The place that an element of the page belongs to, if it belongs to one. */
export function placeUnder(target: EventTarget | null, mark: PlaceMark): number | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(`[data-${mark}]`) : null
  return element === null ? undefined : Number(element.dataset[mark])
}

export function placeElement(board: HTMLElement | null, mark: PlaceMark, place: number): HTMLElement | null {
  return board?.querySelector<HTMLElement>(`[data-${mark}="${place}"]`) ?? null
}

/** The piece on a place: boards mark it with `data-ghost`, whether it lies there or is only shown. */
export function pieceElement(board: HTMLElement | null, mark: PlaceMark, place: number): Element | null {
  return placeElement(board, mark, place)?.querySelector('[data-ghost]') ?? null
}

export interface BoardKeys<Meaning> {
  /** Where the focus goes from a place; undefined for a key that does not move it. */
  moveFocus(from: number, key: Key): number | undefined
  meaningOfKey(key: Key): Meaning | undefined
  /** Whether letters and digits are shortcuts. */
  readonly singleKeys: boolean
}

export type KeyStep<Meaning> =
  | { readonly does: 'focus'; readonly place: number }
  | { readonly does: 'mean'; readonly meaning: Meaning }

/** `at` is the place that has the focus, if one has; `resting` where the focus rests when it comes to the board. */
export function stepOfKey<Meaning>(
  key: Key,
  at: number | undefined,
  resting: number,
  { moveFocus, meaningOfKey, singleKeys }: BoardKeys<Meaning>,
): KeyStep<Meaning> | undefined {
  const to = moveFocus(at ?? resting, key)
  // From elsewhere an arrow only comes to the board.
  if (to !== undefined) return { does: 'focus', place: at === undefined ? resting : to }
  const meaning = singleKeys || !isSingleKey(key.key) ? meaningOfKey(key) : undefined
  return meaning === undefined ? undefined : { does: 'mean', meaning }
}

/** What somebody attends to: with a piece in the hand where that is, else what is pointed at, else what has the focus. */
export function attendedPlace(
  drag: { readonly thing: unknown; readonly over: number | undefined },
  pointed: number | undefined,
  focused: number | undefined,
): number | undefined {
  return drag.thing === undefined ? (pointed ?? focused) : drag.over
}

/** A click without a button was made by keyboard: a choice made so goes on at the board. */
export function goesOnAtBoard<Does extends string>(clicks: number, does: Does, choices: readonly Does[]): boolean {
  return clicks === 0 && choices.includes(does)
}

/** What others placed: it comes from where they sit. */
export function placedByOthers<Placed extends { readonly seat: number }>(
  placed: readonly Placed[],
  viewer: number | 'spectator',
): readonly Placed[] {
  return placed.filter(({ seat }) => seat !== viewer)
}
