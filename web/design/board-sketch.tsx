/** A table without a game on it: being laid, empty, or torn. */
import { useId } from 'react'
import css from './board-sketch.module.css'

const SPACES = Array.from({ length: 12 }, (_, i) => ({ x: 11 + (i % 4) * 25.5, y: 9 + Math.floor(i / 4) * 23 }))

/** The two pieces, along the same ragged line, and how they lie now. */
const PIECES = [
  { path: 'M62 2 56 14 65 25 54 38 63 50 55 63 61 72 57 82H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6z', lies: 'rotate(-4 2 82)' },
  {
    path: 'M62 2 56 14 65 25 54 38 63 50 55 63 61 72 57 82h55a6 6 0 0 0 6-6V8a6 6 0 0 0-6-6z',
    lies: 'translate(7 3) rotate(5 118 82)',
  },
] as const

export function BoardSketch({ state }: { readonly state: 'laying' | 'empty' | 'torn' }) {
  return (
    <svg className={css.board} viewBox="-4 -8 138 100" aria-hidden="true" data-state={state}>
      {state === 'torn' ? (
        PIECES.map((piece) => <Piece key={piece.path} {...piece} />)
      ) : (
        <>
          <rect x="2" y="2" width="116" height="80" rx="6" />
          <Spaces />
        </>
      )}
    </svg>
  )
}

function Piece({ path, lies }: (typeof PIECES)[number]) {
  const id = useId()
  return (
    <g transform={lies}>
      <clipPath id={id}>
        <path d={path} />
      </clipPath>
      <path d={path} className={css.cardboard} />
      <g clipPath={`url(#${id})`}>
        <Spaces />
      </g>
    </g>
  )
}

function Spaces() {
  return SPACES.map(({ x, y }) => <rect key={`${x} ${y}`} x={x} y={y} width="21" height="20" rx="2.5" />)
}
