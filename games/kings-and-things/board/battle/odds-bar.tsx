/** The odds of two sides as one bar, the first side's share on the left. */
import type { CSSProperties } from 'react'
import type { Cast } from '../cast'
import { ODDS_TEXT } from '../text/odds'
import type { Odds } from './odds'
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
  const style = {
    '--first': colours[0],
    '--second': colours[1],
    '--share': `${odds.first}%`,
    '--rest': `${100 - odds.second}%`,
  } as CSSProperties
  return (
    <div
      className={css.odds}
      role="img"
      aria-label={words.label(first, odds.first, second, odds.second)}
      data-about={words.about(first, odds.first, second, odds.second)}
      data-part="odds"
      style={style}
    >
      <b>{words.percent(odds.first)}</b>
      <span className={css.bar} />
      <b>{words.percent(odds.second)}</b>
    </div>
  )
}
