/** King's Gate in short, and the figures of its rulebook. */
import { must } from '@crownlands/core/lists'
import type { FigureProps, RoomBook } from '@crownlands/kit/book'
import { Leaf, Leaves, PieceIn, PieceTable } from '@crownlands/kit/leaf.tsx'
// With the whole board, colours included: cut in two for the sake of the book it would be larger for those who play.
import './ui.tsx'
import { LOCATIONS, tilesOfColour } from '../content'
import { printOf } from '../text/names'
import { exampleOf, LIVERIES, Tiles } from './book-examples.tsx'
import { tileName } from './describe'
import { CounterFace, LocationFace, TileFace } from './pieces.tsx'
import { BOOK_TEXT } from './text/book-text'
import { BOARD_TEXT } from './text/text'

function InShort({ language }: FigureProps) {
  const { turn, pays, danger, ends } = BOOK_TEXT[language]
  const palace = must(LOCATIONS[0])
  return (
    <Leaves>
      <Leaf {...turn} picture={<Tiles pieces={['y1', 'y1', 'y4', 'y0']} />} />
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
            <Tiles pieces={['y4']} />
            <span>→</span>
            <Tiles pieces={['g2']} />
            <Tiles pieces={['yD']} />
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

export const book: RoomBook = {
  InShort,
  figures: {
    'KG-C1': exampleOf('KG-C1'),
    'KG-C2': Locations,
    'KG-C3': AllTiles,
    'KG-T2': exampleOf('KG-T2'),
    'KG-T3': exampleOf('KG-T3'),
    'KG-T6': exampleOf('KG-T6'),
    'KG-P2': exampleOf('KG-P2'),
    'KG-P3': exampleOf('KG-P3'),
    'KG-X6': exampleOf('KG-X6'),
  },
}
