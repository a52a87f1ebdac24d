/** What stands in place of the table while nobody looks: who is to take the device, who answers, or why it cannot be shown. */
import type { GameEvent } from '@crownlands/core/game'
import type { Room } from '@crownlands/core/room'
import type { Nameplate } from '@crownlands/kit/room-ui'
import { fetched } from '@crownlands/table/fetched'
import type { TableSummary } from '@crownlands/table/protocol'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLanguage } from '../text/words'
import type { useFlow } from './flow/use-flow'
import { type Trouble, troubleOf } from './trouble/trouble'

/** Only games with questions need it, and only around one device. */
const loadAsking = () => import('./hand-over/ask-everybody')
const AskEverybody = lazy(async () => ({ default: (await fetched(loadAsking())).AskEverybody }))

/** Only several people around one device need it. */
const loadHandOver = () => import('./hand-over/hand-over')
const HandOver = lazy(async () => ({ default: (await fetched(loadHandOver())).HandOver }))

interface NobodyLooksProps {
  readonly flow: ReturnType<typeof useFlow>
  readonly table: TableSummary
  readonly room: Room
  readonly nameplates: readonly Nameplate[]
  readonly laying: ReactNode
  instead(trouble: Trouble, onRetry: () => void): ReactNode
  tell(event: GameEvent): readonly string[]
}

export function NobodyLooks({ flow, table, room, nameplates, laying, instead, tell }: NobodyLooksProps) {
  const language = useLanguage()
  const { waits, notice } = flow
  if (notice?.kind === 'failed') return instead(troubleOf(notice.problem), flow.tryAgain)
  if (waits.kind === 'hand-over') {
    const to = table.seats[waits.to]
    return to === undefined ? null : (
      <Suspense fallback={laying}>
        <HandOver
          to={to}
          seat={waits.to}
          table={table}
          tell={tell}
          nameplates={nameplates}
          onTake={() => flow.take(waits.to)}
        />
      </Suspense>
    )
  }
  if (waits.kind !== 'ask') return laying
  return (
    <Suspense fallback={laying}>
      <AskEverybody
        table={table}
        asked={waits.of}
        words={room.words[language]}
        onTake={flow.take}
        onNobody={() => void flow.passFor(waits.of)}
      />
    </Suspense>
  )
}
