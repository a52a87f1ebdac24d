/** A link as a code for cameras: dark on light in both themes, for many cameras read no other. */
import { encode } from 'uqr'
import css from './qr-code.module.css'

/** As the standard wants it around the code, in modules. */
const QUIET = 3
/** The side of one of the three squares in the corners. */
const FINDER = 7

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const corners = [
    [0, 0],
    [size - FINDER, 0],
    [0, size - FINDER],
  ] as const
  const isInCorner = (x: number, y: number) =>
    corners.some(([left, top]) => x >= left && x < left + FINDER && y >= top && y < top + FINDER)
  // Runs of dark modules in a row, as one stroke each.
  const strokes = data.flatMap((row, y) =>
    runsOf(row.map((dark, x) => dark && !isInCorner(x, y))).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  const side = size + 2 * QUIET
  return (
    <svg className={css.code} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <path d={strokes.join('')} />
      {corners.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect className={css.ring} x="0.5" y="0.5" width="6" height="6" rx="1.2" />
          <rect x="2" y="2" width="3" height="3" rx="0.6" />
        </g>
      ))}
    </svg>
  )
}

function runsOf(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = []
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last !== undefined && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  }
  return runs
}
