/** What boards share on which pieces are put on places: pointing, focus and keys, dragging from the dock, and travel. */
import { type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type PressedKey, useKeysFromElsewhere } from '../keys-from-elsewhere'
import { type Drag, useDrag } from './drag.tsx'
import {
  attendedPlace,
  type BoardKeys,
  goesOnAtBoard,
  type PlaceMark,
  pieceElement,
  placedByOthers,
  placeElement,
  placeUnder,
  stepOfKey,
} from './grid-places'
import { travelFrom } from './travel'

/** `left`: the key is for others. `taken-up`: what it chose goes on at the board, from wherever the key came. */
export type KeyUse = 'left' | 'used' | 'taken-up'

interface GridBoardNeeds<Thing, Meaning extends { readonly does: string }, KeyMeaning> extends BoardKeys<KeyMeaning> {
  readonly mark: PlaceMark
  /** Whether somebody may act here: then keys that nobody else has a use for are for the board. */
  readonly live: boolean
  /** What hears its keys by itself, as a selector. */
  readonly hearing: string
  /** What was placed last. */
  readonly placed: readonly { readonly seat: number; readonly place: number }[]
  readonly viewer: number | 'spectator'
  /** What a click in the dock can come to that goes on at the board. */
  readonly takesUp: readonly Meaning['does'][]
  /** Where the focus rests when it comes to the board; `last` is where it was. */
  restingAt(last: number | undefined): number
  /** `at` is the place that has the focus. */
  onKeyMeaning(meaning: KeyMeaning, at: number | undefined): KeyUse
  carryOut(meaning: Meaning): void
  onStart(thing: Thing): void
  onDrop(thing: Thing, place: number | undefined): void
  /** Somebody points at a place, or at none any more, or goes to one with the focus. */
  onAttend(place: number | undefined): void
}

interface GridBoard<Grid, Thing, Meaning> {
  readonly grid: RefObject<Grid | null>
  readonly drag: Drag<Thing>
  readonly resting: number
  readonly attended: number | undefined
  onKey(event: PressedKey): void
  onPoint(place: number | undefined, pointer: string): void
  /** `seen`: the focus is shown, and says what its owner attends to. */
  onFocus(place: number | undefined, seen: boolean): void
  fromDock(meaning: Meaning, event: MouseEvent): void
}

export function useGridBoard<Grid extends HTMLElement, Thing, Meaning extends { readonly does: string }, KeyMeaning>(
  needs: GridBoardNeeds<Thing, Meaning, KeyMeaning>,
): GridBoard<Grid, Thing, Meaning> {
  const { mark, live, hearing, placed, viewer, takesUp, restingAt, onKeyMeaning, carryOut, onAttend } = needs
  const [pointed, setPointed] = useState<number>()
  const [focused, setFocused] = useState<number>()
  const [lastFocus, setLastFocus] = useState<number>()
  const grid = useRef<Grid>(null)
  const drag = useDrag<Thing>({
    placeUnder: (element) => placeUnder(element, mark),
    onStart: needs.onStart,
    onDrop: needs.onDrop,
  })
  const resting = restingAt(lastFocus)
  const focusPlace = (place: number) => placeElement(grid.current, mark, place)?.focus({ preventScroll: true })

  const onKey = (event: PressedKey) => {
    const at = placeUnder(event.target, mark)
    const step = stepOfKey(event, at, resting, needs)
    if (step === undefined) return
    if (step.does === 'focus') {
      event.preventDefault()
      setPointed(undefined)
      focusPlace(step.place)
      return
    }
    const use = onKeyMeaning(step.meaning, at)
    if (use === 'left') return
    if (use === 'taken-up' && at === undefined) focusPlace(resting)
    event.preventDefault()
    event.stopPropagation()
  }
  useKeysFromElsewhere(hearing, live ? onKey : undefined)

  const others = useMemo(() => placedByOthers(placed, viewer), [placed, viewer])
  useLayoutEffect(() => {
    for (const { seat, place } of others) travelFrom(seat, pieceElement(grid.current, mark, place))
  }, [others, mark])

  return {
    grid,
    drag,
    resting,
    attended: attendedPlace(drag, pointed, focused),
    onKey,
    onPoint: (place, pointer) => {
      // A finger is on a place for a moment only; what it means comes with the click.
      if (pointer === 'touch') return
      setPointed(place)
      onAttend(place)
    },
    onFocus: (place, seen) => {
      setFocused(seen ? place : undefined)
      if (place === undefined) return
      setLastFocus(place)
      onAttend(place)
    },
    fromDock: (meaning, event) => {
      if (drag.swallowsClick()) return
      carryOut(meaning)
      if (goesOnAtBoard(event.detail, meaning.does, takesUp)) focusPlace(resting)
    },
  }
}
