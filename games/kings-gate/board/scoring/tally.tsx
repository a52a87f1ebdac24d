/** On the location that is being scored: whose tiles count, what they come to, and what that wins. */
import { signed } from '@crownlands/core/text/typesetting'
import type { CSSProperties } from 'react'
import { columnOf, type Lying, rowOf } from '../../rules/grid'
import type { Cast } from '../describe'
import { CounterFace, TileBadge } from '../pieces.tsx'
import { BOARD_TEXT } from '../text/text'
import type { LedgerLine } from './ledger'
import css from './tally.module.css'

interface TallyProps {
  readonly line: Exclude<LedgerLine, { readonly type: 'sum' }>
  readonly lying: Lying
  readonly cast: Cast
}

export function Tally({ line, lying, cast }: TallyProps) {
  const { colour, seat, total, rank, vp, counter } = tallied(line)
  const words = BOARD_TEXT[cast.language]
  return (
    <div
      key={`${colour}${line.type}`}
      className={css.tally}
      data-tally=""
      data-lying={lying.orientation}
      style={{ '--x': columnOf(lying.cell), '--y': rowOf(lying.cell) } as CSSProperties}
      aria-hidden="true"
    >
      <span className={css.count}>
        {rank !== undefined && <span className={css.rank}>{words.rank(rank)}</span>}
        <TileBadge livery={cast.liveries[colour]} />
        {total !== undefined && <b>{total}</b>}
      </span>
      <span className={css.wins} data-tally-seat={seat} data-none={vp === 0}>
        {`${signed(vp)} ${words.vpShort}`}
        {counter !== undefined && (
          <span className={css.counter}>
            <CounterFace counter={counter} />
          </span>
        )}
      </span>
    </div>
  )
}

function tallied(line: TallyProps['line']) {
  if (line.type === 'place') return line.standing
  // A line of its own only exists where somebody loses.
  const { colour = 'y', seat = 0, loss = 0 } = line.scored.tourney ?? {}
  return { colour, seat, total: undefined, rank: undefined, vp: -loss, counter: undefined } as const
}
