/** What lies over a table, one at a time: sheets of players, story and menu, the keys, a ledger, the end. */
import { fetched } from '@crownlands/table/fetched'
import { lazy, Suspense } from 'react'
import { Dialog, Sheet } from '../design/dialog'
import { Mender } from '../design/mender'
import { resultAt } from './ending/result'
import { useHost } from './host/use-host'
import { MoreMenu } from './menu/more-menu'
import type { TableOversProps } from './overs/overs'
import { titledScorings } from './story/use-telling'
import css from './table-overs.module.css'
import { TABLE_TEXT } from './text/text'
import { exportTable } from './trouble/export'

/** Seldom asked for. */
const loadKeys = () => import('./keys/key-list')
const KeyList = lazy(async () => ({ default: (await fetched(loadKeys())).KeyList }))

/** Not needed before something was scored, or the game is over. */
const loadLedger = () => import('./scoring/read-ledger')
const ReadLedger = lazy(async () => ({ default: (await fetched(loadLedger())).ReadLedger }))
const loadRecap = () => import('./story/recap-list')
const Recap = lazy(async () => ({ default: (await fetched(loadRecap())).Recap }))
const loadEnding = () => import('./ending/ending-of')
const EndingOf = lazy(async () => ({ default: (await fetched(loadEnding())).EndingOf }))

export function TableOvers(props: TableOversProps) {
  const { over, setOver, table, ui, room, language, players, story } = props
  const text = TABLE_TEXT[language]
  const host = useHost()
  const close = () => setOver(undefined)
  const result = resultAt(table)
  const save = () => void exportTable(host, table, text)
  return (
    <>
      <Sheet open={over === 'players'} title={text.players} onClose={close}>
        {players}
      </Sheet>
      <Sheet open={over === 'story'} title={text.story} onClose={close}>
        <div className={css.sheetStory}>{story}</div>
      </Sheet>
      <Sheet open={over === 'more'} title={room.words[language].title} onClose={close}>
        <MoreMenu table={table} text={text} around={props.around} onExport={save} onKeys={() => setOver('keys')} />
      </Sheet>
      <Sheet open={over === 'recap'} title={text.recap.title} onClose={close}>
        <Mender instead={() => <p>{text.failed}</p>}>
          <Suspense>
            <Recap entries={props.recap} look={props.look} language={language} />
          </Suspense>
        </Mender>
      </Sheet>
      <Dialog open={over === 'keys'} title={text.keyList.title} onClose={close}>
        <Mender instead={() => <p>{text.failed}</p>}>
          <Suspense>
            <KeyList text={text} of="table" game={ui.keys?.(language)} />
          </Suspense>
        </Mender>
      </Dialog>
      <ScoringDialog {...props} />
      <Dialog
        open={over === 'ending'}
        title={result === undefined ? text.end.title : text.end.verdicts[result]}
        onClose={close}
      >
        {table.outcome !== undefined && (
          <Mender instead={() => <p>{text.failed}</p>}>
            <Suspense>
              <EndingOf {...props} outcome={table.outcome} onSave={save} />
            </Suspense>
          </Mender>
        )}
      </Dialog>
    </>
  )
}

function ScoringDialog({ over, setOver, table, look, ui, language, meanwhile, onClause }: TableOversProps) {
  const index = typeof over === 'object' ? over.scoring : undefined
  const scoring = index === undefined ? undefined : titledScorings(ui, look.story, language)[index]
  const close = () => setOver(undefined)
  return (
    <Dialog open={scoring !== undefined} title={scoring?.title ?? ''} onClose={close}>
      {scoring !== undefined && ui.scoring !== undefined && (
        <Mender instead={() => <p>{TABLE_TEXT[language].failed}</p>}>
          <Suspense>
            <ReadLedger
              story={look.story}
              scoring={scoring}
              meanwhile={meanwhile}
              room={ui.scoring}
              nameplates={table.seats}
              language={language}
              onClause={onClause}
              onClose={close}
            />
          </Suspense>
        </Mender>
      )}
    </Dialog>
  )
}
