/** How many tables wait, on the icon of the installed app. */
import { useEffect } from 'react'

export function useBadge(waiting: number | undefined): void {
  useEffect(() => {
    if (waiting === undefined) return
    const app: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> = navigator
    const shown = waiting > 0 ? app.setAppBadge?.(waiting) : app.clearAppBadge?.()
    // Nobody misses a badge that the system does not show.
    shown?.catch(() => undefined)
  }, [waiting])
}
