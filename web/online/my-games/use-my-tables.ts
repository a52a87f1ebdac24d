/** Somebody's tables, kept up by one line for all of them. */
import type { MyTable } from '@crownlands/table/online'
import { useCallback, useEffect, useState } from 'react'
import * as api from '../api/api'
import { rememberOnline } from '../api/remembered'
import { openEvents } from '../stream/events'
import { followBrowser, Stream } from '../stream/stream'
import { isBehind, withWaiting } from './my-tables'
import { useBadge } from './use-badge'

export type MyTablesState =
  | { readonly state: 'loading' }
  /** Nobody knows who asks: there are no tables yet. */
  | { readonly state: 'nobody' }
  | { readonly state: 'failed'; readonly trouble: api.Trouble }
  | {
      readonly state: 'there'
      readonly tables: readonly MyTable[]
      /** How far the server's clock is ahead of this one, in milliseconds. */
      readonly ahead: number
    }

/** While somebody looks at the list what others do without it becoming one's turn is seen by then, in milliseconds. */
const EVERY = 60_000

export function useMyTables(): { readonly tables: MyTablesState; load(): void } {
  const [tables, setTables] = useState<MyTablesState>({ state: 'loading' })

  const load = useCallback(() => {
    void api.me.tables().then((answer) => setTables((before) => after(before, answer)))
  }, [])

  useEffect(() => {
    load()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') load()
    }, EVERY)
    return () => clearInterval(timer)
  }, [load])

  const isThere = tables.state === 'there'
  useEffect(() => {
    if (!isThere) return
    return listen((waiting) => {
      load()
      setTables((before) =>
        before.state === 'there' && isBehind(before.tables, waiting)
          ? { ...before, tables: withWaiting(before.tables, waiting) }
          : before,
      )
    })
  }, [isThere, load])

  useBadge(tables.state === 'there' ? tables.tables.filter(({ myTurn }) => myTurn).length : undefined)
  return { tables, load }
}

/** What was there stays when the server is away for a moment. */
function after(before: MyTablesState, answer: Awaited<ReturnType<typeof api.me.tables>>): MyTablesState {
  if ('value' in answer) {
    const { tables, now } = answer.value
    rememberOnline(tables.length)
    return { state: 'there', tables, ahead: now - Date.now() }
  }
  if (answer.trouble.problem === 'nobody') return { state: 'nobody' }
  return before.state === 'there' && api.mayPass(answer.trouble) ? before : { state: 'failed', trouble: answer.trouble }
}

function listen(onWaiting: (waiting: readonly string[]) => void): () => void {
  const stream = new Stream({
    open: (_cursor, ears) => openEvents(`${api.API}/me/events`, ears),
    onEvent: ({ event, data }) => {
      if (event === 'me') onWaiting((JSON.parse(data) as { readonly waiting: readonly string[] }).waiting)
    },
    onLine: () => undefined,
    now: () => Date.now(),
    chance: () => Math.random(),
    later: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  const unfollow = followBrowser(stream)
  return () => {
    unfollow()
    stream.end()
  }
}
