/** Where you left off: the games that wait, and the way to bring one from a file. */

import { forReaders } from '@crownlands/kit/for-readers'
import { Glyph } from '@crownlands/kit/icons/glyph.tsx'
import { fetched } from '@crownlands/table/fetched'
import {
  type HostProblem,
  type HostStatus,
  hostProblem,
  needsReload,
  type TableHost,
  type TableSummary,
} from '@crownlands/table/protocol'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { dailyAt } from '../daily/store'
import { Button } from '../design/button'
import { Mender } from '../design/mender'
import { notify } from '../design/notices-store'
import { Ruled } from '../design/ornament'
import { loadAgain } from '../pwa/load-again'
import { currentWords, useWords } from '../text/words'
import { openRecords } from './open-records'
import { rememberCount, rememberedCount } from './remembered'
import styles from './tables.module.css'

const loadList = () => import('./table-list')
const TableList = lazy(async () => ({ default: (await fetched(loadList())).TableList }))

/** Milliseconds until the host is fetched for somebody who was never here. */
const FIRST_VISIT = 1500

type Tables =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: HostProblem | undefined }
  | { readonly state: 'there'; readonly tables: readonly TableSummary[]; readonly status: HostStatus }

export function Tables({ host }: { readonly host: TableHost }) {
  const { home } = useWords()
  const { tables, load, remove } = useTables(host)
  return (
    <section className={styles.tables} aria-labelledby="tables">
      <Ruled>
        <h2 id="tables">{home.tables.title}</h2>
      </Ruled>
      <TablesBody tables={tables} onAgain={load} onRemove={remove} />
      <OpenFile host={host} />
    </section>
  )
}

interface TablesBodyProps {
  readonly tables: Tables
  onAgain(): void
  onRemove(id: string): void
}

function TablesBody({ tables, onAgain, onRemove }: TablesBodyProps) {
  const { home, shell } = useWords()
  if (tables.state === 'loading') return <Waiting rows={rememberedCount()} />
  if (tables.state === 'failed') {
    const { problem } = tables
    const text = problem === undefined ? home.tables.failed : shell.hostProblem(problem)
    return <Failed text={text} onAgain={needsReload(problem) ? () => void loadAgain() : onAgain} />
  }
  const { damaged, persistent } = tables.status
  const rows = tables.tables.length + damaged.length
  return (
    <>
      {rows === 0 ? (
        <Empty />
      ) : (
        <Mender instead={() => <Failed text={home.tables.failed} onAgain={() => void loadAgain()} />}>
          <Suspense fallback={<Waiting rows={rows} />}>
            <TableList tables={tables.tables} damaged={damaged} dayAt={(id) => dailyAt(id)?.day} onRemove={onRemove} />
          </Suspense>
        </Mender>
      )}
      {!persistent && (
        <p className={styles.quiet}>{rows < rememberedCount() ? home.tables.outOfReach : home.tables.notKept}</p>
      )}
    </>
  )
}

function Failed({ text, onAgain }: { readonly text: string; onAgain(): void }) {
  const { home } = useWords()
  return (
    <div className={styles.open} role="alert">
      <p>{text}</p>
      <Button onClick={onAgain}>{home.tables.again}</Button>
    </div>
  )
}

function useTables(host: TableHost) {
  const [tables, setTables] = useState<Tables>({ state: 'loading' })

  const load = useCallback(() => {
    Promise.all([host.list(), host.status()]).then(
      ([listed, status]) => {
        // What is out of reach now may be back tomorrow.
        if (status.persistent) rememberCount(listed.length + status.damaged.length)
        setTables({ state: 'there', tables: listed, status })
      },
      (error: unknown) => {
        setTables({ state: 'failed', problem: hostProblem(error) })
      },
    )
  }, [host])

  const remove = useCallback(
    (id: string) => {
      host
        .remove(id)
        .catch((error: unknown) => {
          notify({ kind: 'trouble', text: currentWords().shell.hostProblem(hostProblem(error)) })
        })
        .finally(load)
    },
    [host, load],
  )

  useEffect(() => {
    // Who was never here has nothing to list: the host is not fetched with the first page but once that is there.
    const calm = setTimeout(load, rememberedCount() > 0 ? 0 : FIRST_VISIT)
    return () => clearTimeout(calm)
  }, [load])
  return { tables, load, remove }
}

/** As many lines as there were last time, so that nothing jumps when they come. */
function Waiting({ rows }: { readonly rows: number }) {
  const { home } = useWords()
  return (
    <div role="status">
      <span className={forReaders}>{home.tables.loading}</span>
      {rows === 0 ? (
        <Empty />
      ) : (
        <div className={styles.expected} data-area="expected-tables">
          {Array.from({ length: rows }, (_, row) => row).map((row) => (
            <div key={row} className={styles.waiting} />
          ))}
        </div>
      )}
    </div>
  )
}

/** An empty chair. */
function Empty() {
  const { home } = useWords()
  return (
    <div className={styles.empty}>
      <svg width="56" height="72" viewBox="0 0 56 72" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d="M12 4c4 4 8 2 16-2 8 4 12 6 16 2v34h4v7h-4v25h-4V57H16v13h-4V45H8v-7h4zm4 6v28h24V10c-4 1-7 0-12-3-5 3-8 4-12 3zm0 35v8h24v-8zm12-32 6 8-6 8-6-8z" />
      </svg>
      <p>{home.tables.empty}</p>
    </div>
  )
}

function OpenFile({ host }: { readonly host: TableHost }) {
  const { home } = useWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.open}>
      <Button onClick={() => input.current?.click()}>
        <Glyph name="open" />
        {home.open.action}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file can be chosen again.
          target.value = ''
          void openRecords(files, host)
        }}
      />
      <p>{home.open.hint}</p>
    </div>
  )
}
