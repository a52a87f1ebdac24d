/** The sheet beside the map that belongs to the part of now: the pool, what an exploration brought, or who earns what. */
import { useState } from 'react'
import type { Action } from '../../actions'
import type { SeenTask } from '../../view'
import { hexTitle } from '../map/describe'
import type { PartProps } from '../parts'
import { EXPLORE_TEXT } from '../text/explore'
import { PHASE_TEXT } from '../text/phases'
import { RECRUITING_TEXT } from '../text/recruiting'
import { TABLE_TEXT } from '../text/table'
import { BY_CHARACTERS, CharactersPanel } from './characters-panel.tsx'
import { ExplorePanel } from './explore-panel.tsx'
import { IncomeLedger } from './income-ledger.tsx'
import { Sheet } from './sheet.tsx'

/** What sheets offer by themselves. */
export const BY_SHEETS: readonly Action['type'][] = ['bribe', ...BY_CHARACTERS]

export type SheetKind = 'characters' | 'explore'

/** The sheet of the part that is going on, for whom it asks. */
export function sheetFor(task: SeenTask | undefined): SheetKind | undefined {
  if (task?.type === 'characters') return task.stage === 'open' ? 'characters' : undefined
  return task?.type === 'explore' && task.stage === 'bribe' ? 'explore' : undefined
}

/** It is folded, not closed: the part goes on. */
export function PartSheet({ kind, ...part }: PartProps & { readonly kind: SheetKind }) {
  const [folded, setFolded] = useState(false)
  const { view, cast } = part
  const task = view.tasks.at(-1)
  const hex = task?.type === 'explore' ? task.hex : 0
  return (
    <Sheet
      title={
        kind === 'characters'
          ? RECRUITING_TEXT[cast.language].pool
          : EXPLORE_TEXT[cast.language].title(hexTitle(hex, view, cast))
      }
      side="left"
      part={kind}
      closeLabel={TABLE_TEXT[cast.language].close}
      isFolded={folded}
      onClose={() => setFolded(!folded)}
    >
      {kind === 'characters' ? <CharactersPanel {...part} /> : <ExplorePanel {...part} />}
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
