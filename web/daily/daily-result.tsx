/** At the end of a day's game: which day it was, and how many were held in a row. */
import { useWords } from '../text/words'
import { type DailyEntry, streakOf } from './daily'
import css from './daily.module.css'
import { DailyDays } from './daily-days'
import { dailyHistory } from './store'

export function DailyResult({ game, day }: Pick<DailyEntry, 'game' | 'day'>) {
  const { daily } = useWords()
  const history = dailyHistory()
  const streak = streakOf(history, game, day)
  return (
    <div className={css.result}>
      <p className={css.title}>{daily.named(day)}</p>
      <DailyDays history={history} game={game} day={day} />
      {streak > 0 && <p className={css.streak}>{daily.streak(streak)}</p>}
    </div>
  )
}
