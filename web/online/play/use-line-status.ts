/** How the line is, as time goes by. */
import { useEffect, useReducer } from 'react'
import { type LineStatus, lineStatus, statusDueAt } from '../stream/stream'
import type { OnlineState } from './table-line'

export function useLineStatus({ line }: Pick<OnlineState, 'line'>): LineStatus {
  const [, again] = useReducer((n: number) => n + 1, 0)
  const now = Date.now()
  const status = lineStatus(line, now)
  const due = statusDueAt(line, now)
  useEffect(() => {
    if (due === undefined) return
    const timer = setTimeout(again, Math.max(0, due - Date.now()) + 1)
    return () => clearTimeout(timer)
  }, [due])
  return status
}
