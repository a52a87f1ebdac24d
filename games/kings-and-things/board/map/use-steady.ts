/** Handlers that stay the same from one drawing to the next, so that what takes them need not be drawn anew. */
import { useLayoutEffect, useMemo, useRef } from 'react'

type Handlers = Readonly<Record<string, (...args: never[]) => void>>

export function useSteady<T extends { readonly [Name in keyof T]: (...args: never[]) => void }>(handlers: T): T {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  return useMemo(() => {
    const names = Object.keys(latest.current) as (keyof T & string)[]
    const steady: Handlers = Object.fromEntries(
      names.map((name) => [name, (...args: never[]) => latest.current[name](...args)]),
    )
    return steady as unknown as T
  }, [])
}
