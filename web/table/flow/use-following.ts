/** Follows a table as one viewer for as long as that one looks. */
import type { Viewer } from '@crownlands/core/game'
import { hostProblem, type News } from '@crownlands/table/protocol'
import { useEffect, useRef } from 'react'
import { useHosts } from '../host/use-hosts'

interface Following {
  readonly id: string
  /** Undefined: nobody looks. */
  readonly viewer: Viewer | undefined
  /** How many final steps of the story the page has already. */
  readonly has: number | undefined
  /** Another one begins anew. */
  readonly attempt: number
}

export function useFollowing({ id, viewer, has, attempt }: Following, onNews: (news: News) => void): void {
  const { play: host } = useHosts()
  const heard = useRef(onNews)
  const held = useRef(has)
  useEffect(() => {
    heard.current = onNews
    held.current = has
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    if (viewer === undefined) return
    let current = true
    const hear = (news: News) => {
      if (current) heard.current(news)
    }
    const subscribed = host.subscribe(id, viewer, held.current, hear)
    subscribed.catch((error: unknown) => hear({ problem: hostProblem(error) ?? 'host-lost' }))
    return () => {
      current = false
      void subscribed.then((subscription) => host.unsubscribe(subscription)).catch(() => undefined)
    }
  }, [host, id, viewer, attempt])
}
