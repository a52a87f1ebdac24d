/** The board and the dock together: what is picked, what is pointed at, and what is dragged. */

import type { Seat } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import { advice } from '@crownlands/kit/advice'
import { DockArea } from '@crownlands/kit/dock.tsx'
import { type KeyUse, useGridBoard } from '@crownlands/kit/grid/grid-board'
import { useLaying } from '@crownlands/kit/grid/laying'
import type { SurfaceProps } from '@crownlands/kit/room-ui'
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { EMPTY, Space, Tile } from '../content'
import type { Action, Event, View } from '../rules/state'
import css from './board.module.css'
import { Board } from './board.tsx'
import {
  type Choice,
  canDraw,
  clickOpenTile,
  clickPiece,
  clickSpace,
  clickSupply,
  currentPick,
  faceOf,
  type Meaning,
  type Piece,
  pieceOf,
  takeable,
  targetsOf,
} from './choice'
import { tileLabel } from './describe'
import { Dock } from './dock.tsx'
import { type KeyMeaning, meaningOfKey, moveFocus, restingSpace } from './keyboard'
import { type Latest, latestOf } from './latest'
import { PieceFace } from './pieces.tsx'
import { previewOf } from './preview'
import { litPart } from './scoring/scene'
import { BOARD_TEXT } from './text/text'

export function Surface({
  view,
  seat,
  legal,
  nameplates,
  language,
  latest,
  recent,
  scoring,
  hinted,
  singleKeys,
  onAct,
  onTry,
  onHold,
  onSay,
}: SurfaceProps<View, Action, Event>) {
  const [wish, setWish] = useState<Piece>()
  const [hushed, setHushed] = useState<number>()
  const [nudges, setNudges] = useState(0)
  const { laid, actor, lay } = useLaying<Laid>(seat)
  const touched = useRef(false)

  const picked = actor === undefined ? undefined : currentPick(wish, legal)
  const choice: Choice = { view, seat: actor, legal, picked }
  const targets = useMemo(() => targetsOf(legal, picked), [legal, picked])
  const shown = useMemo(() => (laid === undefined ? latestOf(latest) : justLaid(laid)), [latest, laid])
  const board = useMemo(() => (laid === undefined ? view : withLaid(view, laid)), [view, laid])

  const placedSince = useMemo(() => latestOf(recent ?? []).placed, [recent])
  const lit = useMemo(() => (scoring === undefined ? undefined : litPart(scoring)), [scoring])

  const act = (action: Action) => {
    setWish(undefined)
    const answer = onAct(action)
    if (!('space' in action)) return
    setHushed(action.space)
    const face = pieceOf(action, view, seat)
    if (seat === undefined || face === undefined) return
    lay({ space: action.space, seat, face }, answer)
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
        onSay(BOARD_TEXT[language].chooseFirst(canDraw(legal) ? 'draw' : takeable(legal).size > 0 ? 'take' : 'neither'))
        return
      case 'nothing':
        return
    }
  }

  const onKeyMeaning = (meaning: KeyMeaning, at: number | undefined): KeyUse => {
    switch (meaning.does) {
      case 'place':
        // Buttons of the dock have their own Enter and Space.
        if (at === undefined) return 'left'
        carryOut(clickSpace(at, choice))
        return 'used'
      case 'draw':
        carryOut(clickSupply(choice))
        return 'taken-up'
      case 'pick':
        carryOut(clickPiece(meaning.piece, choice))
        return 'taken-up'
      case 'unpick':
        // Escape also closes what the table has open, unless a piece was put down by it.
        if (wish === undefined) return 'left'
        setWish(undefined)
        return 'used'
    }
  }

  const { grid, drag, resting, attended, onKey, onPoint, onFocus, fromDock } = useGridBoard<
    HTMLTableElement,
    Piece,
    Meaning,
    KeyMeaning
  >({
    mark: 'space',
    live: seat !== undefined,
    hearing: '[data-area]',
    placed: shown.placed,
    viewer: view.viewer,
    singleKeys,
    takesUp: ['pick', 'act'],
    restingAt: (last) => restingSpace(last, targets),
    moveFocus,
    meaningOfKey,
    onKeyMeaning,
    carryOut,
    onStart: (piece) => setWish(piece),
    onDrop: (piece, space) => {
      if (space === undefined) setWish(undefined)
      else carryOut(clickSpace(space, { ...choice, picked: currentPick(piece, legal) }))
    },
    onAttend: (space) => {
      if (space !== undefined && space !== hushed) setHushed(undefined)
    },
  })

  const piece = picked === undefined || actor === undefined ? undefined : faceOf(picked, view, actor)
  const own = useMemo(
    () =>
      attended !== undefined && piece !== undefined && targets.has(attended)
        ? advice(() => previewOf(view, piece, attended))
        : undefined,
    [view, piece, attended, targets],
  )
  const shownHint = actor === undefined ? undefined : hinted
  const advised = useMemo(
    () =>
      advice(() => {
        const face = shownHint === undefined ? undefined : pieceOf(shownHint, view, actor)
        return shownHint === undefined || face === undefined || !('space' in shownHint)
          ? undefined
          : previewOf(view, face, shownHint.space)
      }),
    [shownHint, view, actor],
  )
  const preview = own ?? (wish === undefined ? advised : undefined)

  const owner = seat ?? (view.viewer === 'spectator' ? undefined : view.viewer)
  const held = wish === undefined || picked === undefined ? undefined : heldPrompt(picked, piece, language)
  useEffect(() => onHold(held), [held, onHold])
  return (
    <>
      <div data-area="board" className={css.area}>
        <Board
          view={board}
          nameplates={nameplates}
          language={language}
          seat={actor}
          targets={targets}
          preview={preview}
          hinted={advised}
          latest={shown}
          lit={lit}
          recent={placedSince}
          attended={attended}
          hushed={hushed}
          resting={resting}
          busy={laid !== undefined}
          grid={grid}
          onSpace={(space) => carryOut(clickSpace(space, choice))}
          onPoint={(space, pointer) => {
            touched.current = pointer === 'touch'
            onPoint(space, pointer)
          }}
          // A mouse points by itself; where it clicked last is of no interest.
          onFocus={(space, visible) => onFocus(space, visible || touched.current)}
          onKey={onKey}
        />
      </div>
      <DockArea onKeyDown={onKey}>
        <Dock
          view={view}
          owner={owner}
          live={seat !== undefined}
          legal={legal}
          nameplates={nameplates}
          language={language}
          picked={picked}
          hinted={shownHint}
          nudges={nudges}
          onPiece={(one, event) => fromDock(clickPiece(one, choice), event)}
          onSupply={(event) => fromDock(clickSupply(choice), event)}
          onOpenTile={(tile, event) => fromDock(clickOpenTile(tile, choice), event)}
          onGrab={(one, event: PointerEvent<HTMLButtonElement>) => drag.grab(one, event)}
        />
        {piece !== undefined && drag.follower(<PieceFace piece={piece} nameplates={nameplates} />, own !== undefined)}
      </DockArea>
    </>
  )
}

/** What a piece in the hand asks for; a tile that was drawn the game's own prompt names. */
function heldPrompt(picked: Piece, face: Laid['face'] | undefined, language: Language): string | undefined {
  const words = BOARD_TEXT[language]
  if (picked.kind === 'castle') return words.inHand(words.castleNamed(picked.rank))
  return picked.kind === 'start' && face !== undefined ? words.inHand(tileLabel(face as Tile, language)) : undefined
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
  return { placed: [{ place: space, seat }], scored: [] }
}
