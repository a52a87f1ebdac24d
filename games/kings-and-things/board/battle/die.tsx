/** A die as it landed: gold when it hits. Ornament: what it means stands in the label of who threw it. */
import css from './die.module.css'
import type { ThrownDie } from './scene'

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
]

/** Behind a die that hits: it is told without its colour. */
const BURST =
  'M12-8l3.500 6 6-3.500v6.500l7.500-1-4.500 6 6.500 6-6.500 4 2 7.500-6.500-1.500-2 7-6-4.500-6 4.500-2-7-6.500 1.500 2-7.500-6.500-4 6.500-6-4.500-6 7.500 1v-6.500l6 3.500Z'

/** `nth`: they do not land all at once. */
export function Die({ die, hit, nth }: Pick<ThrownDie, 'die' | 'hit'> & { readonly nth: number }) {
  return (
    <svg
      className={css.die}
      viewBox="0 0 24 24"
      data-hit={hit}
      style={{ animationDelay: `calc(var(--quick) * ${(nth % 7) / 2})` }}
      aria-hidden="true"
    >
      {hit && <path className={css.burst} d={BURST} />}
      <rect x={1} y={1} width={22} height={22} rx={5} />
      {PIPS[die]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2.3} />
      ))}
    </svg>
  )
}
