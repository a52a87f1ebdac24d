/** The game of the day: one start for everybody, and how your last days went. */

import { hostProblem, type TableHost } from '@crownlands/table/protocol'
import { useState } from 'react'
import { Button } from '../design/button'
import { notify } from '../design/notices-store'
import { goTo } from '../routes'
import { currentSettings } from '../settings/store'
import { useWords } from '../text/words'
import { dayOf, entryOf, seedOf, streakOf } from './daily'
import css from './daily.module.css'
import { DailyDays } from './daily-days'
import { dailyHistory, noteBegun } from './store'

export function DailyGame({ game, host }: { readonly game: string; readonly host: TableHost }) {
  const { daily, setup, shell } = useWords()
  const [today] = useState(() => dayOf(new Date()))
  const [history] = useState(dailyHistory)
  const [busy, setBusy] = useState(false)
  const entry = entryOf(history, game, today)
  const streak = streakOf(history, game, today)

  const play = async () => {
    if (busy) return
    setBusy(true)
    try {
      goTo({ page: 'table', id: (await openTable()) ?? (await newTable()) })
    } catch (error) {
      setBusy(false)
      const problem = hostProblem(error)
      notify({ kind: 'trouble', text: problem === undefined ? setup.failed : shell.hostProblem(problem) })
    }
  }
  /** The one that was begun, if it can still be played on. */
  const openTable = async () => {
    if (entry === undefined || entry.result !== undefined) return undefined
    return (await host.list()).find(({ id, unplayable }) => id === entry.table && unplayable === undefined)?.id
  }
  const newTable = async () => {
    const name = currentSettings().playerName || setup.houseNames.azure
    const { id } = await host.create({ game, options: {}, seats: [{ house: 'azure', name }] }, seedOf(today))
    noteBegun(game, today, id)
    return id
  }

  return (
    <div className={css.daily}>
      <div className={css.words}>
        <p className={css.title}>{daily.title}</p>
        <p className={css.note} data-done={entry?.result !== undefined || undefined}>
          {entry?.result === undefined ? daily.note : daily.done(entry.result.won, entry.result.score)}
        </p>
        {streak > 0 && <p className={css.streak}>{daily.streak(streak)}</p>}
      </div>
      <DailyDays history={history} game={game} day={today} />
      <Button aria-disabled={busy} onClick={() => void play()}>
        {entry === undefined ? daily.play : entry.result === undefined ? daily.goOn : daily.again}
      </Button>
    </div>
  )
}
