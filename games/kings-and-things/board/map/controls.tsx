/** Closer, further away, where something happens, the whole map: for those who have neither wheel nor two fingers free. */
import type { Language } from '@crownlands/core/room'
import type { Holding } from '@crownlands/kit/grid/use-camera'
import { MAP_TEXT } from '../text/map'
import css from './map.module.css'

const SIGNS = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  centre: 'M12 3v5M12 16v5M3 12h5M16 12h5M9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  everything: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const

export function Controls({ camera, language }: { camera: Holding; language: Language }) {
  const words = MAP_TEXT[language]
  const buttons = [
    { sign: 'in', label: words.zoomIn, key: '+', does: () => camera.zoom('in') },
    { sign: 'out', label: words.zoomOut, key: '-', does: () => camera.zoom('out') },
    { sign: 'centre', label: words.centre, key: 'w', does: () => camera.centre() },
    { sign: 'everything', label: words.everything, key: 'f', does: () => camera.everything() },
  ] as const
  return (
    <fieldset className={css.controls} aria-label={words.controls}>
      {buttons.map(({ sign, label, key, does }) => (
        <button key={sign} type="button" aria-label={label} title={label} aria-keyshortcuts={key} onClick={does}>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d={SIGNS[sign]} fill="none" stroke="currentColor" strokeWidth={2.2} strokeLinecap="round" />
          </svg>
        </button>
      ))}
    </fieldset>
  )
}
