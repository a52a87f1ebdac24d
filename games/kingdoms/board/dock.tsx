/** The dock: what the seat can place, within thumb's reach. What is not possible stays calm, and says why when tried. */
import type { Seat } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import { DockRow, DockSlot, DockTray } from '@crownlands/kit/dock.tsx'
import type { Nameplate } from '@crownlands/kit/room-ui'
import type { MouseEvent, PointerEvent } from 'react'
import { RANKS, TILES, type Tile } from '../content'
import type { Action, View } from '../rules/state'
import { canDraw, isFor, type Piece, pickable, samePiece, takeable } from './choice'
import { aboutTile, tileLabel } from './describe'
import css from './dock.module.css'
import pieces from './pieces.module.css'
import { CastleFace, TileBack, TileFace } from './pieces.tsx'
import { BOARD_TEXT } from './text/text'

interface DockProps {
  readonly view: View
  /** Whose things are shown. */
  readonly owner: Seat | undefined
  /** Whether they can be used now. */
  readonly live: boolean
  readonly legal: readonly Action[]
  readonly nameplates: readonly Nameplate[]
  readonly language: Language
  readonly picked: Piece | undefined
  readonly hinted: Action | undefined
  /** Counts up each time the pieces should draw attention to themselves. */
  readonly nudges: number
  onPiece(piece: Piece, event: MouseEvent): void
  onSupply(event: MouseEvent): void
  onOpenTile(tile: Tile, event: MouseEvent): void
  onGrab(piece: Piece, event: PointerEvent<HTMLButtonElement>): void
}

/** What a slot is, and why it is grey if all of them are. */
function about(said: readonly string[], { view, live, language }: DockProps): string {
  const words = BOARD_TEXT[language]
  const why = live ? (view.drawn === undefined ? [] : [words.placeDrawnFirst]) : [words.notYourTurn]
  return [...said, ...why].join('\n')
}

export function Dock(props: DockProps) {
  const { view, owner, language, live } = props
  const words = BOARD_TEXT[language]
  return (
    <DockTray live={live} className={css.tray} data-open={view.options.noLuck} aria-label={words.dock}>
      <DockRow nudges={props.nudges}>
        {owner !== undefined && <Castles {...props} owner={owner} />}
        {!view.options.noLuck && owner !== undefined && <StartingTile {...props} owner={owner} />}
        {view.drawn !== undefined ? (
          <DrawnTile {...props} tile={view.drawn} />
        ) : (
          !view.options.noLuck && <Supply {...props} />
        )}
      </DockRow>
      {view.options.noLuck && <OpenTiles {...props} />}
    </DockTray>
  )
}

function Castles(props: DockProps & { owner: Seat }) {
  const { view, owner, live, legal, nameplates, language, picked, hinted, onPiece, onGrab } = props
  const words = BOARD_TEXT[language]
  const pieces = pickable(legal)
  return RANKS.map((rank, i) => {
    const piece: Piece = { kind: 'castle', rank }
    const count = view.players[owner]?.castles[i] ?? 0
    return (
      <DockSlot
        key={rank}
        name={`castle-${rank}`}
        label={words.castlesInHand(rank, count)}
        caption={`×${count}`}
        about={about([words.castlesInHand(rank, count), words.castleDoes(rank), words.castleReturns(rank)], props)}
        possible={pieces.some((one) => samePiece(one, piece))}
        picked={samePiece(picked, piece)}
        hinted={isFor(hinted, piece)}
        live={live}
        onClick={(event) => onPiece(piece, event)}
        onGrab={(event) => onGrab(piece, event)}
      >
        <CastleFace house={nameplates[owner]?.house ?? 'or'} rank={rank} />
      </DockSlot>
    )
  })
}

function StartingTile(props: DockProps & { owner: Seat }) {
  const { view, owner, live, legal, language, picked, hinted, onPiece, onGrab } = props
  const words = BOARD_TEXT[language]
  const tile = view.players[owner]?.startingTile ?? 'none'
  const piece: Piece = { kind: 'start' }
  const label =
    tile === 'none'
      ? words.startingTilePlayed
      : tile === 'hidden'
        ? words.startingTileHidden
        : words.startingTileIs(tileLabel(tile, language))
  return (
    <DockSlot
      name="start"
      label={label}
      caption={words.startShort}
      about={about(
        tile === 'none'
          ? [label]
          : tile === 'hidden'
            ? [label, words.startDoes]
            : [aboutTile(tile, language), words.startDoes],
        props,
      )}
      possible={pickable(legal).some((one) => samePiece(one, piece))}
      picked={samePiece(picked, piece)}
      hinted={isFor(hinted, piece)}
      live={live}
      onClick={(event) => onPiece(piece, event)}
      onGrab={(event) => onGrab(piece, event)}
    >
      {tile === 'none' ? <span className={pieces.gone} /> : tile === 'hidden' ? <TileBack /> : <TileFace tile={tile} />}
    </DockSlot>
  )
}

function Supply(props: DockProps) {
  const { view, live, legal, language, hinted, onSupply } = props
  const words = BOARD_TEXT[language]
  return (
    <DockSlot
      name="supply"
      label={words.drawFrom(view.supply)}
      caption={words.draw}
      about={about([words.drawFrom(view.supply), words.drawDoes], props)}
      possible={canDraw(legal)}
      hinted={hinted?.type === 'draw'}
      live={live}
      onClick={onSupply}
    >
      {view.supply === 0 ? (
        <span className={pieces.gone} />
      ) : (
        <>
          {view.supply > 1 && <span className={css.stack} />}
          <TileBack />
          <span className={css.count}>{view.supply}</span>
        </>
      )}
    </DockSlot>
  )
}

function DrawnTile({ tile, live, legal, language, picked, hinted, onPiece, onGrab }: DockProps & { tile: Tile }) {
  const words = BOARD_TEXT[language]
  const piece: Piece = { kind: 'drawn' }
  return (
    <DockSlot
      name="drawn"
      label={words.toPlaceIs(tileLabel(tile, language))}
      caption={words.toPlace}
      about={aboutTile(tile, language)}
      possible={pickable(legal).some((one) => samePiece(one, piece))}
      picked={samePiece(picked, piece)}
      hinted={isFor(hinted, piece)}
      live={live}
      onClick={(event) => onPiece(piece, event)}
      onGrab={(event) => onGrab(piece, event)}
    >
      <TileFace tile={tile} />
    </DockSlot>
  )
}

/** K-V1: one of each kind that lies face up, with how many there are. */
function OpenTiles(props: DockProps) {
  const { view, live, legal, language, hinted, onOpenTile } = props
  const words = BOARD_TEXT[language]
  const free = takeable(legal)
  const kinds = TILES.flatMap((tile) => {
    const count = view.unseen.filter((one) => one === tile).length
    return count > 0 ? [{ tile, count }] : []
  })
  return (
    <fieldset className={css.open} aria-label={words.openTiles}>
      {kinds.map(({ tile, count }) => (
        <DockSlot
          key={tile}
          name={`take-${tile}`}
          label={words.take(tileLabel(tile, language), count)}
          caption={count > 1 ? `×${count}` : ''}
          about={about([aboutTile(tile, language)], props)}
          possible={free.has(tile)}
          hinted={hinted?.type === 'take' && hinted.tile === tile}
          live={live}
          onClick={(event) => onOpenTile(tile, event)}
        >
          <TileFace tile={tile} />
        </DockSlot>
      ))}
    </fieldset>
  )
}
