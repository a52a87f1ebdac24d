/** The game of the day: one start for everybody, and how your last days went. */

import type { DailyWords } from '@crownlands/core/manifest'
import { hostProblem, type TableHost } from '@crownlands/table/protocol'
import { useState } from 'react'
import { Button } from '../design/button'
import { notify } from '../design/notices-store'
import { goTo } from '../page/routes'
import { currentSettings } from '../settings/store/store'
import { useWords } from '../text/words'
import { dayOf, entryOf, seedOf, streakOf } from './daily'
import css from './daily.module.css'
import { DailyDays } from './daily-days'
import { dailyHistory, noteBegun } from './store'

interface DailyGameProps {
  readonly game: string
  readonly words: DailyWords
  readonly host: TableHost
}

export function DailyGame({ game, words, host }: DailyGameProps) {
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
    <section className={css.daily} aria-labelledby={`today-${game}`}>
      <div className={css.words}>
        <h2 className={css.title} id={`today-${game}`}>
          {words.title}
        </h2>
        <p className={css.note} data-done={entry?.result !== undefined || undefined}>
          {entry?.result === undefined ? words.note : entry.result.won ? daily.won(entry.result.score) : words.lost}
        </p>
        {streak > 0 && <p className={css.streak}>{words.streak(streak)}</p>}
      </div>
      <DailyDays history={history} game={game} day={today} />
      <Button aria-disabled={busy} onClick={() => void play()}>
        {entry === undefined ? words.play : entry.result === undefined ? daily.goOn : daily.again}
      </Button>
    </section>
  )
}
