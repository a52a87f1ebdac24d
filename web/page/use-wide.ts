/** Whether players and story have a place beside the board. The same width as in `table-frame.module.css`. */
import { useSyncExternalStore } from 'react'

const QUERY = '(width >= 64rem)'

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
}

function subscribe(changed: () => void): () => void {
  const media = matchMedia(QUERY)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
