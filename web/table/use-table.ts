/** A table in the browser: opened with its room, and what happens at it. */
import type { Room } from '@crownlands/core/room'
import { useCallback, useEffect, useState } from 'react'
import type { TableUi } from '../rooms/room-uis'
import { type Elsewhere, openTable, type TableEvent, type TableState, tableReducer } from './flow/flow'
import { useHosts } from './host/use-hosts'
import { type NotOpen, openRoom } from './trouble/open-room'

interface Opened {
  readonly state: TableState
  readonly ui: TableUi
  readonly room: Room
}

export function useTable(id: string, elsewhere: Elsewhere | undefined) {
  const { play, tables } = useHosts()
  /** Undefined while the table is being laid. */
  const [opened, setOpened] = useState<Opened | NotOpen>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` counts the presses of “Try again”: each loads once more
  useEffect(() => {
    let current = true
    setOpened(undefined)
    void openRoom({ play, tables }, id).then((result) => {
      if (!current) return
      if ('trouble' in result) setOpened(result)
      else
        setOpened({
          state: openTable(result.table, scoringsIn(result.ui), elsewhere),
          ui: result.ui,
          room: result.room,
        })
    })
    return () => {
      current = false
    }
  }, [play, tables, id, elsewhere, attempt])

  const dispatch = useCallback((event: TableEvent) => {
    setOpened((now) => (now !== undefined && 'state' in now ? { ...now, state: tableReducer(now.state, event) } : now))
  }, [])

  const retry = useCallback(() => setAttempt((n) => n + 1), [])
  return { opened, dispatch, retry }
}

/** Where the scorings are in a story; their titles are for those who read. */
function scoringsIn(ui: TableUi): TableState['scoringsOf'] {
  return (events) => ui.scoring?.parts(events, 'en') ?? []
}
