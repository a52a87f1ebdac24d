/** What lies over a table, one at a time: sheets of players, story and menu, the keys, a scoring, the end. */
import type { GameEvent, Outcome } from '@crownlands/core/game'
import type { Language, Words } from '@crownlands/core/room'
import { fetched } from '@crownlands/table/fetched'
import type { TableSummary } from '@crownlands/table/protocol'
import { lazy, type ReactNode, Suspense } from 'react'
import { DailyResult } from '../daily/daily-result'
import type { dailyAt } from '../daily/store'
import { Button, ButtonLink } from '../design/button'
import { Dialog, Sheet } from '../design/dialog'
import { Mender } from '../design/mender'
import { hrefOf } from '../routes'
import { Ceremony } from './ceremony'
import { Ending } from './ending'
import { exportTable } from './export'
import type { ShownLook } from './flow'
import { MoreMenu } from './more-menu'
import type { TableUi } from './room-uis'
import css from './table-frame.module.css'
import { takeFocus } from './table-hooks'
import { TABLE_TEXT } from './text'
import { useHost } from './use-host'
import { titledScorings } from './use-telling'

/** Seldom asked for. */
const loadKeys = () => import('./key-list')
const KeyList = lazy(async () => ({ default: (await fetched(loadKeys())).KeyList }))

export type Over =
  | 'players'
  | 'story'
  | 'keys'
  | 'more'
  | 'ending'
  /** To be read again. */
  | { readonly scoring: number }

interface TableOversProps {
  readonly over: Over | undefined
  setOver(over: Over | undefined): void
  /** The scoring that is being celebrated. */
  readonly celebrated: number | undefined
  onCelebrated(scoring: number): void
  readonly table: TableSummary
  readonly look: ShownLook
  readonly ui: TableUi
  readonly words: Words<unknown, unknown, unknown, GameEvent>
  readonly language: Language
  readonly players: ReactNode
  readonly story: ReactNode
  readonly daily: ReturnType<typeof dailyAt>
  onClause(id: string): void
  onAgain(how: 'new' | 'same'): Promise<void>
}

export function TableOvers(props: TableOversProps) {
  const { over, setOver, table, ui, words, language, players, story } = props
  const text = TABLE_TEXT[language]
  const host = useHost()
  const close = () => setOver(undefined)
  const save = () => void exportTable(host, table, text)
  return (
    <>
      <Sheet open={over === 'players'} title={text.players} onClose={close}>
        {players}
      </Sheet>
      <Sheet open={over === 'story'} title={text.story} onClose={close}>
        <div className={css.sheetStory}>{story}</div>
      </Sheet>
      <Sheet open={over === 'more'} title={words.title} onClose={close}>
        <MoreMenu table={table} text={text} onExport={save} onKeys={() => setOver('keys')} />
      </Sheet>
      <Dialog open={over === 'keys'} title={text.keyList.title} onClose={close}>
        <Mender instead={() => <p>{text.failed}</p>}>
          <Suspense>
            <KeyList text={text} of="table" game={ui.keys?.(language)} />
          </Suspense>
        </Mender>
      </Dialog>
      <ScoringDialog {...props} />
      <Dialog open={over === 'ending'} title={text.end.title} onClose={close}>
        {table.outcome !== undefined && <EndingOf {...props} outcome={table.outcome} onSave={save} />}
      </Dialog>
    </>
  )
}

interface EndingOfProps extends TableOversProps {
  readonly outcome: Outcome
  onSave(): void
}

function EndingOf({ outcome, table, look, ui, words, language, daily, onAgain, onSave }: EndingOfProps) {
  const text = TABLE_TEXT[language]
  const sentence = words.ending(
    outcome,
    table.seats.map(({ name }) => name),
  )
  const actions = (
    <>
      <Button variant="seal" ref={takeFocus} onClick={() => void onAgain('new')}>
        {text.end.again}
      </Button>
      {table.seats.length === 1 && <Button onClick={() => void onAgain('same')}>{text.end.repeat}</Button>}
      <ButtonLink href={hrefOf({ page: 'replay', id: table.id })}>{text.replay}</ButtonLink>
      <Button onClick={onSave}>{text.exportRecord}</Button>
      <ButtonLink href={hrefOf({ page: 'home' })}>{text.home}</ButtonLink>
    </>
  )
  return (
    <Ending
      outcome={outcome}
      nameplates={table.seats}
      course={ui.course(look.story, language)}
      courseLines={ui.courseLines?.(language)}
      verdict={ui.Verdict === undefined ? undefined : <ui.Verdict view={look.view} language={language} />}
      occasion={daily === undefined ? undefined : <DailyResult {...daily} />}
      language={language}
      sentence={sentence}
      actions={actions}
    />
  )
}

function ScoringDialog(props: TableOversProps) {
  const { over, setOver, celebrated, onCelebrated, table, look, ui, language, onClause } = props
  const reading = typeof over === 'object' ? over.scoring : undefined
  const index = reading ?? celebrated
  const scoring = index === undefined ? undefined : titledScorings(ui, look.story, language)[index]
  const close = () => {
    if (reading !== undefined) setOver(undefined)
    else if (celebrated !== undefined) onCelebrated(celebrated)
  }
  return (
    <Dialog open={scoring !== undefined} title={scoring?.title ?? ''} onClose={close}>
      {scoring !== undefined && ui.scoring !== undefined && (
        <Ceremony
          key={`${index}`}
          story={look.story}
          scoring={scoring}
          ledger={ui.scoring}
          nameplates={table.seats}
          language={language}
          mode={reading === undefined ? 'celebrate' : 'read'}
          onClause={onClause}
          onDone={close}
        />
      )}
    </Dialog>
  )
}
