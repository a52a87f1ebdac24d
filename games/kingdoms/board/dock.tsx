/** The dock: what the seat can place, within thumb's reach. What is not possible stays calm, and says why when tried. */
import type { Seat } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import { DockRow, DockSlot, DockTray } from '@crownlands/kit/dock.tsx'
import type { Nameplate } from '@crownlands/kit/room-ui'
import type { MouseEvent, PointerEvent } from 'react'
import { RANKS, TILES, type Tile } from '../content'
import type { Action, View } from '../state'
import { canDraw, isFor, type Piece, pickable, samePiece, takeable } from './choice'
import { tileLabel } from './describe'
import css from './dock.module.css'
import pieces from './pieces.module.css'
import { CastleFace, TileBack, TileFace } from './pieces.tsx'
import { BOARD_TEXT } from './text'

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

function Castles({
  view,
  owner,
  live,
  legal,
  nameplates,
  language,
  picked,
  hinted,
  onPiece,
  onGrab,
}: DockProps & { owner: Seat }) {
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

function StartingTile({
  view,
  owner,
  live,
  legal,
  language,
  picked,
  hinted,
  onPiece,
  onGrab,
}: DockProps & { owner: Seat }) {
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

function Supply({ view, live, legal, language, hinted, onSupply }: DockProps) {
  const words = BOARD_TEXT[language]
  return (
    <DockSlot
      name="supply"
      label={words.drawFrom(view.supply)}
      caption={words.draw}
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
function OpenTiles({ view, live, legal, language, hinted, onOpenTile }: DockProps) {
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
