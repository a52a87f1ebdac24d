/** What lies over a table, one at a time: sheets of players, story and menu, the keys, a ledger, the end. */
import { fetched } from '@crownlands/table/fetched'
import { lazy, Suspense } from 'react'
import { Dialog, Sheet } from '../design/dialog'
import { Mender } from '../design/mender'
import { resultAt } from './ending/result'
import { RESULT_TEXT } from './ending/result-text'
import { useHosts } from './host/use-hosts'
import { exportTable } from './menu/export'
import { MoreMenu } from './menu/more-menu'
import { MENU_TEXT } from './menu/text'
import { NOTICE_TEXT } from './notices/text'
import type { TableOversProps } from './overs/overs'
import { PLAYERS_TEXT } from './players/text'
import { STORY_TEXT } from './story/text'
import { titledScorings } from './story/use-telling'
import css from './table-overs.module.css'

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
  const { failed } = NOTICE_TEXT[language]
  const storyText = STORY_TEXT[language]
  const { past } = useHosts()
  const close = () => setOver(undefined)
  const result = resultAt(table)
  const save = past && (() => void exportTable(past, table))
  return (
    <>
      <Sheet open={over === 'players'} title={PLAYERS_TEXT[language].title} onClose={close}>
        {players}
      </Sheet>
      <Sheet open={over === 'story'} title={storyText.title} onClose={close}>
        <div className={css.sheetStory}>{story}</div>
      </Sheet>
      <Sheet open={over === 'more'} title={room.words[language].title} onClose={close}>
        <MoreMenu table={table} around={props.around} onExport={save} onKeys={() => setOver('keys')} />
      </Sheet>
      <Sheet open={over === 'recap'} title={storyText.recap.title} onClose={close}>
        <Mender instead={() => <p>{failed}</p>}>
          <Suspense>
            <Recap entries={props.recap} look={props.look} language={language} />
          </Suspense>
        </Mender>
      </Sheet>
      <Dialog open={over === 'keys'} title={MENU_TEXT[language].keys} onClose={close}>
        <Mender instead={() => <p>{failed}</p>}>
          <Suspense>
            <KeyList of="table" game={ui.keys?.(language)} />
          </Suspense>
        </Mender>
      </Dialog>
      <ScoringDialog {...props} />
      <Dialog
        open={over === 'ending'}
        title={result === undefined ? RESULT_TEXT[language].title : RESULT_TEXT[language].verdicts[result]}
        onClose={close}
      >
        {table.outcome !== undefined && (
          <Mender instead={() => <p>{failed}</p>}>
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
        <Mender instead={() => <p>{NOTICE_TEXT[language].failed}</p>}>
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
