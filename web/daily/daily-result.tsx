/** At the end of a day's game: which day it was, and how many were held in a row. */
import { manifestOf } from '@crownlands/games/registry'
import { useLanguage } from '../text/words'
import { type DailyEntry, streakOf } from './daily'
import css from './daily.module.css'
import { DailyDays } from './daily-days'
import { dailyHistory } from './store'
import { useDailyName } from './use-daily-name'

export function DailyResult({ game, day }: Pick<DailyEntry, 'game' | 'day'>) {
  const words = manifestOf(game)?.daily?.[useLanguage()]
  const name = useDailyName({ game, day })
  const history = dailyHistory()
  const streak = streakOf(history, game, day)
  return (
    <div className={css.result}>
      <p className={css.title}>{name}</p>
      <DailyDays history={history} game={game} day={day} />
      {streak > 0 && <p className={css.streak}>{words?.streak(streak)}</p>}
    </div>
  )
}
