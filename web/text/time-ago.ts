/** How long ago something was, as a language says it. */
import type { Language } from '@crownlands/core/room'

/** English dates have the day first, as the French ones. */
const LOCALES = { en: 'en-GB', fr: 'fr' } as const

export function timeAgo(language: Language, justNow: string): (time: number, now: number) => string {
  const ago = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' })
  const day = new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', year: 'numeric' })
  return (time, now) => {
    const minutes = Math.round((time - now) / 60_000)
    if (minutes > -1) return justNow
    if (minutes > -60) return ago.format(minutes, 'minute')
    if (minutes > -60 * 24) return ago.format(Math.round(minutes / 60), 'hour')
    if (minutes > -60 * 24 * 14) return ago.format(Math.round(minutes / 60 / 24), 'day')
    return day.format(time)
  }
}
