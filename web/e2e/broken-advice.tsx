/** In the page: a board at which what only advises breaks. */

import type { SurfaceProps } from '@crownlands/kit/room-ui'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Board } from '../table/board'

/** The texts of the board, update after update: with advice, with advice that breaks it, and with other advice. */
export function breakAdvice(): readonly string[] {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  const shown: string[] = []
  for (const hinted of ['castle', 'broken', 'dragon']) {
    const board = <Board Surface={Toy} table={TABLE} extra={{ latest: [], hinted }} update={hinted} />
    flushSync(() => root.render(board))
    shown.push(place.textContent ?? '')
  }
  return shown
}

function Toy({ hinted }: SurfaceProps) {
  if (hinted === 'broken') throw new Error('no such advice')
  return <p>the board{hinted === undefined ? '' : ` and ${String(hinted)}`}</p>
}

const TABLE: Parameters<typeof Board>[0]['table'] = {
  ...{ view: {}, seat: 0, legal: [], nameplates: [], stepTime: 0, singleKeys: false },
  language: 'en',
  onShowing: () => undefined,
  onAct: async () => undefined,
  onTry: () => undefined,
  onHold: () => undefined,
  onSay: () => undefined,
}
