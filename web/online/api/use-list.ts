/** What the server lists for somebody: read when it is shown, and again when something of it was changed. */
import { useCallback, useEffect, useState } from 'react'
import type { Answered, Trouble } from './api'

export type Listed<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly trouble: Trouble }
  | { readonly state: 'there'; readonly value: T }

/** `read` must be the same from one time to the next. */
export function useList<T>(read: () => Promise<Answered<T>>): readonly [Listed<T>, () => Promise<void>] {
  const [listed, setListed] = useState<Listed<T>>({ state: 'loading' })
  const load = useCallback(async () => {
    const answer = await read()
    setListed(
      'value' in answer ? { state: 'there', value: answer.value } : { state: 'failed', trouble: answer.trouble },
    )
  }, [read])
  useEffect(() => void load(), [load])
  return [listed, load]
}
