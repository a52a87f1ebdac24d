/** Lines of Kingdoms as they lie on the board, with what every part of them pays: worked out by the rules themselves. */
import { signed } from '@crownlands/core/text/typesetting'
import type { FigureProps } from '@crownlands/kit/book'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import { Example } from '@crownlands/kit/leaf.tsx'
import type { CSSProperties } from 'react'
import { COLUMNS, EMPTY, SPACES, type Space } from '../content'
import { explainLine, LINES, type Line, wizardBonus } from '../rules/scoring'
import type { PartScore } from '../rules/state'
import css from './book-examples.module.css'
import { PieceFace } from './pieces.tsx'
import { BOOK_TEXT, type ExampleId } from './text/book-text'

/** Yellow, blue and red, as the rulebook has them. */
const HOUSES = [
  { name: '', house: 'or' },
  { name: '', house: 'azure' },
  { name: '', house: 'gules' },
] as const

/** The first row or column from its beginning, and what lies beside it. */
interface Sketch {
  readonly kind: Line['kind']
  readonly pieces: readonly Space[]
  readonly beside?: { readonly at: number; readonly piece: Space }
}

const SKETCHES = {
  'K-P2': { kind: 'column', pieces: ['B1', '+1', '-5', 'mountain', 'A1'] },
  'K-P4': { kind: 'row', pieces: ['+1', 'dragon', 'A2', 'mountain', 'B1', '+5'] },
  'K-P5': { kind: 'column', pieces: ['C1', '-3', 'mine', 'dragon', '+4'] },
  'K-P7': { kind: 'row', pieces: ['+3', 'C1', '-6', 'B1', 'A4', 'A1'], beside: { at: COLUMNS + 5, piece: 'wizard' } },
} as const satisfies Readonly<Record<string, Sketch>>

function ScoredLine({ sketch }: { readonly sketch: Sketch }) {
  const { kind, pieces, beside } = sketch
  const line = LINES.find((one) => one.kind === kind)
  if (line === undefined) return null
  const board: Space[] = Array.from({ length: SPACES }, () => EMPTY)
  line.spaces.forEach((space, i) => {
    board[space] = pieces[i] ?? EMPTY
  })
  if (beside !== undefined) board[beside.at] = beside.piece
  const parts = explainLine(board, line)
  const wizardAt = board.indexOf('wizard')
  const shown = [...line.spaces, ...(beside === undefined ? [] : [beside.at])]
  const placeIn = (space: number) => ({ '--at': line.spaces.indexOf(space) + 1 }) as CSSProperties
  return (
    <span className={css.line} data-kind={kind}>
      {shown.map((space) => (
        <span
          key={space}
          className={css.space}
          data-beside={space === beside?.at || undefined}
          style={space === beside?.at ? placeIn(space - COLUMNS) : placeIn(space)}
        >
          <PieceFace piece={board[space] ?? EMPTY} nameplates={HOUSES} wizard={wizardBonus(space, wizardAt)} />
          <Counts part={parts.find(({ spaces }) => spaces.includes(space))} space={space} />
        </span>
      ))}
      {parts.map((part) => (
        <PartSum key={part.spaces[0]} part={part} line={line} below={beside !== undefined} />
      ))}
    </span>
  )
}

/** On a tile that does not count what is printed on it. */
function Counts({ part, space }: { readonly part: PartScore | undefined; readonly space: number }) {
  const tile = part?.tiles.find((one) => one.space === space)
  return tile === undefined || tile.counts === tile.printed ? null : (
    <span className={css.counts}>{signed(tile.counts)}</span>
  )
}

function PartSum({ part, line, below }: { readonly part: PartScore; readonly line: Line; readonly below: boolean }) {
  const from = line.spaces.indexOf(part.spaces[0] ?? 0) + 1
  return (
    <span
      className={css.sum}
      data-below={below || undefined}
      style={{ '--at': from, '--long': part.spaces.length } as CSSProperties}
    >
      <b>{signed(part.base)}</b>
      {part.gains.map(({ seat, ranks, gold }) => (
        <span key={seat} className={css.gain}>
          <HouseShield house={HOUSES[seat as 0 | 1 | 2].house} size="1.2em" />
          {`×${ranks} = ${signed(gold)}`}
        </span>
      ))}
    </span>
  )
}

/** K-P6: who stands beside him, and who does not. */
function Neighbours() {
  const castles = [undefined, 'A1', 'B2', 'C1', 'wizard', undefined, undefined, 'A3', undefined] as const
  return (
    <span className={css.neighbours}>
      {castles.map((piece, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
        <span key={i} className={css.space}>
          <PieceFace piece={piece ?? EMPTY} nameplates={HOUSES} wizard={piece !== 'wizard' && i % 2 === 1 ? 1 : 0} />
        </span>
      ))}
    </span>
  )
}

export function exampleOf(id: ExampleId) {
  const picture = id === 'K-P6' ? <Neighbours /> : <ScoredLine sketch={SKETCHES[id]} />
  return ({ language }: FigureProps) => <Example picture={picture} caption={BOOK_TEXT[language].examples[id]} />
}
