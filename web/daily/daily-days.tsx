/** How the last days went, up to a day: a row of marks. */
import { forReaders } from '@crownlands/kit/for-readers'
import { useWords } from '../text/words'
import { type DailyEntry, recentDays } from './daily'
import css from './daily.module.css'

/** A week, unless told. */
const DAYS_SHOWN = 7

interface DailyDaysProps {
  readonly history: readonly DailyEntry[]
  readonly game: string
  readonly day: string
  readonly days?: number
}

export function DailyDays({ history, game, day, days = DAYS_SHOWN }: DailyDaysProps) {
  const { daily } = useWords()
  return (
    <ol className={css.days} aria-label={daily.history}>
      {recentDays(history, game, day, days).map((shown) => (
        <li key={shown.day} data-mark={shown.mark} data-today={shown.day === day || undefined}>
          <span className={forReaders}>{daily.day(shown.day, shown.mark)}</span>
        </li>
      ))}
    </ol>
  )
}
