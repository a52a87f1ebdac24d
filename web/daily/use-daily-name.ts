import { manifestOf } from '@crownlands/games/registry'
import { useLanguage, useWords } from '../text/words'
import type { DailyEntry } from './daily'

/** What the game of that day is called, in the words of its room. */
export function useDailyName(entry: Pick<DailyEntry, 'game' | 'day'> | undefined): string | undefined {
  const { daily } = useWords()
  const language = useLanguage()
  if (entry === undefined) return undefined
  return manifestOf(entry.game)?.daily?.[language].named(daily.date(entry.day))
}
