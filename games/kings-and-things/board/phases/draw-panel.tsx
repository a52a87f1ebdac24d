/** How many Things are drawn: free, by trade and paid for (KT-T1 to KT-T4). Counters of the rack are laid aside by a click. */
import { sameData } from '@crownlands/core/json'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { useState } from 'react'
import { PAID_RECRUIT_COST } from '../../content'
import type { Action, ActionOf } from '../../rules/actions'
import { asideNow, drawsWith, freeNow } from '../../text/facts'
import { aboutCounter, CounterFace } from '../counters/counter.tsx'
import type { PartProps } from '../parts'
import { RECRUITING_TEXT } from '../text/recruiting'
import { counterName } from '../words'
import css from './draw-panel.module.css'

export function drawsIn(legal: readonly Action[]): readonly ActionOf<'draw'>[] {
  return legal.filter((action) => action.type === 'draw')
}

export function DrawPanel({ view, seat, legal, cast, hinted, onAct }: PartProps) {
  const words = RECRUITING_TEXT[cast.language]
  const draws = drawsIn(legal)
  const most = Math.max(0, ...draws.map(({ paid }) => paid))
  const [wished, setWished] = useState(0)
  if (seat === undefined) return null
  const paid = Math.min(wished, most)
  const aside = view.players[seat]?.aside ?? []
  const draw = draws.find((one) => one.paid === paid)
  return (
    <div className={css.panel} data-part="draw-panel">
      {aside.length > 0 && (
        <ul className={css.aside} aria-label={words.aside}>
          {aside.map((thing, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are the same in every way
              key={`${thing} ${i}`}
              aria-label={counterName(thing, cast)}
              data-about={aboutCounter(thing, cast)}
            >
              <CounterFace what={thing} cast={cast} />
            </li>
          ))}
        </ul>
      )}
      {draw === undefined ? (
        <p>{words.second}</p>
      ) : (
        <>
          <p>
            {words.free(freeNow(view, seat))}
            {asideNow(view, seat) > 0 && <> · {words.traded(asideNow(view, seat) / 2)}</>}
          </p>
          <div className={css.stepper}>
            <button
              type="button"
              aria-label={words.fewer}
              aria-disabled={paid === 0}
              onClick={() => setWished(Math.max(0, paid - 1))}
            >
              −
            </button>
            <output>{words.paid(paid, paid * PAID_RECRUIT_COST)}</output>
            <button
              type="button"
              aria-label={words.more}
              aria-disabled={paid === most}
              onClick={() => setWished(Math.min(most, paid + 1))}
            >
              +
            </button>
          </div>
          <button type="button" className={css.draw} onClick={() => onAct(draw)}>
            {words.draw(drawsWith(view, seat, paid))}
            {sameData(hinted, draw) && <HintMark />}
          </button>
        </>
      )}
    </div>
  )
}
