/** Moments of King's Gate as they lie on the table; who wins a location is worked out by the rules themselves. */
import { must } from '@crownlands/core/lists'
import { signed } from '@crownlands/core/text/typesetting'
import type { FigureProps } from '@crownlands/kit/book'
import { Case, Example, PieceIn } from '@crownlands/kit/leaf.tsx'
import type { CSSProperties, ReactNode } from 'react'
import { LOCATIONS, type Piece, type Tile } from '../content'
import { columnOf, PALACE, rowOf, spaceCell } from '../rules/grid'
import { colourOf } from '../rules/pieces'
import { scoredNow } from '../rules/scoring'
import { FREE, type Space, type State } from '../rules/state'
import css from './book-examples.module.css'
import { liveriesOf } from './livery'
import { CounterFace, LocationFace, TileBadge, TileFace } from './pieces.tsx'
import { BOOK_TEXT, type ExampleId } from './text/book-text'
import { BOARD_TEXT } from './text/text'

export const LIVERIES = liveriesOf([{ house: 'azure' }, { house: 'gules' }, { house: 'vert' }])

export function Tiles({ pieces, size = 3.2 }: { readonly pieces: readonly (Tile | Piece)[]; readonly size?: number }) {
  return pieces.map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may lie side by side
    <PieceIn key={i} size={size}>
      <TileFace piece={piece} livery={LIVERIES[colourOf(piece)]} />
    </PieceIn>
  ))
}

const NOBODY_YET: readonly Space[] = Array.from({ length: 10 }, () => FREE)
/** Clockwise from the upper left corner. */
const FULL: readonly Space[] = ['y4', 'g1', 'g1', 'r3', 'y0', 'r1', 'g2', 'g1', 'y2', 'r0']
const EQUAL: readonly Space[] = ['y4', 'g1', 'g1', 'r3', 'y0', 'r1', 'g2', 'g2', 'y2', 'r1']

function Around({ spaces, language }: { readonly spaces: readonly Space[] } & FigureProps) {
  const palace = must(LOCATIONS[0])
  return (
    <span className={css.around}>
      <span className={css.location}>
        <LocationFace
          card={palace}
          name={BOARD_TEXT[language].locations[palace.id]}
          orientation="horizontal"
          dangerous={false}
          // KG-P2: with three players the third is not paid.
          prizes={palace.vp.slice(0, 2)}
        />
      </span>
      {spaces.map((space, i) => {
        const cell = spaceCell(PALACE, i)
        const place = { '--x': columnOf(cell) + 2, '--y': rowOf(cell) + 2 } as CSSProperties
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
          <span key={i} className={css.space} style={place}>
            {space !== FREE && <TileFace piece={space} livery={LIVERIES[colourOf(space)]} />}
          </span>
        )
      })}
    </span>
  )
}

/** The Palace among three, when the one with the given turn has placed the last tile. */
function Scored({
  spaces,
  turn,
  language,
}: { readonly spaces: readonly Space[]; readonly turn: number } & FigureProps) {
  const player = () => ({ vp: 0, hand: [], stack: [...PLENTY], counters: [] })
  const state: State = {
    options: { graveyard: 'replace', hiddenVp: false, rotation: true },
    locations: [PALACE],
    spaces: spaces.slice(),
    elsewhere: [],
    players: [player(), player(), player()],
    discarded: [],
    turn,
    phase: 'tiles',
    played: [],
    lastScoring: undefined,
  }
  return (
    <>
      <Around spaces={spaces} language={language} />
      <span className={css.standings}>
        {scoredNow(state).standings.map(({ colour, total, vp, counter }) => (
          <span key={colour} className={css.standing}>
            <TileBadge livery={LIVERIES[colour]} />
            <b>{total}</b>
            <span>{`${signed(vp)} ${BOARD_TEXT[language].vpShort}`}</span>
            {counter !== undefined && <CounterFace counter={counter} />}
          </span>
        ))}
      </span>
    </>
  )
}

/** Whoever has none left wins no counter (KG-E1). */
const PLENTY = ['y1'] as const

/** The tile that comes, and what it would cover. */
function Covers({ by, under }: { readonly by: Piece; readonly under: Piece }) {
  return (
    <>
      <Tiles pieces={[by]} size={2.8} />
      <span className={css.arrow}>→</span>
      <Tiles pieces={[under]} size={2.8} />
    </>
  )
}

const PICTURES: Readonly<Record<ExampleId, (props: FigureProps) => ReactNode>> = {
  'KG-C1': ({ language }) => <Around spaces={NOBODY_YET} language={language} />,
  'KG-T2': () => (
    <>
      <Case verdict="check">
        <Tiles pieces={['y1', 'y1', 'y1']} size={2.8} />
      </Case>
      <Case verdict="check">
        <Tiles pieces={['y2']} size={2.8} />
      </Case>
      <Case verdict="cross">
        <Tiles pieces={['y2', 'y1']} size={2.8} />
      </Case>
    </>
  ),
  'KG-T3': () => (
    <>
      <Case verdict="check">
        <Tiles pieces={['y3', 'y0']} size={2.8} />
      </Case>
      <Case verdict="check">
        <Tiles pieces={['y4', 'yD']} size={2.8} />
      </Case>
      <Case verdict="check">
        <Tiles pieces={['y1', 'y1', 'y0', 'yD']} size={2.8} />
      </Case>
    </>
  ),
  'KG-T6': () => (
    <>
      <Case verdict="check">
        <Covers by="y4" under="g2" />
      </Case>
      <Case verdict="cross">
        <Covers by="y4" under="g4" />
      </Case>
      <Case verdict="cross">
        <Covers by="y4" under="g3" />
      </Case>
      <Case verdict="cross">
        <Covers by="y4" under="g1M" />
      </Case>
    </>
  ),
  'KG-P2': (props) => <Scored spaces={FULL} turn={2} {...props} />,
  'KG-P3': (props) => <Scored spaces={EQUAL} turn={0} {...props} />,
  'KG-X6': () => (
    <>
      <Case verdict="check">
        <Covers by="y4G" under="g5" />
      </Case>
      <Case verdict="cross">
        <Covers by="y4" under="g5" />
      </Case>
    </>
  ),
}

export function exampleOf(id: ExampleId) {
  const Picture = PICTURES[id]
  return (props: FigureProps) => (
    <Example picture={<Picture {...props} />} caption={BOOK_TEXT[props.language].examples[id]} />
  )
}
