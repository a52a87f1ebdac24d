/** Kingdoms in short, and the figures of its rulebook. */
import { signed } from '@crownlands/core/text/typesetting'
import type { FigureProps, RoomBook } from '@crownlands/kit/book'
import { Leaf, Leaves, PieceIn, PieceTable } from '@crownlands/kit/leaf.tsx'
// With the whole board, colours included: cut in two for the sake of the book it would be larger for those who play.
import './ui.tsx'
import { startingCastles, TILES, type Tile, tileSet } from '../content'
import { worthOf } from '../rules/scoring'
import { exampleOf } from './book-examples.tsx'
import { tileEffect } from './describe'
import { CastleFace, TileBack, TileFace } from './pieces.tsx'
import { BOOK_TEXT } from './text/book-text'
import { BOARD_TEXT } from './text/text'

function InShort({ language }: FigureProps) {
  const { turn, pays, powers, ends } = BOOK_TEXT[language]
  return (
    <Leaves>
      <Leaf
        {...turn}
        picture={
          <>
            <PieceIn size={4}>
              <CastleFace house="azure" rank={2} />
            </PieceIn>
            <PieceIn size={4}>
              <TileBack />
            </PieceIn>
            <PieceIn size={4}>
              <TileFace tile="+5" />
            </PieceIn>
          </>
        }
      />
      <Leaf
        {...pays}
        picture={
          <>
            <PieceIn size={3.2}>
              <TileFace tile="+4" />
            </PieceIn>
            <PieceIn size={3.2}>
              <TileFace tile="-1" />
            </PieceIn>
            <PieceIn size={3.2}>
              <CastleFace house="azure" rank={2} />
            </PieceIn>
            <span>
              {signed(3)} × 2 = {signed(6)}
            </span>
          </>
        }
      />
      <Leaf
        {...powers}
        picture={(['mountain', 'dragon', 'mine', 'wizard'] as const).map((tile) => (
          <PieceIn key={tile} size={3.2}>
            <TileFace tile={tile} />
          </PieceIn>
        ))}
      />
      <Leaf
        {...ends}
        picture={([1, 2, 3, 4] as const).map((rank) => (
          <PieceIn key={rank} size={3.2}>
            <CastleFace house="azure" rank={rank} />
          </PieceIn>
        ))}
      />
    </Leaves>
  )
}

/** K-C3 */
function Tiles({ language }: FigureProps) {
  const { tiles } = BOARD_TEXT[language]
  const { table } = BOOK_TEXT[language]
  const set = tileSet('2011')
  const row = (tile: Tile) => {
    const { value } = worthOf(tile)
    return [
      <>
        <PieceIn size={2.4}>
          <TileFace tile={tile} />
        </PieceIn>
        {tiles[tile]}
      </>,
      value === 0 ? tileEffect(tile, language) : signed(value),
      set.filter((one) => one === tile).length,
    ]
  }
  return <PieceTable caption={table.tiles} heads={[table.tile, table.does, table.copies]} rows={TILES.map(row)} />
}

/** K-C2 */
function Castles({ language }: FigureProps) {
  const { table } = BOOK_TEXT[language]
  const { castleNamed, castleDoes, castleReturns } = BOARD_TEXT[language]
  return (
    <PieceTable
      caption={table.castles}
      heads={[table.castle, table.does, table.afterwards, table.copies]}
      rows={([1, 2, 3, 4] as const).map((rank) => [
        <>
          <PieceIn size={2.4}>
            <CastleFace house="azure" rank={rank} />
          </PieceIn>
          {castleNamed(rank)}
        </>,
        castleDoes(rank),
        castleReturns(rank),
        startingCastles(2, false)[rank - 1],
      ])}
    />
  )
}

export const book: RoomBook = {
  InShort,
  figures: {
    'K-C2': Castles,
    'K-C3': Tiles,
    'K-P2': exampleOf('K-P2'),
    'K-P4': exampleOf('K-P4'),
    'K-P5': exampleOf('K-P5'),
    'K-P6': exampleOf('K-P6'),
    'K-P7': exampleOf('K-P7'),
  },
}
