/** All of somebody's tables online: those that wait first, then those under way, then what is over. */
import type { MyTable } from '@crownlands/table/online'
import { Button, ButtonLink } from '../../design/button'
import { Ruled } from '../../design/ornament'
import { download } from '../../page/download'
import { hrefOf } from '../../page/routes'
import { useLanguage } from '../../text/words'
import * as api from '../api/api'
import { useDoing } from '../api/use-doing'
import { useProblemText } from '../api/words'
import { RematchWay } from '../rematch/rematch'
import css from './my-games.module.css'
import { inOrder, isOver } from './my-tables'
import { TableLine } from './table-line'
import { MY_GAMES_TEXT } from './text'
import { type MyTablesState, useMyTables } from './use-my-tables'

export function MyGamesScreen() {
  const text = MY_GAMES_TEXT[useLanguage()]
  const { tables, load } = useMyTables()
  return (
    <main className={css.page} tabIndex={-1}>
      <div className={css.head}>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
      </div>
      <Body tables={tables} onAgain={load} />
      <p className={css.ways}>
        <ButtonLink href={hrefOf({ page: 'lobby' })}>{text.lobby}</ButtonLink>
        <ButtonLink href={hrefOf({ page: 'account' })}>{text.you}</ButtonLink>
      </p>
    </main>
  )
}

function Body({ tables, onAgain }: { readonly tables: MyTablesState; onAgain(): void }) {
  const text = MY_GAMES_TEXT[useLanguage()]
  const problemText = useProblemText()
  switch (tables.state) {
    case 'loading':
      return <p role="status">{text.loading}</p>
    case 'nobody':
      return <p>{text.nobody}</p>
    case 'failed':
      return (
        <div role="alert" className={css.failed}>
          <p>{problemText(tables.trouble)}</p>
          <Button onClick={onAgain}>{text.again}</Button>
        </div>
      )
    case 'there': {
      const now = Date.now() + tables.ahead
      const sorted = inOrder(tables.tables, now)
      if (sorted.length === 0) return <p>{text.empty}</p>
      return (
        <>
          <Shelf title={text.running} tables={sorted.filter((table) => !isOver(table))} now={now} />
          <Shelf title={text.past} tables={sorted.filter(isOver)} now={now} />
        </>
      )
    }
  }
}

interface ShelfProps {
  readonly title: string
  readonly tables: readonly MyTable[]
  readonly now: number
}

function Shelf({ title, tables, now }: ShelfProps) {
  if (tables.length === 0) return null
  return (
    <section className={css.shelf}>
      <Ruled>
        <h2>{title}</h2>
      </Ruled>
      <ul className={css.list}>
        {tables.map((table) => (
          <li key={table.code}>
            <TableLine table={table} now={now} />
            {isOver(table) && <Past table={table} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What can still be done with a game that is over. */
function Past({ table: { code, status, rematch } }: { readonly table: MyTable }) {
  const text = MY_GAMES_TEXT[useLanguage()]
  const { isBusy, run } = useDoing()

  async function save() {
    const answer = await run(() => api.tables.record(code))
    if (answer !== undefined) download(`crownlands-${code}.json`, JSON.stringify(answer.value))
  }

  return (
    <div className={css.past}>
      {status === 'over' && (
        <ButtonLink variant="quiet" href={hrefOf({ page: 'online-replay', code })}>
          {text.replay}
        </ButtonLink>
      )}
      <Button variant="quiet" aria-disabled={isBusy} onClick={() => void save()}>
        {text.record}
      </Button>
      <RematchWay code={code} rematch={rematch} plays variant="quiet" />
    </div>
  )
}
