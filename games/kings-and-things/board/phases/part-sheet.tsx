/** The sheet beside the map that belongs to the part of now: the pool, what an exploration brought, or who earns what. */
import { useState } from 'react'
import type { Action } from '../../rules/actions'
import type { View } from '../../rules/view/view'
import { hexTitle } from '../map/describe'
import type { PartProps } from '../parts'
import { EVENT_TEXT } from '../text/events'
import { EXPLORE_TEXT } from '../text/explore'
import { PHASE_TEXT } from '../text/phases'
import { RECRUITING_TEXT } from '../text/recruiting'
import { TABLE_TEXT } from '../text/table'
import { BY_CHARACTERS, CharactersPanel } from './characters-panel.tsx'
import { EventsPanel, eventsOf } from './events-panel.tsx'
import { ExplorePanel } from './explore-panel.tsx'
import { IncomeLedger } from './income-ledger.tsx'
import { Sheet } from './sheet.tsx'

/** What sheets offer by themselves. */
export const BY_SHEETS: readonly Action['type'][] = ['bribe', ...BY_CHARACTERS]

export type SheetKind = 'characters' | 'explore' | 'events'

/** The sheet of the part that is going on, for whom it asks. */
export function sheetFor(view: View): SheetKind | undefined {
  const task = view.tasks.at(-1)
  if (task?.type === 'events') return task.stage === 'open' && eventsOf(view).length > 0 ? 'events' : undefined
  if (task?.type === 'characters') return task.stage === 'open' ? 'characters' : undefined
  return task?.type === 'explore' && task.stage === 'bribe' ? 'explore' : undefined
}

/** It is folded, not closed: the part goes on. */
export function PartSheet({ kind, ...part }: PartProps & { readonly kind: SheetKind }) {
  const [folded, setFolded] = useState(false)
  const { view, cast } = part
  const task = view.tasks.at(-1)
  const titles: Readonly<Record<SheetKind, string>> = {
    characters: RECRUITING_TEXT[cast.language].pool,
    events: EVENT_TEXT[cast.language].events,
    explore: task?.type === 'explore' ? EXPLORE_TEXT[cast.language].title(hexTitle(task.hex, view, cast)) : '',
  }
  return (
    <Sheet
      title={titles[kind]}
      side="left"
      part={kind}
      closeLabel={TABLE_TEXT[cast.language].close}
      isFolded={folded}
      onClose={() => setFolded(!folded)}
    >
      {kind === 'characters' && <CharactersPanel {...part} />}
      {kind === 'events' && <EventsPanel {...part} />}
      {kind === 'explore' && <ExplorePanel {...part} />}
    </Sheet>
  )
}

export function LedgerSheet({ view, cast, onClose }: Pick<PartProps, 'view' | 'cast'> & { onClose(): void }) {
  return (
    <Sheet
      title={PHASE_TEXT[cast.language].ledger}
      side="left"
      part="ledger"
      closeLabel={TABLE_TEXT[cast.language].close}
      onClose={onClose}
    >
      <IncomeLedger view={view} cast={cast} />
    </Sheet>
  )
}
