/** How long somebody may be away before they count as gone, in words. */
import type { Language } from '@crownlands/core/room'

const HOUR = 60
const DAY = 24 * HOUR

export function awayTime(minutes: number, language: Language): string {
  const unit = (amount: number, of: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: of, unitDisplay: 'long' }).format(amount)
  if (minutes % DAY === 0) return unit(minutes / DAY, 'day')
  return minutes % HOUR === 0 ? unit(minutes / HOUR, 'hour') : unit(minutes, 'minute')
}
