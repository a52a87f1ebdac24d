/** One thing after the other: what was asked of the server, and what it said no to. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { dismiss, expire, notify } from '../../design/notices-store'
import type { Answered } from './api'
import { problemText } from './words'

export interface Doing {
  /** Something is under way; a second press would ask twice. */
  readonly isBusy: boolean
  /** Does it unless something is under way. A no is said at the foot of the page, and gives undefined. */
  run<T>(ask: () => Promise<Answered<T>>): Promise<{ readonly value: T } | undefined>
}

/** `situation`: what a no was about. Once that has changed, or its screen is gone, the no is no news any more. */
export function useDoing(situation?: unknown): Doing {
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const said = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clean-up runs when the situation changes, which it does not read
  useEffect(
    () => () => {
      if (said.current !== undefined) expire(said.current)
      said.current = undefined
    },
    [situation],
  )
  const run = useCallback(async <T>(ask: () => Promise<Answered<T>>) => {
    if (busy.current) return undefined
    busy.current = true
    setBusy(true)
    // Who tries again has read it.
    if (said.current !== undefined) dismiss(said.current)
    said.current = undefined
    const answer = await ask()
    busy.current = false
    setBusy(false)
    if ('value' in answer) return answer
    said.current = notify({ kind: 'trouble', text: problemText(answer.trouble) })
    return undefined
  }, [])
  return { isBusy, run }
}
