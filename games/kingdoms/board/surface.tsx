/** The board and the dock together: what is picked, what is pointed at, and what is dragged. */
import type { Seat } from '@crownlands/core/game'
import { useDrag } from '@crownlands/kit/drag.tsx'
import { isSingleKey } from '@crownlands/kit/keys'
import { type PressedKey, useKeysFromElsewhere } from '@crownlands/kit/keys-from-elsewhere'
import type { SurfaceProps } from '@crownlands/kit/room-ui'
import { travelFrom } from '@crownlands/kit/travel'
import { type MouseEvent, type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { EMPTY, Space } from '../content'
import type { Action, Event, View } from '../state'
import { Board } from './board.tsx'
import {
  type Choice,
  clickOpenTile,
  clickPiece,
  clickSpace,
  clickSupply,
  currentPick,
  faceOf,
  type Meaning,
  type Piece,
  pieceOf,
  targetsOf,
} from './choice'
import { pieceLabel } from './describe'
import { Dock } from './dock.tsx'
import { meaningOfKey, moveFocus, restingSpace } from './keyboard'
import { type Latest, latestOf } from './latest'
import { PieceFace } from './pieces.tsx'
import { previewOf } from './preview'

export function Surface({
  view,
  seat,
  legal,
  looks,
  language,
  latest,
  hinted,
  singleKeys,
  onAct,
  onTry,
}: SurfaceProps<View, Action, Event>) {
  const [wish, setWish] = useState<Piece>()
  const [pointed, setPointed] = useState<number>()
  const [focused, setFocused] = useState<number>()
  const [lastFocus, setLastFocus] = useState<number>()
  const [hushed, setHushed] = useState<number>()
  const [nudges, setNudges] = useState(0)
  const [laid, setLaid] = useState<Laid>()
  const grid = useRef<HTMLTableElement>(null)
  const touched = useRef(false)
  const attend = (space: number | undefined) => {
    if (space !== undefined && space !== hushed) setHushed(undefined)
  }

  // While the table is asked, nothing else can be done.
  const actor = laid === undefined ? seat : undefined
  const picked = actor === undefined ? undefined : currentPick(wish, legal)
  const choice: Choice = { view, seat: actor, legal, picked }
  const targets = useMemo(() => targetsOf(legal, picked), [legal, picked])
  const resting = restingSpace(lastFocus, targets)
  const shown = useMemo(() => (laid === undefined ? latestOf(latest) : justLaid(laid)), [latest, laid])
  const board = useMemo(() => (laid === undefined ? view : withLaid(view, laid)), [view, laid])

  /** A piece is on the board in the next frame; the table's answer comes a moment later. */
  const act = (action: Action) => {
    setWish(undefined)
    const answer = onAct(action)
    if (!('space' in action)) return
    setHushed(action.space)
    const face = pieceOf(action, view, seat)
    if (seat === undefined || face === undefined) return
    setLaid({ space: action.space, seat, face })
    void answer.finally(() => setLaid(undefined))
  }

  const carryOut = (meaning: Meaning) => {
    switch (meaning.does) {
      case 'act':
        act(meaning.action)
        return
      case 'try':
        onTry(meaning.action)
        return
      case 'pick':
        setWish(meaning.piece)
        return
      case 'unpick':
        setWish(undefined)
        return
      case 'point-out':
        setNudges((count) => count + 1)
        return
      case 'nothing':
        return
    }
  }

  const drag = useDrag<Piece>({
    placeUnder: spaceUnder,
    onStart: (piece) => setWish(piece),
    onDrop: (piece, space) => {
      if (space === undefined) setWish(undefined)
      else carryOut(clickSpace(space, { ...choice, picked: currentPick(piece, legal) }))
    },
  })

  const attended = drag.thing !== undefined ? drag.over : (pointed ?? focused)
  const piece = picked === undefined || actor === undefined ? undefined : faceOf(picked, view, actor)
  const own = useMemo(
    () =>
      attended !== undefined && piece !== undefined && targets.has(attended)
        ? previewOf(view, piece, attended)
        : undefined,
    [view, piece, attended, targets],
  )
  const advice = actor === undefined ? undefined : hinted
  const advised = useMemo(() => {
    const face = advice === undefined ? undefined : pieceOf(advice, view, actor)
    return advice === undefined || face === undefined || !('space' in advice)
      ? undefined
      : previewOf(view, face, advice.space)
  }, [advice, view, actor])
  const preview = own ?? (wish === undefined ? advised : undefined)

  const focusSpace = (space: number) => spaceElement(grid.current, space)?.focus({ preventScroll: true })
  const focusBoard = () => focusSpace(resting)

  /** A choice made by keyboard goes on at the board. */
  const fromDock = (meaning: Meaning, event: MouseEvent) => {
    if (drag.swallowsClick()) return
    carryOut(meaning)
    if (event.detail === 0 && (meaning.does === 'pick' || meaning.does === 'act')) focusBoard()
  }

  const onKey = (event: PressedKey) => {
    const at = spaceUnder(event.target)
    const to = moveFocus(at ?? resting, event)
    if (to !== undefined) {
      event.preventDefault()
      setPointed(undefined)
      // From elsewhere an arrow only comes to the board.
      focusSpace(at === undefined ? resting : to)
      return
    }
    const meaning = singleKeys || !isSingleKey(event.key) ? meaningOfKey(event) : undefined
    if (meaning === undefined) return
    switch (meaning.does) {
      case 'place':
        // Buttons of the dock have their own Enter and Space.
        if (at === undefined) return
        carryOut(clickSpace(at, choice))
        break
      case 'draw':
        carryOut(clickSupply(choice))
        if (at === undefined) focusBoard()
        break
      case 'pick':
        carryOut(clickPiece(meaning.piece, choice))
        if (at === undefined) focusBoard()
        break
      case 'unpick':
        // Escape also closes what the table has open, unless a piece was put down by it.
        if (wish === undefined) return
        setWish(undefined)
        break
    }
    event.preventDefault()
    event.stopPropagation()
  }

  // What others placed comes from where they sit.
  const others = useMemo(() => shown.placed.filter((one) => one.seat !== view.viewer), [shown, view.viewer])
  useLayoutEffect(() => {
    for (const one of others) travelFrom(one.seat, spaceElement(grid.current, one.space)?.querySelector('.kp') ?? null)
  }, [others])

  useKeysFromElsewhere('[data-area]', seat === undefined ? undefined : onKey)

  const owner = seat ?? (view.viewer === 'spectator' ? undefined : view.viewer)
  const held = piece === undefined ? '' : pieceLabel(piece, looks, language)
  return (
    <>
      <div data-area="board" className="kb-area">
        <Board
          view={board}
          looks={looks}
          language={language}
          seat={actor}
          targets={targets}
          preview={preview}
          hinted={advised}
          latest={shown}
          attended={attended}
          hushed={hushed}
          resting={resting}
          grid={grid}
          onSpace={(space) => carryOut(clickSpace(space, choice))}
          onPoint={(space, pointer) => {
            touched.current = pointer === 'touch'
            if (touched.current) return
            setPointed(space)
            attend(space)
          }}
          onFocus={(space, visible) => {
            // A mouse points by itself; where it clicked last is of no interest.
            setFocused(visible || touched.current ? space : undefined)
            if (space === undefined) return
            setLastFocus(space)
            attend(space)
          }}
          onKey={onKey}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the shortcuts of its buttons */}
      <div data-area="dock" className="dock-area" onKeyDown={onKey}>
        <Dock
          view={view}
          owner={owner}
          live={seat !== undefined}
          legal={legal}
          looks={looks}
          language={language}
          picked={picked}
          hinted={advice}
          nudges={nudges}
          onPiece={(one, event) => fromDock(clickPiece(one, choice), event)}
          onSupply={(event) => fromDock(clickSupply(choice), event)}
          onOpenTile={(tile, event) => fromDock(clickOpenTile(tile, choice), event)}
          onGrab={(one, event: PointerEvent<HTMLButtonElement>) => drag.grab(one, event)}
        />
        <p className="for-readers" aria-live="polite">
          {held}
        </p>
        {piece !== undefined && drag.follower(<PieceFace piece={piece} looks={looks} />, own !== undefined)}
      </div>
    </>
  )
}

/** A piece that was put down and of which the table has not yet said that it lies. */
interface Laid {
  readonly space: number
  readonly seat: Seat
  readonly face: Exclude<Space, typeof EMPTY>
}

function withLaid(view: View, { space, face }: Laid): View {
  return { ...view, board: view.board.with(space, face) }
}

function justLaid({ space, seat }: Laid): Latest {
  return { placed: [{ space, seat }], scored: [] }
}

function spaceElement(grid: HTMLElement | null, space: number): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-space="${space}"]`) ?? null
}

function spaceUnder(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-space]') : null
  return cell === null ? undefined : Number(cell.dataset.space)
}
