/** King's Gate in short, and the figures of its rulebook. */
import { must } from '@crownlands/core/lists'
import type { FigureProps, RoomBook } from '@crownlands/kit/book'
import { Leaf, Leaves, PieceIn, PieceTable } from '@crownlands/kit/leaf.tsx'
// With the whole board, colours included: cut in two for the sake of the book it would be larger for those who play.
import './ui.tsx'
import { LOCATIONS, type Tile, tilesOfColour } from '../content'
import { printOf } from '../text/names'
import { BOOK_TEXT } from './book-text'
import { tileName } from './describe'
import { liveriesOf } from './livery'
import { CounterFace, LocationFace, TileFace } from './pieces.tsx'
import { BOARD_TEXT } from './text'

const LIVERIES = liveriesOf([{ house: 'azure' }, { house: 'gules' }, { house: 'vert' }])

function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return tiles.map((tile, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may lie side by side
    <PieceIn key={i} size={3.2}>
      <TileFace piece={tile} livery={LIVERIES[tile[0] as keyof typeof LIVERIES]} />
    </PieceIn>
  ))
}

function InShort({ language }: FigureProps) {
  const { turn, pays, danger, ends } = BOOK_TEXT[language]
  const palace = must(LOCATIONS[0])
  return (
    <Leaves>
      <Leaf {...turn} picture={<Tiles tiles={['y1', 'y1', 'y4', 'y0']} />} />
      <Leaf
        {...pays}
        picture={
          <span style={{ inlineSize: '10rem', blockSize: '5rem' }}>
            <LocationFace
              card={palace}
              name={BOARD_TEXT[language].locations[palace.id]}
              orientation="horizontal"
              dangerous={false}
              prizes={palace.vp}
            />
          </span>
        }
      />
      <Leaf
        {...danger}
        picture={
          <>
            <Tiles tiles={['y4']} />
            <span>→</span>
            <Tiles tiles={['g2']} />
            <Tiles tiles={['yD']} />
          </>
        }
      />
      <Leaf
        {...ends}
        picture={(['king', 'bishop', 'wizard'] as const).map((counter) => (
          <PieceIn key={counter} size={3.2}>
            <CounterFace counter={counter} />
          </PieceIn>
        ))}
      />
    </Leaves>
  )
}

/** KG-C2 */
function Locations({ language }: FigureProps) {
  const words = BOARD_TEXT[language]
  const { table } = BOOK_TEXT[language]
  return (
    <PieceTable
      caption={table.locations}
      heads={[table.location, table.prizes, table.kind, table.counter, table.special]}
      rows={LOCATIONS.map(({ id, vp, dangerous, counters }, i) => [
        `${i + 1} ${words.locations[id]}`,
        vp.join(' · '),
        dangerous ? words.dangerous : words.safe,
        counters.map((counter) => words.counters[counter]).join(', '),
        words.special[id] ?? '',
      ])}
    />
  )
}

/** KG-C3 */
function AllTiles({ language }: FigureProps) {
  const words = BOARD_TEXT[language]
  const { table } = BOOK_TEXT[language]
  const all = tilesOfColour('y')
  return (
    <PieceTable
      caption={table.tiles}
      heads={[table.tile, table.does, table.copies]}
      rows={[...new Set(all)].map((tile) => [
        <>
          <PieceIn size={2.4}>
            <TileFace piece={tile} livery={LIVERIES.y} />
          </PieceIn>
          {tileName(tile, language)}
        </>,
        words.tileDoes[printOf(tile)],
        all.filter((one) => one === tile).length,
      ])}
    />
  )
}

export const book: RoomBook = { InShort, figures: { 'KG-C2': Locations, 'KG-C3': AllTiles } }
