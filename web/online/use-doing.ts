/** One thing after the other: what was asked of the server, and what it said no to. */
import { useCallback, useRef, useState } from 'react'
import { notify } from '../design/notices-store'
import type { Answered } from './api'
import { problemText } from './words'

export interface Doing {
  /** Something is under way; a second press would ask twice. */
  readonly isBusy: boolean
  /** Does it unless something is under way. A no is said at the foot of the page, and gives undefined. */
  run<T>(ask: () => Promise<Answered<T>>): Promise<{ readonly value: T } | undefined>
}

export function useDoing(): Doing {
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const run = useCallback(async <T>(ask: () => Promise<Answered<T>>) => {
    if (busy.current) return undefined
    busy.current = true
    setBusy(true)
    const answer = await ask()
    busy.current = false
    setBusy(false)
    if ('value' in answer) return answer
    notify({ kind: 'trouble', text: problemText(answer.trouble) })
    return undefined
  }, [])
  return { isBusy, run }
}
