/** The end of a match: its result opens by itself, is heard, and counts for the day’s game. */
import type { TableSummary } from '@crownlands/table/protocol'
import { useEffect, useEffectEvent, useRef } from 'react'
import { noteResult } from '../../daily/store'
import { playSound } from '../../sound/sounds'
import { resultAt } from './result'

/** `isOver`: the page has shown all of the match. */
export function useResult(table: TableSummary, isOver: boolean, onOpen: () => void): void {
  const { id, outcome } = table
  // A match that was ended without an outcome has no result.
  const hasResult = isOver && outcome !== undefined
  const result = resultAt(table)
  const wasOver = useRef(outcome !== undefined)
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    if (!hasResult) return
    open()
    // A player who only comes back to look hears nothing.
    if (!wasOver.current) playSound(result === 'lost' ? 'defeat' : 'victory')
    wasOver.current = true
  }, [hasResult, result])
  useEffect(() => {
    if (outcome !== undefined) noteResult(id, outcome)
  }, [id, outcome])
}
