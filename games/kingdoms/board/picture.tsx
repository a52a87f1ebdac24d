/** Kingdoms on the shelf: a corner of the board, cut like woodblocks. */
import type { House } from '@crownlands/kit/houses'
import { manifest } from '../manifest'
import css from './picture.module.css'

type Piece =
  | { readonly castle: House; readonly rank: number }
  | { readonly value: string; readonly land: keyof typeof LANDS }
  | undefined

const LANDS = {
  wheat:
    'M31 50V26h2v24zM32 26c-5-3-5-9 0-14 5 5 5 11 0 14zM31 37c-6 1-9-2-10-8 6-1 9 2 10 8zM33 37c6 1 9-2 10-8-6-1-9 2-10 8zM31 47c-6 1-9-2-10-8 6-1 9 2 10 8zM33 47c6 1 9-2 10-8-6-1-9 2-10 8z',
  peaks: 'M5 50 25 15l9 15 6-9 19 29zM25 22l-6 11 4-1 3 4 4-5 1 1z',
  marsh:
    'M8 40q6-5 12 0t12 0 12 0 12 0v4q-6 5-12 0t-12 0-12 0-12 0zM14 50q6-5 12 0t12 0 12 0v4q-6 5-12 0t-12 0-12 0zM22 37V18h3v19zM30 37V12h3v25zM38 37V21h3v16zM21 12h5v9h-5zM29 6h5v9h-5zM37 15h5v9h-5z',
  houses: 'M8 50V32l11-10 11 10v18h-8V40h-6v10zM34 50V28l12-12 11 12v22h-8V38h-6v12z',
  none: '',
} as const

/** A corner of the board in the middle of a game. */
const BOARD: readonly (readonly Piece[])[] = [
  [
    { value: '+4', land: 'houses' },
    { castle: 'azure', rank: 2 },
    undefined,
    { value: '+2', land: 'wheat' },
    { castle: 'or', rank: 1 },
  ],
  [
    { castle: 'gules', rank: 1 },
    { value: '', land: 'peaks' },
    { castle: 'vert', rank: 3 },
    { value: '−3', land: 'marsh' },
    undefined,
  ],
  [
    undefined,
    { value: '+6', land: 'houses' },
    { castle: 'azure', rank: 1 },
    { castle: 'gules', rank: 2 },
    { value: '+3', land: 'wheat' },
  ],
  [{ value: '−1', land: 'marsh' }, undefined, { value: '+2', land: 'wheat' }, undefined, { castle: 'vert', rank: 1 }],
]

export function Picture() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform="translate(24 -6) rotate(-7 200 150) scale(1.06)">
        {BOARD.map((row, y) =>
          row.map((piece, x) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the picture never changes
            <g key={`${x}${y}`} transform={`translate(${x * 76 - 4} ${y * 76 + 6})`}>
              <rect className={css.space} x="1" y="1" width="70" height="70" rx="4" />
              {piece !== undefined && <PiecePicture piece={piece} />}
            </g>
          )),
        )}
      </g>
    </svg>
  )
}

function PiecePicture({ piece }: { readonly piece: NonNullable<Piece> }) {
  if ('castle' in piece) {
    return (
      <g fill={`var(--house-${piece.castle})`}>
        <path className={css.piece} d={manifest.emblem} fillRule="evenodd" transform="translate(1 -1) scale(1.1)" />
        <g fill={`var(--on-house-${piece.castle})`}>
          {Array.from({ length: piece.rank }, (_, i) => i).map((pip) => (
            <circle key={pip} cx={36 + (pip - (piece.rank - 1) / 2) * 8.5} cy="36" r="3" />
          ))}
        </g>
      </g>
    )
  }
  return (
    <>
      <rect className={css.tile} x="4" y="4" width="64" height="64" rx="5" />
      <path className={css.land} d={LANDS[piece.land]} fillRule="evenodd" transform="translate(7 9) scale(.9)" />
      {piece.value !== '' && (
        <text className={css.value} x="10" y="24">
          {piece.value}
        </text>
      )}
    </>
  )
}
