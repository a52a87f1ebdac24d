/** The odds of two sides as one bar, the first side's share on the left. */
import type { CSSProperties } from 'react'
import { type Odds, percentOf } from '../../rules/battle/odds'
import type { Cast } from '../cast'
import { ODDS_TEXT } from '../text/odds'
import css from './odds-bar.module.css'

interface OddsBarProps {
  readonly odds: Odds
  /** Who they are, as they are called. */
  readonly first: string
  readonly second: string
  /** Any CSS colours. */
  readonly colours: readonly [string, string]
  readonly cast: Cast
}

export function OddsBar({ odds, first, second, colours, cast }: OddsBarProps) {
  const words = ODDS_TEXT[cast.language]
  const percent = percentOf(odds)
  const style = {
    '--first': colours[0],
    '--second': colours[1],
    '--share': `${percent.first}%`,
    '--rest': `${100 - percent.second}%`,
  } as CSSProperties
  return (
    <div
      className={css.odds}
      role="img"
      aria-label={words.label(first, percent.first, second, percent.second)}
      data-about={words.about(first, percent.first, second, percent.second)}
      data-part="odds"
      style={style}
    >
      <b>{words.percent(percent.first)}</b>
      <span className={css.bar} />
      <b>{words.percent(percent.second)}</b>
    </div>
  )
}
